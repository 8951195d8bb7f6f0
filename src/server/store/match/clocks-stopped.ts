import type { Database } from '../database/schema.ts';

/** Whether a host has stopped the clocks of all matches. */

/** A row beside those of the chores, as the heartbeat is one: it is never due. */
const STOPPED = 'clocks-stopped';

/** Since when all clocks stand; undefined if they go. */
export async function clocksStoppedSince(db: Database): Promise<number | undefined> {
  const row = await db.selectFrom('chores').select('done').where('name', '=', STOPPED).executeTakeFirst();
  return row?.done;
}

export async function noteClocksStopped(db: Database, since: number | undefined): Promise<void> {
  if (since === undefined) await db.deleteFrom('chores').where('name', '=', STOPPED).execute();
  else {
    const row = db.insertInto('chores').values({ name: STOPPED, done: since });
    await row.onConflict((conflict) => conflict.doNothing()).execute();
  }
}

/** The matches under way that have clocks. */
export async function runningClocks(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('clocks')
    .innerJoin('tables', 'tables.id', 'clocks.table_id')
    .select('tables.id')
    .where('tables.state', '=', 'running')
    .where('tables.put_away', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
