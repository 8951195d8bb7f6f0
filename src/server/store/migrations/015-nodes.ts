import type { Kysely } from 'kysely';

/** The process that began a match and stored each entry, so that another can take over its bots. */
export async function noteNodes(db: Kysely<unknown>): Promise<void> {
  for (const table of ['tables', 'log']) await db.schema.alterTable(table).addColumn('node', 'text').execute();
}
