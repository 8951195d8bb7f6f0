import { expect, test } from 'vitest';
import type { SeatClock } from '../../../protocol/server.ts';
import { isShort, leftNow, untilNextLook } from './left-now.ts';

const clock: SeatClock = { seat: 0, left: 10_000, free: 3_000, runs: true };

test.each([
  [0, 10_000],
  [3_000, 10_000],
  [4_000, 9_000],
  [13_000, 0],
  [60_000, 0],
])('%i ms after it was received, %i are left: free time passes first', (passed, left) => {
  expect(leftNow(clock, 500, 500 + passed)).toBe(left);
});

test('a clock that stands shows what is left', () => {
  expect(leftNow({ ...clock, runs: false }, 0, 60_000)).toBe(10_000);
});

test('clocks are drawn by the second shortly before the end alone', () => {
  expect(untilNextLook(3_600_000)).toBe(10_000);
  expect(untilNextLook(200_000)).toBe(1_000);
});

test.each([
  [120_000, 600, true],
  [121_000, 600, false],
  [10_000, 30, true],
  [7_200_000, 259_200, true],
  [7_300_000, 259_200, false],
])('%i ms of a bank of %i s are short: %s', (left, bank, short) => {
  expect(isShort(left, bank)).toBe(short);
});
