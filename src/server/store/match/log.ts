import { sql } from 'kysely';
import type { LogRow } from '../../../host/store.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Database } from '../database/schema.ts';
import { LOG_COLUMNS } from './insertions.ts';

/** The rows of a match's log from that sequence on, up to but excluding `before`. */
export async function logFrom(db: Database, table: string, sequence: number, before?: number): Promise<LogRow[]> {
  return db
    .selectFrom('log')
    .select(LOG_COLUMNS)
    .where('table_id', '=', table)
    .where('sequence', '>=', sequence)
    .$if(before !== undefined, (query) => query.where('sequence', '<', before as number))
    .orderBy('sequence')
    .execute();
}

export async function logAt(db: Database, table: string, sequence: number): Promise<LogRow | undefined> {
  return db
    .selectFrom('log')
    .select(LOG_COLUMNS)
    .where('table_id', '=', table)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
}

/** The seat's entry with that number. */
export async function entryOfSeat(
  db: Database,
  table: string,
  seat: Seat,
  number: number,
): Promise<LogRow | undefined> {
  return db
    .selectFrom('log')
    .select(LOG_COLUMNS)
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** How many entries of each seat come before that sequence, read from the seat's last entry there. */
export async function countEntries(
  db: Database,
  table: string,
  before: number,
): Promise<{ seat: Seat; entries: number }[]> {
  const rows = await db
    .selectFrom('seats')
    .select(({ selectFrom }) => [
      'seat',
      selectFrom('log')
        .select('number')
        .where('log.table_id', '=', table)
        .whereRef('log.seat', '=', 'seats.seat')
        // The sign keeps SQLite from going through all entries before that place instead of back from the seat's last one.
        .where(sql<number>`+sequence`, '<', before)
        .orderBy('number', 'desc')
        .limit(1)
        .as('newest'),
    ])
    .where('seats.table_id', '=', table)
    .execute();
  return rows.map(({ seat, newest }) => ({ seat, entries: newest === null ? 0 : newest + 1 }));
}

/** Whether none of the seats, one bit for each, was asked after an entry made since then. */
export async function wasNobodyAsked(db: Database, table: string, seats: number, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('log')
    .select('sequence')
    .where('table_id', '=', table)
    .where('at', '>', since)
    .where(sql<boolean>`(asked & ${seats}) = 0`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
