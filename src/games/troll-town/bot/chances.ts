import type { Chances } from '../../../kernel/chances.ts';
import { TURNS } from '../box/calendar.ts';
import type { TrollTown } from '../position.ts';
import { CALIBRATED } from './calibrated.ts';

/** A match is as far as its turns. */
export const chances: Chances<TrollTown> = {
  progress: (p) => Math.max(0, p.turn - 1) / TURNS,
  kinds: [
    { id: 'two', seats: 2, options: {} },
    { id: 'three', seats: 3, options: {} },
    { id: 'four', seats: 4, options: {} },
  ],
  kindOf: ({ seats }) => Math.min(seats, 4) - 2,
  calibrated: CALIBRATED,
};
