import type { Kysely } from 'kysely';

/** Studies that people share: as JSON, with a number that grows with every change. */
export async function makeStudies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('studies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('study', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('edit_key_hash', 'text')
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('studies_by_owner').on('studies').column('owner').execute();
}
