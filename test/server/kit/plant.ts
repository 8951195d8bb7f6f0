import type { Position } from '../../../src/kernel/game.ts';
import { asked } from '../../../src/kernel/steps.ts';
import { openDatabase } from '../../../src/server/store/database/open.ts';

/** What is limited in time, and how many milliseconds are left for it. */
export interface Limit {
  readonly period: number;
  readonly left: number;
}

/** Puts a position in the place of a table's match; the server must not run meanwhile. */
export async function plant(database: string, table: string, position: Position, clock?: Limit): Promise<void> {
  const { db, close } = await openDatabase(database, () => {});
  const bits = asked(position).reduce((sum, seat) => sum | (1 << seat), 0);
  await db.deleteFrom('log').where('table_id', '=', table).execute();
  const due = clock && { clock_period: JSON.stringify(clock.period), clock_due: null, clock_left: clock.left };
  await db
    .updateTable('tables')
    .set({ opening: '[]', asked: bits, ...due })
    .where('id', '=', table)
    .execute();
  await db
    .updateTable('snapshots')
    .set({ position: JSON.stringify(position), sequence: 0, moments: 0 })
    .where('table_id', '=', table)
    .execute();
  await close();
}
