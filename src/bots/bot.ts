import type { Game, Move, Position, Seat } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import type { Memory } from './search/memory.ts';

/** What a bot may use besides the question itself. */
export interface BotContext {
  /** The same for all questions of a seat in a match, so that a turn's small steps are planned together. */
  readonly memory?: Memory;
  /** The factor by which a searching bot thinks less than usual. */
  readonly hurry?: number;
  /** A clock in milliseconds. If it stands still, only the number of iterations limits the search. */
  readonly clock?: () => number;
}

/** A decision in progress. It may be settled at any time, with the best answer so far. */
export interface Decision {
  /** Continues the search a little. False when it is finished. */
  ponder(): boolean;
  /** Returns the answer; to be called once. */
  settle(): Move;
}

/** Answers for a seat. It gets only the seat's view and a random stream of its own. */
export interface Bot {
  readonly name: string;
  choose(game: Game, view: Position, seat: Seat, random: Random, context?: BotContext): Move;
  /** The same in small slices, for bots that take long. */
  consider?(game: Game, view: Position, seat: Seat, random: Random, context?: BotContext): Decision;
}
