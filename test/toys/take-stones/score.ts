import type { Score } from '../../../src/kernel/game.ts';
import type { TakeStones } from './position.ts';
import type { Word } from './words.ts';

/** TS-3.2 */
export function score({ taken }: TakeStones): Score<Word>[] {
  return taken.map((points, seat) => ({
    seat,
    points,
    place: 1 + taken.filter((other) => other > points).length,
    lines: [{ say: 'score.stones', count: points, points, rule: 'TS-3.2' }],
  }));
}
