import { expect, test } from 'vitest';
import { arrange, has, home, offers, take } from '../../../../../test/games/caverna/testing.ts';
import type { Some } from '../../box/goods.ts';
import { canAdd, cheapest, goodsAfter, movesOf, sourcesOf } from './meal.ts';

/** A family at a Harvest with these goods, and what it can be fed with. */
function atTable(goods: Some, more: Omit<NonNullable<Parameters<typeof arrange>[0]>['home'] & object, 'goods'> = {}) {
  const match = arrange({
    home: { ...more, goods },
    next: [{ step: 'next-round' }, { step: 'feed', seat: 0, kind: 'harvest' }],
  });
  return { match, view: match.position, goods: { ...home(match).goods }, sources: sourcesOf(match.position, 0) };
}

const STORES = { food: 1, grain: 2, sheep: 2, gold: 5 };

test('the sources are what the rules offer, each as far as it goes', () => {
  const { sources } = atTable(STORES);
  expect(sources.map(({ move, uses }) => [move, uses.map(({ give, get }) => [give, get])])).toEqual([
    [
      { do: 'convert', what: 'grain' },
      [
        [{ grain: 1 }, { food: 1 }],
        [{ grain: 2 }, { food: 2 }],
      ],
    ],
    [
      { do: 'convert', what: 'sheep' },
      [
        [{ sheep: 1 }, { food: 1 }],
        [{ sheep: 2 }, { food: 2 }],
      ],
    ],
    [{ do: 'gold' }, [2, 3, 4, 5].map((gold) => [{ gold }, { food: gold - 1 }])],
  ]);
});

test('the cheapest meal uses grain before anything that is worth more', () => {
  const { view, sources } = atTable(STORES);
  expect(cheapest(view, 0, sources, 3)).toEqual([2, 0, 0]);
});

test('gold comes next, rather than the last pair of sheep', () => {
  const { view, sources } = atTable(STORES);
  expect(cheapest(view, 0, sources, 4)).toEqual([2, 0, 1]);
});

test('after the last breeding only points count, however much there is of everything, and of equal meals the one of fewest things', () => {
  const stores = { food: 5, grain: 10, ruby: 8, sheep: 11, donkey: 4, boar: 3, gold: 12, stone: 5 };
  const { match, sources } = atTable(stores);
  match.position.round = 12;
  const plan = cheapest(match.position, 0, sources, 10) ?? [];
  // Two points, as five grain would cost.
  expect(sources.flatMap(({ move }, index) => ((plan[index] ?? 0) > 0 ? [[move, plan[index]]] : []))).toEqual([
    [{ do: 'convert', what: 'grain' }, 1],
    [{ do: 'convert', what: 'boar' }, 2],
  ]);
});

test('where nothing covers the meal there is no cheapest way', () => {
  const { view, sources } = atTable(STORES);
  expect(cheapest(view, 0, sources, 20)).toBeUndefined();
});

test('a plan is bounded by what is left, and gold goes together', () => {
  const { match, goods, sources } = atTable(STORES);
  expect(goodsAfter(goods, sources, [1, 0, 3])).toMatchObject({ grain: 1, gold: 1, food: 5 });
  expect(canAdd(goods, sources, [2, 0, 0], 0)).toBe(false);
  const moves = movesOf(sources, [1, 0, 3]);
  expect(moves).toEqual([{ do: 'gold' }, { do: 'gold-to-food', gold: 4 }, { do: 'convert', what: 'grain' }]);
  take(match, ...moves);
  expect(has(match)).toEqual({ food: 5, grain: 1, sheep: 2, gold: 1 });
});

test('with just two coins nobody is asked how many', () => {
  const { match, sources } = atTable({ gold: 2 });
  take(match, ...movesOf(sources, [1]));
  expect(has(match)).toEqual({ food: 1 });
});

test('mushrooms and gemfruits are food by way of what they become', () => {
  const { match, view, goods, sources } = atTable({ food: 1, gemfruit: 1, mushroom: 2 }, { folk: 'elves' });
  expect(sources.map(({ uses }) => uses.map(({ give, get }) => [give, get]))).toEqual([
    [[{ gemfruit: 1 }, { food: 2 }]],
    [
      [{ mushroom: 1 }, { food: 2 }],
      [{ mushroom: 2 }, { food: 4 }],
    ],
  ]);
  const plan = cheapest(view, 0, sources, 4) ?? [];
  expect(plan).toEqual([0, 2]);
  expect(canAdd(goods, sources, plan, 1)).toBe(false);
  take(match, ...movesOf(sources, plan));
  expect(has(match)).toEqual({ food: 5, gemfruit: 1 });
  expect(goodsAfter(goods, sources, plan)).toMatchObject({ food: 5, gemfruit: 1, mushroom: 0 });
});

test('every weapon can be eaten once, two of the same strength twice', () => {
  const { match, sources } = atTable({}, { built: ['peaceful-cave'], people: [3, 3, 5] });
  expect(sources.map(({ uses }) => uses.map(({ get }) => get.food))).toEqual([[3, 6], [5]]);
  take(match, ...movesOf(sources, [2, 1]));
  expect(has(match)).toEqual({ food: 11 });
});

test('whatever is planned leaves the goods that were said', () => {
  const { match, goods, sources } = atTable(
    { grain: 3, vegetable: 2, ruby: 2, sheep: 1, donkey: 3, boar: 2, cattle: 1, gold: 4 },
    { built: ['beer-parlor'] },
  );
  const plan: number[] = [];
  for (const index of sources.keys()) {
    plan[index] = 0;
    if (canAdd(goods, sources, plan, index)) plan[index] = 1;
  }
  const left = goodsAfter(goods, sources, plan);
  take(match, ...movesOf(sources, plan));
  expect({ ...home(match).goods }).toEqual(left);
  expect(offers(match).some(({ do: verb }) => verb === 'feed')).toBe(true);
});
