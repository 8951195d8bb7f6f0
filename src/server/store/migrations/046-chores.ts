import { type Kysely, sql } from 'kysely';

/**
 * Indexes for chores that look for a few matches among a million. Without statistics SQLite prefers the one that has more columns in
 * the condition, so those of 016 and 023, by the end alone, were never used: all matches that are over were read, one by one.
 */
export async function addChoreIndexes(db: Kysely<unknown>): Promise<void> {
  const index = (statement: string) => sql.raw(`create index ${statement}`).execute(db);
  await index('tables_uncounted on tables (state, counted, ended) where counted = 0');
  await index('tables_untrimmed on tables (state, trimmed, ended) where trimmed = 0');
  await index('tables_by_end on tables (ended)');
}
