import { sql } from 'kysely';
import type { Database } from './schema.ts';
import { newestOf } from './tables.ts';

/** At how many tables it is the person's turn, and no bot plays for them. */
export async function countWaitingTurns(db: Database, person: string): Promise<number> {
  const { tables } = await db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .leftJoin('log', (join) => join.onRef('log.table_id', '=', 'tables.id').on('log.sequence', '=', newestOf))
    .select((select) => select.fn.count<number>('tables.id').distinct().as('tables'))
    .where('seats.person', '=', person)
    .where('seats.stand_in', 'is', null)
    .where('tables.state', '=', 'running')
    .where('tables.put_away', 'is', null)
    .where(sql<boolean>`(coalesce(log.asked, tables.asked) >> seats.seat) & 1 = 1`)
    .executeTakeFirstOrThrow();
  return Number(tables);
}
