import { expect } from 'vitest';
import { FOLK_IDS } from '../../../src/games/caverna/box/folk-ids.ts';
import { rule } from '../kit/rule.ts';
import { arrange, line, points } from './testing.ts';

type Home = NonNullable<NonNullable<Parameters<typeof arrange>[0]>['home']>;

rule(
  'FF-12.5',
  'each kind of farm animal that is missing costs 2 points and each begging marker 3, whatever folk',
  () => {
    for (const folk of FOLK_IDS) {
      const losses = (goods: Home['goods']) => {
        const match = arrange({ home: { folk, ...(goods && { goods }) }, sets: [] });
        const other = arrange({ home: { folk, goods: { sheep: 1, donkey: 1, boar: 1, cattle: 1 } }, sets: [] });
        const animals = line(match, 'score.animals') - line(other, 'score.animals');
        return [line(match, 'score.missing'), line(match, 'score.begging'), points(match) - points(other) - animals];
      };
      expect([folk, losses({})]).toEqual([folk, [-8, 0, -8]]);
      expect([folk, losses({ sheep: 1, boar: 1, begging: 2 })]).toEqual([folk, [-4, -6, -10]]);
      // A dog is no farm animal.
      expect([folk, losses({ dog: 1, sheep: 1, donkey: 1, cattle: 1 })]).toEqual([folk, [-2, 0, -2]]);
      expect([folk, losses({ sheep: 1, donkey: 1, boar: 1, cattle: 1, begging: 1 })]).toEqual([folk, [0, -3, -3]]);
    }
  },
);

rule('FF-12.7', 'what lies on overhanging halves counts like on the board', () => {
  const worth = (folk: 'humans' | 'mountain-dwarves', ours: Home) => {
    const bare = arrange({ home: { folk }, sets: [] });
    return points(arrange({ home: { folk, ...ours }, sets: [] })) - points(bare);
  };
  // Nothing is unused beside the board, so a tile alone is worth nothing there.
  expect(worth('humans', { tops: { '0,1': 'meadow' } })).toBe(0);
  expect(worth('humans', { tops: { '0,1': 'small-pasture' } })).toBe(2);
  expect(worth('humans', { large: [['0,1', '0,2']] })).toBe(4);
  expect(worth('mountain-dwarves', { tops: { '7,1': 'ore-mine', '7,2': 'deep-tunnel' } })).toBe(3);
  expect(worth('mountain-dwarves', { tops: { '7,1': 'ruby-mine' } })).toBe(4);
  expect(worth('mountain-dwarves', { built: [['trader', '7,1']] })).toBe(2);
  // One half of the pasture is on the board, where it uses a forest space.
  expect(worth('humans', { large: [['1,1', '0,1']] })).toBe(5);
});

rule('FF-12.7', 'what lies on the Elves’ forest counts like elsewhere, though below it is bare ground', () => {
  const elves = (ours: Home) => {
    const bare = arrange({ home: { folk: 'elves' }, sets: [] });
    return points(arrange({ home: { folk: 'elves', ...ours }, sets: [] })) - points(bare);
  };
  expect(elves({ tops: { '1,1': 'small-pasture' } })).toBe(2);
  expect(elves({ large: [['1,1', '1,2']] })).toBe(4);
  expect(elves({ built: [['dwelling', '2,2']] })).toBe(3);
  expect(elves({ built: [['trader', '2,2']] })).toBe(2);
  expect(elves({ goods: { stone: 4 }, built: [['stone-storage', '2,2']] })).toBe(4);
});
