import { expect } from 'vitest';
import {
  arrange,
  furnish,
  has,
  home,
  may,
  offered,
  offers,
  on,
  question,
  take,
  top,
  use,
  whyNot,
} from '../../../../../test/games/caverna/testing.ts';
import { rule } from '../../../../../test/games/kit/rule.ts';
import type { FURNISHINGS } from '../../box/furnishings.ts';

const FREE = ['convert', 'gold', 'ruby', 'ruby-animal', 'ruby-tile', 'exchange', 'discard'];

const free = (match: ReturnType<typeof arrange>) => offers(match).filter(({ do: verb }) => FREE.includes(verb));

rule(['CV-9.1', 'CV-9.2'], 'exchanges cost nothing, repeat, and are finished before the goods are used', () => {
  const match = arrange({ home: { goods: { ruby: 3 } } });
  take(match, { do: 'ruby', get: 'stone' }, { do: 'ruby', get: 'wood' }, { do: 'ruby', get: 'wood' });
  expect([has(match), question(match)]).toEqual([{ stone: 1, wood: 2 }, 'place-person']);
  take(match, use('housework'), { do: 'branch', first: 'furnish' }, furnish('weaving-parlor'));
  expect(has(match)).toEqual({});
  expect(free(arrange({}))).toEqual([]);
});

rule('CV-9.1', 'what a ruby can become', () => {
  for (const get of ['wood', 'stone', 'ore', 'grain', 'vegetable', 'dog'] as const) {
    const match = arrange({ home: { goods: { ruby: 1 } } });
    take(match, { do: 'ruby', get });
    expect(has(match)).toEqual({ [get]: 1 });
  }
  for (const get of ['sheep', 'donkey', 'boar'] as const) {
    const match = arrange({ home: { goods: { ruby: 1 } } });
    take(match, { do: 'ruby-animal', get });
    expect(has(match)).toEqual({ [get]: 1 });
  }
  const cattle = arrange({ home: { goods: { ruby: 1, food: 1 } } });
  take(cattle, { do: 'ruby-animal', get: 'cattle' });
  expect(has(cattle)).toEqual({ cattle: 1 });
  expect(whyNot(arrange({ home: { goods: { ruby: 1 } } }), { do: 'ruby-animal', get: 'cattle' }).rule).toBe('CV-9.1');
});

rule('CV-9.3', 'tiles for rubies: one for most, two for a cavern, and none without a place', () => {
  const one = arrange({ home: { goods: { ruby: 1 } } });
  expect(offered(one, 'ruby-tile', 'tile')).toEqual(['meadow', 'field', 'tunnel']);
  const two = arrange({ home: { goods: { ruby: 2 } } });
  take(two, { do: 'ruby-tile', tile: 'cavern' }, on('tile', '5,3'));
  expect([top(two, '5,3'), has(two)]).toEqual(['cavern', {}]);
  const tops = Object.fromEntries(
    ['4,1', '4,2', '5,1', '5,2', '5,3', '5,4', '6,1', '6,2', '6,3', '6,4'].map((at) => [at, 'tunnel']),
  );
  const full = arrange({ home: { goods: { ruby: 2 }, tops: tops as Record<`${number},${number}`, 'tunnel'> } });
  expect(whyNot(full, { do: 'ruby-tile', tile: 'tunnel' })).toMatchObject({ rule: 'CV-9.3' });
});

rule(['CV-9.4', 'CV-17.5'], 'a ruby becomes gold only where that is agreed', () => {
  expect(may(arrange({ home: { goods: { ruby: 1 } } }), { do: 'ruby', get: 'gold' })).toBe(false);
  const match = arrange({ options: { rubyToGold: true }, home: { goods: { ruby: 1 } } });
  take(match, { do: 'ruby', get: 'gold' });
  expect(has(match)).toEqual({ gold: 1 });
});

