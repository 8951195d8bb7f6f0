import { expect, test } from 'vitest';
import { type Say, say as sayIn, useTexts } from '../messages/text.ts';
import { sayUsualDuration } from './usual-duration.ts';

const say: Say = (id, params) => sayIn(useTexts.getState().texts, id, params);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [20_000, '5 min'],
  [18 * MINUTE, '20 min'],
  [71 * MINUTE, '70 min'],
  [119 * MINUTE, '2 h'],
  [150 * MINUTE, '3 h'],
  [30 * HOUR, '30 h'],
  [11.8 * 24 * HOUR, '12 days'],
])('a match that usually takes %i ms is said to take %s', (duration, words) => {
  expect(sayUsualDuration(say, duration)).toBe(words);
});
