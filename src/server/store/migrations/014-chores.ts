import type { Kysely } from 'kysely';

/** Jobs that run once for all processes, and when they last ran. */
export async function makeChores(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chores')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('done', 'bigint', (column) => column.notNull())
    .execute();
}
