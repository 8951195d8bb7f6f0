import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ResultRow } from './schema.ts';

/** Queries on results, for profiles. */

/** All stored results of a person, for their takeout. */
export async function resultsKept(db: Database, person: string) {
  const results = await db.selectFrom('results').selectAll().where('person', '=', person).execute();
  const ratings = await db.selectFrom('rating_events').selectAll().where('person', '=', person).execute();
  const deeds = await db.selectFrom('deeds').selectAll().where('person', '=', person).execute();
  return { results, ratings, deeds };
}

/** The reader: people see all of their own matches, and of others only those at public tables. */
export type Reader = 'self' | 'other';

/** How many matches somebody has played of each game, most first. */
export async function countByGame(
  db: Database,
  person: string,
): Promise<{ readonly game: string; readonly matches: number }[]> {
  const rows = await db
    .selectFrom('results')
    .select((select) => ['game', select.fn.countAll<number>().as('matches')] as const)
    .where('person', '=', person)
    .groupBy('game')
    .execute();
  return rows
    .map(({ game, matches }) => ({ game, matches: Number(matches) }))
    .sort((one, other) => other.matches - one.matches || (one.game < other.game ? -1 : 1));
}

/** Marks the end of a page: when the last match of it ended, and its id. */
export interface PageEnd {
  readonly ended: number;
  readonly id: string;
}

export type OwnResult = ResultRow & { readonly change: number | null };

