import { expect } from 'vitest';
import type { FurnishingId } from '../../../../src/games/caverna/box/furnishings.ts';
import { FURNISHINGS, furnishingAt, furnishingNumber } from '../../../../src/games/caverna/box/furnishings.ts';
import { rule } from '../../kit/rule.ts';
import { goodsOn, has, home, lay, line, on, question, skip, sowOn, take, top, use } from '../testing.ts';
import { building, type Home, scene } from '../testing-folk.ts';

rule(['FF-8.10', 'FF-8.17', 'FF-8.30', 'FF-8.1', 'FF-case-93', 'FF-5.1'], 'crops that come at once', () => {
  const gained = (id: FurnishingId) => {
    const { match } = building(id, {});
    return [home(match).goods.mushroom, home(match).goods.gemfruit, furnishingAt(furnishingNumber(id)).points];
  };
  expect([gained('forgotten-cave'), gained('mushroom-cave'), gained('mystics-hut')]).toEqual([
    [2, 0, 0],
    [2, 0, 1],
    [0, 2, 0],
  ]);
});

rule(['FF-8.27', 'FF-case-110', 'FF-1.14'], 'Overseer’s Dwelling: a room, and goods for mines beside it', () => {
  const { match, before } = building('overseers-dwelling', { tops: { '5,3': 'ore-mine', '4,2': 'ruby-mine' } });
  expect([home(match).goods.ore - before.ore, home(match).goods.ruby]).toEqual([2, 1]);
  expect(line(match, 'score.furnishing')).toBe(3);
  expect(FURNISHINGS.filter(({ tag }) => tag === 'dwelling')).toHaveLength(8);
});

rule(['FF-8.28', 'FF-case-111'], 'Mining Office: ore and points for ore mines beside it', () => {
  const { match, before } = building('mining-office', { tops: { '5,3': 'ore-mine', '4,2': 'ore-mine' } });
  expect(home(match).goods.ore - before.ore).toBe(4);
  const three = scene({
    tops: { '5,1': 'ore-mine', '6,2': 'ore-mine', '4,2': 'ore-mine' },
    built: [['mining-office', '5,2']],
  });
  expect(line(three, 'score.bonus')).toBe(9);
});

rule(['FF-8.22', 'FF-1.13', 'FF-case-105'], 'Manure Heap: pastures beside it', () => {
  const ours: Home = { tops: { '2,2': 'field', '2,1': 'small-pasture' }, large: [['1,2', '1,1']] };
  const { match, before } = building('manure-heap', ours);
  expect((home(match).goods.vegetable ?? 0) - before.vegetable).toBe(4);
  expect(line(match, 'score.bonus')).toBe(2);
});

rule(['FF-8.18', 'FF-8.3', 'FF-case-100'], 'Bird Hide: empty forest beside it', () => {
  const { match } = building('bird-hide', {
    tops: { '2,2': 'meadow', '2,1': 'field', '3,4': 'field' },
    built: ['trader'],
  });
  expect(top(match, '2,2')).toBe('bird-hide');
  expect(home(match).goods.food).toBe(6);
  const bonus = (ours: Home) => line(scene({ ...ours, built: [['bird-hide', '2,2']] }), 'score.bonus');
  expect(bonus({ tops: { '2,1': 'field', '1,2': 'meadow' } })).toBe(6);
  expect(bonus({ tops: { '2,1': 'field', '1,2': 'meadow' }, stables: ['3,2'] })).toBe(3);
});

rule(['FF-8.23', 'FF-case-106'], 'Scarecrow: one grain more on fields sown from now on', () => {
  const match = scene({
    goods: { grain: 1 },
    built: [['scarecrow', '3,4']],
    tops: { '3,3': 'field', '3,2': 'field' },
    sown: { '3,2': ['grain', 3] },
  });
  take(match, use('slash-and-burn'));
  if (question(match) === 'place-twin') take(match, skip);
  take(match, sowOn('grain', '3,3'));
  expect(
    home(match)
      .sown.map(({ count }) => count)
      .sort(),
  ).toEqual([3, 4]);
  // Of other crops nothing more is sown.
  const others = scene({
    goods: { vegetable: 1, gemfruit: 1, mushroom: 1 },
    built: [['scarecrow', '3,4']],
    tops: { '3,3': 'field', '3,2': 'field' },
  });
  take(others, use('slash-and-burn'));
  if (question(others) === 'place-twin') take(others, skip);
  take(others, sowOn('vegetable', '3,3'), sowOn('gemfruit', '3,2'), sowOn('mushroom', '4,3'));
  expect(home(others).sown.map(({ count }) => count)).toEqual([2, 2, 2]);
  const elves = scene({ folk: 'elves', goods: { grain: 1 }, built: [['scarecrow', '3,4']] });
  take(elves, use('slash-and-burn'));
  if (question(elves) === 'place-twin') take(elves, skip);
  take(elves, sowOn('grain', '1,1'));
  expect(home(elves).sown[0]?.count).toBe(4);
});

rule(['FF-8.36', 'FF-case-117'], 'Quarrying Room: a stone more from an Excavation', () => {
  const dig = (ours: Home, stone: number) => {
    const match = scene({ built: ['quarrying-room'], ...ours }, { goods: { 'excavation-13': { stone } } });
    take(match, use('excavation-13'));
    return home(match).goods.stone;
  };
  expect([dig({}, 3), dig({ folk: 'cave-goblins' }, 3)]).toEqual([4, 3]);
  const imitating = scene(
    { goods: { food: 4 }, built: ['quarrying-room'] },
    { seats: 3, taken: { 'excavation-13': 1 } },
  );
  take(imitating, use('imitation-3'), { do: 'imitate', space: 'excavation-13' });
  expect(has(imitating)).toEqual({ stone: 1 });
  expect(goodsOn(imitating, 'excavation-13')).toEqual({});
});

rule(['FF-8.39', 'FF-case-120', 'FF-1.7'], 'Explorer’s Cave: three times the water, twice the wild boar', () => {
  const laid = (ours: Home, at: '6,1' | '2,4' | '3,1', tile: 'tunnel' | 'meadow') => {
    const match = scene({ goods: { ruby: 2 }, built: ['explorers-cave'], ...ours });
    take(match, { do: 'ruby-tile', tile }, on('tile', at));
    return [home(match).goods.food, home(match).goods.boar];
  };
  expect(laid({ tops: { '6,2': 'cavern' } }, '6,1', 'tunnel')).toEqual([6, 0]);
  expect(laid({ tops: { '3,4': 'meadow' } }, '2,4', 'meadow')).toEqual([3, 0]);
  expect(laid({ tops: { '3,4': 'meadow', '3,2': 'meadow' } }, '3,1', 'meadow')).toEqual([0, 2]);
  expect(laid({ folk: 'elves', tops: { '6,2': 'cavern' } }, '6,1', 'tunnel')).toEqual([0, 0]);
  const human = scene(
    { folk: 'humans', built: ['explorers-cave'], tops: { '3,4': 'meadow', '2,4': 'field', '1,4': 'field' } },
    { goods: { 'clearing-13': { wood: 1 } } },
  );
  take(human, use('clearing-13'), lay('meadow-field', '1,3', '0,3'));
  expect(has(human)).toEqual({ wood: 1, food: 2, gold: 1, boar: 2 });
});
