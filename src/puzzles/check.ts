import type { Game } from '../kernel/game.ts';
import { type Puzzle, type PuzzleFile, TRIERS_VERSION } from '../kernel/puzzle.ts';
import type { PuzzleGoal } from '../kernel/puzzle-goal.ts';
import { ratingFor } from './hardness.ts';
import { follow } from './line.ts';
import { lineOf, placesOf, questOf } from './replayed.ts';
import { EQUAL, solve } from './solve.ts';

/** What is wrong with a stored puzzle under today's rules. */
export type PuzzleFault = 'gone' | 'line' | 'better' | 'costs';

/** More than is looked at when digging, since that was enough then. */
const PATIENCE = 400_000;

/** Solves a stored puzzle again: what is wrong with it, or the puzzle with the shortest solution that there is today. */
export function recheck(
  game: Game,
  goals: readonly PuzzleGoal[],
  file: Pick<PuzzleFile, 'seed'>,
  puzzle: Puzzle,
): Puzzle | PuzzleFault {
  const quest = questOf(game, goals, file, puzzle);
  if (quest === undefined) return 'gone';
  const solution = solve(quest, PATIENCE);
  if (solution === undefined || Math.abs(solution.best - puzzle.best) >= EQUAL) return 'better';
  if (!solution.answers.every(({ value }, i) => Math.abs(solution.best - value - (puzzle.costs[i] ?? -1)) < EQUAL))
    return 'costs';
  let value = Number.NEGATIVE_INFINITY;
  let position = quest.from;
  for (const move of lineOf(quest, puzzle)) ({ position, value } = follow(quest, position, move));
  if (value < puzzle.best - EQUAL) return 'line';
  if (solution.line.length === puzzle.line.length) return puzzle;
  const again = { ...puzzle, line: placesOf(quest, solution.line) };
  return { ...again, rating: ratingFor(again) };
}

/** Whether the file was dug with today's rules and bots. */
export function isOfToday(game: Game, { version, triers }: PuzzleFile): boolean {
  return version === game.version && triers === TRIERS_VERSION;
}
