import { expect, test } from 'vitest';
import { binsFor, countInBins, spreadOf } from './statistics.ts';

test('mean, median and ends of odd, even and no values', () => {
  expect(spreadOf([10, 2, 3])).toEqual({ mean: 5, median: 3, least: 2, most: 10 });
  expect(spreadOf([4, 1, 3, 100])).toEqual({ mean: 27, median: 3.5, least: 1, most: 100 });
  expect(spreadOf([])).toEqual({ mean: 0, median: 0, least: 0, most: 0 });
});

test.each([
  [[3, 3, 3], { from: 3, width: 1, count: 1 }],
  [[-2, 15], { from: -2, width: 1, count: 18 }],
  [[1, 19], { from: 0, width: 2, count: 10 }],
  [[19, 144], { from: 10, width: 10, count: 14 }],
  [[0, 1234], { from: 0, width: 100, count: 13 }],
])('round steps that cover %j', (values, bins) => {
  expect(binsFor(spreadOf(values))).toEqual(bins);
});

test('every value falls into one step', () => {
  const values = Array.from({ length: 200 }, (_, i) => (i * 37) % 173);
  const counts = countInBins(values, binsFor(spreadOf(values)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(200);
  expect(countInBins([0, 1, 2, 3, 3], { from: 0, width: 2, count: 2 })).toEqual([2, 3]);
});
