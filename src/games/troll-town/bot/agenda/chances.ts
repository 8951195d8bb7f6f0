import { STAT_COUNT } from '../../box/fights.ts';
import type { TrollNumber, TrollTown } from '../../position.ts';
import { statOf } from '../../rules/levels.ts';

const LEAST = 0.02;
const MOST = 0.97;

/** How likely one Troll is to beat another, by the stats in which it is stronger and weaker. */
function chance(p: TrollTown, one: TrollNumber, other: TrollNumber, sharpness: number): number {
  let stronger = 0;
  let weaker = 0;
  for (let stat = 0; stat < STAT_COUNT; stat++) {
    const lead = statOf(p, one, stat) - statOf(p, other, stat);
    if (lead > 0) stronger++;
    else if (lead < 0) weaker++;
  }
  if (stronger === 0) return LEAST;
  return Math.min(MOST, Math.max(LEAST, 0.5 + sharpness * (stronger - weaker)));
}

/** In a duel of five cards (TT-9.4). */
export function chanceInDuel(p: TrollTown, one: TrollNumber, other: TrollNumber): number {
  return chance(p, one, other, 0.25);
}

/** In a conflict, which one card decides (TT-8.13). */
export function chanceInFight(p: TrollTown, one: TrollNumber, other: TrollNumber): number {
  return chance(p, one, other, 0.1);
}
