import type { Database } from '../database/schema.ts';

/** Chores that all processes share: rows with the time of their next run. */

/** New chores are due at once. */
export async function planChores(db: Database, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db
    .insertInto('chores')
    .values(names.map((name) => ({ name, done: 0, due: 0 })))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ fn, ref, val }) => ({ due: fn.coalesce(ref('chores.due'), val(0)) })),
    )
    .execute();
}

/** Stores that this process has run it. */
export async function noteChore(db: Database, node: string, name: string, done: number, due: number): Promise<void> {
  await db
    .updateTable('chores')
    .set({ done, due, node: null })
    .where('name', '=', name)
    .where('node', '=', node)
    .execute();
}

/** Claims a job that is not done every so often; false if any process has done it since then. */
export async function claimSince(db: Database, name: string, now: number, since: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chores')
    .set({ done: now })
    .where('name', '=', name)
    // A time in the future means that the clock has been set back.
    .where(({ or, eb }) => or([eb('done', '<=', since), eb('done', '>', now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores when the job was last done, unless there is a time already. */
export async function knowChore(db: Database, name: string, done: number): Promise<void> {
  const known = db.insertInto('chores').values({ name, done });
  await known.onConflict((conflict) => conflict.doNothing()).execute();
}

/** The job failed, and may be claimed again. */
export async function releaseChore(db: Database, name: string): Promise<void> {
  await db.updateTable('chores').set({ done: 0 }).where('name', '=', name).execute();
}

/** When the job was last done; undefined if it is not known. */
export async function choreDone(db: Database, name: string): Promise<number | undefined> {
  return (await db.selectFrom('chores').select('done').where('name', '=', name).executeTakeFirst())?.done;
}