/** A page of somebody's matches, those that ended last first. */
export async function resultsOf(
  db: Database,
  person: string,
  reader: Reader,
  most: number,
  before?: PageEnd,
): Promise<OwnResult[]> {
  return db
    .selectFrom('results')
    .leftJoin('rating_events', (join) =>
      join.onRef('rating_events.table_id', '=', 'results.table_id').onRef('rating_events.seat', '=', 'results.seat'),
    )
    .selectAll('results')
    .select(sql<number | null>`rating_events.after - rating_events.before`.as('change'))
    .where('results.person', '=', person)
    .$if(reader === 'other', (query) => query.where('results.listed', '=', 1))
    .$if(before !== undefined, (query) =>
      query.where(({ or, and, eb }) =>
        or([
          eb('results.ended', '<', before?.ended ?? 0),
          and([eb('results.ended', '=', before?.ended ?? 0), eb('results.table_id', '<', before?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('results.ended', 'desc')
    .orderBy('results.table_id', 'desc')
    .orderBy('results.seat')
    .limit(most)
    .execute();
}

export interface Companion {
  readonly table_id: string;
  readonly seat: number;
  readonly person: string | null;
  readonly bot: string | null;
  readonly name: string | null;
  readonly mark: string | null;
  readonly gone: number | null;
  readonly private: number | null;
}

/** Everybody who sat at these tables, in the order of their places. */
export async function companionsAt(db: Database, tables: readonly string[]): Promise<Companion[]> {
  if (tables.length === 0) return [];
  return db
    .selectFrom('results')
    .leftJoin('people', 'people.id', 'results.person')
    .select([
      'results.table_id',
      'results.seat',
      'results.person',
      'results.bot',
      'people.name',
      'people.mark',
      'people.gone',
      'people.private',
    ])
    .where('results.table_id', 'in', [...tables])
    .orderBy('results.place')
    .orderBy('results.seat')
    .execute();
}

/** Whether one finished ahead of the other, by the rules of ratings: leavers are behind. */
const AHEAD = sql<number>`case when own.fate = 'played' and (other.fate <> 'played' or own.place < other.place) then 1 else 0 end`;

export interface Pair {
  readonly person: string | null;
  readonly bot: string | null;
  readonly name: string | null;
  readonly mark: string | null;
  readonly gone: number | null;
  readonly ahead: number;
  readonly of: number;
}

/** With whom somebody has played most, and how often they finished ahead. */
export async function pairsOf(db: Database, person: string, reader: Reader, most: number): Promise<Pair[]> {
  const rows = await db
    .selectFrom('results as own')
    .innerJoin('results as other', 'other.table_id', 'own.table_id')
    .leftJoin('people', 'people.id', 'other.person')
    .select(({ fn }) => [
      'other.person',
      'other.bot',
      'people.name',
      'people.mark',
      'people.gone',
      fn.sum<number>(AHEAD).as('ahead'),
      fn.countAll<number>().as('of'),
    ])
    .where('own.person', '=', person)
    .where(({ or, eb }) => or([eb('other.person', 'is', null), eb('other.person', '!=', person)]))
    .$if(reader === 'other', (query) =>
      query
        .where('own.listed', '=', 1)
        .where(({ or, eb }) => or([eb('people.private', 'is', null), eb('people.private', '=', 0)])),
    )
    .groupBy(['other.person', 'other.bot', 'people.name', 'people.mark', 'people.gone'])
    .orderBy('of', 'desc')
    .orderBy('ahead', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, ahead: Number(row.ahead), of: Number(row.of) }));
}

/** How two have played each other in rated matches of a game. */
export async function pairIn(
  db: Database,
  game: string,
  person: string,
  other: string,
): Promise<{ readonly ahead: number; readonly of: number }> {
  const row = await db
    .selectFrom('results as own')
    .innerJoin('results as other', 'other.table_id', 'own.table_id')
    .select(({ fn }) => [fn.sum<number | null>(AHEAD).as('ahead'), fn.countAll<number>().as('of')])
    .where('own.person', '=', person)
    .where('own.game', '=', game)
    .where('own.rated', '=', 1)
    .where('other.person', '=', other)
    .executeTakeFirstOrThrow();
  return { ahead: Number(row.ahead ?? 0), of: Number(row.of) };
}

/** How somebody played in the last matches with other people and a clock. */
export async function lastPaced(
  db: Database,
  person: string,
  most: number,
): Promise<Pick<ResultRow, 'pace' | 'fate' | 'time_outs' | 'reply'>[]> {
  return db
    .selectFrom('results')
    .select(['pace', 'fate', 'time_outs', 'reply'])
    .where('person', '=', person)
    .where('people', '>', 1)
    .where('pace', '!=', 'none')
    .orderBy('ended', 'desc')
    .limit(most)
    .execute();
}

/** Every step of somebody's ratings, by game, the first match first. */
export async function stepsOf(
  db: Database,
  person: string,
): Promise<{ readonly game: string; readonly at: number; readonly after: number }[]> {
  return db
    .selectFrom('rating_events')
    .select(['game', 'at', 'after'])
    .where('person', '=', person)
    .orderBy('game')
    .orderBy('number')
    .execute();
}

export async function achievementsOf(
  db: Database,
  person: string,
): Promise<{ readonly game: string; readonly achievement: string; readonly first: number; readonly times: number }[]> {
  const rows = await db
    .selectFrom('deeds')
    .select(
      ({ fn }) =>
        ['game', 'deed as achievement', fn.min<number>('at').as('first'), fn.countAll<number>().as('times')] as const,
    )
    .where('person', '=', person)
    .groupBy(['game', 'deed'])
    .orderBy('first', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, first: Number(row.first), times: Number(row.times) }));
}

/** How a level of bots has done in matches with people, by game. */
export async function recordOfBot(
  db: Database,
  bot: string,
): Promise<{ readonly game: string; readonly matches: number; readonly won: number }[]> {
  const rows = await db
    .selectFrom('results')
    .select(({ fn }) => [
      'game',
      fn.countAll<number>().as('matches'),
      fn.sum<number>(sql<number>`case when place = 1 then 1 else 0 end`).as('won'),
    ])
    .where('bot', '=', bot)
    .groupBy('game')
    .orderBy('game')
    .execute();
  return rows.map(({ game, matches, won }) => ({ game, matches: Number(matches), won: Number(won) }));
}
