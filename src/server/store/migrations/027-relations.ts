import type { Kysely } from 'kysely';

/** Follows and blocks between people. */
export async function makeRelations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('relations')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('other', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('relations_key', ['person', 'other'])
    .execute();
  await db.schema.createIndex('relations_by_other').on('relations').column('other').execute();
}
