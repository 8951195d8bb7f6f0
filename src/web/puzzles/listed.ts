import type { Puzzle } from '../../kernel/puzzle.ts';
import type { PuzzleTry } from '../../protocol/puzzle-try.ts';

/** A puzzle in the list of all, with the words for its theme. */
export interface Listed {
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly theme: string;
}

export const HARDNESS = ['easy', 'medium', 'hard'] as const;
export type Hardness = (typeof HARDNESS)[number];

const MEDIUM_FROM = 1200;
const HARD_FROM = 1600;

export function hardnessOf({ rating }: Pick<Puzzle, 'rating'>): Hardness {
  if (rating < MEDIUM_FROM) return 'easy';
  return rating < HARD_FROM ? 'medium' : 'hard';
}

interface Filter {
  readonly game: string | undefined;
  readonly theme: string | undefined;
  readonly hardness: Hardness | undefined;
  readonly onlyNew: boolean;
}

/** The puzzles that fit, game by game in turn, so that no game hides the others. */
export function filterPuzzles(
  all: readonly Listed[],
  tries: readonly PuzzleTry[],
  { game, theme, hardness, onlyNew }: Filter,
): Listed[] {
  const tried = new Set(tries.map((each) => `${each.game} ${each.puzzle}`));
  const fitting = all.filter(
    (each) =>
      (game === undefined || each.game === game) &&
      (theme === undefined || each.puzzle.goal === theme) &&
      (hardness === undefined || hardnessOf(each.puzzle) === hardness) &&
      !(onlyNew && tried.has(`${each.game} ${each.puzzle.id}`)),
  );
  const number = new Map<string, number>();
  return fitting
    .map((each) => {
      const before = number.get(each.game) ?? 0;
      number.set(each.game, before + 1);
      return { each, before };
    })
    .toSorted((one, other) => one.before - other.before)
    .map(({ each }) => each);
}

/** The themes there are, each with its words. */
export function themesOf(all: readonly Listed[], game: string | undefined): [goal: string, theme: string][] {
  const themes = new Map<string, string>();
  for (const each of all) if (game === undefined || each.game === game) themes.set(each.puzzle.goal, each.theme);
  return [...themes];
}
