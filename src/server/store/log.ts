import type { LogRow } from '../../host/store.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Database } from './schema.ts';

/** The rows of a match's log from that place on, up to but without `before`. */
export async function logFrom(db: Database, table: string, sequence: number, before?: number): Promise<LogRow[]> {
  return db
    .selectFrom('log')
    .selectAll()
    .where('table_id', '=', table)
    .where('sequence', '>=', sequence)
    .$if(before !== undefined, (query) => query.where('sequence', '<', before as number))
    .orderBy('sequence')
    .execute();
}

export async function logAt(db: Database, table: string, sequence: number): Promise<LogRow | undefined> {
  return db
    .selectFrom('log')
    .selectAll()
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
    .selectAll()
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** How many entries of each seat lie before that place of the log. */
export async function countEntries(
  db: Database,
  table: string,
  before: number,
): Promise<{ seat: Seat; entries: number }[]> {
  const rows = await db
    .selectFrom('log')
    .select(({ fn }) => ['seat', fn.countAll<number>().as('entries')])
    .where('table_id', '=', table)
    .where('sequence', '<', before)
    .where('seat', 'is not', null)
    .groupBy('seat')
    .execute();
  return rows.flatMap(({ seat, entries }) => (seat === null ? [] : [{ seat, entries }]));
}
