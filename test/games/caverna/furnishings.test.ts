import { expect, test } from 'vitest';
import { FOLKS } from '../../../src/games/caverna/box/folks.ts';
import { FURNISHINGS, furnishingNumber, HOOK_SET } from '../../../src/games/caverna/box/furnishings.ts';
import { caverna } from '../../../src/games/caverna/index.ts';
import { COVERED } from '../../../src/games/caverna/position.ts';
import { canGrow } from '../../../src/games/caverna/rules/family.ts';
import { HOOKS } from '../../../src/games/caverna/rules/hooks.ts';
import { faultsOfHooks } from '../kit/hooks.ts';
import { rule } from '../kit/rule.ts';
import {
  arrange,
  cell,
  deal,
  furnish,
  has,
  home,
  line,
  loot,
  may,
  offered,
  offers,
  on,
  playOn,
  stream,
  take,
  top,
  use,
} from './testing.ts';

test('every hook has its line, a furnishing that has it and a rule that calls it', () => {
  const play = () => {
    for (const seats of [1, 2, 4]) {
      const match = deal(seats, 'hooks');
      playOn(match, stream('hooks'), () => caverna.score(match.position));
    }
    for (const seats of [2, 5]) {
      const match = deal(seats, 'folks', { forgottenFolk: true, folkSelection: 'random', dwarvesAllowed: false });
      playOn(match, stream('folks'), () => caverna.score(match.position));
    }
    // Few families of random play have five People, or Goblins.
    expect(canGrow(home(arrange({ home: { folk: 'humans', goblins: [0] } })))).toBe(false);
    expect(canGrow(home(arrange({ home: { people: [0, 0, 0, 0, 0] } })))).toBe(false);
  };
  expect(faultsOfHooks({ lines: HOOKS, things: [...FURNISHINGS, ...FOLKS], set: HOOK_SET, play })).toEqual([]);
});

const build = (...furnishing: Parameters<typeof furnish>) => [
  use('housework'),
  { do: 'branch', first: 'furnish' } as const,
  furnish(...furnishing),
];

rule('CV-11.1', 'a furnishing helps its owner only', () => {
  const match = arrange({
    cards: ['sheep-farming'],
    goods: { 'sheep-farming': { sheep: 1 } },
    home: { goods: { wood: 1 }, tops: { '3,4': 'meadow' } },
    others: [{ built: ['carpenter'] }],
  });
  take(match, use('sheep-farming'));
  expect(home(match).goods).toMatchObject({ wood: 1, sheep: 1 });
});

rule(
  ['CV-11.4', 'CV-case-51'],
  'Work Room: tunnels can be furnished, mines cannot, and it needs a cavern itself',
  () => {
    const tops = { '4,3': 'tunnel', '5,3': 'deep-tunnel', '5,2': 'ruby-mine' } as const;
    const without = arrange({ home: { goods: { stone: 9 }, tops } });
    take(without, use('housework'));
    expect(home(without).goods.dog).toBe(1);
    const match = arrange({ home: { goods: { stone: 9 }, tops, built: ['work-room'] } });
    take(match, ...build('carpenter'));
    expect(offered(match, 'cell', 'cell')).toEqual([cell('4,3'), cell('5,3')]);
    take(match, on('cell', '5,3'));
    expect([top(match, '5,3'), home(match).under[cell('5,3')]]).toEqual(['carpenter', 'deep-tunnel']);
  },
);

rule('CV-11.7', 'the Guest Room gives no second tile on Excavation', () => {
  const match = arrange({ home: { built: ['guest-room'] } });
  take(match, use('excavation-13'), { do: 'place', tile: 'cavern-tunnel', a: cell('5,3'), b: cell('5,2') });
  expect(offers(match).some(({ do: verb }) => verb === 'place')).toBe(false);
});

rule(['CV-11.10', 'CV-3.8', 'CV-case-54'], 'Miner and Mining Cave count donkeys in mines', () => {
  const tops = { '5,4': 'ore-mine', '6,4': 'ore-mine', '6,3': 'ruby-mine' } as const;
  const match = arrange({
    seats: 1,
    home: { goods: { donkey: 3 }, tops, built: ['miner'] },
    next: [{ step: 'income' }],
  });
  expect(has(match)).toEqual({ donkey: 3, ore: 2 });
  const fed = arrange({
    seats: 1,
    home: { goods: { donkey: 3, food: 9 }, tops, built: ['mining-cave'] },
    next: [{ step: 'feeding', kind: 'harvest' }],
  });
  expect(has(fed)).toEqual({ donkey: 3, food: 8 });
});

rule(['CV-11.12', 'CV-4.11', 'CV-case-52'], 'Trader and Spare Part Storage lie on top of one another', () => {
  const match = arrange({
    home: { goods: { wood: 2, gold: 2 }, tops: { '4,3': 'tunnel' }, built: [['trader', '5,4'], 'main-storage'] },
  });
  expect(line(match, 'score.bonus')).toBe(2);
  take(match, ...build('spare-part-storage'));
  expect([top(match, '5,4'), has(match)]).toEqual(['spare-part-storage', { gold: 2 }]);
  expect(match.position.owners[furnishingNumber('trader')]).toBe(COVERED);
  const later = arrange({
    home: {
      goods: { gold: 2, wood: 3, stone: 1, ore: 1 },
      tops: { '5,3': 'cavern' },
      built: ['trader', 'main-storage'],
    },
  });
  take(later, ...build('spare-part-storage'));
  expect([
    home(later).held.things.includes(furnishingNumber('trader')),
    line(later, 'score.bonus'),
    line(later, 'score.furnishing'),
  ]).toEqual([false, 4, 0]);
  const others = arrange({ home: { goods: { wood: 2 } }, others: [{ built: ['trader'] }] });
  take(others, ...build('spare-part-storage'));
  expect(top(others, '4,3')).toBe('spare-part-storage');
});

