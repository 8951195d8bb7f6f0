import { draw, type Random } from '../kernel/random.ts';

const WORDS = 2 ** 32;

/** One of the list, as often as its weight says; the first where no weight is left. */
export function drawBy<T>(random: Random, list: readonly T[], weights: readonly number[]): T | undefined {
  let left = (draw(random) / WORDS) * weights.reduce((sum, weight) => sum + weight, 0);
  const drawn = list.find((_, i) => {
    left -= weights[i] ?? 0;
    return left < 0;
  });
  return drawn ?? list[0];
}
