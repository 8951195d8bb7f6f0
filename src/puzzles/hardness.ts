import { type Puzzle, TRIERS, type Trier } from '../kernel/puzzle.ts';
import { chanceOf } from './rating.ts';

/** What each of the triers is taken to be worth. */
const STRENGTH: Readonly<Record<Trier, number>> = { random: 500, greedy: 1150, mossling: 1250, troll: 1550 };
const USUAL = 1350;
const RANGE = [600, 2300] as const;
/** Of a puzzle that every line solves; it is so much harder for each tenth part of the lines that do. */
const ANYTHING_GOES = 800;
const PER_TENTH = 400;
/** Random answers that never solve it might have, had there been more of them. */
const SELDOM = 1 / 80;
const PER_ANSWER = 25;
const PER_CHOICE = 4;

/**
 * How hard a puzzle is, on the scale of Elo: half by how bots fare, half by how many lines lead there, since bots want more than the
 * question asks; and a little by how long the line is and how many answers there are.
 */
export function ratingFor({ fares, line, costs }: Pick<Puzzle, 'fares' | 'line' | 'costs'>): number {
  const byLines = ANYTHING_GOES - PER_TENTH * Math.log10(Math.max(fares[0] ?? 0, SELDOM));
  const more = PER_ANSWER * (line.length - 2) + PER_CHOICE * (costs.length - 3);
  return Math.round((ratingOf(fares) + byLines) / 2 + more);
}

/** The number at which the triers would have fared as they did. */
function ratingOf(fares: readonly number[]): number {
  let [low, high]: [number, number] = [...RANGE];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    let surplus = 0.5 - chanceOf(USUAL, middle);
    TRIERS.forEach((trier, i) => {
      surplus += (fares[i] ?? 0) - chanceOf(STRENGTH[trier], middle);
    });
    if (surplus > 0) high = middle;
    else low = middle;
  }
  return low;
}
