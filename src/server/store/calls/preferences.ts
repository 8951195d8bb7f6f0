import type { Database } from '../database/schema.ts';
import type { StoredCall } from './schema.ts';

/** How people want to be called, in general and at each table. */

export async function readPreferences(db: Database, person: string): Promise<string | undefined> {
  const row = await db.selectFrom('call_wishes').select('wishes').where('person', '=', person).executeTakeFirst();
  return row?.wishes;
}

export async function writePreferences(db: Database, person: string, preferences: string): Promise<void> {
  await db
    .insertInto('call_wishes')
    .values({ person, wishes: preferences })
    .onConflict((conflict) => conflict.column('person').doUpdateSet({ wishes: preferences }))
    .execute();
}

export type TableMode = 'usual' | 'loud' | 'silent';

interface AtTable {
  readonly mode: TableMode;
  /** When the person last touched the page of the table while it was in sight. */
  readonly attended: number;
}

export async function preferencesAt(
  db: Database,
  { person, table_id }: Pick<StoredCall, 'person' | 'table_id'>,
): Promise<AtTable> {
  const row = await db
    .selectFrom('call_tables')
    .select(['mode', 'attended'])
    .where('person', '=', person)
    .where('table_id', '=', table_id)
    .executeTakeFirst();
  return row ?? { mode: 'usual', attended: 0 };
}

/** The tables at which the person wants other calls than usual. */
export async function modesOf(db: Database, person: string): Promise<Record<string, TableMode>> {
  const rows = await db
    .selectFrom('call_tables')
    .select(['table_id', 'mode'])
    .where('person', '=', person)
    .where('mode', '!=', 'usual')
    .execute();
  return Object.fromEntries(rows.map(({ table_id, mode }) => [table_id, mode]));
}

export async function setMode(db: Database, person: string, table: string, mode: TableMode): Promise<void> {
  await db
    .insertInto('call_tables')
    .values({ person, table_id: table, mode })
    .onConflict((conflict) => conflict.columns(['person', 'table_id']).doUpdateSet({ mode }))
    .execute();
}

/** Stores that the person is looking at the table. */
export async function noteAttended(db: Database, person: string, table: string, attended: number): Promise<void> {
  await db
    .insertInto('call_tables')
    .values({ person, table_id: table, attended })
    .onConflict((conflict) => conflict.columns(['person', 'table_id']).doUpdateSet({ attended }))
    .execute();
}

/** Stores the preferences. Processes that have one of the person's tables in memory are notified. */
export async function setCalls(db: Database, person: string, calls: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ calls })
    .where('id', '=', person)
    .where(({ or, eb }) => or([eb('calls', 'is', null), eb('calls', '!=', calls)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
