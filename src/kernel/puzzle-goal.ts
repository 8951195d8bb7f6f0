import type { Move, OptionValue, Position, Seat } from './game.ts';
import type { MessageParams } from './messages.ts';

/**
 * What a puzzle asks for: something that the seat's own answers bring about, with an end that can be seen. A game's goals lie in its
 * `puzzles/goals.ts`. They read only what the seat may know.
 */
export interface PuzzleGoal<P extends Position = Position, M extends Move = Move> {
  /** Also the theme: 'win-this-turn'. Its words are `goal.<id>` in the game's `messages/<language>/puzzles.ts`. */
  readonly id: string;
  /** Whether a puzzle may begin with the question that the seat is asked in this view. */
  begins(view: P, seat: Seat): boolean;
  /** Set if lines go on when the turn ends, until `isEnd` says so or others decide. */
  readonly outlastsTurn?: true;
  /** Whether a line has come to its end, besides the end of the turn. */
  isEnd?(from: P, now: P, seat: Seat): boolean;
  /** Whether the answer belongs to the puzzle; those that only chance could judge do not. */
  allows?(position: P, seat: Seat, move: M): boolean;
  /**
   * Whether the answer could help at all. A solver does not try the others, and counts them as no better than the least it has
   * found: set where most answers lead nowhere.
   */
  tries?(position: P, seat: Seat, move: M): boolean;
  /** What a line has brought, in points, gold, or 1 for a win. Only comparisons within one puzzle matter. */
  reached(from: P, now: P, seat: Seat): number;
  /** Where a match has many such questions, only one in so many is looked at: the others would be alike. */
  readonly oneIn?: number;
  /** How many positions digging may look at, where positions are slow to come by; questions that take more are passed over. */
  readonly patience?: number;
  /** By how much the best answer must be better than the next. */
  readonly least: number;
  /** What the question names. */
  params?(view: P, seat: Seat): MessageParams;
}

/** A table at which matches are played to dig for puzzles. */
export interface DiggingTable {
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}
