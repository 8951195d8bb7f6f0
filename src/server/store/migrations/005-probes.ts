import type { Kysely } from 'kysely';

export async function makeProbes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('probes')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('written', 'text', (column) => column.notNull())
    .execute();
}
