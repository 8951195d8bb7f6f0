import type { Proposed } from '../../../kernel/proposals.ts';
import { A_BOT } from '../../../protocol/server.ts';
import type { Database } from '../database/schema.ts';
import type { ChatRow } from './schema.ts';

const NEWEST = 100;
const ATTEMPTS = 20;
/** The most lines that the bots of a table write in a turn. */
const WORDS_KEPT = 40;

/** Stores the line under the next id of its table. Retries if another process takes the id first. */
export async function addChat(db: Database, line: Omit<ChatRow, 'id'>): Promise<ChatRow> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = { ...line, id: (await newestChat(db, line.table_id)) + 1 };
    const kept = await db
      .insertInto('chat')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (kept !== undefined) return row;
  }
  throw new Error(`table ${line.table_id}: no number was free for a chat line`);
}

/** The newest proposals at the table, in the order they were made. */
export async function newestProposed(db: Database, table: string): Promise<Proposed[]> {
  const newest = await db
    .selectFrom('chat')
    .select('proposed')
    .where('table_id', '=', table)
    .where('proposed', 'is not', null)
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
  return newest.reverse().map(({ proposed }) => JSON.parse(String(proposed)) as Proposed);
}

/** Deletes older lines of bots, which are of no use after the turn. The last line keeps its id. */
export async function dropOldWords(db: Database, table: string, newest: number): Promise<void> {
  await db
    .deleteFrom('chat')
    .where('table_id', '=', table)
    .where('person', '=', A_BOT)
    .where('id', '<=', newest - WORDS_KEPT)
    .execute();
}

/** The id of the newest line; 0 if there is none. */
export async function newestChat(db: Database, table: string): Promise<number> {
  const newest = await db
    .selectFrom('chat')
    .select((select) => select.fn.max('id').as('id'))
    .where('table_id', '=', table)
    .executeTakeFirst();
  return newest?.id ?? 0;
}

/** A line with the house mark that its author has chosen. */
export type SaidRow = ChatRow & { readonly mark: string | null };

/** The newest lines after that id, oldest first. */
export async function chatAfter(db: Database, table: string, id: number): Promise<SaidRow[]> {
  const newest = await db
    .selectFrom('chat')
    .leftJoin('people', 'people.id', 'chat.person')
    .selectAll('chat')
    .select('people.mark')
    .where('table_id', '=', table)
    .where('chat.id', '>', id)
    .orderBy('chat.id', 'desc')
    .limit(NEWEST)
    .execute();
  return newest.reverse();
}

/** Everything that the person has written, oldest first. */
export async function chatOf(db: Database, person: string): Promise<Pick<ChatRow, 'table_id' | 'text' | 'at'>[]> {
  return db.selectFrom('chat').select(['table_id', 'text', 'at']).where('person', '=', person).orderBy('at').execute();
}

export async function chatLine(db: Database, table: string, id: number): Promise<ChatRow | undefined> {
  return db.selectFrom('chat').selectAll().where('table_id', '=', table).where('id', '=', id).executeTakeFirst();
}
