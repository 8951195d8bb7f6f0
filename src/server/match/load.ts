import type { Game, Position } from '../../kernel/game.ts';
import { type Match, resume } from '../../kernel/match.ts';
import { tableFor } from '../../kernel/table.ts';
import { logFrom } from '../store/log.ts';
import type { Database, LogRow, SnapshotRow, TableRow } from '../store/schema.ts';
import { newestSnapshot, saveSnapshot } from '../store/snapshots.ts';
import { setRules } from '../store/tables.ts';
import type { Writer } from '../store/writer.ts';
import { toldBetween } from './history.ts';
import { askedBits, follow, forgetBeforeSnapshot, type LiveMatch, STEPS_TOLD, snapshotOf, stepsOf } from './live.ts';

/** The match has been played by rules that this program does not know yet. */
export class NewerRules extends Error {
  override name = 'NewerRules';
}

/** The match as it stands in the database: its newest snapshot and the entries after it, however long it has lasted. */
export async function loadMatch(db: Database, writer: Writer, game: Game, row: TableRow): Promise<LiveMatch> {
  const newest = await newestSnapshot(db, row.id, 'any');
  if (newest === undefined) throw new Error(`match ${row.id} has no position to begin with`);
  if (newest.version > game.version) {
    throw new NewerRules(`match ${row.id} is played by version ${newest.version} of the rules, not ${game.version}`);
  }
  const live = (await goOn(db, game, row, newest)) ?? (await changeRules(db, writer, game, row, newest));
  const before = stepsOf(live) - live.recent.length;
  const first = Math.max(0, before + 1 - (STEPS_TOLD - live.recent.length));
  live.recent.unshift(...(await toldBetween(db, row.id, row.opening, first, before)));
  return live;
}

/** Under the rules by which it was played so far; nothing if those have changed. */
async function goOn(db: Database, game: Game, row: TableRow, newest: SnapshotRow): Promise<LiveMatch | undefined> {
  if (newest.version !== game.version) return undefined;
  // After a change of rules everything before it is settled, so this position is of the same version.
  const settled = await settledAt(db, row.id, newest);
  const rows = await logFrom(db, row.id, settled.sequence);
  const live = playedOn(game, row, settled, rows);
  if (live === undefined && rows.every(({ version }) => version === game.version)) {
    throw new Error(`match ${row.id} cannot be played again from entry ${settled.sequence} on`);
  }
  return live;
}

async function settledAt(db: Database, table: string, newest: SnapshotRow): Promise<SnapshotRow> {
  const settled = newest.settled === 1 ? newest : await newestSnapshot(db, table, 'settled');
  if (settled === undefined) throw new Error(`match ${table} has no settled position`);
  return settled;
}

/**
 * The match began under older rules. Its newest position stands; entries after that one, if the last server had no time to
 * take it, are played by the new rules if those allow it. If they do not, the match goes on from the position.
 */
async function changeRules(
  db: Database,
  writer: Writer,
  game: Game,
  row: TableRow,
  newest: SnapshotRow,
): Promise<LiveMatch> {
  const settled = await settledAt(db, row.id, newest);
  const rows = await logFrom(db, row.id, settled.sequence);
  const later = rows.filter(({ sequence }) => sequence >= newest.sequence);
  const live =
    playedOn(game, row, newest, later) ??
    playedOn(game, row, settled, rows) ??
    (await withoutLater(writer, game, row, newest, later));
  live.match.checkpoints.length = 0;
  await saveSnapshot(db, snapshotOf(live, live.sequence));
  await setRules(db, row.id, game.version);
  forgetBeforeSnapshot(live);
  return live;
}

function playedOn(game: Game, row: TableRow, from: SnapshotRow, rows: readonly LogRow[]): LiveMatch | undefined {
  const live = liveAt(game, row, from);
  try {
    return rows.some((each) => 'refused' in follow(live, each)) ? undefined : live;
  } catch {
    return undefined;
  }
}

async function withoutLater(
  writer: Writer,
  game: Game,
  row: TableRow,
  from: SnapshotRow,
  rows: readonly LogRow[],
): Promise<LiveMatch> {
  const live = liveAt(game, row, from);
  const sequence = (rows.at(-1)?.sequence ?? from.sequence - 1) + 1;
  const log: LogRow = {
    table_id: row.id,
    sequence,
    entry: JSON.stringify({ rules: game.version, from: from.sequence }),
    told: '[]',
    version: game.version,
    asked: askedBits(live.match),
    at: Date.now(),
  };
  if (!(await writer.append({ log }))) throw new Error(`match ${row.id} is loaded elsewhere at this moment`);
  live.sequence = sequence + 1;
  return live;
}

function liveAt(game: Game, row: TableRow, snapshot: SnapshotRow): LiveMatch {
  return {
    table: row.id,
    match: matchAt(game, row, snapshot),
    sequence: snapshot.sequence,
    base: snapshot.steps,
    numbers: [],
    recent: [],
    kept: snapshot.sequence,
  };
}

export function matchAt(game: Game, row: TableRow, snapshot: SnapshotRow): Match {
  const table = tableFor(game, row.seats, JSON.parse(row.options));
  const match = resume(game, table, row.seed, JSON.parse(snapshot.position) as Position);
  match.resigned = JSON.parse(snapshot.resigned);
  return match;
}
