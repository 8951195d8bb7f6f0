import { paceOf } from '../../host/clocks/clock.ts';
import type { EntryListener } from '../../host/host.ts';
import type { TableRow } from '../../host/store.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Server } from '../server.ts';
import type { Database } from '../store/database/schema.ts';
import { type CountedRow, type CountedSeat, claimMatch, entriesToCount } from '../store/ratings/counting.ts';
import {
  addAchievements,
  addResults,
  matchesToCount,
  networksOf,
  noteNotCounted,
  poolsOf,
} from '../store/ratings/ratings.ts';
import type { ResultRow, SeatOutcome } from '../store/ratings/schema.ts';
import { formerAt, rowNamed } from '../store/tables/tables.ts';
import { markTournamentOf } from '../store/tournaments/due.ts';
import { type Achievements, achievementsIn } from './achievements.ts';
import { factsOf, type SeatFacts } from './facts.ts';
import { rateMatch, recompute } from './rate.ts';

/** Counting finished matches: the result of each seat, achievements and ratings, stored once for each match. */

type Counting = Pick<Server, 'db' | 'kind' | 'gameNamed' | 'log'>;

/** How many answers a bot may give after a time-out before it counts as having taken over. */
const TIME_OUTS_FORGIVEN = 3;
const MOST_AT_ONCE = 20;

/** Counts matches that have ended and have not been counted, whichever process ended them. One that fails stops no other. */
export async function countMatches(server: Counting): Promise<void> {
  for (const id of await matchesToCount(server.db, 'new', MOST_AT_ONCE)) await tryToCount(server, id);
  const failures: unknown[] = [];
  for (const { game, stale } of await poolsOf(server.db)) {
    if (stale === 1) await recompute(server.db, game).catch((err) => failures.push(err));
  }
  if (failures.length > 0) throw failures[0];
}

/** Tries again to count matches that could not be counted. Fails if one still cannot be counted, so that it is shown to hosts. */
export async function countAgain(server: Counting): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await matchesToCount(server.db, 'failed', MOST_AT_ONCE)) {
    const failure = await tryToCount(server, id);
    if (failure !== undefined) failures.push(failure);
  }
  const [first] = failures;
  if (first === undefined) return;
  const problem = first instanceof Error ? first.message : String(first);
  const of = failures.length === 1 ? '1 match' : `${failures.length} matches`;
  throw new Error(`${of} could not be counted: ${problem}`);
}

/** Returns the error if the match could not be counted. */
async function tryToCount(server: Counting, id: string): Promise<unknown> {
  try {
    await countMatch(server, id);
    return undefined;
  } catch (err) {
    server.log.error({ table: id, err }, 'a match could not be counted');
    await noteNotCounted(server.db, id);
    return err ?? new Error('it is not known why');
  }
}

/** Counts matches as soon as they end. If that fails, the chore does it. */
export function makeCounter(server: () => Counting): { readonly afterEntry: EntryListener; idle(): Promise<void> } {
  const underWay = new Set<Promise<void>>();
  return {
    afterEntry(_host, { id }, { ends }) {
      if (!ends) return;
      const counting = countMatch(server(), id)
        .catch((err) => server().log.error({ table: id, err }, 'a match could not be counted yet'))
        .finally(() => underWay.delete(counting));
      underWay.add(counting);
    },
    idle: async () => void (await Promise.all(underWay)),
  };
}

/** Counts a finished match, unless that has been done. */
export async function countMatch(server: Counting, id: string): Promise<void> {
  const { db, kind } = server;
  const [row] = await rowNamed(db, id);
  if (row?.state !== 'over') return;
  // A finished match does not change, so it is read before anything is locked.
  const rows = await entriesToCount(db, id);
  const facts = factsOf(row, rows);
  const achievements = await achievementsFor(server, row, rows);
  await db.transaction().execute(async (transaction) => {
    const seats = await claimMatch(transaction, kind, id);
    if (seats === undefined) return;
    if (row.arranged === 'tournament') await markTournamentOf(transaction, id);
    // A match that a host has ended has no result, and counts for nothing.
    if (row.places === null) return;
    const results = await resultsOf(transaction, row, seats, facts);
    await addResults(transaction, results);
    await addAchievements(transaction, achievementRows(results, achievements));
    if (row.rated === 1) await rateMatch(transaction, row.game, ratedSeats(results));
  });
}

/** An error in achievements must not prevent the rating, so then there are none. */
async function achievementsFor(
  { db, gameNamed, log }: Counting,
  row: TableRow,
  rows: readonly CountedRow[],
): Promise<Achievements> {
  try {
    const game = await gameNamed(row.game);
    return game === undefined ? [] : await achievementsIn(db, game, row, rows);
  } catch (err) {
    log.error({ table: row.id, err }, 'the achievements of a match could not be told');
    return [];
  }
}

async function resultsOf(
  transaction: Database,
  row: TableRow,
  seats: readonly CountedSeat[],
  facts: readonly SeatFacts[],
): Promise<ResultRow[]> {
  const places = JSON.parse(row.places ?? '[]') as number[];
  const people = [...new Set(seats.flatMap(({ person }) => person ?? []))];
  const networks = await networksOf(transaction, people);
  const former = await formerAt(transaction, row.id);
  return seats.map(({ seat, person: owner, bot, stand_in }) => {
    // The result of a seat that was taken over belongs to its first owner. The later one has none.
    const leaver = former.find((each) => each.seat === seat)?.person;
    const person = leaver ?? owner;
    const { resigned = false, timeOuts = 0, replies = 0, reply = null } = facts[seat] ?? {};
    const left = leaver !== undefined || stand_in !== null || timeOuts > TIME_OUTS_FORGIVEN;
    const fate: SeatOutcome = resigned ? 'resigned' : person !== null && left ? 'taken-over' : 'played';
    return {
      table_id: row.id,
      seat,
      game: row.game,
      person,
      bot: person === null ? bot : null,
      place: (leaver === undefined ? places[seat] : undefined) ?? row.seats,
      seats: row.seats,
      people: people.length,
      ended: row.ended ?? 0,
      rated: row.rated,
      listed: row.open === 1 || row.rated === 1 ? 1 : 0,
      pace: paceOf(row)?.kind ?? 'none',
      fate,
      time_outs: timeOuts,
      replies,
      reply,
      network: (person !== null && networks.get(person)) || null,
    };
  });
}

/** Achievements count only for people who played the seat to the end themselves. */
function achievementRows(results: readonly ResultRow[], achievements: Achievements) {
  return results.flatMap(({ table_id, seat, game, person, ended, fate }) => {
    if (person === null || fate !== 'played') return [];
    const done = achievements.filter((each) => each.seat === seat);
    return done.map(({ achievement }) => ({ table_id, seat, deed: achievement, game, person, at: ended }));
  });
}

/** The seats as they are rated: those who stayed by their places among themselves, those who left at the end. */
function ratedSeats(results: readonly ResultRow[]) {
  const stayed = results.filter(({ fate }) => fate === 'played');
  return results.flatMap(({ table_id, seat, game, person, seats, place, fate, ended }) => {
    if (person === null) return [];
    const own = 1 + stayed.filter((other) => other.place < place).length;
    const absent = fate === 'played' ? 0 : 1;
    return [
      { table_id, seat: seat as Seat, game, person, seats, absent, place: absent === 1 ? seats : own, at: ended },
    ];
  });
}
