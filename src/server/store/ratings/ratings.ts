import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AchievementRow, RatingEventRow, RatingRow, ResultRow } from './schema.ts';

/** Results of finished matches, and the ratings that follow from them. */

/** Rows in one statement: SQLite takes some 32,000 parameters, and a rating event has eleven. */
const AT_ONCE = 500;
/** The last matches that a trend is told of, and those whose places are listed. */
const TREND = 10;
const RECENT = 5;

/**
 * Finished matches that have not been counted, oldest first: either those not tried yet, or those that failed, with the fewest
 * failures first.
 */
export async function matchesToCount(db: Database, which: 'new' | 'failed', most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    // Not as parameters: SQLite uses an index of some rows only if the statement itself says that they are the ones.
    .where('state', '=', sql.lit('over'))
    .where('counted', '=', sql.lit(0))
    .where('count_tries', which === 'new' ? 'is' : 'is not', null)
    .orderBy(({ fn, ref, val }) => fn.coalesce(ref('count_tries'), val(0)))
    .orderBy('ended')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** The match could not be counted. It must not keep others from being counted. */
export async function noteNotCounted(db: Database, id: string): Promise<void> {
  await db
    .updateTable('tables')
    .set(({ fn, ref, val }) => ({ count_tries: sql<number>`${fn.coalesce(ref('count_tries'), val(0))} + 1` }))
    .where('id', '=', id)
    .where('counted', '=', 0)
    .execute();
}

export async function addResults(db: Database, rows: readonly ResultRow[]): Promise<void> {
  await db
    .insertInto('results')
    .values([...rows])
    .execute();
}

export async function addAchievements(db: Database, rows: readonly AchievementRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('deeds')
    .values([...rows])
    .execute();
}

/** The network in which each of them was last seen. */
export async function networksOf(db: Database, people: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (people.length === 0) return new Map();
  const devices = await db
    .selectFrom('devices')
    .select(['person', 'network'])
    .where('person', 'in', [...people])
    .where('network', 'is not', null)
    .orderBy('seen')
    .execute();
  return new Map(devices.map(({ person, network }) => [person, network ?? '']));
}

/** The next number in the order of matches that count, held until the transaction ends: one match after the other. */
export async function nextInPool(
  transaction: Database,
  game: string,
): Promise<{ readonly number: number; readonly stale: boolean }> {
  const { number, stale } = await transaction
    .insertInto('rating_pools')
    .values({ game, number: 1 })
    .onConflict((conflict) =>
      conflict.column('game').doUpdateSet(({ eb }) => ({ number: eb('rating_pools.number', '+', 1) })),
    )
    .returning(['number', 'stale'])
    .executeTakeFirstOrThrow();
  return { number, stale: stale === 1 };
}

/** Waits until no match of the game is being counted, and lets none begin before the transaction ends. */
export async function holdPool(transaction: Database, game: string): Promise<void> {
  await transaction.updateTable('rating_pools').set({ stale: 0 }).where('game', '=', game).execute();
}

/** Marks the ratings of these games for recomputing. Pools are locked in a fixed order, to prevent deadlocks. */
export async function markStale(transaction: Database, games: readonly string[]): Promise<void> {
  for (const game of games.toSorted()) {
    await transaction.updateTable('rating_pools').set({ stale: 1 }).where('game', '=', game).execute();
  }
}

/** The games in which somebody has played rated matches. */
export async function ratedGamesOf(db: Database, person: string): Promise<string[]> {
  const rows = await db.selectFrom('rating_events').select('game').distinct().where('person', '=', person).execute();
  return rows.map(({ game }) => game);
}

export async function poolsOf(db: Database): Promise<{ readonly game: string; readonly stale: number }[]> {
  return db.selectFrom('rating_pools').select(['game', 'stale']).orderBy('game').execute();
}

export async function ratingsIn(
  db: Database,
  game: string,
  people: readonly string[],
): Promise<ReadonlyMap<string, RatingRow>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('person', 'in', [...people])
    .execute();
  return new Map(rows.map((row) => [row.person, row]));
}

