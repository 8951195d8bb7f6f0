import { isReveal } from '../../../src/games/troll-town/board/show/script.ts';
import type { TownEvent } from '../../../src/games/troll-town/board/words.ts';
import { trollTown } from '../../../src/games/troll-town/index.ts';
import type { TrollTown } from '../../../src/games/troll-town/position.ts';
import { begin, isMatchOver, type Match, play } from '../../../src/kernel/match.ts';
import { Offers } from '../../../src/kernel/offers.ts';
import { seedFrom } from '../../../src/kernel/random.ts';
import { asked, offersFor } from '../../../src/kernel/steps.ts';
import { tableFor } from '../../../src/kernel/table.ts';
import { eventsFor } from '../../../src/kernel/tell.ts';
import { hand } from '../../../src/web/look/print/hand.ts';

/** A turn as the first seat saw it. */
export interface ToldTurn {
  readonly before: TrollTown;
  readonly end: TrollTown;
  readonly news: readonly TownEvent[];
}

/** Turns of a match in which everybody plans anything, as the first seat saw them. */
export function turnsOf(seats: number, seed: string): ToldTurn[] {
  const match = begin(trollTown, tableFor(trollTown as never, seats, {}), seedFrom(seed)).match;
  const plain = match as unknown as Match;
  const shake = hand(seats);
  const turns: ToldTurn[] = [];
  while (!isMatchOver(plain)) {
    const [seat = 0] = asked(match.position);
    const offers = new Offers();
    offersFor(plain.game, plain.position, seat, offers);
    const list = offers.list().filter((move) => move.do !== 'grunt' || offers.count === 1 || shake() < 0.2);
    const move = list[Math.floor(shake() * list.length)] ?? offers.list()[0];
    const before = trollTown.view(match.position, 0);
    const played = play(plain, seat, move as never);
    if (!('told' in played)) throw new Error('it was on offer');
    const news = eventsFor(played.told, 0) as TownEvent[];
    if (isReveal(news)) turns.push({ before, end: trollTown.view(match.position, 0), news });
  }
  return turns;
}
