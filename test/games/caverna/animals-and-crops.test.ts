import { expect } from 'vitest';
import type { FurnishingId } from '../../../src/games/caverna/box/furnishings.ts';
import { allFit } from '../../../src/games/caverna/rules/animals.ts';
import { type CavernaMatch, has, home, line, may, offers, points, question, take } from './testing.ts';
import { breeding, building, cannotMeet, type Home, harvest, scene, together } from './testing-folk.ts';

/*
 * The lines of the table in section 9 about animals, crops, gold and points of base furnishings.
 */

const exchange = (furnishing: FurnishingId, way = 0) => ({ do: 'exchange', furnishing, way }) as const;
const bonus = (ours: Home) => line(scene(ours), 'score.bonus');
const BIG = [
  ['1,1', '1,2'],
  ['2,1', '2,2'],
  ['3,1', '3,2'],
  ['1,3', '2,3'],
] as const;
const FOUR = { sheep: 2, donkey: 2, boar: 2, cattle: 2 };

const breedAgain = (match: CavernaMatch, vegetable: number) =>
  offers(match).find((move) => move.do === 'breed-again' && move.vegetable === vegetable) as never;

/** A Silage Bin between so many meadows. */
function silage(built: Home['built'], goods: Home['goods'], meadows: 1 | 4) {
  const beside = { '2,3': 'meadow', ...(meadows === 4 && { '1,4': 'meadow', '3,4': 'meadow', '2,5': 'meadow' }) };
  const { match, before } = building('silage-bin', {
    tops: { '2,4': 'meadow', ...beside } as NonNullable<Home['tops']>,
    stables: ['2,3', ...(meadows === 4 ? (['1,4', '3,4'] as const) : [])],
    large: [
      ['1,1', '1,2'],
      ['2,1', '2,2'],
      ['3,1', '3,2'],
      ['0,1', '0,2'],
    ],
    ...(built && { built }),
    ...(goods && { goods }),
  });
  if (question(match) === 'furnish-cell') {
    const { cell } = offers(match).find((move) => move.do === 'cell') as { cell: number };
    take(match, { do: 'cell', cell });
  }
  return { match, before };
}

together('Breeding Cave', 'Silage Bin, Feeding Room', () => {
  const all = breeding({ goods: { ...FOUR, vegetable: 2 }, large: BIG, built: ['feeding-room', 'breeding-cave'] });
  expect(home(all).goods.food).toBe(5);
  take(all, breedAgain(all, 2));
  expect(home(all).goods.food).toBe(10);
  const some = breeding({
    goods: { sheep: 2, cattle: 2, vegetable: 1 },
    large: BIG,
    built: ['feeding-room', 'breeding-cave'],
  });
  expect(home(some).goods.food).toBe(2);
  take(some, breedAgain(some, 1));
  expect(home(some).goods.food).toBe(4);
  expect(home(silage(['breeding-cave'], { sheep: 2 }, 1).match).goods.food).toBe(1);
  expect(home(silage(['breeding-cave'], FOUR, 4).match).goods.food).toBe(5);
});

together('Breeding Cave', 'Kennels', () => {
  expect(has(breeding({ goods: { dog: 2 }, built: ['kennels', 'breeding-cave'] }))).toEqual({ dog: 3 });
  const match = breeding({ goods: { dog: 2, ...FOUR }, large: BIG, built: ['kennels', 'breeding-cave'] });
  expect([home(match).goods.dog, home(match).goods.food]).toEqual([3, 5]);
});

together('Quarry', 'Silage Bin, Feeding Room', () => {
  const match = breeding({ goods: { donkey: 2, vegetable: 1 }, large: BIG, built: ['feeding-room', 'quarry'] });
  expect(home(match).goods.stone).toBe(1);
  take(match, breedAgain(match, 1));
  expect(home(match).goods.stone).toBe(2);
  const { match: bin, before } = silage(['quarry'], { donkey: 2 }, 1);
  expect(home(bin).goods.stone - before.stone).toBe(1);
});

together('Stubble Room', 'Elves', () => {
  const fits = (ours: Home) => allFit(scene({ folk: 'elves', built: ['stubble-room'], ...ours }).position, 0);
  expect(fits({ goods: { sheep: 2, cattle: 1 } })).toBe(false);
  expect(fits({ goods: { sheep: 2, cattle: 1 }, tops: { '3,4': 'field' } })).toBe(true);
});

