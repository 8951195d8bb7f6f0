import { expect, test } from 'vitest';
import { arrange, has, home, offers, take } from '../../../../../test/games/caverna/testing.ts';
import { noGoods } from '../../box/goods.ts';
import { canAdd, cheapest, goodsAfter, movesOf, type Source, sourcesOf } from './meal.ts';

const GRAIN: Source = { move: { do: 'convert', what: 'grain' }, give: { grain: 1 }, get: { food: 1 } };
const SHEEP: Source = { move: { do: 'convert', what: 'sheep' }, give: { sheep: 1 }, get: { food: 1 } };
const GOLD: Source = { move: { do: 'gold' }, give: { gold: 2 }, get: { food: 1 } };
const SOURCES = [GRAIN, SHEEP, GOLD];
const GOODS = { ...noGoods(), food: 1, grain: 2, sheep: 2, gold: 5 };

test('the cheapest meal uses grain before anything that is worth more', () => {
  expect(cheapest(GOODS, SOURCES, 3)).toEqual([2, 0, 0]);
});

test('gold comes next, rather than the last pair of sheep', () => {
  expect(cheapest(GOODS, SOURCES, 4)).toEqual([2, 0, 2]);
});

test('where nothing covers the meal there is no cheapest way', () => {
  expect(cheapest(GOODS, SOURCES, 20)).toBeUndefined();
});

test('a plan is bounded by what is left, and gold goes together', () => {
  expect(goodsAfter(GOODS, SOURCES, [1, 0, 4])).toMatchObject({ grain: 1, gold: 1, food: 5 });
  expect(canAdd(GOODS, SOURCES, [2, 0, 0], 0)).toBe(false);
  expect(movesOf(SOURCES, [1, 0, 4], GOODS.gold)).toEqual([GRAIN.move, GOLD.move, { do: 'gold-to-food', gold: 4 }]);
});

test('mushrooms and gemfruits are food by way of what they become', () => {
  const match = arrange({
    home: { folk: 'elves', goods: { food: 1, gemfruit: 1, mushroom: 2 } },
    next: [{ step: 'next-round' }, { step: 'feed', seat: 0, kind: 'harvest' }],
  });
  const goods = { ...home(match).goods };
  const sources = sourcesOf(offers(match), home(match));
  expect(sources.map(({ give, get }) => [give, get])).toEqual([
    [{ gemfruit: 1 }, { food: 2 }],
    [{ mushroom: 1 }, { food: 2 }],
  ]);
  const plan = cheapest(goods, sources, 4) ?? [];
  expect(plan).toEqual([0, 2]);
  expect(canAdd(goods, sources, plan, 1)).toBe(false);
  take(match, ...movesOf(sources, plan, goods.gold));
  expect(has(match)).toEqual({ food: 5, gemfruit: 1 });
  expect(goodsAfter(goods, sources, plan)).toMatchObject({ food: 5, gemfruit: 1, mushroom: 0 });
});
