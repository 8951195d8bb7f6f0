import type { Puzzle, PuzzleFile } from '../../kernel/puzzle.ts';
import type { PuzzleTry } from '../../protocol/puzzle-try.ts';

/** The untried puzzle that is nearest to somebody's rating, a little above it rather than below. */
export function nextPuzzle(
  { game, puzzles }: Pick<PuzzleFile, 'game' | 'puzzles'>,
  tries: readonly PuzzleTry[],
  rating: number,
  now?: string,
): Puzzle | undefined {
  const tried = new Set(tries.flatMap((each) => (each.game === game ? [each.puzzle] : [])));
  const left = puzzles.filter(({ id, withdrawn }) => id !== now && withdrawn !== true && !tried.has(id));
  const distance = (puzzle: Puzzle) => Math.abs(puzzle.rating - rating - ABOVE);
  return left.toSorted((one, other) => distance(one) - distance(other))[0];
}

const ABOVE = 50;
