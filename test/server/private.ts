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
  // Nobody looks at it: what would be played is another test's.
  const moves = [{ question: { say: 'ask.place', words }, move: { do: 'place', words }, seen: '0123456789abcdef' }];
  await db
    .insertInto('moves_ahead')
    .values({
      table_id: table,
      seat,
      person,
      seat_entry: 0,
      moves: JSON.stringify(moves),
      dropped: null,
      made: 1,
      due: null,
    })
    .execute();
}
