import type { Game, Move, Position, Seat } from '../../../src/kernel/game.ts';
import { Offers } from '../../../src/kernel/offers.ts';
import { pick, randomFrom, seedFrom } from '../../../src/kernel/random.ts';
import { advance, answer, askedSeat, isOver, offersFor } from '../../../src/kernel/steps.ts';
import { tableFor } from '../../../src/kernel/table.ts';

/** Every position of a random match with the offers of whoever is asked. */
export function* walk<P extends Position, M extends Move>(
  played: Game<P, M>,
  seats: number,
  seed: string,
  options: Readonly<Record<string, unknown>> = {},
): Generator<{ p: P; seat: Seat; offers: Move[] }> {
  const game = played as unknown as Game;
  const p = game.setup(tableFor(game, seats, options), randomFrom(seedFrom(seed)));
  const stream = randomFrom(seedFrom(`${seed} walk`));
  const offers = new Offers();
  for (advance(game, p); !isOver(p); ) {
    const seat = askedSeat(p) as Seat;
    offersFor(game, p, seat, offers);
    yield { p: p as P, seat, offers: offers.list() };
    answer(game, p, seat, pick(stream, offers.list()));
  }
}
