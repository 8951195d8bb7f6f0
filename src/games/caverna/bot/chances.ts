import type { Chances } from '../../../kernel/chances.ts';
import { ROUNDS } from '../box/rounds.ts';
import { type Caverna, HOME } from '../position.ts';
import { CALIBRATED } from './calibrated.ts';

/** The part of this round's People who have been placed. */
function placed({ players, round }: Caverna): number {
  let placed = 0;
  let all = 0;
  for (const { people } of players) {
    for (const { at, usableFrom } of people) {
      if (usableFrom > round) continue;
      all++;
      if (at !== HOME) placed++;
    }
  }
  return placed / Math.max(1, all);
}

/** A match is as far as its rounds, and within a round as the People who have been placed. */
export const chances: Chances<Caverna> = {
  progress: (p) => Math.max(0, p.round - 1 + placed(p)) / ROUNDS,
  kinds: [
    { id: 'alone', seats: 1, options: {} },
    { id: 'two', seats: 2, options: {} },
    { id: 'four', seats: 4, options: {} },
  ],
  kindOf: ({ seats }) => (seats < 3 ? seats - 1 : 2),
  calibrated: CALIBRATED,
};
