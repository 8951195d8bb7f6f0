import type { Database } from '../store/database/schema.ts';
import {
  allRatings,
  countOpponents,
  eventsFrom,
  holdPool,
  lastNumber,
  lastSteps,
  nextInPool,
  ratingsIn,
  recentOf,
  removeRatings,
  writeEvents,
  writeRatings,
} from '../store/ratings/ratings.ts';
import type { RatingEventRow, RatingRow } from '../store/ratings/schema.ts';
import { bandOf, FIRST_RATING, ratedAfter } from './elo.ts';

/** The input of a rating for one seat. */
export type RatedSeat = Pick<
  RatingEventRow,
  'table_id' | 'seat' | 'game' | 'person' | 'place' | 'seats' | 'absent' | 'at'
>;

/** Rates a match that has just been counted. To be called once for each match, in the transaction that counts it. */
export async function rateMatch(transaction: Database, game: string, seats: readonly RatedSeat[]): Promise<void> {
  const { number, stale } = await nextInPool(transaction, game);
  const known = await ratingsIn(
    transaction,
    game,
    seats.map(({ person }) => person),
  );
  const events = eventsOf(seats, number, (person) => known.get(person));
  await writeEvents(transaction, events);
  if (stale) return void (await makeAgain(transaction, game));
  const ratings: RatingRow[] = [];
  for (const event of events) {
    const before = known.get(event.person);
    ratings.push({
      ...ratingOf(event, before),
      ...recentOf(await lastSteps(transaction, game, event.person)),
      opponents: await countOpponents(transaction, game, event.person),
    });
  }
  await writeRatings(transaction, ratings);
}

type Known = Pick<RatingRow, 'rating' | 'matches' | 'wins'>;

function eventsOf(
  seats: readonly RatedSeat[],
  number: number,
  knownOf: (person: string) => Known | undefined,
): RatingEventRow[] {
  const contenders = seats.map(({ person, place, absent }) => {
    const { rating, matches } = knownOf(person) ?? { rating: FIRST_RATING, matches: 0 };
    return { rating, matches, place, left: absent === 1 };
  });
  const after = ratedAfter(contenders);
  return seats.map((seat, at) => ({
    ...seat,
    number,
    before: contenders[at]?.rating ?? FIRST_RATING,
    after: after[at] ?? FIRST_RATING,
  }));
}

function ratingOf(
  { person, game, place, absent, after, at }: RatingEventRow,
  before: Known | undefined,
): Omit<RatingRow, 'recent' | 'trend' | 'opponents'> {
  const matches = (before?.matches ?? 0) + 1;
  return {
    person,
    game,
    rating: after,
    safe: Math.round((after - bandOf(matches)) * 100) / 100,
    matches,
    wins: (before?.wins ?? 0) + (place === 1 && absent === 0 ? 1 : 0),
    last: at,
  };
}

/** The outcome of recomputing all ratings of a game. */
export interface Recomputed {
  readonly matches: number;
  readonly people: number;
  /** How many of the stored numbers differed. */
  readonly changed: number;
}

/** Works out all numbers of a game from its rating events, in the order in which they counted, and stores what differs. */
export async function recompute(db: Database, game: string): Promise<Recomputed> {
  return db.transaction().execute(async (transaction) => {
    await holdPool(transaction, game);
    return makeAgain(transaction, game);
  });
}

const MATCHES_AT_ONCE = 1_000;
const LAST = 10;

interface Course {
  row: Omit<RatingRow, 'recent' | 'trend' | 'opponents'>;
  steps: RatingEventRow[];
  readonly met: Set<string>;
}

async function makeAgain(transaction: Database, game: string): Promise<Recomputed> {
  const courses = new Map<string, Course>();
  const last = await lastNumber(transaction, game);
  let matches = 0;
  let changed = 0;
  for (let from = 1; from <= last; from += MATCHES_AT_ONCE) {
    const stored = await eventsFrom(transaction, game, from, from + MATCHES_AT_ONCE);
    const made = matchesAmong(stored).flatMap((seats) => {
      matches++;
      const events = eventsOf(seats, seats[0]?.number ?? 0, (person) => courses.get(person)?.row);
      for (const event of events) follow(courses, event, events);
      return events;
    });
    const differing = made.filter(
      ({ before, after }, at) => before !== stored[at]?.before || after !== stored[at]?.after,
    );
    changed += differing.length;
    await writeEvents(transaction, differing);
  }
  changed += await storeRatings(transaction, game, courses);
  await holdPool(transaction, game);
  return { matches, people: courses.size, changed };
}

function matchesAmong(events: readonly RatingEventRow[]): RatingEventRow[][] {
  const matches: RatingEventRow[][] = [];
  for (const event of events) {
    const last = matches.at(-1);
    if (last?.[0]?.number === event.number) last.push(event);
    else matches.push([event]);
  }
  return matches;
}

function follow(courses: Map<string, Course>, event: RatingEventRow, match: readonly RatingEventRow[]): void {
  const before = courses.get(event.person);
  const met = before?.met ?? new Set();
  for (const { person } of match) if (person !== event.person) met.add(person);
  const steps = [...(before?.steps ?? []), event].slice(-LAST);
  courses.set(event.person, { row: ratingOf(event, before?.row), steps, met });
}

async function storeRatings(
  transaction: Database,
  game: string,
  courses: ReadonlyMap<string, Course>,
): Promise<number> {
  const stored = new Map((await allRatings(transaction, game)).map((row) => [row.person, row]));
  const made = [...courses.values()].map(
    ({ row, steps, met }): RatingRow => ({ ...row, ...recentOf(steps), opponents: met.size }),
  );
  const differing = made.filter((row) => !isSame(row, stored.get(row.person)));
  const gone = [...stored.keys()].filter((person) => !courses.has(person));
  await writeRatings(transaction, differing);
  await removeRatings(transaction, game, gone);
  return differing.length + gone.length;
}

function isSame(one: RatingRow, other: RatingRow | undefined): boolean {
  return (
    other !== undefined &&
    Object.keys(one).every((name) => one[name as keyof RatingRow] === other[name as keyof RatingRow])
  );
}
