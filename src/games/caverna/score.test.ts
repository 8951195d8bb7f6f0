import { expect } from 'vitest';
import { arrange, deal, line, playOn, points, stream } from '../../../test/games/caverna/testing.ts';
import { rule } from '../../../test/games/kit/rule.ts';
import { caverna } from './index.ts';

/** The example of the rule book. */
const EXAMPLE = {
  goods: { dog: 2, sheep: 5, donkey: 3, boar: 1, grain: 3, vegetable: 1, ruby: 2, gold: 9, begging: 1 },
  people: [0, 0, 0, 0],
  tops: {
    '3,4': 'field',
    '3,3': 'field',
    '3,2': 'field',
    '3,1': 'small-pasture',
    '4,2': 'ore-mine',
    '4,1': 'ruby-mine',
  },
  large: [['2,1', '2,2']],
  sown: { '3,4': ['grain', 3], '3,3': ['grain', 1], '3,2': ['vegetable', 2] },
  built: [
    ['dwelling', '5,4'],
    ['dwelling', '5,3'],
    ['carpenter', '5,2'],
    ['cooking-cave', '5,1'],
    ['beer-parlor', '6,4'],
    ['weaving-parlor', '6,3'],
    ['main-storage', '6,2'],
    ['writing-chamber', '6,1'],
  ],
} as const;

rule(
  [
    'CV-14.2',
    'CV-14.3',
    'CV-14.4',
    'CV-14.5',
    'CV-14.6',
    'CV-14.7',
    'CV-14.9',
    'CV-14.10',
    'CV-14.11',
    'CV-14.12',
    'CV-14.13',
    'CV-case-60',
  ],
  'the example comes to 63',
  () => {
    const match = arrange({ home: EXAMPLE, others: [EXAMPLE] });
    const score = caverna.score(match.position);
    // Both have the same home, so both win.
    expect(score.map(({ place }) => place)).toEqual([1, 1]);
    const of = (say: string) => line(match, say);
    expect([
      of('score.animals'),
      of('score.missing'),
      of('score.grain'),
      of('score.vegetables'),
      of('score.rubies'),
    ]).toEqual([11, -2, 4, 3, 2]);
    expect([
      of('score.people'),
      of('score.unused'),
      of('score.furnishing'),
      of('score.gold'),
      of('score.begging'),
    ]).toEqual([4, -6, 11, 9, -3]);
    expect([
      of('score.small-pastures'),
      of('score.large-pastures'),
      of('score.ore-mines'),
      of('score.ruby-mines'),
    ]).toEqual([2, 4, 3, 4]);
    expect([of('score.bonus'), of('score.given-back')]).toEqual([10, 7]);
    expect(points(match)).toBe(63);
  },
);

rule(['CV-14.8', 'CV-case-60'], 'unused spaces: a Stable uses one, overhang cells never count', () => {
  expect(line(arrange({}), 'score.unused')).toBe(-22);
  expect(line(arrange({ home: { stables: ['1,1'] } }), 'score.unused')).toBe(-21);
  expect(line(arrange({ home: { stables: ['3,4'], tops: { '3,4': 'meadow' } } }), 'score.unused')).toBe(-21);
  expect(line(arrange({ home: { tops: { '0,2': 'meadow' } } }), 'score.unused')).toBe(-22);
});

rule('CV-14.13', 'the Writing Chamber gives back no more than was lost', () => {
  const none = arrange({
    home: { goods: { sheep: 1, donkey: 1, boar: 1, cattle: 1, begging: 1 }, built: ['writing-chamber'] },
  });
  expect(line(none, 'score.given-back')).toBe(7);
  const tops = Object.fromEntries(
    Array.from({ length: 24 }, (_, i) => [`${(i % 6) + 1},${Math.floor(i / 6) + 1}`, i % 6 < 3 ? 'meadow' : 'tunnel']),
  ) as Record<`${number},${number}`, 'meadow'>;
  const full = arrange({
    home: { goods: { sheep: 1, donkey: 1, boar: 1 }, tops, built: [['writing-chamber', '6,1']] },
  });
  expect(line(full, 'score.given-back')).toBe(2);
});

rule('CV-14.11', 'the bonuses of storages and chambers', () => {
  const bonus = (
    goods: object,
    built: 'stone-storage' | 'ore-storage' | 'treasure-chamber' | 'food-chamber' | 'fodder-chamber',
  ) => line(arrange({ home: { goods, built: [built] } }), 'score.bonus');
  expect([
    bonus({ stone: 5 }, 'stone-storage'),
    bonus({ ore: 5 }, 'ore-storage'),
    bonus({ ruby: 3 }, 'treasure-chamber'),
  ]).toEqual([5, 2, 3]);
  expect([bonus({ grain: 3, vegetable: 2 }, 'food-chamber'), bonus({ sheep: 2, donkey: 3 }, 'fodder-chamber')]).toEqual(
    [4, 1],
  );
});

rule('CV-14.14', 'the most points win', () => {
  const match = arrange({ seats: 3, others: [{ goods: { gold: 2 } }, { goods: { gold: 1 } }] });
  expect(caverna.score(match.position).map(({ place }) => place)).toEqual([3, 1, 2]);
});

rule('CV-14.15', 'food and materials are worth nothing', () => {
  expect(points(arrange({ home: { goods: { food: 9, wood: 9, stone: 9, ore: 9 } } }))).toBe(points(arrange({})));
});

rule('CV-14.10', 'at any time the lines add up to the points', () => {
  const match = deal(4, 'lines');
  playOn(match, stream('lines'), () => {
    for (const { points: total, lines } of caverna.score(match.position)) {
      expect(lines.reduce((sum, each) => sum + each.points, 0)).toBe(total);
    }
  });
});
