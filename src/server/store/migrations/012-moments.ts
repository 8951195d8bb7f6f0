import type { Kysely } from 'kysely';

export async function renameSteps(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('snapshots').renameColumn('steps', 'moments').execute();
}
