import type { Seat } from '../kernel/game.ts';

/**
 * The search measures a lead by how much a few moves change, not by how often such leads were found to win. By these functions its
 * chances are told as they came true.
 */

/** Moves chances closer together (below 1) or further apart (above 1), in the same order. They add up to 1, unless somebody plays alone. */
export function adjustChances(results: readonly number[], sharpness: number): readonly number[] {
  if (results.length === 1) return results;
  const odds = results.map((result) => result ** sharpness);
  const sum = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / sum);
}

/** The same for one seat's chance after an answer, if the others' chances keep their proportions. */
export function adjustChance(results: readonly number[], seat: Seat, expected: number, sharpness: number): number {
  const others = (1 - expected) / Math.max(Number.EPSILON, 1 - (results[seat] ?? 0));
  const after = results.map((result, each) => (each === seat ? expected : result * others));
  return adjustChances(after, sharpness)[seat] ?? expected;
}
