import { sql } from 'kysely';
import type { NewOwner } from '../../../host/store.ts';
import type { Database } from '../database/schema.ts';

/** The seat becomes another person's if it is still offered; false if not. As part of a transaction. */
export async function changeOwner(
  transaction: Database,
  table: string,
  { seat, from, to, at }: NewOwner,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('seats')
    .set({ person: to, stand_in: null, stand_in_since: null, offered: null })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('person', '=', from)
    .where('offered', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await transaction
    .insertInto('former_owners')
    .values({
      table_id: table,
      seat,
      person: from,
      at,
      until: sql<number>`(select coalesce(max(sequence) + 1, 0) from log where table_id = ${table})`,
    })
    .execute();
  for (const votes of ['seat_offers', 'votes'] as const) {
    await transaction.deleteFrom(votes).where('table_id', '=', table).where('seat', '=', seat).execute();
  }
  return true;
}
