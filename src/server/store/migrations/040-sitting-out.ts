import type { Kysely } from 'kysely';

/** Rounds of a Swiss tournament that somebody sits out: which one is wished for, and who did in each round, with the points for it. */
export async function addSittingOut(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tournament_entries').addColumn('sits_out', 'integer').execute();
  await db.schema.alterTable('tournament_rounds').addColumn('sat_out', 'text').execute();
}
