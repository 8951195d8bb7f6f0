import type { PuzzleTry } from '../../../protocol/puzzle-try.ts';
import type { Database } from '../database/schema.ts';

/** Far more than there are puzzles: what is beyond it is not kept. */
const MOST_KEPT = 5000;

export async function puzzleTriesOf(db: Database, person: string): Promise<PuzzleTry[]> {
  const rows = await db
    .selectFrom('puzzle_tries')
    .select(['game', 'puzzle', 'rating', 'score', 'at', 'day'])
    .where('person', '=', person)
    .orderBy('at')
    .orderBy('game')
    .orderBy('puzzle')
    .execute();
  return rows.map(({ day, ...row }) => (day === null ? row : { ...row, day }));
}

/** Keeps tries at puzzles that the person had not tried before; the first try at each stays. */
export async function addPuzzleTries(db: Database, person: string, tries: readonly PuzzleTry[]): Promise<void> {
  if (tries.length === 0) return;
  const { kept } = await db
    .selectFrom('puzzle_tries')
    .select(({ fn }) => fn.countAll<number | string>().as('kept'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  const room = MOST_KEPT - Number(kept);
  if (room <= 0) return;
  await db
    .insertInto('puzzle_tries')
    .values(tries.slice(0, room).map(({ day, ...row }) => ({ ...row, person, day: day ?? null })))
    .onConflict((conflict) => conflict.columns(['person', 'game', 'puzzle']).doNothing())
    .execute();
}

/** What one name has tried counts as tried under the other; of a puzzle that both tried, the other's try stays. */
export async function joinPuzzleTries(transaction: Database, from: string, into: string): Promise<void> {
  await addPuzzleTries(transaction, into, await puzzleTriesOf(transaction, from));
  await transaction.deleteFrom('puzzle_tries').where('person', '=', from).execute();
}
