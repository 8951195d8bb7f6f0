import type { Kysely } from 'kysely';

/** When somebody who waits asked that a call be made once more. */
export async function addCallsAgain(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('calls').addColumn('again', 'bigint').execute();
}
