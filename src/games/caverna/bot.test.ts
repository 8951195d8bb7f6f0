import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { arrange, deal, playOn, stream } from './testing.ts';

const worth = (home: NonNullable<Parameters<typeof arrange>[0]>['home'], round = 3) =>
  bot.worth(arrange({ round, ...(home && { home }) }).position, 0);

test('reasons add up to the worth', () => {
  const match = deal(3, 'reasons');
  playOn(match, stream('reasons'), () => {
    for (const seat of [0, 1, 2]) {
      const sum = (bot.reasons?.(match.position, seat) ?? []).reduce((total, reason) => total + reason.worth, 0);
      expect(sum).toBeCloseTo(bot.worth(match.position, seat), 6);
    }
  });
});

test('food before a harvest, room, weapons and land are worth something', () => {
  expect(worth({ goods: { food: 4 } })).toBeGreaterThan(worth({ goods: { food: 2 } }) + 2);
  expect(worth({ built: ['dwelling'] })).toBeGreaterThan(worth({}) + 3);
  expect(worth({ people: [0, 5] })).toBeGreaterThan(worth({ people: [0, 1] }));
  expect(worth({ tops: { '3,4': 'meadow' } })).toBeGreaterThan(worth({}));
  expect(worth({ goods: { ruby: 1 } })).toBeGreaterThan(worth({ goods: { ore: 1 } }));
  expect(worth({ people: [0, 0, 0], goods: { food: 9 } }, 4)).toBeGreaterThan(worth({ goods: { food: 9 } }, 4) + 3);
});
