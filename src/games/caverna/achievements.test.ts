import { expect } from 'vitest';
import { arrange } from '../../../test/games/caverna/testing.ts';
import { achievementsDone } from '../../../test/games/kit/achievements.ts';
import { rule } from '../../../test/games/kit/rule.ts';
import { achievements } from './achievements.ts';
import { BOARD_CELLS } from './box/cells.ts';
import { playerAt } from './position.ts';
import { lossesOf, pointsOf } from './score.ts';

type Home = NonNullable<NonNullable<Parameters<typeof arrange>[0]>['home']>;

const of = (home: Home) => achievementsDone(achievements, { position: arrange({ home }).position });

rule('CV-10.10', 'achievement "family-of-six": six People and no begging marker', () => {
  const people = [0, 0, 0, 0, 0, 0];
  expect(of({ people })).toEqual(['family-of-six']);
  expect(of({ people: people.slice(1) })).toEqual([]);
  expect(of({ people, goods: { begging: 1 } })).toEqual([]);
});

rule('CV-14.8', 'achievement "nothing-lost": no space unused, no animal missing, no begging', () => {
  const one = { sheep: 1, donkey: 1, boar: 1, cattle: 1 };
  const lost = (change: object = {}) => {
    const { position } = arrange({ home: { goods: one } });
    const player = playerAt(position, 0);
    player.tops = player.tops.map((top, cell) => (cell < BOARD_CELLS && top === 'none' ? 'meadow' : top));
    Object.assign(player.goods, change);
    return { losses: lossesOf(player), done: achievementsDone(achievements, { position }) };
  };
  expect(lost()).toEqual({ losses: 0, done: ['nothing-lost'] });
  expect(lost({ sheep: 0 })).toEqual({ losses: 2, done: [] });
  expect(lost({ begging: 1 })).toEqual({ losses: 3, done: [] });
});

rule('CV-1.4', 'achievement "full-arms": a weapon of strength 14', () => {
  expect(of({ people: [0, 14] })).toEqual(['full-arms']);
  expect(of({ people: [13, 13] })).toEqual([]);
});

rule('CV-14.3', 'achievement "herds": four of each farm animal', () => {
  const four = { sheep: 4, donkey: 4, boar: 4, cattle: 4 };
  expect(of({ goods: four })).toEqual(['herds']);
  expect(of({ goods: { ...four, donkey: 3, sheep: 9 } })).toEqual([]);
});

rule('CV-14.14', 'achievement "hundred": a hundred points at the end', () => {
  const worth = (gold: number) => arrange({ home: { goods: { gold } } }).position;
  const none = pointsOf(worth(0), 0);
  expect(pointsOf(worth(100 - none), 0)).toBe(100);
  expect(achievementsDone(achievements, { position: worth(100 - none) })).toEqual(['hundred']);
  expect(achievementsDone(achievements, { position: worth(99 - none) })).toEqual([]);
});
