import type { OptionValue, Seat } from './game.ts';

/** The bots that try every puzzle, from weak to strong. */
export const TRIERS = ['random', 'greedy', 'mossling', 'troll'] as const;
export type Trier = (typeof TRIERS)[number];

/** Grows when bots have changed so much that they would fare otherwise. */
export const TRIERS_VERSION = 1;

/**
 * A puzzle as it is stored: a match of bots up to a question, what is asked for, and what every line of answers is worth. Answers are
 * kept as their places among the offers, which takes a hundredth of the position.
 */
export interface Puzzle {
  readonly id: string;
  readonly goal: string;
  /** The match: which one of the file's seed, and its table. */
  readonly match: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Each answer up to the question, by its place among the offers, in base 36. */
  readonly moves: string;
  readonly seat: Seat;
  /** Fingerprint of what the seat saw: if it differs, the rules have changed. */
  readonly view: string;
  readonly best: number;
  /** By how much each first answer falls short of the best, in the order of the offers. */
  readonly costs: readonly number[];
  /** A best line, each answer by its place among those that belong to the puzzle. */
  readonly line: readonly number[];
  /** The share of tries in which each of the triers solved it. */
  readonly fares: readonly number[];
  readonly rating: number;
  /** Set when a second answer was found, or people found it dull: nobody is asked it any more. */
  readonly withdrawn?: true;
}

/** All puzzles of a game, with what they were dug with. */
export interface PuzzleFile {
  readonly game: string;
  readonly version: number;
  readonly triers: number;
  readonly command: string;
  readonly seed: string;
  readonly puzzles: readonly Puzzle[];
}
