import type { Kysely } from 'kysely';

/** The level of the bot that a vote asks for. */
export async function addVoteLevels(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('votes').addColumn('level', 'text').execute();
}
