import type { Database, DatabaseKind } from '../database/schema.ts';
import type { WaitingRow } from './schema.ts';

/** People who wait for others to play with. One row for each time somebody waited; while it goes on, `ended` is null. */

/** Begins to wait, or waits for something else from now on. What was waited for before ends. */
export async function beginWaiting(db: Database, row: WaitingRow): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await endWaiting(transaction, row.person, row.since);
    await transaction
      .insertInto('waiting')
      .values(row)
      // Of two simultaneous requests the first one counts.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Ends the person's waiting, and marks a match that was found as seen. */
export async function endWaiting(db: Database, person: string, now: number): Promise<void> {
  await db
    .updateTable('waiting')
    .set({ ended: now, outcome: 'left' })
    .where('person', '=', person)
    .where('ended', 'is', null)
    .execute();
  await db
    .updateTable('waiting')
    .set({ opened: 1 })
    .where('person', '=', person)
    .where('ended', 'is not', null)
    .where('opened', '=', 0)
    .execute();
}

export async function waitingOf(db: Database, person: string): Promise<WaitingRow | undefined> {
  return db
    .selectFrom('waiting')
    .selectAll()
    .where('person', '=', person)
    .where('ended', 'is', null)
    .executeTakeFirst();
}

/** The match that was found for the person since then, unless they have opened it. */
export async function foundFor(db: Database, person: string, since: number): Promise<WaitingRow | undefined> {
  return db
    .selectFrom('waiting')
    .selectAll()
    .where('person', '=', person)
    .where('ended', '>', since)
    .where('table_id', 'is not', null)
    .where('opened', '=', 0)
    .orderBy('ended', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Puts off the end of the waiting: the person is still there. */
export async function stillWaiting(db: Database, id: string, until: number): Promise<void> {
  await db.updateTable('waiting').set({ until }).where('id', '=', id).where('ended', 'is', null).execute();
}

/** Whether the person goes on waiting when no page is open. */
export async function setStay(db: Database, id: string, stay: boolean, until: number): Promise<void> {
  await db
    .updateTable('waiting')
    .set({ stay: stay ? 1 : 0, until })
    .where('id', '=', id)
    .where('ended', 'is', null)
    .execute();
}

export async function everybodyWaiting(db: Database): Promise<WaitingRow[]> {
  return db.selectFrom('waiting').selectAll().where('ended', 'is', null).orderBy('since').execute();
}

export async function isAnybodyWaiting(db: Database): Promise<boolean> {
  return (
    (await db.selectFrom('waiting').select('id').where('ended', 'is', null).limit(1).executeTakeFirst()) !== undefined
  );
}

/** The most people that one look seats. */
const MOST_AT_ONCE = 1_000;

/**
 * Locks the rows of people who wait. PostgreSQL skips rows locked by another process, and SQLite has one process, so nobody is seated
 * at two tables.
 */
export async function holdWaiting(transaction: Database, kind: DatabaseKind): Promise<WaitingRow[]> {
  return transaction
    .selectFrom('waiting')
    .selectAll()
    .where('ended', 'is', null)
    .orderBy('since')
    .limit(MOST_AT_ONCE)
    .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked())
    .execute();
}

export async function noteEnded(
  transaction: Database,
  ids: readonly string[],
  end: Pick<WaitingRow, 'ended' | 'outcome' | 'table_id' | 'bots'>,
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await transaction
    .updateTable('waiting')
    .set(end)
    .where('id', 'in', [...ids])
    .where('ended', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Tables from the queue, made since then, whose match was not begun because the process was killed. */
export async function tablesToBegin(db: Database, since: number): Promise<string[]> {
  const rows = await db
    .selectFrom('waiting')
    .innerJoin('tables', 'tables.id', 'waiting.table_id')
    .select('tables.id')
    .distinct()
    .where('waiting.ended', '>', since)
    .where('tables.state', '=', 'gathering')
    .execute();
  return rows.map(({ id }) => id);
}

const MOST_MEASURED = 5_000;

/** How long people waited who found others since then, those who found them last first. */
export async function waitsSince(
  db: Database,
  since: number,
): Promise<Pick<WaitingRow, 'game' | 'seats' | 'pace' | 'rated' | 'since' | 'ended'>[]> {
  return db
    .selectFrom('waiting')
    .select(['game', 'seats', 'pace', 'rated', 'since', 'ended'])
    .where('outcome', '=', 'people')
    .where('ended', '>', since)
    .orderBy('ended', 'desc')
    .limit(MOST_MEASURED)
    .execute();
}

/** Forgets who waited when; what has not ended stays. */
export async function removeOldWaiting(db: Database, before: number): Promise<void> {
  await db.deleteFrom('waiting').where('ended', '<', before).execute();
}
