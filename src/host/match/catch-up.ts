import type { Refused } from '../../kernel/refusal.ts';
import { NewerRules } from '../../kernel/upgrade.ts';
import { writeTold } from '../../protocol/lines.ts';
import { deny, words } from '../denial.ts';
import type { Host } from '../host.ts';
import { isAmong } from '../seat-bits.ts';
import { send } from '../send.ts';
import type { LogRow } from '../store.ts';
import type { HostedTable } from '../table.ts';
import { renewViewers, sendClocksOf, sendGone, sendNews, sendNewsSoon } from '../watchers/news.ts';
import { sendStates } from '../watchers/show.ts';
import { type NewEntry, prepareUpdates, sendUpdates } from './change.ts';
import { entryOf, type LogEntry } from './entry.ts';
import { type Applied, follow, forgetSettled, isHidden, type LiveMatch, onlookerBits, openSecret } from './live.ts';
import { liveOf } from './reading.ts';

/**
 * Applies the entries that another process has added to the log, and sends the updates. A match that a process with newer rules
 * has continued is left to it: its watchers are led there, or told so once. The caller holds the table's lock.
 */
export async function catchUp(host: Host, table: HostedTable): Promise<void> {
  try {
    await followLog(host, table);
  } catch (error) {
    if (!(error instanceof NewerRules)) throw error;
  }
}

function sendNewerRules({ id, watchers }: HostedTable): void {
  const denial = deny('not-shown', 'refused.newer-rules');
  const { denied: code, refusal } = denial;
  for (const { listener } of watchers) {
    send(listener, { type: 'refused', table: id, code, refusal, message: words(denial) });
  }
}

async function followLog(host: Host, table: HostedTable): Promise<void> {
  const { live } = table;
  if (live === undefined) {
    // After an error the match is read again for its watchers. Without watchers it is read when the next one comes.
    if (table.watchers.size > 0) await readAgain(host, table, undefined);
    table.needsCheck = false;
    return;
  }
  const rows = await host.store.logFrom(table.id, Math.max(0, live.sequence - 1));
  table.needsCheck = false;
  const known = live.sequence === 0 ? undefined : rows.shift();
  if (known?.at !== live.entered) {
    await reloadTruncated(host, table);
    return;
  }
  for (const row of rows) {
    const secret = openSecret(live);
    const before = onlookersOf(live, entryOf(row));
    const done = followed(host, live, row);
    if (done === undefined || 'refused' in done) {
      // The other process follows other rules, so the match is read from the store.
      await readAgain(host, table, undefined);
      return;
    }
    forgetSettled(live);
    const reveals = secret !== undefined && secret !== openSecret(live);
    showFollowed(table, live, row, done, { reveals, onlookers: before | onlookersOf(live, done.entry) });
    if ('resign' in done.entry) sendNewsSoon(host, table);
  }
  if (rows.length > 0) await followClocks(host, table, live, rows);
}

/** Another process has added entries from that place on, or changed the clocks: reads them, and sends what they change. The caller holds the table's lock. */
export async function followOthers(host: Host, table: HostedTable, place: number): Promise<void> {
  const before = table.stored.clocks?.revision;
  await readClocks(host, table);
  const rows = await readAgain(host, table, place);
  if (table.live !== undefined) tellClocks(host, table, table.live, rows, before);
}

async function followClocks(host: Host, table: HostedTable, live: LiveMatch, rows: readonly LogRow[]): Promise<void> {
  const before = table.stored.clocks?.revision;
  await readClocks(host, table);
  tellClocks(host, table, live, rows, before);
}

/** Entries change clocks. Those who may not know of an entry are not told of its clocks. */
function tellClocks(
  host: Host,
  table: HostedTable,
  live: LiveMatch,
  rows: readonly LogRow[],
  before: number | undefined,
): void {
  if (before === table.stored.clocks?.revision) return;
  host.tableChanged(table, false);
  const hidden = rows.filter((row) => isHidden(live, entryOf(row), row.sequence));
  if (hidden.length < rows.length) sendNews(table);
  else for (const { seat } of hidden) if (seat !== null) sendClocksOf(table, seat);
}

/** Reads the clocks from the store, where there is anything to measure. The caller holds the table's lock. */
async function readClocks({ store }: Host, table: HostedTable): Promise<void> {
  const { stored, game } = table;
  // A table without a pace has notes for the log there, once somebody has taken a seat over.
  const isTimed = game.clock !== undefined || (stored.row.pace ?? null) !== null;
  if (!isTimed && stored.clocks === undefined) return;
  table.stored = { ...stored, clocks: await store.clocks(table.id) };
}

