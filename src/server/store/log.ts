import type { Database, LogRow } from './schema.ts';

/** The rows of a match's log from that number on, up to but without `before`. */
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
