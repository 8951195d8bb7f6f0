import type { Kysely } from 'kysely';

/** How many moments of a snapshot are secret answers of each seat. */
export async function addSecretMoments(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('snapshots').addColumn('secret', 'text').execute();
}
