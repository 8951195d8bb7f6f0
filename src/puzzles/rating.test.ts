import { expect, test } from 'vitest';
import { chanceOf, ratingAfter, scoreFor } from './rating.ts';

test('a puzzle as hard as somebody is strong is solved every other time', () => {
  expect(chanceOf(1500, 1500)).toBe(0.5);
  expect(chanceOf(1900, 1500)).toBeCloseTo(10 / 11);
});

test('a rating follows from the tries alone, in wide steps at first', () => {
  expect(ratingAfter([])).toEqual({ value: 1200, tries: 0, sure: false, course: [] });
  const { value, course } = ratingAfter([{ rating: 1200, score: 1 }]);
  expect([value, course]).toEqual([1240, [1240]]);
  const many = ratingAfter(Array.from({ length: 30 }, () => ({ rating: 1500, score: 1 })));
  const steps = many.course.map((each, i) => each - (many.course[i - 1] ?? 1200));
  expect(steps.at(0)).toBeGreaterThan(steps.at(-1) ?? 0);
  expect([many.sure, many.value > 1400]).toEqual([true, true]);
});

test('each further try and a nudge make a solution worth less', () => {
  expect([1, 2, 3, 4].map((tries) => scoreFor(tries, false))).toEqual([1, 0.5, 0.25, 0]);
  expect(scoreFor(1, true)).toBe(0.5);
});
