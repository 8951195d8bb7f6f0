import type { Seat } from '../../../kernel/game.ts';
import { ALL_GOODS, type Goods, type Some } from '../box/goods.ts';
import type { CavernaMove, Free } from '../moves.ts';
import { type Caverna, playerAt } from '../position.ts';
import { type Tried, tried } from './going.ts';

/** What is given and what comes of it. */
export interface Terms {
  readonly give: Some;
  readonly get: Some;
}

/** What turns the first goods into the second. */
function termsBetween(before: Goods, after: Goods): Terms {
  const change = (sign: 1 | -1): Some =>
    Object.fromEntries(
      ALL_GOODS.flatMap((good) => {
        const by = sign * ((after[good] ?? 0) - (before[good] ?? 0));
        return by > 0 ? [[good, by]] : [];
      }),
    );
  return { give: change(-1), get: change(1) };
}

/** Moves on offer one after another, made on a copy: their terms, and what is asked then. */
export function madeOnCopy(
  view: Caverna,
  seat: Seat,
  moves: readonly CavernaMove[],
): { readonly terms: Terms; readonly then: Tried } {
  const then = tried(view, seat, moves);
  return { terms: termsBetween(playerAt(view, seat).goods, playerAt(then.after, seat).goods), then };
}

/** The terms of an exchange that is on offer. Where it asks how much, those of the least. */
export function termsOf(move: Free, view: Caverna, seat: Seat): Terms {
  const { terms, then } = madeOnCopy(view, seat, [move]);
  const least = then.offers.find((each) => each.do === 'gold-to-food');
  return move.do === 'gold' && least !== undefined ? madeOnCopy(view, seat, [move, least]).terms : terms;
}

const FREE: Readonly<Record<Free['do'], true>> = {
  convert: true,
  gold: true,
  ruby: true,
  'ruby-animal': true,
  'ruby-tile': true,
  exchange: true,
  discard: true,
  crop: true,
  cook: true,
};

export function isFree(move: CavernaMove): move is Free {
  return move.do in FREE;
}
