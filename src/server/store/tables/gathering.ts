import type { Database } from '../database/schema.ts';

/** Tables whose match has not begun. */

/** Locks the table's row until the transaction ends; false if the match has begun. */
export async function holdGathering(transaction: Database, table: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('tables')
    .set(({ ref }) => ({ open: ref('open') }))
    .where('id', '=', table)
    .where('state', '=', 'gathering')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a table at which nobody sits any more, unless its match has begun. */
export async function removeTable(db: Database, id: string): Promise<void> {
  const gone = await db.deleteFrom('tables').where('id', '=', id).where('state', '=', 'gathering').executeTakeFirst();
  if (gone.numDeletedRows === 0n) return;
  // If it was a rematch, the next request makes a new one.
  await db.updateTable('tables').set({ rematch: null }).where('rematch', '=', id).execute();
}
