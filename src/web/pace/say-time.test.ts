import { expect, test } from 'vitest';
import { PACES } from '../../protocol/pace.ts';
import { type Say, say as sayIn, useTexts } from '../messages/text.ts';
import { sayDuration, sayLimits, sayPace, sayPlanningTime, sayTimeLeft } from './say-time.ts';

const say: Say = (id, params) => sayIn(useTexts.getState().texts, id, params);
const HOUR = 3600;

test.each([
  [30, '30 s'],
  [60, '1 min'],
  [90, '90 s'],
  [10 * 60, '10 min'],
  [4 * HOUR, '4 h'],
  [24 * HOUR, '1 day'],
  [36 * HOUR, '36 h'],
  [72 * HOUR, '3 days'],
])('%i seconds are %s', (seconds, words) => {
  expect(sayDuration(say, seconds)).toBe(words);
});

test('a pace is said in one line', () => {
  expect(sayPace(say, PACES['live-quick'])).toBe('Live: 10 min, plus 30 s a turn');
  expect(sayPace(say, PACES['days-steady'])).toBe('Over days: 3 days, plus 12 h a turn');
  expect(sayPace(say, { ...PACES['live-quick'], increment: 0 })).toBe('Live: 10 min in all');
});

test.each([
  [61_000, 'live', '1:01'],
  [59_001, 'live', '1:00'],
  [500, 'live', '0:01'],
  [-5, 'live', '0:00'],
  [2 * HOUR * 1000, 'live', '2 h'],
  [31.9 * HOUR * 1000, 'days', '31 h'],
  [71.9 * HOUR * 1000, 'days', '71 h'],
  [119 * HOUR * 1000, 'days', '4 days'],
  [42.5 * 60_000, 'days', '42 min'],
  [20_000, 'days', '20 s'],
] as const)('%i ms left at a table %s are %s', (left, kind, words) => {
  expect(sayTimeLeft(say, left, kind)).toBe(words);
});

test.each([
  ['troll-town', { timer: '45' }, '45 s to plan'],
  ['troll-town', { timer: '60' }, '1 min to plan'],
  ['troll-town', { timer: 'none' }, undefined],
  ['cave-troll', {}, undefined],
] as const)('at a table of %s with %j it says %j', (game, options, words) => {
  expect(sayPlanningTime(say, { game, options })).toBe(words);
});

test('clock and time to plan are said together, and nothing where neither is agreed on', () => {
  const town = { game: 'troll-town', options: { timer: '60' } };
  expect(sayLimits(say, town)).toBe('1 min to plan');
  expect(sayLimits(say, { ...town, pace: PACES['live-quick'] })).toBe('Live: 10 min, plus 30 s a turn · 1 min to plan');
  expect(sayLimits(say, { game: 'troll-town', options: { timer: 'none' } })).toBeUndefined();
});
