import { expect, test } from 'vitest';
import { draw, randomFor } from '../../kernel/random.ts';
import { changedBy, directionsOf, stepOf, TRIALS_AT_ONCE } from './tune.ts';

const BEST = [0.5, -0.4, 0, 0.2];
const SEED = 'tuning';

/** Numbers that win the more often the nearer they are to the best. */
function tuneFor(batches: number): number[] {
  const stream = randomFor('ef'.repeat(32), 'chance');
  const distance = (numbers: readonly number[]) =>
    numbers.reduce((sum, number, i) => sum + (number - (BEST[i] as number)) ** 2, 0);
  let tuned = BEST.map(() => 0);
  for (let batch = 0; batch < batches; batch++) {
    const first = batch * TRIALS_AT_ONCE;
    const from = tuned;
    const trials = Array.from({ length: TRIALS_AT_ONCE }, (_, i) => {
      const side = (sign: number) =>
        directionsOf(SEED, first + i, from.length).map(
          (direction, number) => (from[number] as number) + sign * stepOf(batch) * direction,
        );
      const chance = 1 / (1 + Math.exp(4 * (distance(side(1)) - distance(side(-1)))));
      return draw(stream) / 2 ** 32 < chance ? 1 : -1;
    });
    tuned = changedBy(tuned, trials, { seed: SEED, first });
  }
  return tuned;
}

test('numbers find the way to where they win most', () => {
  const tuned = tuneFor(400);
  BEST.forEach((best, i) => {
    expect(Math.abs((tuned[i] as number) - best), `number ${i}: ${tuned[i]}`).toBeLessThan(0.15);
  });
});

test('nothing changes its sign, however clear the trials are', () => {
  let tuned = [0];
  for (let batch = 0; batch < 2000; batch++) {
    const first = batch * TRIALS_AT_ONCE;
    const trials = Array.from({ length: TRIALS_AT_ONCE }, (_, i) => -(directionsOf(SEED, first + i, 1)[0] as number));
    tuned = changedBy(tuned, trials, { seed: SEED, first });
  }
  expect(tuned[0]).toBeGreaterThan(-1);
});
