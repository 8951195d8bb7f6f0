import { expect, test } from 'vitest';
import { previewOf } from './link-preview.ts';
import { PACES } from './pace.ts';

const HOST = { host: true, holder: 'person', name: 'Signe' } as const;
const FREE = { holder: 'nobody', name: '' } as const;
const KEPT = { ...FREE, kept: { person: 'p', name: 'Leif', mark: '' } };

test('an invitation says how fast is played, whether it counts, and how many seats are free', () => {
  const seats = [HOST, FREE, KEPT];
  expect(previewOf({ state: 'gathering', seats }, 'Caverna')).toEqual({
    title: 'Signe invites you to Caverna',
    description: '1 of 3 seats is free.',
  });
  expect(
    previewOf({ state: 'gathering', seats: [HOST, FREE, FREE], rated: true, pace: PACES['live-calm'] }, 'Caverna'),
  ).toEqual({
    title: 'Signe invites you to Caverna',
    description: 'Live: 20 minutes, plus 1 minute a turn. Rated. 2 of 3 seats are free.',
  });
  expect(previewOf({ state: 'gathering', seats: [HOST, KEPT], pace: PACES['days-slow'] }, 'Caverna').description).toBe(
    'Over days: 3 days, plus 36 hours a turn. All seats are taken: come and watch.',
  );
  const sudden = { ...PACES['live-quick'], increment: 0 };
  expect(previewOf({ state: 'gathering', seats: [HOST, FREE], pace: sudden }, 'Caverna').description).toBe(
    'Live: 10 minutes in all. 1 of 2 seats is free.',
  );
});

test('of a match that has begun nothing is said but how many play', () => {
  const seats = [HOST, FREE];
  expect(previewOf({ state: 'running', seats, pace: PACES['live-calm'] }, 'Caverna')).toEqual({
    title: 'A match of Caverna',
    description: '2 players. See how it stands.',
  });
});