together('Stubble Room', 'field furnishings, gemfruits', () => {
  const fits = (ours: Home) => allFit(scene({ goods: { sheep: 2, cattle: 1 }, ...ours }).position, 0);
  const tops = { '3,4': 'field' } as const;
  expect(fits({ tops, built: ['stubble-room'] })).toBe(true);
  expect(fits({ tops, sown: { '3,4': ['gemfruit', 1] }, built: ['stubble-room'] })).toBe(false);
  expect(fits({ built: ['stubble-room', ['scarecrow', '3,4']] })).toBe(false);
  // Mushrooms lie in a cavern, and do not take a field away.
  expect(fits({ tops, sown: { '4,3': ['mushroom', 1] }, built: ['stubble-room'] })).toBe(true);
});

together('Treasure Chamber', 'gemfruits', () => {
  const match = scene({ folk: 'elves', goods: { gemfruit: 3 }, built: ['treasure-chamber'] });
  const before = points(match);
  expect(line(match, 'score.bonus')).toBe(0);
  for (let fruit = 0; fruit < 3; fruit++) take(match, { do: 'crop', crop: 'gemfruit' });
  expect([line(match, 'score.bonus'), points(match) - before]).toEqual([3, 3]);
});

together('Food Chamber', 'mushrooms', () => {
  const match = scene({
    goods: { grain: 3, mushroom: 2 },
    sown: { '4,3': ['mushroom', 1] },
    built: ['food-chamber'],
  });
  expect(line(match, 'score.bonus')).toBe(0);
  take(match, { do: 'crop', crop: 'mushroom' }, { do: 'crop', crop: 'mushroom' });
  expect(line(match, 'score.bonus')).toBe(4);
  expect(may(match, { do: 'crop', crop: 'mushroom' })).toBe(false);
});

together('Cooking Cave', 'mushrooms', () => {
  const match = scene({ goods: { grain: 1, mushroom: 1 }, built: ['cooking-cave'] });
  expect(may(match, exchange('cooking-cave'))).toBe(false);
  take(match, { do: 'crop', crop: 'mushroom' }, exchange('cooking-cave'));
  expect(has(match)).toEqual({ food: 5 });
});

together('Slaughtering Cave', 'Bone Crusher, Candle Maker, Trolls', () => {
  expect([cannotMeet('slaughtering-cave', 'trolls'), cannotMeet('slaughtering-cave', 'humans')]).toEqual([true, false]);
});

together('Hunting Parlor', 'Candle Maker', () => {
  const match = scene({ goods: { boar: 2 }, built: ['hunting-parlor', 'candle-maker'] });
  take(match, exchange('hunting-parlor'));
  expect(has(match)).toEqual({ gold: 2, food: 2 });
});

together('Writing Chamber', 'folks without points lost by unused spaces', () => {
  const back = (folk: 'humans' | 'mountain-dwarves' | 'trolls', goods: Home['goods'] = {}) =>
    line(
      scene({ folk, goods: { sheep: 1, donkey: 1, boar: 1, cattle: 1, ...goods }, built: ['writing-chamber'] }),
      'score.given-back',
    );
  expect([back('humans'), back('trolls')]).toEqual([7, 7]);
  // 9 mountain spaces are unused, of which 7 are given back.
  expect(line(scene({ folk: 'mountain-dwarves', built: ['writing-chamber'] }), 'score.unused')).toBe(-9);
  const tidy: Home = {
    folk: 'mountain-dwarves',
    goods: { sheep: 1, donkey: 1, boar: 1, cattle: 1, begging: 1 },
    tops: Object.fromEntries(
      ['4,1', '4,2', '5,1', '5,2', '5,3', '5,4', '6,1', '6,2'].map((at) => [at, 'tunnel' as const]),
    ) as NonNullable<Home['tops']>,
    built: [['writing-chamber', '6,3']],
  };
  // One mountain space and a begging marker: 4 points, all given back; twelve forest spaces cost nothing.
  expect([line(scene(tidy), 'score.unused'), line(scene(tidy), 'score.given-back')]).toEqual([-1, 4]);
});

together('Trader', 'Jeweler, Elven Market, Silicoids’ trades', () => {
  const match = harvest({
    folk: 'silicoids',
    goods: { gold: 7 },
    built: ['trader', 'jeweler', 'elven-market'],
  });
  take(match, exchange('trader'), exchange('jeweler'), exchange('elven-market'));
  expect(has(match)).toEqual({ gold: 1, wood: 1, stone: 1, ore: 3, ruby: 2, vegetable: 1 });
  expect([exchange('trader'), exchange('jeweler')].map((move) => may(match, move))).toEqual([false, false]);
  take(match, { do: 'harvest-trade', by: 'silicoids', way: 2 });
  expect(home(match).goods).toMatchObject({ gold: 0, stone: 2 });
});

