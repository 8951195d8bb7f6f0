import type { Chances } from '../../../kernel/chances.ts';
import { ICONS_OF_A_DECK, iconsOn } from '../box/cards.ts';
import type { CaveTroll } from '../position.ts';
import { CALIBRATED } from './calibrated.ts';

/** A match is as far as its hourglasses have run, counting those of the pile. */
export const chances: Chances<CaveTroll> = {
  progress: (p) => (iconsOn(p.removed) + iconsOn(p.pile)) / (ICONS_OF_A_DECK * p.seats),
  kinds: [
    { id: 'two', seats: 2, options: {} },
    { id: 'three', seats: 3, options: {} },
    { id: 'four', seats: 4, options: {} },
  ],
  kindOf: ({ seats }) => seats - 2,
  calibrated: CALIBRATED,
};
