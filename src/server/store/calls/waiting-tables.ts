import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { newestOf } from '../tables/tables.ts';

/** The tables at which it is the person's turn, and no bot plays for them. */
export async function tablesWaitingFor(db: Database, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .leftJoin('log', (join) => join.onRef('log.table_id', '=', 'tables.id').on('log.sequence', '=', newestOf))
    .select('tables.id')
    .distinct()
    .where('seats.person', '=', person)
    .where('seats.stand_in', 'is', null)
    .where('tables.state', '=', 'running')
    .where('tables.put_away', 'is', null)
    .where(sql<boolean>`(coalesce(log.asked, tables.asked) >> seats.seat) & 1 = 1`)
    .execute();
  return rows.map(({ id }) => id);
}
