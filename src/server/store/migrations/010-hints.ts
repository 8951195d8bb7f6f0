import type { Kysely } from 'kysely';

/** Whether bots give hints even though several people play. */
export async function addHints(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('hints', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
