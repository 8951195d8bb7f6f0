import type { Kysely } from 'kysely';

/** Sitting out rounds of a Swiss tournament: the round that an entrant wishes to sit out, and the points of those who did. */
export async function addSittingOut(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tournament_entries').addColumn('sits_out', 'integer').execute();
  await db.schema.alterTable('tournament_rounds').addColumn('sat_out', 'text').execute();
}
