import type { Database } from './schema.ts';

/** Claims the job for this process; false if any process did it less than `every` milliseconds ago. */
export async function claimChore(db: Database, name: string, now: number, every: number): Promise<boolean> {
  const known = db.insertInto('chores').values({ name, done: 0 });
  await known.onConflict((conflict) => conflict.doNothing()).execute();
  const { numUpdatedRows } = await db
    .updateTable('chores')
    .set({ done: now })
    .where('name', '=', name)
    // A time in the far future means that the clock has been set back.
    .where(({ or, eb }) => or([eb('done', '<=', now - every), eb('done', '>', now + every)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
