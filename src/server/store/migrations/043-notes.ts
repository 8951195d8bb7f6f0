import type { Kysely } from 'kysely';

/** Notes for oneself: one row for each person and table. */
export async function makeNotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notes')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('pages', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('notes_once', ['person', 'table_id'])
    .execute();
  await db.schema.createIndex('notes_by_table').on('notes').column('table_id').execute();
}
