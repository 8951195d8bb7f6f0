import type { Database } from '../database/schema.ts';

/** People who may not chat at a table. */

export async function setMuted(db: Database, table: string, person: string, muted: boolean): Promise<void> {
  if (muted) {
    const mute = db.insertInto('mutes').values({ table_id: table, person });
    await mute.onConflict((conflict) => conflict.doNothing()).execute();
  } else {
    await db.deleteFrom('mutes').where('table_id', '=', table).where('person', '=', person).execute();
  }
}

export async function setSpectatorsChat(db: Database, table: string, allowed: boolean): Promise<void> {
  await db
    .updateTable('tables')
    .set({ spectators_chat: allowed ? 1 : 0 })
    .where('id', '=', table)
    .execute();
}
