import type { SnapshotRow } from '../../host/store.ts';
import type { Database } from './schema.ts';

/** The newest position kept of a match; a settled one if answers before it must not be taken back any more. */
export async function newestSnapshot(
  db: Database,
  table: string,
  kind: 'any' | 'settled',
): Promise<SnapshotRow | undefined> {
  return db
    .selectFrom('snapshots')
    .selectAll()
    .where('table_id', '=', table)
    .$if(kind === 'settled', (query) => query.where('settled', '=', 1))
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The newest settled position with at most that many moments before it. */
export async function snapshotBefore(db: Database, table: string, moments: number): Promise<SnapshotRow | undefined> {
  return db
    .selectFrom('snapshots')
    .selectAll()
    .where('table_id', '=', table)
    .where('settled', '=', 1)
    .where('moments', '<=', moments)
    .orderBy('moments', 'desc')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Where in the log the oldest settled position with at least that many moments before it stands. */
export async function sequenceAfter(db: Database, table: string, moments: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('snapshots')
    .select('sequence')
    .where('table_id', '=', table)
    .where('settled', '=', 1)
    .where('moments', '>=', moments)
    .orderBy('moments')
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst();
  return found?.sequence;
}

/** Keeps the position; one that was kept there before gives way only to one of newer rules. */
export async function saveSnapshot(db: Database, snapshot: SnapshotRow): Promise<void> {
  await db
    .insertInto('snapshots')
    .values(snapshot)
    .onConflict((conflict) =>
      conflict
        .columns(['table_id', 'sequence'])
        .doUpdateSet({ version: snapshot.version, settled: snapshot.settled, position: snapshot.position })
        .where('snapshots.version', '<', snapshot.version),
    )
    .execute();
}
