import type { Refused } from '../kernel/refusal.ts';
import { writeTold } from '../protocol/lines.ts';
import { type NewEntry, sendLetters, writeChange } from './change.ts';
import { entryOf, type LogEntry } from './entry.ts';
import type { Host } from './host.ts';
import { type Done, follow, forgetSettled, isHidden, type LiveMatch, lookersBits, openSecret } from './live.ts';
import { renewViewers, sendGone, sendNews, sendNewsSoon } from './news.ts';
import { liveOf } from './reading.ts';
import { isAmong } from './seat-bits.ts';
import { sendStates } from './show.ts';
import type { LogRow } from './store.ts';
import type { HostedTable } from './table.ts';

/** Plays what another process has added to the log, and shows it. To be called in turn. */
export async function catchUp(host: Host, table: HostedTable): Promise<void> {
  const { live } = table;
  if (live === undefined) {
    // After trouble the match is read again for those who watch; who comes later reads it then.
    if (table.watchers.size > 0) await readAgain(host, table, undefined);
    return;
  }
  for (const row of await host.store.logFrom(table.id, live.sequence)) {
    const secret = openSecret(live);
    const before = lookersOf(live, entryOf(row));
    const done = followed(host, live, row);
    if (done === undefined || 'refused' in done) {
      // Another process follows other rules: the store knows how the match stands.
      await readAgain(host, table, undefined);
      return;
    }
    forgetSettled(live);
    const reveals = secret !== undefined && secret !== openSecret(live);
    showFollowed(table, live, row, done, { reveals, lookers: before | lookersOf(live, done.entry) });
    if ('resign' in done.entry) sendNewsSoon(table);
  }
}

function lookersOf(live: LiveMatch | undefined, entry: LogEntry): number {
  return live !== undefined && 'seat' in entry ? lookersBits(live, entry.seat) : 0;
}

type Followed = Pick<NewEntry, 'reveals' | 'lookers'>;

function showFollowed(table: HostedTable, live: LiveMatch, row: LogRow, { entry, told }: Done, how: Followed): void {
  const knownAsked = row.asked_known !== table.stored.askedKnown;
  noteRow(table, row);
  const { sequence } = row;
  sendLetters(table, live, writeChange(table, live, { entry, told: writeTold(told), sequence, knownAsked, ...how }));
}

function noteRow(table: HostedTable, row: LogRow): void {
  table.stored = {
    ...table.stored,
    asked: row.asked,
    askedKnown: row.asked_known,
    entered: row.at,
    moved: row.moved,
  };
}

/**
 * Reads the match anew from the store, and shows it to those who may know of anything that came after that place in the log;
 * to everybody if no place is named. To be called in turn.
 */
export async function readAgain(host: Host, table: HostedTable, after: number | undefined): Promise<void> {
  const before = table.stored.askedKnown;
  const earlier = table.live;
  table.live = undefined;
  const live = await liveOf(host, table);
  if (live === undefined) return;
  if (after === undefined) {
    sendStates(table, live);
    return;
  }
  const rows = await host.store.logFrom(table.id, after, live.sequence);
  for (const row of rows) noteRow(table, row);
  const knownAsked = table.stored.askedKnown !== before;
  sendStates(
    table,
    live,
    ({ viewers }) =>
      knownAsked ||
      rows.some((row) => {
        const entry = entryOf(row);
        if (!isHidden(live, entry, row.sequence) || ('seat' in entry && viewers.includes(entry.seat))) return true;
        return isAmong(lookersOf(earlier, entry) | lookersOf(live, entry), viewers);
      }),
  );
}

function followed({ log }: Host, live: LiveMatch, row: LogRow): Done | Refused | undefined {
  try {
    return follow(live, row);
  } catch (err) {
    log.warn({ table: live.table, sequence: row.sequence, err }, 'an entry of another process could not be followed');
    return undefined;
  }
}

/** Reads who sits at the table and how it stands, and tells everybody there. To be called in turn. */
export async function refresh(host: Host, table: HostedTable): Promise<void> {
  const stored = await host.store.table(table.id);
  if (stored === undefined) {
    sendGone(table);
    host.tableGone(table);
    return;
  }
  const begins = table.stored.row.state === 'gathering' && stored.row.state !== 'gathering';
  table.stored = stored;
  // Another process has gone on to newer rules: what this one would accept by the old ones could not stay.
  if (stored.row.rules > table.game.version) table.live = undefined;
  host.tableChanged(table, renewViewers(table));
  sendNews(table);
  if (!begins) return;
  const live = await liveOf(host, table);
  if (live !== undefined) sendStates(table, live);
}
