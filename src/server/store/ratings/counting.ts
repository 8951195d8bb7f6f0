import { sql } from 'kysely';
import type { LogRow, SeatRow } from '../../../host/store.ts';
import { prepared } from '../database/prepared.ts';
import type { Database, DatabaseKind } from '../database/schema.ts';

/** What is read of a finished match to count it: every match is counted as it ends, so the queries are built once. */

/** A seat as it is when the match is counted. */
export type CountedSeat = Pick<SeatRow, 'seat' | 'person' | 'bot' | 'stand_in'>;

/** As much of an entry as counting needs. */
export type CountedRow = Pick<LogRow, 'sequence' | 'entry' | 'told' | 'asked' | 'at'>;

const entriesOf = prepared(
  (db, table) =>
    db
      .selectFrom('log')
      .select(['sequence', 'entry', 'told', 'asked', 'at'])
      .where('table_id', '=', table)
      .orderBy('sequence'),
  '',
);

/** All entries of the match, in the order of its log. */
export async function entriesToCount(db: Database, table: string): Promise<readonly CountedRow[]> {
  return entriesOf(db, table);
}

const seatsOf = (db: Database, table: string) =>
  db.selectFrom('seats').select(['seat', 'person', 'bot', 'stand_in']).where('table_id', '=', table).orderBy('seat');

const SEATS = {
  sqlite: prepared((db, table) => seatsOf(db, table), ''),
  postgres: prepared((db, table) => seatsOf(db, table).forUpdate(), ''),
};

const markCounted = prepared(
  (db, table) =>
    db
      .updateTable('tables')
      .set({ counted: sql.lit(1) })
      .where('id', '=', table)
      .where('state', '=', sql.lit('over'))
      .where('counted', '=', sql.lit(0))
      .returning('id'),
  '',
);

/**
 * Marks the match as counted, and locks its seats. If several processes try, one gets the seats. While they are locked, no seat can
 * move to another person.
 */
export async function claimMatch(
  transaction: Database,
  kind: DatabaseKind,
  table: string,
): Promise<readonly CountedSeat[] | undefined> {
  // Seats are locked before the table, as in joining people, to prevent deadlocks.
  const seats = await SEATS[kind](transaction, table);
  const marked = await markCounted(transaction, table);
  return marked.length > 0 ? seats : undefined;
}
