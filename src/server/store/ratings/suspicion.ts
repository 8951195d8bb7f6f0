import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Two people in rated matches of one game, seen from one of them. */
export interface RatedPair {
  readonly game: string;
  readonly person: string;
  readonly other: string;
  readonly met: number;
  /** In how many of them both were in one network. */
  readonly together: number;
  /** In how many of them this one gave up, or let a bot play, and the other one won. */
  readonly gave: number;
}

/** When the match ended that so many newer rated results follow; 0 if there are fewer. */
export async function endOfRated(db: Database, newer: number): Promise<number> {
  const row = await db
    .selectFrom('results')
    .select('ended')
    .where('rated', '=', 1)
    .orderBy('ended', 'desc')
    .offset(newer)
    .limit(1)
    .executeTakeFirst();
  return row?.ended ?? 0;
}

/** All pairs in rated matches that ended since then. */
export async function ratedPairs(db: Database, since: number): Promise<RatedPair[]> {
  const rows = await db
    .selectFrom('results as own')
    .innerJoin('results as other', 'other.table_id', 'own.table_id')
    .select(({ fn, ref }) => [
      'own.game',
      ref('own.person').$notNull().as('person'),
      ref('other.person').$notNull().as('other'),
      fn.countAll<number>().as('met'),
      sql<number>`sum(case when own.network = other.network then 1 else 0 end)`.as('together'),
      sql<number>`sum(case when own.fate <> 'played' and other.fate = 'played' and other.place = 1 then 1 else 0 end)`.as(
        'gave',
      ),
    ])
    .where('own.rated', '=', 1)
    .where('own.ended', '>=', since)
    .whereRef('own.person', '!=', 'other.person')
    .groupBy(['own.game', 'own.person', 'other.person'])
    .execute();
  return rows.map((row) => ({
    ...row,
    met: Number(row.met),
    together: Number(row.together),
    gave: Number(row.gave),
  }));
}
