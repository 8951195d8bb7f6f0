import type { StoredTable } from '../../../host/store.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Database } from '../database/schema.ts';
import { complete } from './tables.ts';

/** The most that are listed, since each has to be loaded. */
const MOST_LISTED = 12;

/** Stores that a player agrees to offer the seat. */
export async function agreeToOffer(db: Database, table: string, seat: Seat, person: string): Promise<void> {
  const agreed = db.insertInto('seat_offers').values({ table_id: table, seat, person });
  await agreed.onConflict((conflict) => conflict.doNothing()).execute();
}

/** Offers the seat, unless its owner plays again. */
export async function offerSeat(db: Database, table: string, seat: Seat, now: number): Promise<void> {
  await db
    .updateTable('seats')
    .set({ offered: now })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('stand_in', 'is not', null)
    .execute();
}

/** Withdraws the offer, and deletes the agreements. */
export async function withdrawOffer(db: Database, table: string, seat: Seat): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('seat_offers').where('table_id', '=', table).where('seat', '=', seat).execute();
    await transaction
      .updateTable('seats')
      .set({ offered: null })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .execute();
  });
}

/** Running matches with a seat that is offered, the one that was offered last first. */
export async function offeredTables(db: Database): Promise<StoredTable[]> {
  const rows = await db
    .selectFrom('tables')
    .selectAll('tables')
    .innerJoin(
      (select) =>
        select
          .selectFrom('seats')
          .select(({ fn }) => ['table_id', fn.max('offered').as('since')])
          .where('offered', 'is not', null)
          .groupBy('table_id')
          .as('offers'),
      (join) => join.onRef('offers.table_id', '=', 'tables.id'),
    )
    .where('tables.state', '=', 'running')
    .where('tables.put_away', 'is', null)
    .orderBy('offers.since', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return complete(db, rows);
}
