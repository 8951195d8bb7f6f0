import { type Kysely, sql } from 'kysely';

/** Indexes for lists and for the usual length of matches. */
export async function addListIndexes(db: Kysely<unknown>): Promise<void> {
  const index = (statement: string) => sql.raw(`create index ${statement}`).execute(db);
  await index('results_by_kind on results (game, seats, pace, ended) where seat = 0 and people > 1');
  await index(`tables_over on tables (game, seats, ended) where state = 'over' and places is not null`);
}
