import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inBatches, quantile } from './batches.ts';

test('so many are done, a few at a time, and their results keep their order', async () => {
  let running = 0;
  let most = 0;
  const results = await inBatches(10, 3, async (index) => {
    most = Math.max(most, ++running);
    for (let i = index; i < 10; i++) await turn();
    running--;
    return index;
  });
  expect(results).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(most).toBe(3);
});

test('a quantile is the value below which that part lies', () => {
  const values = Array.from({ length: 100 }, (_, i) => 99 - i);
  expect([quantile(values, 0.5), quantile(values, 0.95), quantile(values, 1)]).toEqual([50, 95, 99]);
  expect(quantile([], 0.5)).toBeNaN();
});
