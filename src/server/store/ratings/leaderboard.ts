import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { RatingRow } from './schema.ts';

/** The condition for being listed, and the order. */

/** The requirements for being listed. */
export const LISTED_FROM = { matches: 10, opponents: 5 } as const;

export type ListedRow = RatingRow & { readonly name: string; readonly mark: string | null };

export interface BoardQuery {
  readonly game: string;
  /** Only those who have played since then. */
  readonly since: number;
  /** Only this person and those who have met them in a rated match of the game. */
  readonly metBy?: string | undefined;
}

/** Everybody with enough matches, whether they want to be named or not. */
function enough(db: Database, { game, since, metBy }: BoardQuery) {
  const query = db
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.person')
    .where('ratings.game', '=', game)
    .where('ratings.matches', '>=', LISTED_FROM.matches)
    .where('ratings.opponents', '>=', LISTED_FROM.opponents)
    .where('ratings.last', '>=', since)
    .where('people.gone', 'is', null);
  if (metBy === undefined) return query;
  return query.where('ratings.person', 'in', (select) =>
    select
      .selectFrom('rating_events as own')
      .innerJoin('rating_events as other', 'other.table_id', 'own.table_id')
      .select('other.person')
      .where('own.person', '=', metBy)
      .where('own.game', '=', game),
  );
}

function listed(db: Database, query: BoardQuery) {
  return enough(db, query).where('people.private', '=', 0);
}

/** How many are listed, and how many would be if they wanted to. */
export async function countEnough(
  db: Database,
  query: BoardQuery,
): Promise<{ readonly listed: number; readonly hidden: number }> {
  const row = await enough(db, query)
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.sum<number | null>('people.private').as('hidden')])
    .executeTakeFirstOrThrow();
  const hidden = Number(row.hidden ?? 0);
  return { listed: Number(row.all) - hidden, hidden };
}

/** How many are listed in all, how many of them are better than somebody, and how many come before them, equals included. */
export async function standingOf(
  db: Database,
  query: BoardQuery,
  { safe, person }: Pick<RatingRow, 'safe' | 'person'>,
): Promise<{ readonly of: number; readonly better: number; readonly before: number }> {
  const isBetter = sql`ratings.safe > ${safe}`;
  const row = await listed(db, query)
    .select(({ fn }) => [
      fn.countAll<number>().as('of'),
      sql<number>`sum(case when ${isBetter} then 1 else 0 end)`.as('better'),
      sql<number>`sum(case when ${isBetter} or (ratings.safe = ${safe} and ratings.person < ${person}) then 1 else 0 end)`.as(
        'before',
      ),
    ])
    .executeTakeFirstOrThrow();
  return { of: Number(row.of), better: Number(row.better ?? 0), before: Number(row.before ?? 0) };
}

/** A page of the listed, after the first `skipped`. */
export async function listedRows(db: Database, query: BoardQuery, skipped: number, most: number): Promise<ListedRow[]> {
  return listed(db, query)
    .selectAll('ratings')
    .select(['people.name', 'people.mark'])
    .orderBy('ratings.safe', 'desc')
    .orderBy('ratings.person')
    .limit(most)
    .offset(skipped)
    .execute();
}

/** The neighbours above or below a listed person, the best first. */
export async function rowsBeside(
  db: Database,
  query: BoardQuery,
  { safe, person }: Pick<RatingRow, 'safe' | 'person'>,
  where: 'above' | 'below',
  most: number,
): Promise<ListedRow[]> {
  const [better, earlier] = where === 'above' ? (['>', '<'] as const) : (['<', '>'] as const);
  const rows = await listed(db, query)
    .selectAll('ratings')
    .select(['people.name', 'people.mark'])
    .where(({ or, and, eb }) =>
      or([
        eb('ratings.safe', better, safe),
        and([eb('ratings.safe', '=', safe), eb('ratings.person', earlier, person)]),
      ]),
    )
    .orderBy('ratings.safe', where === 'above' ? 'asc' : 'desc')
    .orderBy('ratings.person', where === 'above' ? 'desc' : 'asc')
    .limit(most)
    .execute();
  return where === 'above' ? rows.reverse() : rows;
}

/** Those who have begun and not yet played enough, who played last first, and how many there are. */
export async function newcomers(
  db: Database,
  { game, since }: BoardQuery,
  most: number,
): Promise<{
  readonly people: { readonly person: string; readonly name: string; readonly mark: string | null }[];
  readonly all: number;
}> {
  const rows = await db
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.person')
    .select(['ratings.person', 'people.name', 'people.mark'])
    .select(sql<number>`count(*) over ()`.as('all'))
    .where('ratings.game', '=', game)
    .where('ratings.last', '>=', since)
    .where(({ or, eb }) =>
      or([eb('ratings.matches', '<', LISTED_FROM.matches), eb('ratings.opponents', '<', LISTED_FROM.opponents)]),
    )
    .where('people.gone', 'is', null)
    .where('people.private', '=', 0)
    .orderBy('ratings.last', 'desc')
    .limit(most)
    .execute();
  return { people: rows.map(({ all: _, ...person }) => person), all: Number(rows[0]?.all ?? 0) };
}

/** The person's rating in the game, and what decides whether it is listed. */
export async function ownRating(
  db: Database,
  game: string,
  person: string,
): Promise<(ListedRow & { readonly private: number }) | undefined> {
  return db
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.person')
    .selectAll('ratings')
    .select(['people.name', 'people.mark', 'people.private'])
    .where('ratings.game', '=', game)
    .where('ratings.person', '=', person)
    .executeTakeFirst();
}

export function isListed(row: RatingRow & { readonly private: number }, since: number): boolean {
  return (
    row.matches >= LISTED_FROM.matches &&
    row.opponents >= LISTED_FROM.opponents &&
    row.last >= since &&
    row.private === 0
  );
}
