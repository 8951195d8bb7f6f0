import { expect, test } from 'vitest';
import { wilson } from './interval.ts';

test.each([
  [8, 10, 0.4902, 0.9433],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [500, 1000, 0.4691, 0.5309],
])('Wilson: %d of %d lies between %d and %d', (wins, matches, low, high) => {
  const interval = wilson(wins, matches);
  expect(interval.share).toBe(wins / matches);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('Wilson takes parts of wins, and knows nothing of no matches', () => {
  expect(wilson(2.5, 10).low).toBeGreaterThan(wilson(2, 10).low);
  expect(wilson(2.5, 10).low).toBeLessThan(wilson(3, 10).low);
  expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});
