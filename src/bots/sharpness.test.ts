import { expect, test } from 'vitest';
import { calm, sharpnessOf } from './sharpness.ts';

/** Two seats whose lead goes to and fro by this much at every moment. */
function swaying(by: number, moments: number): number[][] {
  return Array.from({ length: moments }, (_, at) => [by * (at % 2), -by * (at % 2)]);
}

test('the longer a match still goes on and the more it sways, the less a lead says', () => {
  const lively = sharpnessOf(swaying(10, 20));
  const quiet = sharpnessOf(swaying(5, 20));
  expect(lively(0, 1)).toBeLessThan(lively(15, 1));
  expect(lively(0, 1)).toBeLessThan(quiet(0, 1));
  expect(lively(0, 1)).toBeCloseTo(1.7 / Math.sqrt(100 * 20), 6);
});

test('judgement is never made sharper than it was', () => {
  expect(sharpnessOf(swaying(0.1, 20))(19, 50)).toBe(1);
  expect(sharpnessOf([])(0, 1)).toBe(1);
  expect(sharpnessOf([[3, 3]])(0, 1)).toBe(1);
});

test('calmed chances keep their order and add up to one', () => {
  const calmed = calm([0.9, 0.09, 0.01], 0.5);
  expect(calmed.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
  expect(calmed[0] ?? 0).toBeLessThan(0.9);
  expect([...calmed].sort((a, b) => b - a)).toEqual(calmed);
  expect(calm([0.9, 0.1], 1)).toEqual([0.9, 0.1]);
  expect(calm([1, 0], 0.3)).toEqual([1, 0]);
  expect(calm([0.7], 0.2)).toEqual([0.7]);
});