together('Water Troughs', 'Sheep Dog School', () => {
  const fits = (goods: Home['goods']) =>
    allFit(
      scene({
        goods: { cattle: 2, ...goods },
        tops: { '2,1': 'small-pasture' },
        built: [['water-troughs', '2,2'], 'sheep-dog-school'],
      }).position,
      0,
    );
  // The pasture's own 2 and 3, or twice a sheep more than dogs; never both.
  expect([fits({ sheep: 5 }), fits({ sheep: 6 })]).toEqual([true, false]);
  expect([fits({ dog: 1, sheep: 5 }), fits({ dog: 2, sheep: 6 }), fits({ dog: 2, sheep: 7 })]).toEqual([
    true,
    true,
    false,
  ]);
});

const SIX: NonNullable<Home['tops']> = {
  ...{ '1,1': 'meadow', '1,2': 'meadow', '2,1': 'meadow' },
  ...{ '2,2': 'meadow', '3,1': 'meadow', '0,2': 'meadow' },
};

together('Mead Parlor', 'Bone Carver', () => {
  const start = () =>
    harvest({ tops: SIX, goods: { dog: 1, sheep: 2, cattle: 2 }, built: ['mead-parlor', 'bone-carver'] });
  const mead = { do: 'harvest-gain', by: 'mead-parlor' } as const;
  const carve = { do: 'carve', dog: 0, sheep: 2, donkey: 0, boar: 0, cattle: 0 } as const;
  const carved = start();
  take(carved, carve, mead);
  const drunk = start();
  take(drunk, mead, carve);
  expect([home(carved).goods.gold, home(drunk).goods.gold]).toEqual([3 + 3, 2 + 3]);
});

together('Hunter’s Hut', 'Silicoids’ trades', () => {
  const match = harvest({ folk: 'silicoids', goods: { food: 3 }, built: [['hunters-hut', '3,4']] });
  const trade = (way: number) => ({ do: 'harvest-trade', by: 'silicoids', way }) as const;
  expect(may(match, trade(1))).toBe(false);
  take(match, { do: 'harvest-gain', by: 'hunters-hut' }, trade(1), trade(2));
  expect(has(match)).toEqual({ gold: 1, stone: 1 });
});

together('Concert Organ', 'mushrooms', () => {
  const gold = (sown: Home['sown']) =>
    home(
      harvest({
        tops: { '5,1': 'cavern', '6,2': 'cavern' },
        built: [['concert-organ', '5,2']],
        ...(sown && { sown }),
      }),
    ).goods.gold;
  expect([gold({}), gold({ '5,1': ['mushroom', 1] })]).toEqual([2, 1]);
});

together('Schnapps Parlor', 'mushrooms, Elven Market', () => {
  const match = scene({ goods: { mushroom: 1, gold: 2 }, built: ['schnapps-parlor', 'elven-market'] });
  expect(may(match, exchange('schnapps-parlor'))).toBe(false);
  take(match, { do: 'crop', crop: 'mushroom' }, exchange('schnapps-parlor', 1), exchange('elven-market'));
  take(match, exchange('schnapps-parlor'));
  expect(has(match)).toEqual({ food: 3, ruby: 1, gold: 2 });
});

together('Silage Bin, Archery Range, Mead Parlor', 'overhanging meadows', () => {
  expect(bonus({ tops: { '0,2': 'meadow' }, built: [['silage-bin', '1,2']] })).toBe(3);
  expect(
    bonus({ tops: { '2,1': 'meadow', '1,1': 'meadow', '0,1': 'meadow' }, built: [['archery-range', '3,1']] }),
  ).toBe(10);
  expect(home(harvest({ tops: { '0,1': 'meadow', '0,2': 'meadow' }, built: ['mead-parlor'] })).goods.gold).toBe(1);
});

together('Menagerie', 'Kennels', () => {
  const match = breeding({
    goods: { dog: 2, sheep: 3, donkey: 3, boar: 3, cattle: 3 },
    large: BIG,
    built: ['menagerie', 'kennels'],
  });
  expect([home(match).goods.dog, line(match, 'score.bonus')]).toEqual([3, 9]);
});
