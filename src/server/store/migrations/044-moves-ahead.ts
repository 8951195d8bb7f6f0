import { type Kysely, sql } from 'kysely';

/** Moves planned ahead: one plan for each seat, which is a job while it waits. */
export async function makeMovesAhead(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('moves_ahead')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('seat_entry', 'integer', (column) => column.notNull())
    .addColumn('moves', 'text', (column) => column.notNull())
    .addColumn('dropped', 'text')
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('due', 'bigint')
    .addColumn('node', 'text')
    .addPrimaryKeyConstraint('moves_ahead_once', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('moves_ahead_by_person').on('moves_ahead').column('person').execute();
  await sql.raw('create index moves_ahead_due on moves_ahead (due) where due is not null').execute(db);
}