rule(['CV-11.13', 'CV-case-55'], 'Dog School: wood for each dog from then on', () => {
  const first = arrange({ home: { goods: {} } });
  take(first, use('housework'), { do: 'branch', first: 'furnish', second: 'dog' }, furnish('dog-school'));
  expect(has(first)).toEqual({ dog: 1, wood: 1 });
  const last = arrange({ home: { goods: {} } });
  take(last, use('housework'), { do: 'branch', first: 'dog', second: 'furnish' }, furnish('dog-school'));
  expect(has(last)).toEqual({ dog: 1 });
  const ruby = arrange({ home: { goods: { ruby: 1 }, built: ['dog-school'] } });
  take(ruby, { do: 'ruby', get: 'dog' });
  expect(has(ruby)).toEqual({ dog: 1, wood: 1 });
});

rule('CV-11.15', 'Seam: ore for each stone that is gained', () => {
  const ruby = arrange({ home: { goods: { ruby: 1, gold: 2 }, built: ['seam', 'trader'] } });
  take(ruby, { do: 'ruby', get: 'stone' }, { do: 'exchange', furnishing: 'trader', way: 0 });
  expect(has(ruby)).toEqual({ stone: 2, ore: 3, wood: 1 });
  const taken = arrange({ goods: { 'drift-mining-13': { stone: 3 } }, home: { built: ['seam'] } });
  take(taken, use('drift-mining-13'));
  expect(has(taken)).toEqual({ stone: 3, ore: 3 });
  const carver = arrange({ home: { goods: { wood: 1 }, built: ['seam'] } });
  take(carver, ...build('stone-carver'));
  expect(has(carver)).toEqual({ stone: 2, ore: 2 });
});

rule(['CV-11.18', 'CV-11.19', 'CV-case-56'], 'Parlors: food when built, points at the end', () => {
  const goods = { gold: 5, stone: 3 };
  const tops = { '5,4': 'cavern', '4,3': 'tunnel' } as const;
  const match = arrange({
    home: {
      goods,
      tops,
      built: [
        ['dwelling', '5,3'],
        ['dwelling', '6,4'],
      ],
    },
  });
  take(match, ...build('state-parlor'));
  expect([has(match), line(match, 'score.bonus')]).toEqual([{ food: 6 }, 12]);
  const early = arrange({ home: { goods, tops } });
  take(early, ...build('state-parlor'));
  expect([has(early), line(early, 'score.bonus')]).toEqual([{ food: 2 }, 4]);
  const four = arrange({
    home: {
      built: [
        ['state-parlor', '5,4'],
        ['dwelling', '5,3'],
        ['dwelling', '6,4'],
        ['dwelling', '5,5'],
      ],
    },
  });
  expect(line(four, 'score.bonus')).toBe(16);
  const weaving = arrange({ home: { goods: { wood: 2, stone: 1, sheep: 3 }, large: [['3,3', '3,4']] } });
  take(weaving, ...build('weaving-parlor'));
  expect([has(weaving), line(weaving, 'score.bonus')]).toEqual([{ sheep: 3, food: 3 }, 1]);
  const milking = arrange({ home: { goods: { wood: 2, stone: 2, cattle: 2 } } });
  take(milking, ...build('milking-parlor'));
  expect([has(milking), line(milking, 'score.bonus')]).toEqual([{ cattle: 2, food: 2 }, 2]);
});

rule('CV-11.20', 'Main Storage counts yellow furnishings', () => {
  expect(
    line(arrange({ home: { built: ['main-storage', 'beer-parlor', 'carpenter', 'writing-chamber'] } }), 'score.bonus'),
  ).toBe(6);
});

rule('CV-11.21', 'Weapon Storage, Supplies Storage and Prayer Chamber look at everybody', () => {
  const bonus = (
    people: readonly (number | 'newborn')[],
    built: 'weapon-storage' | 'supplies-storage' | 'prayer-chamber',
  ) => line(arrange({ home: { people, built: [built] } }), 'score.bonus');
  expect([
    bonus([1, 2, 0], 'weapon-storage'),
    bonus([1, 2], 'supplies-storage'),
    bonus([1, 2, 'newborn'], 'supplies-storage'),
  ]).toEqual([6, 8, 0]);
  expect([bonus([0, 0, 'newborn'], 'prayer-chamber'), bonus([0, 1], 'prayer-chamber')]).toEqual([8, 0]);
});

rule('CV-11.22', 'Broom Chamber', () => {
  const bonus = (people: number) =>
    line(arrange({ home: { people: Array(people).fill(0), built: ['broom-chamber'] } }), 'score.bonus');
  expect([bonus(4), bonus(5), bonus(6)]).toEqual([0, 5, 10]);
});

rule('CV-1.9', 'goods of a space and of the supply are gained alike', () => {
  const match = arrange({ goods: { 'sustenance-13': { food: 2 } } });
  take(match, use('sustenance-13'));
  expect(has(match)).toEqual({ food: 2, grain: 1 });
});

rule('CV-7.14', 'a furnishing as loot needs an empty cavern', () => {
  const match = arrange({ seats: 3, cards: ['exploration'], home: { people: [7], tops: { '4,3': 'tunnel' } } });
  take(match, use('exploration'));
  expect(may(match, loot('loot-furnish'))).toBe(false);
});
