import { expect } from 'vitest';
import { rule } from '../../kit/rule.ts';
import { furnish, line, may, points, question, take, use } from '../testing.ts';
import { type Home, scene } from '../testing-folk.ts';

rule(['FF-8.13', 'FF-8.4', 'FF-case-96'], 'Menagerie: three points for each full set', () => {
  const bonus = (cattle: number) =>
    line(scene({ goods: { dog: 3, sheep: 5, donkey: 2, boar: 2, cattle }, built: ['menagerie'] }), 'score.bonus');
  expect([bonus(4), bonus(0)]).toEqual([6, 0]);
});

rule(['FF-8.15', 'FF-case-98', 'FF-case-12', 'FF-1.11'], 'Archery Range: a line of empty meadows', () => {
  const bonus = (tops: Home['tops'], goods: Home['goods'] = {}) =>
    line(scene({ tops: { ...tops }, goods, built: [['archery-range', '2,1']] }), 'score.bonus');
  const down = { '2,2': 'meadow', '2,3': 'meadow', '2,4': 'meadow' } as const;
  expect(bonus(down)).toBe(10);
  expect(bonus(down, { dog: 1, sheep: 2, cattle: 2 })).toBe(6);
  expect(bonus({ ...down, '2,3': 'small-pasture' })).toBe(3);
  expect(bonus({ '1,1': 'meadow', '3,1': 'meadow' })).toBe(3);
  const site = (ours: Home) => {
    const match = scene({ ...ours, goods: { wood: 5, ...ours.goods } });
    take(match, use('housework'));
    if (question(match) === 'branch') take(match, { do: 'branch', first: 'furnish' });
    return may(match, furnish('archery-range'));
  };
  expect(site({ tops: { '3,4': 'meadow' }, stables: ['3,4'] })).toBe(false);
  expect(site({ tops: { '3,4': 'meadow' }, goods: { dog: 1, sheep: 2, cattle: 2 } })).toBe(false);
  expect(site({ tops: { '3,4': 'meadow' } })).toBe(true);
});

rule('FF-case-123', 'Main Storage counts yellow furnishings, new ones too', () => {
  const match = scene({ built: ['main-storage', 'mead-parlor', 'menagerie', 'kennels'] });
  expect(line(match, 'score.bonus')).toBe(6);
});

rule(['FF-12.1', 'FF-12.5', 'FF-12.7', 'FF-1.15'], 'the points of a Cave Goblin household', () => {
  const tops: Record<string, 'meadow' | 'tunnel' | 'ore-mine' | 'ruby-mine' | 'small-pasture'> = {
    '1,1': 'small-pasture',
    '1,2': 'small-pasture',
    '5,1': 'ore-mine',
    '5,2': 'ruby-mine',
    '6,1': 'tunnel',
    '2,1': 'meadow',
    '2,2': 'meadow',
    '3,1': 'meadow',
    '3,2': 'meadow',
    '3,3': 'meadow',
    '3,4': 'meadow',
    '2,3': 'meadow',
    '2,4': 'meadow',
  };
  const match = scene({
    folk: 'cave-goblins',
    people: [0, 0, 0, 0, 0, 0],
    goods: {
      dog: 2,
      sheep: 4,
      donkey: 3,
      boar: 2,
      cattle: 3,
      grain: 5,
      vegetable: 4,
      mushroom: 1,
      ruby: 3,
      gold: 9,
      begging: 1,
    },
    tops,
    large: [['1,3', '1,4']],
    sown: { '4,2': ['mushroom', 2] },
    built: [
      ['dwelling', '6,2'],
      ['couple-dwelling', '6,3'],
      ['forgotten-cave', '6,4'],
      ['kennels', '5,3'],
      ['trader', '5,4'],
      ['menagerie', '4,1'],
    ],
  });
  // One mountain space is unused where the example has four.
  expect(points(match)).toBe(58 + 3);
});
