import type { Kysely } from 'kysely';

/** The clock of a match. */
export async function addClock(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('clock_period', 'text').execute();
  await db.schema.alterTable('tables').addColumn('clock_due', 'bigint').execute();
  await db.schema.createIndex('tables_by_clock').on('tables').column('clock_due').execute();
}
