import { asBytes, encode } from '../protocol/encode.ts';
import { deny, words } from './denial.ts';
import type { EntryListener } from './host.ts';
import { infoAt } from './info.ts';
import { answering, send } from './send.ts';
import { sendState } from './show.ts';
import { type HostedTable, seatsHeldBy, viewersFor, type Watcher } from './table.ts';

/** News are told together, so that neither a crowd at a table nor a fast match floods it. */
const NEWS_DELAY = 100;

export function sendInfo(table: HostedTable, { listener }: Watcher, request?: number): void {
  send(listener, { type: 'table', ...answering(request), info: infoAt(table, listener.person.id) });
}

/** Tells everybody at the table about it; those who do not sit there are told the same. */
export function sendNews(table: HostedTable): void {
  const { stored } = table;
  let forOthers: ReturnType<typeof asBytes> | undefined;
  for (const watcher of table.watchers) {
    const { id } = watcher.listener.person;
    if (id === stored.row.host || seatsHeldBy(stored, id).length > 0) sendInfo(table, watcher);
    else {
      forOthers ??= asBytes(encode({ type: 'table', info: infoAt(table, id) }));
      watcher.listener.deliver(forOthers);
    }
  }
}

export function sendNewsSoon(table: HostedTable): void {
  if (table.newsDue || table.watchers.size === 0) return;
  table.newsDue = true;
  setTimeout(() => {
    table.newsDue = false;
    sendNews(table);
  }, NEWS_DELAY);
}

/** After an entry: everybody at the table hears at once how it ended, and soon that somebody has given up. */
export const tellOfEnds: EntryListener = (_host, table, { entry, ends }) => {
  if (ends) sendNews(table);
  else if ('resign' in entry) sendNewsSoon(table);
};

/** Whoever has taken or left a seat sees the match with other eyes from now on; says whether anybody has. */
export function renewViewers(table: HostedTable): boolean {
  let renewed = false;
  for (const watcher of table.watchers) {
    const viewers = viewersFor(table.stored, watcher.listener.person.id);
    const key = viewers.join();
    if (key === watcher.key) continue;
    renewed = true;
    watcher.viewers = viewers;
    watcher.key = key;
    watcher.shown = -1;
    if (table.live !== undefined) sendState(table, table.live, watcher);
  }
  return renewed;
}

/** Tells everybody there that the table has been cleared away. */
export function sendGone(table: HostedTable): void {
  const denial = deny('unknown-table', 'refused.unknown-table');
  const { denied: code, refusal } = denial;
  for (const { listener } of table.watchers) {
    send(listener, { type: 'refused', table: table.id, code, refusal, message: words(denial) });
  }
}
