import { expect, test } from 'vitest';
import { adjustChance, adjustChances } from './sharpness.ts';

test('adjusted chances keep their order and add up to one', () => {
  const calmed = adjustChances([0.9, 0.09, 0.01], 0.5);
  expect(calmed.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
  expect(calmed[0] ?? 0).toBeLessThan(0.9);
  expect([...calmed].sort((a, b) => b - a)).toEqual(calmed);
  expect(adjustChances([0.9, 0.1], 1)).toEqual([0.9, 0.1]);
  expect(adjustChances([0.7], 0.2)).toEqual([0.7]);
});

test('of one answer the seat’s own chance is adjusted, between as many as there are', () => {
  expect(adjustChance([0.25, 0.5, 0.25], 0, 0.4, 1)).toBeCloseTo(0.4, 9);
  const calmed = adjustChance([0.25, 0.25, 0.25, 0.25], 0, 0.7, 0.5);
  expect(calmed).toBeLessThan(0.7);
  expect(calmed).toBeGreaterThan(0.25);
  expect(adjustChance([0.25, 0.25, 0.25, 0.25], 0, 0.25, 0.1)).toBeCloseTo(0.25, 9);
  expect(adjustChance([0.8], 0, 0.8, 0.3)).toBeCloseTo(0.8, 9);
});
