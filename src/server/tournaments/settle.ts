import { withLock } from '../../host/lock.ts';
import { liveOf } from '../../host/match/reading.ts';
import { standings } from '../../kernel/match.ts';
import { startSeatedMatch } from '../lobby/start-seated.ts';
import type { Server } from '../server.ts';
import { tableNamed } from '../store/tables/tables.ts';
import { entrantsOfTable } from '../store/tournaments/entries.ts';
import { attendanceAt, noteAttendance } from '../store/tournaments/no-shows.ts';
import { setOutcome, type TableOutcome, tablesToSettle } from '../store/tournaments/rounds.ts';
import type { TournamentTableRow } from '../store/tournaments/schema.ts';
import { SITTING_IN } from './make-round.ts';

/** Begins matches and collects results. Gives how many tables of the round were waiting to begin. */
export async function settleTables(server: Server, tournament: string, round: number): Promise<number> {
  let begun = 0;
  for (const table of await tablesToSettle(server.db, tournament, round)) {
    if (table.state !== 'gathering') {
      await takeResult(server, table);
      continue;
    }
    begun++;
    await startSeatedMatch(server, table.table_id, SITTING_IN);
  }
  return begun;
}

async function takeResult(server: Server, table: TournamentTableRow): Promise<void> {
  const { db } = server;
  const players = JSON.parse(table.players) as string[];
  const { outcome, good } = await outcomeOf(server, table, players.length);
  const entries = await entrantsOfTable(db, table.tournament, players);
  const people = (seats: readonly number[]) =>
    seats.flatMap((seat) => entries.find(({ entrant }) => entrant === players[seat])?.person ?? []);
  // A player who withdrew during a match is no no-show: a bot finished it, and its result stands.
  const left = new Set(entries.filter(({ state }) => state === 'left').map(({ entrant }) => entrant));
  const absent = outcome.absent.filter((seat) => !left.has(players[seat] ?? ''));
  await db.transaction().execute(async (transaction) => {
    if (!(await setOutcome(transaction, table, { ...outcome, absent }))) return;
    await noteAttendance(transaction, people(absent), people(good), server.now());
  });
}

/** A match that a host of the server has ended is a draw, and everybody is told why. */
async function outcomeOf(
  server: Server,
  table: TournamentTableRow,
  seats: number,
): Promise<{ readonly outcome: TableOutcome; readonly good: readonly number[] }> {
  const stored = await tableNamed(server.db, table.table_id);
  const places = stored?.row.places ?? null;
  if (places === null) {
    const none = Array.from({ length: seats }, () => 0);
    return { outcome: { places: none.map(() => 1), scores: none, absent: [], calledOff: true }, good: [] };
  }
  const { absent, good } = await attendanceAt(server.db, table.table_id);
  const scores = await scoresOf(server, table.table_id, seats);
  return { outcome: { places: JSON.parse(places) as number[], scores, absent }, good };
}

async function scoresOf(server: Server, table: string, seats: number): Promise<number[]> {
  const scores = Array.from({ length: seats }, () => 0);
  const room = await server.rooms.enter(table);
  const live = room && (await withLock(room.lock, () => liveOf(server, room)));
  if (live) for (const { seat, points } of standings(live.match)) scores[seat] = points;
  return scores;
}
