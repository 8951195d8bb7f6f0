import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { sealedBids } from '../toys/sealed-bids/index.ts';
import { BROKEN_FREE_ACTIONS } from './broken/free-actions.ts';
import { BROKEN_OFFERS } from './broken/offers.ts';
import { BROKEN_POSITIONS } from './broken/positions.ts';
import { BROKEN_SECRETS } from './broken/secrets.ts';
import { BROKEN_STORIES } from './broken/stories.ts';
import { bids } from './broken/toys.ts';
import { obey } from './deals.ts';
import { LAWS } from './laws.ts';

// A law that nobody can break proves nothing: here each is broken in the ways it is meant to notice.

const ROWS = [...BROKEN_OFFERS, ...BROKEN_POSITIONS, ...BROKEN_SECRETS, ...BROKEN_STORIES, ...BROKEN_FREE_ACTIONS];

test.each(ROWS)('%s finds %s', (law, _fault, game, found) => {
  expect(() => obey(LAWS[law], game)).toThrow(found);
});

test('every law has been seen to be broken', () => {
  expect(new Set(ROWS.map(([law]) => law))).toEqual(new Set(Object.keys(LAWS)));
});

test('a broken law is reported with all that is needed to see it again', () => {
  const game = bids({ messages: { ...sealedBids.messages, 'told.revealed': '' } });
  expect(() => obey(LAWS.everythingCanBeSaid, game)).toThrow(
    /sealed-bids, table \{"seats":2,.*\}, seed '[0-9a-f]{64}', step \d+ \(seat \d about to play \{"do":/,
  );
});

test('every game with free actions says what they turn into what, or a test of its own shows that they turn nothing', () => {
  const silent = GAMES.filter(({ anytime, means }) => anytime !== undefined && means === undefined);
  // test/games/troll-town/free-actions.test.ts
  expect(silent.map(({ id }) => id)).toEqual(['troll-town']);
});
