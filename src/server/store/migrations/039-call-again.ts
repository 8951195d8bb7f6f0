import type { Kysely } from 'kysely';

/** When a player asked that a call be repeated. */
export async function addCallsAgain(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('calls').addColumn('again', 'bigint').execute();
}
