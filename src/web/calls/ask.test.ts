import { expect, test } from 'vitest';
import { PACES } from '../../protocol/pace.ts';
import { isTimeToAsk } from './ask.ts';

const NOW = {
  pace: PACES['days-steady'],
  answers: 1,
  asked: false,
  called: false,
  notNow: [],
  table: 'aaaaaaaaaa',
} as const;

test('one is asked after the first move of a match by days', () => {
  expect(isTimeToAsk(NOW)).toBe(true);
  expect(isTimeToAsk({ ...NOW, answers: 0 })).toBe(false);
  expect(isTimeToAsk({ ...NOW, pace: PACES['live-calm'] })).toBe(false);
  expect(isTimeToAsk({ ...NOW, pace: undefined })).toBe(false);
});

test('not while the game asks something, and not who can be called', () => {
  expect(isTimeToAsk({ ...NOW, asked: true })).toBe(false);
  expect(isTimeToAsk({ ...NOW, called: true })).toBe(false);
});

test('after ‘Not now’ at the next match, twice at most', () => {
  expect(isTimeToAsk({ ...NOW, notNow: ['aaaaaaaaaa'] })).toBe(false);
  expect(isTimeToAsk({ ...NOW, notNow: ['bbbbbbbbbb'] })).toBe(true);
  expect(isTimeToAsk({ ...NOW, notNow: ['bbbbbbbbbb', 'cccccccccc'] })).toBe(false);
});
