import { expect, test } from 'vitest';
import { commitment, seedFrom } from '../../../kernel/random.ts';
import { studyOf } from '../../../protocol/study/study.ts';
import { isKeptHere, readKept } from './studies.ts';

const seed = seedFrom('a kept study');
const study = studyOf(
  { underbridge: 1, game: 'toy', version: 1, seed, commitment: commitment(seed), seats: 2, options: {}, moves: [] },
  'Kept',
);
const ROW = { id: 'here-a', study, edited: 7 };

test('a row is read as it was stored, with what it is shared as', () => {
  expect(readKept(ROW)).toEqual(ROW);
  const shared = { id: 'x', revision: 3, base: study, key: 'secret' };
  expect(readKept({ ...ROW, shared })).toEqual({ ...ROW, shared });
});

test('a damaged row is left out; one whose sharing is damaged is kept without it', () => {
  expect(readKept(undefined)).toBeUndefined();
  expect(readKept({ ...ROW, study: { ...study, lines: 'none' } })).toBeUndefined();
  expect(readKept({ ...ROW, edited: 'yesterday' })).toBeUndefined();
  expect(readKept({ ...ROW, shared: { id: 'x', revision: 3, base: {} } })).toEqual(ROW);
});

test('studies of this device have addresses of their own', () => {
  expect(isKeptHere('here-a')).toBe(true);
  expect(isKeptHere('s28bto5xioycfu')).toBe(false);
});
