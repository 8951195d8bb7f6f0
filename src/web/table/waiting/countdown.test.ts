import { expect, test } from 'vitest';
import { countdownFrom } from './countdown.ts';

test.each([
  ['at its beginning', 10_000, 10_000],
  ['in its middle', 4_000, 4_000],
  ['at its end', 0, 0],
  ['on a device whose clock is fast', -60_000, 10_000],
  ['on a device whose clock is slow', 60_000, 10_000],
])('the countdown %s', (_, ahead, left) => {
  expect(countdownFrom(1_000_000 + ahead, 1_000_000)).toBe(left);
});
