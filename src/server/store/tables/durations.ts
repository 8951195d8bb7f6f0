import { sql } from 'kysely';
import { PACE_KINDS, type PaceKind } from '../../../protocol/pace.ts';
import type { Database } from '../database/schema.ts';

/**
 * In milliseconds: how long the last matches took in which people played each other, so many of each pace. The index
 * `results_by_kind` has all that is needed to find them.
 */
export async function lastDurations(
  db: Database,
  game: string,
  seats: number,
  most: number,
): Promise<{ readonly pace: PaceKind; readonly durations: readonly number[] }[]> {
  return Promise.all(
    PACE_KINDS.map(async (pace) => {
      const rows = await db
        .selectFrom('results')
        .innerJoin('tables', 'tables.id', 'results.table_id')
        .select(sql<number>`results.ended - tables.started`.as('duration'))
        .where('results.seat', '=', sql.lit(0))
        .where('results.people', '>', sql.lit(1))
        .where('results.game', '=', game)
        .where('results.seats', '=', seats)
        .where('results.pace', '=', pace)
        .where('tables.started', 'is not', null)
        .orderBy('results.ended', 'desc')
        .limit(most)
        .execute();
      return { pace, durations: rows.map(({ duration }) => Number(duration)) };
    }),
  );
}
