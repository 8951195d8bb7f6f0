import type { Seat } from '../../kernel/game.ts';
import { asBytes, encode } from '../../protocol/encode.ts';
import { deny, words } from '../denial.ts';
import type { EntryListener } from '../host.ts';
import { answering, send } from '../send.ts';
import { type HostedTable, holds, keyFor, seatsHeldBy, viewersFor, type Watcher } from '../table.ts';
import type { Time } from '../time.ts';
import { clocksFor, infoAt } from './info.ts';
import { sendState } from './show.ts';

/** In milliseconds: news is batched, so that neither a crowd nor a fast match floods the table. */
const NEWS_DELAY = 100;

export function sendInfo(table: HostedTable, { listener }: Watcher, request?: number): void {
  send(listener, { type: 'table', ...answering(request), info: infoAt(table, listener.person.id) });
}

/** Sends everybody at the table its info. Encoded once for all who have no seat. */
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

/** Sends one watcher the clocks, if the match has a pace. */
export function sendClocks({ id, stored, clocks: now }: HostedTable, { listener }: Watcher): void {
  const clocks = clocksFor(stored, { clocks: now }, listener.person.id, undefined);
  if (clocks !== undefined) send(listener, { type: 'clocks', table: id, clocks });
}

/** Sends the clocks to those who play that seat. */
export function sendClocksOf(table: HostedTable, seat: Seat): void {
  for (const watcher of table.watchers) {
    if (holds(table.stored, watcher.listener.person.id, seat)) sendClocks(table, watcher);
  }
}

export function sendNewsSoon({ after }: Time, table: HostedTable): void {
  if (table.newsDue !== undefined || table.watchers.size === 0) return;
  table.newsDue = after(NEWS_DELAY, () => {
    table.newsDue = undefined;
    sendNews(table);
  });
}

/** After an entry: sends news at once if the match has ended, and soon if somebody has resigned. */
export const sendNewsAfterEntry: EntryListener = (host, table, { entry, ends }) => {
  if (ends) sendNews(table);
  else if ('resign' in entry) sendNewsSoon(host, table);
};

/** Updates the viewers of watchers whose seats have changed. Returns whether any have. */
export function renewViewers(table: HostedTable): boolean {
  let renewed = false;
  for (const watcher of table.watchers) {
    const viewers = viewersFor(table.stored, watcher.listener.person.id);
    const key = keyFor(viewers, watcher.lean);
    if (key === watcher.key) continue;
    renewed = true;
    watcher.viewers = viewers;
    watcher.key = key;
    watcher.revision = -1;
    if (table.live !== undefined) sendState(table, table.live, watcher);
  }
  return renewed;
}

/** Tells everybody at the table that it has been deleted. */
export function sendGone(table: HostedTable): void {
  const denial = deny('unknown-table', 'refused.unknown-table');
  const { denied: code, refusal } = denial;
  for (const { listener } of table.watchers) {
    send(listener, { type: 'refused', table: table.id, code, refusal, message: words(denial) });
  }
}
