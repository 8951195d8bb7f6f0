import type { Seat } from '../../src/kernel/game.ts';
import type { Database } from '../../src/server/store/database/schema.ts';

/** Where somebody sits. */
interface Place {
  readonly table: string;
  readonly seat: Seat;
  readonly person: string;
}

/** What somebody keeps for themselves at a table, put there as if they had written it. */
export async function plantPrivate(db: Database, { table, seat, person }: Place, words: string): Promise<void> {
  const pages = [{ seat, seatEntry: 0, moment: 0, words, marks: [{ kind: 'ring', at: words, words }] }];
  await db
    .insertInto('notes')
    .values({ person, table_id: table, pages: JSON.stringify(pages), revision: 1, changed: 1 })
    .execute();
}
