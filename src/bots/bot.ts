import type { Game, Move, Position, Seat } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import type { Memory } from './search/memory.ts';

/** What a bot may make use of besides the question itself. */
export interface Circumstances {
  /** The same for all questions of a seat in a match, so that a turn's small steps are planned together. */
  readonly memory?: Memory;
  /** By how much those who think long are to think less than they would. */
  readonly hurry?: number;
  /** In milliseconds since whenever. On one that stands still only the number of iterations ends a thought. */
  readonly clock?: () => number;
}

/** A decision in the making. It may be broken off at any time, and is then the best so far. */
export interface Decision {
  /** Thinks a little further. False when there is nothing left to think about. */
  ponder(): boolean;
  /** Makes up its mind: to be asked once. */
  settle(): Move;
}

/** Answers for a seat. It is given what that seat may see, and a stream of chance of its own: nothing else. */
export interface Bot {
  readonly name: string;
  choose(game: Game, view: Position, seat: Seat, random: Random, circumstances?: Circumstances): Move;
  /** The same in small pieces, of a bot whose choice takes longer than somebody may want to wait at a stretch. */
  consider?(game: Game, view: Position, seat: Seat, random: Random, circumstances?: Circumstances): Decision;
}
