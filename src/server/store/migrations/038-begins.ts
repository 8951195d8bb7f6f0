import { type Kysely, sql } from 'kysely';

/**
 * Matches that begin by themselves: whether one does when every seat is taken, or somebody would like to wait, and when. Matches of
 * earlier tables are begun by their host.
 */
export async function addBeginnings(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('begins', 'text').execute();
  await db.schema.alterTable('tables').addColumn('begins_at', 'bigint').execute();
  // Processes look here every second, and few tables are about to begin.
  await sql
    .raw(`create index tables_beginning on tables (begins) where begins is not null and state = 'gathering'`)
    .execute(db);
}
