import type { Kysely } from 'kysely';

/** A line of chat that proposes something. */
export async function addProposals(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chat').addColumn('proposed', 'text').execute();
}
