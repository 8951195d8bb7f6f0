import { sql } from 'kysely';
import type { SnapshotRow } from '../../../host/store.ts';
import type { Database } from '../database/schema.ts';

/** Deletes snapshots that can be replayed from the log. */

/** The most entries that are replayed to show a moment of a finished match. */
const SPACING = 200;

type Kept = Pick<SnapshotRow, 'sequence' | 'settled' | 'version'>;

/**
 * The snapshots that can be deleted of a finished match. The first and the last stay, some in between, so that no moment is far
 * from one, and the first of each version of the rules, since the log may lead elsewhere by other rules.
 */
export function spareOf(positions: readonly Kept[]): number[] {
  let kept: Kept | undefined;
  const spare: number[] = [];
  for (const [index, position] of positions.entries()) {
    const isLast = index === positions.length - 1;
    const isFar =
      kept === undefined || position.sequence - kept.sequence >= SPACING || position.version !== kept.version;
    if (isLast || (isFar && position.settled === 1)) kept = position;
    else spare.push(position.sequence);
  }
  return spare;
}

/** Finished matches that have not been trimmed, those that ended first before the others. */
export async function matchesToTrim(db: Database, endedBefore: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    // Not as parameters: SQLite uses an index of some rows only if the statement itself says that they are the ones.
    .where('state', '=', sql.lit('over'))
    .where('trimmed', '=', sql.lit(0))
    .where('ended', '<', endedBefore)
    .orderBy('ended')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function trimMatch(db: Database, table: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await dropSpare(transaction, table);
    await transaction.updateTable('tables').set({ trimmed: 1 }).where('id', '=', table).execute();
  });
}

export async function dropSpare(db: Database, table: string): Promise<void> {
  const positions = await db
    .selectFrom('snapshots')
    .select(['sequence', 'settled', 'version'])
    .where('table_id', '=', table)
    .orderBy('sequence')
    .execute();
  const spare = spareOf(positions);
  if (spare.length === 0) return;
  await db.deleteFrom('snapshots').where('table_id', '=', table).where('sequence', 'in', spare).execute();
}
