import type { Game, Move, Position, Seat } from '../kernel/game.ts';
import { Offers } from '../kernel/offers.ts';
import { pick } from '../kernel/random.ts';
import { answer, askStep, frameFor, offersFor } from '../kernel/steps.ts';
import type { Bot } from './bot.ts';

/**
 * Looks one action ahead in a position it imagines, and takes the answer after which it stands best. What an action asks
 * further, such as where the creature just bought shall go, belongs to the action and is followed to its best end.
 */
export const greedy: Bot = {
  name: 'greedy',
  choose(game, view, seat, stream) {
    const imagined = game.imagine(view, seat, stream);
    let best = Number.NEGATIVE_INFINITY;
    let chosen: Move[] = [];
    for (const move of offered(game, view, seat)) {
      const worth = worthAfter(game, imagined, seat, move);
      if (worth > best) {
        best = worth;
        chosen = [move];
      } else if (worth === best) {
        chosen.push(move);
      }
    }
    return pick(stream, chosen);
  },
};

function worthAfter(game: Game, before: Position, seat: Seat, move: Move): number {
  const position = game.clone(before);
  answer(game, position, seat, move);
  const frame = frameFor(position, seat);
  if (frame === undefined || !askStep(game, frame).completes) return game.bot.worth(position, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (const next of offered(game, position, seat)) {
    best = Math.max(best, worthAfter(game, position, seat, next));
  }
  return best;
}

function offered(game: Game, position: Position, seat: Seat): Move[] {
  const offers = new Offers();
  offersFor(game, position, seat, offers);
  return offers.list();
}
