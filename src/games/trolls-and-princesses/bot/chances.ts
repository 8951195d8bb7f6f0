import type { Chances } from '../../../kernel/chances.ts';
import { NO_CARD } from '../box/turn-cards.ts';
import type { TrollsAndPrincesses } from '../position.ts';
import { CALIBRATED } from './calibrated.ts';

/** A match is as far as its turns: each seat has those that it was dealt cards for. */
export const chances: Chances<TrollsAndPrincesses> = {
  progress(p) {
    let left = 0;
    for (const { deck, hand } of p.players) left += deck.length + (hand === NO_CARD ? 0 : 1);
    return p.turns / Math.max(1, p.turns + left);
  },
  kinds: [
    { id: 'two', seats: 2, options: {} },
    { id: 'three', seats: 3, options: {} },
    { id: 'four', seats: 4, options: {} },
  ],
  kindOf: ({ seats }) => seats - 2,
  calibrated: CALIBRATED,
};
