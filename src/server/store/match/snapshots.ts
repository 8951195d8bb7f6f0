import { sql } from 'kysely';
import type { KeptPosition, SnapshotPlace, SnapshotRow } from '../../../host/store.ts';
import { prepared } from '../database/prepared.ts';
import type { Database } from '../database/schema.ts';
import { logAt } from './log.ts';

const newest = prepared((db, table) => newestQuery(db, table), '');

const newestSettled = prepared((db, table) => newestQuery(db, table).where('settled', '=', sql.lit(1)), '');

function newestQuery(db: Database, table: string) {
  return db
    .selectFrom('snapshots')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('sequence', 'desc')
    .limit(sql.lit(1));
}

/** The newest snapshot of a match, or the newest settled one. */
export async function newestSnapshot(
  db: Database,
  table: string,
  kind: 'any' | 'settled',
): Promise<SnapshotRow | undefined> {
  const [row] = await (kind === 'any' ? newest : newestSettled)(db, table);
  return row;
}

/** The places of the settled snapshots of a match, in the order of the log. */
export async function settledPlaces(db: Database, table: string): Promise<SnapshotPlace[]> {
  return db
    .selectFrom('snapshots')
    .select(['sequence', 'moments', 'secret'])
    .where('table_id', '=', table)
    .where('settled', '=', 1)
    .orderBy('sequence')
    .execute();
}

/** The settled snapshot at that sequence. */
export async function settledAt(db: Database, table: string, sequence: number): Promise<SnapshotRow | undefined> {
  return db
    .selectFrom('snapshots')
    .selectAll()
    .where('table_id', '=', table)
    .where('sequence', '=', sequence)
    .where('settled', '=', 1)
    .executeTakeFirst();
}

/**
 * Stores the snapshot. An existing one is replaced only by one of newer rules. A snapshot that the log does not lead to is not
 * stored: the match will continue from where the log ends.
 */
export async function savePosition(db: Database, { snapshot, after }: KeptPosition): Promise<void> {
  const { table_id, sequence } = snapshot;
  if (sequence > 0 && (await logAt(db, table_id, sequence - 1))?.at !== after) return;
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
  // Of unsettled snapshots only the newest is ever read.
  const older = db.deleteFrom('snapshots').where('table_id', '=', table_id).where('settled', '=', 0);
  await older.where('sequence', '<', sequence).execute();
}
