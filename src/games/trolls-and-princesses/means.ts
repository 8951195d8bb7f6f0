import type { Seat } from '../../kernel/game.ts';
import { playerAt, type TrollsAndPrincesses } from './position.ts';
import { pointsOf } from './score.ts';

/** What a player has that a claim, or the King's tile it brings, can make more of. */
export function means(p: TrollsAndPrincesses, seat: Seat): Record<string, number> {
  const { power, cows, covers, beds, princesses, markers, cards, field, sites, filled, spots, built } = playerAt(
    p,
    seat,
  );
  return {
    points: pointsOf(p, seat),
    claims: bitsOf(markers),
    tiles: sum(built),
    resources: sum(field) + sum(filled),
    sites: sum(sites),
    spots: sum(spots),
    cards: cards.length,
    power,
    cows,
    covers: -covers,
    beds,
    princesses,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

function bitsOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
