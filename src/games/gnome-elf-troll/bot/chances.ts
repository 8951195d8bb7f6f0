import type { Chances } from '../../../kernel/chances.ts';
import type { GnomeElfTroll } from '../position.ts';
import { score } from '../score.ts';
import { CALIBRATED } from './calibrated.ts';

/** A match is as far as whoever is nearest to the goal. */
export const chances: Chances<GnomeElfTroll> = {
  progress: (p) => Math.max(...score(p).map(({ points }) => points)) / p.goal,
  kinds: [
    { id: 'two', seats: 2, options: {} },
    { id: 'three', seats: 3, options: {} },
    { id: 'four', seats: 4, options: {} },
  ],
  kindOf: ({ seats }) => seats - 2,
  calibrated: CALIBRATED,
};
