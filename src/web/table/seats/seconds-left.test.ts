import { expect, test } from 'vitest';
import { inMinutes, secondsLeft, untilNextSecond } from './seconds-left.ts';

test('a second counts until it has passed', () => {
  const now = 500;
  expect(secondsLeft(now + 90_000, now)).toBe(90);
  expect(secondsLeft(now + 89_999, now)).toBe(90);
  expect(secondsLeft(now + 1, now)).toBe(1);
  expect(secondsLeft(now, now)).toBe(0);
  expect(secondsLeft(now - 5_000, now)).toBe(0);
});

test('the next look is when there is a second less', () => {
  for (const left of [90_000, 89_999, 1_500, 1_000, 1]) {
    const later = untilNextSecond(left, 0);
    expect(later).toBeGreaterThan(0);
    expect(later).toBeLessThanOrEqual(1_000);
    expect(secondsLeft(left, later)).toBe(secondsLeft(left, 0) - 1);
  }
});

test('seconds are told in minutes', () => {
  expect([90, 60, 9, 0].map(inMinutes)).toEqual(['1:30', '1:00', '0:09', '0:00']);
});
