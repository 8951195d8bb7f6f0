import type { Kysely } from 'kysely';

/** The first try of a person at each puzzle. Ratings follow from them and are not stored. */
export async function makePuzzleTries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('puzzle_tries')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('puzzle', 'text', (column) => column.notNull())
    .addColumn('rating', 'integer', (column) => column.notNull())
    .addColumn('score', 'real', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('day', 'text')
    .addPrimaryKeyConstraint('puzzle_tries_once', ['person', 'game', 'puzzle'])
    .execute();
}
