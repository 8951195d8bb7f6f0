import type { Kysely } from 'kysely';

/** What a clock that rests has left. */
export async function addRestingClock(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('clock_left', 'bigint').execute();
}
