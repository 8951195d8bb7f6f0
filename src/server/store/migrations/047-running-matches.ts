import { type Kysely, sql } from 'kysely';

/**
 * For chores that go through the running matches a stretch at a time, however many others there are. The state comes first, though it is
 * always the same: SQLite would prefer an index that begins with it.
 */
export async function indexRunningMatches(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create index tables_running on tables (state, id) where state = 'running' and put_away is null`)
    .execute(db);
}