/** The rated matches of the game from that number on, one after the other. */
export async function eventsFrom(
  db: Database,
  game: string,
  number: number,
  before: number,
): Promise<readonly RatingEventRow[]> {
  return db
    .selectFrom('rating_events')
    .selectAll()
    .where('game', '=', game)
    .where('number', '>=', number)
    .where('number', '<', before)
    .orderBy('number')
    .orderBy('seat')
    .execute();
}

export async function lastNumber(db: Database, game: string): Promise<number> {
  const row = await db.selectFrom('rating_pools').select('number').where('game', '=', game).executeTakeFirst();
  return row?.number ?? 0;
}

/** Writes the events. Of existing ones only the computed columns change. */
export async function writeEvents(db: Database, events: readonly RatingEventRow[]): Promise<void> {
  for (let done = 0; done < events.length; done += AT_ONCE) {
    await db
      .insertInto('rating_events')
      .values(events.slice(done, done + AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['table_id', 'seat'])
          .doUpdateSet(({ ref }) => ({ before: ref('excluded.before'), after: ref('excluded.after') })),
      )
      .execute();
  }
}

export async function writeRatings(db: Database, ratings: readonly RatingRow[]): Promise<void> {
  for (let done = 0; done < ratings.length; done += AT_ONCE) {
    await db
      .insertInto('ratings')
      .values(ratings.slice(done, done + AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(['person', 'game']).doUpdateSet(({ ref }) => ({
          rating: ref('excluded.rating'),
          safe: ref('excluded.safe'),
          matches: ref('excluded.matches'),
          wins: ref('excluded.wins'),
          opponents: ref('excluded.opponents'),
          last: ref('excluded.last'),
          recent: ref('excluded.recent'),
          trend: ref('excluded.trend'),
        })),
      )
      .execute();
  }
}

export async function allRatings(db: Database, game: string): Promise<RatingRow[]> {
  return db.selectFrom('ratings').selectAll().where('game', '=', game).execute();
}

export async function removeRatings(db: Database, game: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) return;
  await db
    .deleteFrom('ratings')
    .where('game', '=', game)
    .where('person', 'in', [...people])
    .execute();
}

/** How many different people somebody has met in rated matches of the game. */
export async function countOpponents(db: Database, game: string, person: string): Promise<number> {
  const { opponents } = await db
    .selectFrom('rating_events as own')
    .innerJoin('rating_events as other', 'other.table_id', 'own.table_id')
    .select((select) => select.fn.count<number>('other.person').distinct().as('opponents'))
    .where('own.person', '=', person)
    .where('own.game', '=', game)
    .where('other.person', '!=', person)
    .executeTakeFirstOrThrow();
  return Number(opponents);
}

type Step = Pick<RatingEventRow, 'place' | 'before' | 'after'>;

/** The last matches of somebody in a game, the newest last: as many as `recentOf` looks at. */
export async function lastSteps(db: Database, game: string, person: string): Promise<Step[]> {
  const rows = await db
    .selectFrom('rating_events')
    .select(['place', 'before', 'after'])
    .where('person', '=', person)
    .where('game', '=', game)
    .orderBy('number', 'desc')
    .limit(TREND)
    .execute();
  return rows.reverse();
}

/** The trend and the recent places from somebody's last matches, oldest first. */
export function recentOf(steps: readonly Step[]): Pick<RatingRow, 'recent' | 'trend'> {
  const told = steps.slice(-TREND);
  const [first] = told;
  const last = told.at(-1);
  return {
    recent: JSON.stringify(steps.slice(-RECENT).map(({ place }) => place)),
    trend: first === undefined || last === undefined ? 0 : Math.round((last.after - first.before) * 100) / 100,
  };
}

export async function eventsAt(db: Database, table: string): Promise<RatingEventRow[]> {
  return db.selectFrom('rating_events').selectAll().where('table_id', '=', table).execute();
}