rule(['CV-9.5', 'CV-case-40'], 'what can be eaten, and what it brings', () => {
  const eaten = (
    goods: object,
    what: 'grain' | 'vegetable' | 'ruby' | 'sheep' | 'donkey' | 'two-donkeys' | 'boar' | 'cattle',
  ) => {
    const match = arrange({ home: { goods } });
    take(match, { do: 'convert', what });
    return home(match).goods.food;
  };
  expect([eaten({ grain: 1 }, 'grain'), eaten({ vegetable: 1 }, 'vegetable'), eaten({ ruby: 1 }, 'ruby')]).toEqual([
    1, 2, 2,
  ]);
  expect([eaten({ sheep: 1 }, 'sheep'), eaten({ donkey: 1 }, 'donkey'), eaten({ donkey: 2 }, 'two-donkeys')]).toEqual([
    1, 1, 3,
  ]);
  expect([eaten({ boar: 1 }, 'boar'), eaten({ cattle: 1 }, 'cattle')]).toEqual([2, 3]);
  const gold = arrange({ home: { goods: { gold: 5 } } });
  take(gold, { do: 'gold' });
  expect(offered(gold, 'gold-to-food', 'gold')).toEqual([2, 3, 4, 5]);
  take(gold, { do: 'gold-to-food', gold: 5 });
  expect(has(gold)).toEqual({ food: 4 });
  const two = arrange({ home: { goods: { gold: 2 } } });
  take(two, { do: 'gold' });
  expect(has(two)).toEqual({ food: 1 });
  const donkeys = arrange({ home: { goods: { donkey: 3 }, tops: { '5,3': 'ore-mine' } } });
  take(donkeys, { do: 'convert', what: 'two-donkeys' }, { do: 'convert', what: 'donkey' });
  expect(has(donkeys)).toEqual({ food: 4 });
});

rule(['CV-9.6', 'CV-11.16', 'CV-case-40'], 'the Slaughtering Cave brings one more for each animal', () => {
  const cave = (goods: object, built: readonly ('slaughtering-cave' | 'hunting-parlor')[] = ['slaughtering-cave']) =>
    arrange({ home: { goods, built } });
  const match = cave({ sheep: 1, grain: 1 });
  take(match, { do: 'convert', what: 'sheep' }, { do: 'convert', what: 'grain' });
  expect(has(match)).toEqual({ food: 3 });
  const donkeys = arrange({
    home: { goods: { donkey: 3 }, tops: { '5,4': 'ore-mine' }, built: ['slaughtering-cave'] },
  });
  take(donkeys, { do: 'convert', what: 'two-donkeys' }, { do: 'convert', what: 'donkey' });
  expect(has(donkeys)).toEqual({ food: 7 });
  const others = cave({ boar: 1 });
  take(others, { do: 'convert', what: 'boar' });
  expect(has(others)).toEqual({ food: 3 });
  const hunt = cave({ boar: 2 }, ['slaughtering-cave', 'hunting-parlor']);
  take(hunt, { do: 'exchange', furnishing: 'hunting-parlor', way: 0 });
  expect(has(hunt)).toEqual({ gold: 2, food: 2 });
});

rule(['CV-9.7', 'CV-6.8'], 'no dogs, no materials, no crops on fields', () => {
  const match = arrange({
    home: { goods: { dog: 3, wood: 3, stone: 3, ore: 3 }, tops: { '3,4': 'field' }, sown: { '3,4': ['grain', 3] } },
  });
  expect(free(match)).toEqual([]);
});

rule('CV-9.1', 'the exchanges of furnishings', () => {
  const trade = (furnishing: (typeof FURNISHINGS)[number]['id'], give: object, way = 0) => {
    const match = arrange({ home: { goods: give, built: [furnishing] } });
    take(match, { do: 'exchange', furnishing, way });
    expect(offered(match, 'exchange', 'furnishing')).toEqual([]);
    return has(match);
  };
  expect(trade('cooking-cave', { grain: 1, vegetable: 1 })).toEqual({ food: 5 });
  expect(trade('beer-parlor', { grain: 2 }, 0)).toEqual({ gold: 3 });
  expect(trade('beer-parlor', { grain: 2 }, 1)).toEqual({ food: 4 });
  expect(trade('hunting-parlor', { boar: 2 })).toEqual({ gold: 2, food: 2 });
  expect(trade('blacksmithing-parlor', { ruby: 1, ore: 1 })).toEqual({ gold: 2, food: 1 });
  expect(trade('trader', { gold: 2 })).toEqual({ wood: 1, stone: 1, ore: 1 });
  expect(trade('spare-part-storage', { wood: 1, stone: 1, ore: 1 })).toEqual({ gold: 2 });
});
