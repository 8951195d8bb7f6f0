import type { Kysely } from 'kysely';

/** What a host says about a report when it is settled, and matches of tournaments that a host has ended. */
export async function addHostAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('reports').addColumn('answer', 'text').execute();
  await db.schema.alterTable('tournament_tables').addColumn('called_off', 'integer').execute();
}
