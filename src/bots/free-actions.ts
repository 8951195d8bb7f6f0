import type { Game, Move, Position, Seat } from '../kernel/game.ts';
import type { Offers } from '../kernel/offers.ts';
import { askStep, frameFor, offersFor } from '../kernel/steps.ts';

/** Allows all free actions, as before the first one is taken. */
export const ANY_RANK = Number.NEGATIVE_INFINITY;

/**
 * The offers that bots consider: free actions only where they are timely, and after one of them only those of its rank or higher
 * until another answer is given. So free actions that can be taken in any order are tried in one order only.
 */
export function offersInOrder(game: Game, position: Position, seat: Seat, offers: Offers, rank: number): void {
  offersFor(game, position, seat, offers);
  if (game.anytime === undefined) return;
  const frame = frameFor(position, seat);
  if (frame === undefined || askStep(game, frame).anytime !== true) return;
  offers.keep((move) => {
    const free = game.anytime?.[move.do];
    if (free === undefined) return true;
    return (free.rank?.(move) ?? rank) >= rank && free.timely?.(position, frame, seat, move) !== false;
  });
}

/** The rank from which free actions are still to be tried after this answer. */
export function rankAfter(game: Game, before: Position, seat: Seat, move: Move): number {
  if (game.anytime?.[move.do] === undefined) return ANY_RANK;
  const frame = frameFor(before, seat);
  return frame !== undefined && askStep(game, frame).anytime === true ? (rankOf(game, move) ?? ANY_RANK) : ANY_RANK;
}

function rankOf(game: Game, move: Move): number | undefined {
  return game.anytime?.[move.do]?.rank?.(move);
}
