import type { Game, Position } from '../kernel/game.ts';
import { type Match, resume } from '../kernel/match.ts';
import { tableFor } from '../kernel/table.ts';
import { isCollecting } from '../kernel/together.ts';
import { toldBetween } from './history.ts';
import {
  askedBits,
  follow,
  forgetBeforeSnapshot,
  knownAskedBits,
  type LiveMatch,
  liveFrom,
  MOMENTS_TOLD,
  momentsOf,
  openMoments,
  snapshotOf,
} from './live.ts';
import type { LogRow, SnapshotRow, Store, TableRow } from './store.ts';

/** The match has been played by rules that this program does not know yet. */
export class NewerRules extends Error {
  override name = 'NewerRules';
}

/** The match as it is stored: its newest snapshot and the entries after it, however long it has lasted. */
export async function loadMatch(store: Store, game: Game, row: TableRow, now: () => number): Promise<LiveMatch> {
  const newest = await store.newestSnapshot(row.id, 'any');
  if (newest === undefined) throw new Error(`match ${row.id} has no position to begin with`);
  if (newest.version > game.version) {
    throw new NewerRules(`match ${row.id} is played by version ${newest.version} of the rules, not ${game.version}`);
  }
  const live = (await goOn(store, game, row, newest)) ?? (await changeRules(store, game, row, newest, now));
  const before = momentsOf(live) - live.recent.length;
  const wanted = MOMENTS_TOLD + openMoments(live) - live.recent.length;
  live.recent.unshift(...(await toldBetween(store, row.id, row.opening, Math.max(0, before + 1 - wanted), before)));
  return live;
}

/** Under the rules by which it was played so far; nothing if those have changed. */
async function goOn(store: Store, game: Game, row: TableRow, newest: SnapshotRow): Promise<LiveMatch | undefined> {
  if (newest.version !== game.version) return undefined;
  // After a change of rules everything before it is settled, so this position is of the same version.
  const settled = await settledAt(store, row.id, newest);
  const rows = await store.logFrom(row.id, settled.sequence);
  let cause: unknown;
  const live = await playedOn(store, game, row, settled, rows, (trouble) => {
    cause = trouble;
  });
  if (live === undefined && rows.every(({ version }) => version === game.version)) {
    throw new Error(`match ${row.id} cannot be played again from entry ${settled.sequence} on`, { cause });
  }
  return live;
}

async function settledAt(store: Store, table: string, newest: SnapshotRow): Promise<SnapshotRow> {
  const settled = newest.settled === 1 ? newest : await store.newestSnapshot(table, 'settled');
  if (settled === undefined) throw new Error(`match ${table} has no settled position`);
  return settled;
}

/**
 * The match began under older rules. Its newest position stands; entries after that one, if the last server had no time to
 * take it, are played by the new rules if those allow it. If they do not, the match goes on from the position. Where seats
 * were answering at once, all of them begin again if their answers are not allowed any more.
 */
async function changeRules(
  store: Store,
  game: Game,
  row: TableRow,
  newest: SnapshotRow,
  now: () => number,
): Promise<LiveMatch> {
  const settled = await settledAt(store, row.id, newest);
  const stands = isCollecting(JSON.parse(newest.position)) ? settled : newest;
  const rows = await store.logFrom(row.id, settled.sequence);
  const later = rows.filter(({ sequence }) => sequence >= stands.sequence);
  const live =
    (await playedOn(store, game, row, stands, later)) ??
    (await playedOn(store, game, row, settled, rows)) ??
    (await withoutLater(store, game, row, stands, later, now()));
  const { match } = live;
  if (match.together === undefined) match.checkpoints.length = 0;
  const snapshot = snapshotOf(live, live.sequence);
  if (snapshot.settled === 1) await store.saveSnapshots([snapshot]);
  if (match.together === undefined) forgetBeforeSnapshot(live);
  await store.setRules(row.id, game.version);
  return live;
}

async function playedOn(
  store: Store,
  game: Game,
  row: TableRow,
  from: SnapshotRow,
  rows: readonly LogRow[],
  note: (trouble: unknown) => void = () => {},
): Promise<LiveMatch | undefined> {
  const live = await liveAt(store, game, row, from);
  try {
    for (const each of rows) {
      const done = follow(live, each);
      if ('refused' in done) throw new Error(`entry ${each.sequence} is refused: ${JSON.stringify(done.refused)}`);
    }
    return live;
  } catch (error) {
    note(error);
    return undefined;
  }
}

async function withoutLater(
  store: Store,
  game: Game,
  row: TableRow,
  from: SnapshotRow,
  rows: readonly LogRow[],
  at: number,
): Promise<LiveMatch> {
  const live = await liveAt(store, game, row, from);
  const sequence = (rows.at(-1)?.sequence ?? from.sequence - 1) + 1;
  const log: LogRow = {
    table_id: row.id,
    sequence,
    seat: null,
    number: null,
    entry: JSON.stringify({ rules: game.version, from: from.sequence }),
    told: '[]',
    version: game.version,
    asked: askedBits(live.match),
    asked_known: knownAskedBits(live.match),
    at,
    moved: at,
  };
  if ((await store.append({ log })) === 'taken') throw new Error(`match ${row.id} is loaded elsewhere at this moment`);
  for (const { seat, entries } of await store.countEntries(row.id, sequence)) live.counts[seat] = entries;
  live.sequence = sequence + 1;
  return live;
}

async function liveAt(store: Store, game: Game, row: TableRow, snapshot: SnapshotRow): Promise<LiveMatch> {
  const { sequence, moments } = snapshot;
  const counts = await store.countEntries(row.id, sequence);
  return liveFrom(row.id, matchAt(game, row, snapshot), { sequence, moments, counts });
}

export function matchAt(game: Game, row: TableRow, snapshot: SnapshotRow): Match {
  const table = tableFor(game, row.seats, JSON.parse(row.options));
  const match = resume(game, table, row.seed, JSON.parse(snapshot.position) as Position);
  match.resigned = JSON.parse(snapshot.resigned);
  return match;
}
