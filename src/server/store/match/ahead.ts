import type { PlanAhead } from '../../../protocol/ahead.ts';
import type { Database } from '../database/schema.ts';
import type { StoredAhead } from './schema.ts';

/** Moves that were planned ahead. */

type Place = Pick<StoredAhead, 'table_id' | 'seat'>;

/** The plans of a person at a table. */
export async function plansOf(db: Database, table: string, person: string): Promise<readonly PlanAhead[]> {
  const rows = await db
    .selectFrom('moves_ahead')
    .selectAll()
    .where('table_id', '=', table)
    .where('person', '=', person)
    .orderBy('seat')
    .execute();
  return rows.map(({ seat, seat_entry: seatEntry, moves, dropped }) => ({
    seat,
    seatEntry,
    moves: JSON.parse(moves),
    ...(dropped !== null && { dropped: JSON.parse(dropped) }),
  }));
}

/** Stores a plan in the place of the one before. */
export async function keepPlan(db: Database, plan: Omit<StoredAhead, 'node' | 'dropped'>): Promise<void> {
  const row = { ...plan, dropped: null, node: null };
  await db
    .insertInto('moves_ahead')
    .values(row)
    .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet(row))
    .execute();
}

/** Whose hand is on a plan: that of its owner, or of the process that has taken it. */
type Holder = { readonly person: string } | { readonly node: string };

/** The plan, if this process still has it: meanwhile it may have been withdrawn, or another one made. */
export async function planTaken(
  db: Database,
  { table_id, seat }: Place,
  node: string,
): Promise<StoredAhead | undefined> {
  return db
    .selectFrom('moves_ahead')
    .selectAll()
    .where(({ and }) => and({ table_id, seat, node }))
    .executeTakeFirst();
}

/** Changes a plan that this process has taken, and gives it back. */
export async function changePlan(
  db: Database,
  { table_id, seat }: Place,
  node: string,
  change: Partial<Pick<StoredAhead, 'seat_entry' | 'moves' | 'dropped' | 'due'>>,
): Promise<void> {
  await db
    .updateTable('moves_ahead')
    .set({ ...change, node: null })
    .where(({ and }) => and({ table_id, seat, node }))
    .execute();
}

/** Removes a plan that was withdrawn, or carried out to its end. */
export async function removePlan(db: Database, { table_id, seat }: Place, holder: Holder): Promise<void> {
  await db
    .deleteFrom('moves_ahead')
    .where(({ and }) => and({ table_id, seat, ...holder }))
    .execute();
}

/** Plans of these seats that wait longer than until then are looked at by then. */
export async function wakePlans(db: Database, table: string, seats: readonly number[], due: number): Promise<void> {
  if (seats.length === 0) return;
  await db
    .updateTable('moves_ahead')
    .set({ due })
    .where('table_id', '=', table)
    .where('seat', 'in', seats)
    .where('due', '>', due)
    .execute();
}
