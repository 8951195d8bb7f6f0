import { type Kysely, sql } from 'kysely';

export async function addPutAway(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('put_away', 'bigint').execute();
  const trimmed = db.schema.alterTable('tables');
  await trimmed.addColumn('trimmed', 'integer', (column) => column.notNull().defaultTo(0)).execute();
  await sql.raw(`create index tables_to_trim on tables (ended) where state = 'over' and trimmed = 0`).execute(db);
}