function onlookersOf(live: LiveMatch | undefined, entry: LogEntry): number {
  return live !== undefined && 'seat' in entry ? onlookerBits(live, entry.seat) : 0;
}

type Visibility = Pick<NewEntry, 'reveals' | 'onlookers'>;

function showFollowed(table: HostedTable, live: LiveMatch, row: LogRow, { entry }: Applied, how: Visibility): void {
  const changesPublicAsked = row.asked_known !== table.stored.publicAsked;
  noteRow(table, row);
  const { sequence } = row;
  sendUpdates(
    table,
    live,
    prepareUpdates(table, live, { entry, told: writeTold(JSON.parse(row.told)), sequence, changesPublicAsked, ...how }),
  );
}

function noteRow(table: HostedTable, row: LogRow): void {
  table.stored = {
    ...table.stored,
    asked: row.asked,
    publicAsked: row.asked_known,
    entered: row.at,
    moved: row.moved,
  };
}

/**
 * The store has lost entries that it had acknowledged: a replica that was behind may have taken over. People are shown the match
 * as far as it is stored, and it continues from there. The caller holds the table's lock.
 */
export async function reloadTruncated(host: Host, table: HostedTable): Promise<void> {
  const { id, live } = table;
  table.live = undefined;
  const [newest] = (await host.store.logFrom(id, 0)).slice(-1);
  host.log.error(
    { table: id, known: live?.sequence, left: (newest?.sequence ?? -1) + 1 },
    'the database has lost entries of a match that were acknowledged; it goes on from those that are left',
  );
  const isThere = (await host.store.table(id)) !== undefined;
  await refresh(host, table);
  if (isThere && table.stored.row.state !== 'gathering') await readAgain(host, table, undefined);
}

/**
 * Reads the match again from the store, and sends it to the watchers who may know of an entry at or after `after`; to everybody
 * if `after` is undefined. Returns those entries. The caller holds the table's lock.
 */
async function readAgain(host: Host, table: HostedTable, after: number | undefined): Promise<readonly LogRow[]> {
  const before = table.stored.publicAsked;
  const earlier = table.live;
  table.live = undefined;
  const live = await liveOf(host, table).catch((error) => {
    if (error instanceof NewerRules && !host.handsOver?.(table, error.version) && earlier !== undefined) {
      sendNewerRules(table);
    }
    throw error;
  });
  if (live === undefined) return [];
  if (after === undefined) {
    sendStates(table, live);
    return [];
  }
  const rows = await host.store.logFrom(table.id, after, live.sequence);
  for (const row of rows) noteRow(table, row);
  const changesPublicAsked = table.stored.publicAsked !== before;
  sendStates(
    table,
    live,
    ({ viewers }) =>
      changesPublicAsked ||
      rows.some((row) => {
        const entry = entryOf(row);
        if (!isHidden(live, entry, row.sequence) || ('seat' in entry && viewers.includes(entry.seat))) return true;
        return isAmong(onlookersOf(earlier, entry) | onlookersOf(live, entry), viewers);
      }),
  );
  return rows;
}

function followed({ log }: Host, live: LiveMatch, row: LogRow): Applied | Refused | undefined {
  try {
    return follow(live, row);
  } catch (err) {
    log.warn({ table: live.table, sequence: row.sequence, err }, 'an entry of another process could not be followed');
    return undefined;
  }
}

/** Reads the table from the store, and tells everybody at it. The caller holds the table's lock. */
export async function refresh(host: Host, table: HostedTable): Promise<void> {
  const stored = await host.store.table(table.id);
  if (stored === undefined) {
    sendGone(table);
    host.tableGone(table);
    return;
  }
  const begins = table.stored.row.state === 'gathering' && stored.row.state !== 'gathering';
  table.stored = stored;
  // A store that has lost the start of the match has no match.
  if (stored.row.state === 'gathering') table.live = undefined;
  // Another process has changed to newer rules. Entries accepted by the old ones here would be refused there.
  if (stored.row.rules > table.game.version) table.live = undefined;
  host.tableChanged(table, renewViewers(table));
  sendNews(table);
  if (!begins) return;
  const live = await liveOf(host, table);
  if (live !== undefined) sendStates(table, live);
}
