import type { CompiledQuery } from 'kysely';
import { REAL_TIME } from '../../../host/time.ts';
import type { Database } from './schema.ts';

/** In bytes: as much as a move with the snapshot of a large position. */
const LENGTH = 40_000;

/** Writes a row the way entries are written, replacing the one before. If this fails, so would an entry. */
export async function probe(db: Database, commit: (queries: readonly CompiledQuery[]) => Promise<void>): Promise<void> {
  const written = `${REAL_TIME.elapsed()} `.padEnd(LENGTH, '-');
  const query = db.insertInto('probes').values({ id: 1, written });
  await commit([query.onConflict((conflict) => conflict.column('id').doUpdateSet({ written })).compile()]);
}
