import type { Score } from '../../kernel/game.ts';
import type { CaveTroll } from './position.ts';
import type { Word } from './words.ts';

/** CT-9.16: gold, with where it came from. */
export function score({ gold, ledger }: CaveTroll): Score<Word>[] {
  return gold.map((points, seat) => ({
    seat,
    place: 1 + gold.filter((other) => other > points).length,
    points,
    lines: ledger.flatMap(({ seat: receiver, ...line }) => (receiver === seat ? [line] : [])),
  }));
}
