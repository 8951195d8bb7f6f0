import type { Game, Move, Position, Seat } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';

/** Answers for a seat. It is given what that seat may see, and a stream of chance of its own: nothing else. */
export interface Bot {
  readonly name: string;
  choose(game: Game, view: Position, seat: Seat, random: Random): Move;
}
