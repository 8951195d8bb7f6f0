import { expect, test } from 'vitest';
import type { Puzzle } from '../../kernel/puzzle.ts';
import type { PuzzleTry } from '../../protocol/puzzle-try.ts';
import { filterPuzzles, hardnessOf, type Listed } from './listed.ts';
import { nextPuzzle } from './next-puzzle.ts';
import { together } from './together.ts';

function tried(puzzle: string, at: number, score = 1): PuzzleTry {
  return { game: 'a', puzzle, rating: 1200, score, at };
}

test('of two tries at one puzzle the older one counts, on whatever device it was', () => {
  expect(together([tried('1', 5, 0), tried('2', 7)], [tried('1', 3, 1)])).toEqual([tried('1', 3, 1), tried('2', 7)]);
});

const PUZZLES = [900, 1250, 1500, 1900].map((rating) => ({ id: String(rating), goal: 'g', rating }) as Puzzle);

test('the next puzzle is untried, not withdrawn, and near one’s rating', () => {
  const file = { game: 'a', puzzles: PUZZLES };
  expect(nextPuzzle(file, [], 1200)?.id).toBe('1250');
  expect(nextPuzzle(file, [tried('1250', 1)], 1200)?.id).toBe('1500');
  const withdrawn = PUZZLES.map((puzzle) => ({ ...puzzle, withdrawn: true as const }));
  expect(nextPuzzle({ game: 'a', puzzles: withdrawn }, [], 1200)).toBeUndefined();
});

test('puzzles are found by game, theme, hardness and whether they are new; games take turns', () => {
  const all: Listed[] = ['a', 'b'].flatMap((game) => PUZZLES.map((puzzle) => ({ game, puzzle, theme: 'T' })));
  const any = { game: undefined, theme: undefined, hardness: undefined, onlyNew: false };
  expect(filterPuzzles(all, [], any).map(({ game }) => game)).toEqual(['a', 'b', 'a', 'b', 'a', 'b', 'a', 'b']);
  expect(filterPuzzles(all, [], { ...any, game: 'a', hardness: 'medium' }).map(({ puzzle }) => puzzle.id)).toEqual([
    '1250',
    '1500',
  ]);
  expect(filterPuzzles(all, [tried('900', 1)], { ...any, onlyNew: true })).toHaveLength(7);
  expect(filterPuzzles(all, [], { ...any, theme: 'other' })).toEqual([]);
  expect(PUZZLES.map(hardnessOf)).toEqual(['easy', 'medium', 'medium', 'hard']);
});
