import { expect } from 'vitest';
import { CELLS } from '../../../src/games/caverna/box/cells.ts';
import type { FurnishingId } from '../../../src/games/caverna/box/furnishings.ts';
import { furnishingAt, furnishingNumber } from '../../../src/games/caverna/box/furnishings.ts';
import { paymentsOf } from '../../../src/games/caverna/rules/payments.ts';
import {
  type CavernaMatch,
  cell,
  furnish,
  goodsOn,
  has,
  home,
  lay,
  line,
  loot,
  may,
  offered,
  offers,
  on,
  question,
  single,
  take,
  use,
} from './testing.ts';
import { build, cannotMeet, type Home, scene, together, tradeWith } from './testing-folk.ts';

/*
 * The lines of the table in section 9 about tiles, prices and materials.
 */

const DWELLING = { wood: 4, stone: 3 };

/** All ways to pay for a furnishing, as wood, stone and ore. */
const ways = (ours: Home, cost: Parameters<typeof paymentsOf>[1]) =>
  paymentsOf(home(scene(ours)), cost, 'furnishing').map(({ wood, stone, ore }) => [wood, stone, ore]);
const costOf = (id: FurnishingId) => furnishingAt(furnishingNumber(id)).cost;
const overhanging = (match: CavernaMatch) =>
  offers(match).filter((move) => move.do === 'place' && (CELLS[move.a]?.overhang || CELLS[move.b]?.overhang));

together('Office Room', 'Humans, Mountain Dwarves, Pale Ones', () => {
  const built = ['office-room'] as const;
  const humans = scene(
    { folk: 'humans', tops: { '3,4': 'meadow', '2,4': 'field' }, built },
    { goods: { 'clearing-13': { wood: 1 } } },
  );
  take(humans, use('clearing-13'), lay('meadow-field', '1,4', '0,4'));
  expect(has(humans)).toEqual({ wood: 1, food: 2, gold: 1 });
  for (const [folk, gain] of [
    ['mountain-dwarves', { gold: 2 }],
    ['pale-ones', { gold: 1, mushroom: 1 }],
  ] as const) {
    const match = scene(
      { folk, tops: { '5,2': 'tunnel', '5,3': 'tunnel' }, built },
      { goods: { 'excavation-13': { stone: 1 } } },
    );
    take(match, use('excavation-13'), lay('cavern-tunnel', '6,2', '7,2'));
    expect(has(match)).toEqual({ stone: 1, ...gain });
  }
  // Neither does it let them lay beside the board what they cannot lay.
  for (const [folk, space] of [
    ['humans', 'excavation-13'],
    ['mountain-dwarves', 'clearing-13'],
    ['pale-ones', 'clearing-13'],
  ] as const) {
    const match = scene({ folk, built }, { goods: { [space]: { wood: 1 } } });
    take(match, use(space));
    expect([folk, overhanging(match)]).toEqual([folk, []]);
  }
  expect(line(scene({ folk: 'humans', built }), 'score.furnishing')).toBe(0);
});

together('Office Room', 'Elves', () => {
  expect([cannotMeet('office-room', 'elves'), cannotMeet('office-room', 'trolls')]).toEqual([true, false]);
});

together('Carpenter', 'Mountain Dwarves', () => {
  const ours: Home = { folk: 'mountain-dwarves', built: ['carpenter'] };
  expect(ways({ ...ours, goods: { stone: 3, ore: 3 } }, DWELLING)).toEqual([[0, 3, 3]]);
  expect(ways({ ...ours, goods: { stone: 3, ore: 2 } }, DWELLING)).toEqual([]);
});

together('Carpenter', 'meadow and field furnishings, the Goblin’s Dwelling as loot', () => {
  const built = ['carpenter'] as const;
  expect(ways({ built, goods: { wood: 1 } }, costOf('hunters-hut'))).toEqual([[1, 0, 0]]);
  const field = scene({ built, goods: { grain: 1 }, tops: { '3,4': 'field' } });
  take(field, ...build('scarecrow'));
  expect([has(field), home(field).tops.includes('scarecrow')]).toEqual([{}, true]);
  const raid = scene(
    { folk: 'dark-elves', people: [12], goods: { wood: 1, stone: 1 }, built },
    { goods: { 'logging-13': { wood: 1 } } },
  );
  raid.position.players[0] = { ...home(raid), goods: { ...home(raid).goods, wood: 0 } };
  take(raid, use('logging-13'), loot('loot-goblin-dwelling'));
  expect(has(raid)).toEqual({});
});

together('Carpenter', 'Trolls’ club', () => {
  const forge = (wood: number) => {
    const match = scene({ folk: 'trolls', goods: { wood }, built: ['carpenter'] }, { cards: ['blacksmithing'] });
    return may(match, use('blacksmithing'));
  };
  expect([forge(1), forge(2)]).toEqual([false, true]);
});

together('Stone Carver', 'Silicoids', () => {
  expect(cannotMeet('stone-carver', 'silicoids')).toBe(true);
  const ours: Home = { folk: 'silicoids', built: ['stone-carver'], goods: { wood: 4, stone: 1 } };
  expect(ways(ours, DWELLING)).toEqual([[4, 1, 0]]);
  expect(ways({ ...ours, goods: { wood: 1 } }, costOf('bone-crusher'))).toEqual([[1, 0, 0]]);
});

together('Stone Carver', 'Mountain Dwarves', () => {
  const ours: Home = { folk: 'mountain-dwarves', built: ['stone-carver'] };
  // 2 stone of the price and 4 in place of wood: those are not lowered.
  expect(ways({ ...ours, goods: { stone: 6 } }, DWELLING)).toEqual([[0, 6, 0]]);
  expect(ways({ ...ours, goods: { stone: 5 } }, DWELLING)).toEqual([]);
});

together('Builder', 'Mountain Dwarves', () => {
  const ours: Home = { folk: 'mountain-dwarves', built: ['builder'] };
  expect(ways({ ...ours, goods: { stone: 2, ore: 5 } }, DWELLING)).toEqual([[0, 2, 5]]);
  expect(ways({ ...ours, goods: { stone: 1, ore: 6 } }, DWELLING)).toEqual([]);
});

together('Builder', 'Silicoids', () => {
  const ours: Home = { folk: 'silicoids', built: ['builder'] };
  // 2 stone are left of 3, and one of them may be ore.
  expect(ways({ ...ours, goods: { wood: 4, stone: 1, ore: 1 } }, DWELLING)).toEqual([[4, 1, 1]]);
  expect(ways({ ...ours, goods: { wood: 4, ore: 2 } }, DWELLING)).toEqual([]);
  expect(ways({ ...ours, goods: { wood: 3, ore: 2, stone: 1 } }, DWELLING)).toEqual([[3, 1, 2]]);
});

together('Seam', 'Silicoids’ trades, Stone Trader, Quarrying Room', () => {
  const start = (ours: Home) => scene(ours, { next: [{ step: 'next-round' }, { step: 'start-harvest' }] });
  const traders = start({ folk: 'silicoids', goods: { gold: 1 }, built: ['seam'] });
  take(traders, { do: 'harvest-trade', by: 'silicoids', way: 2 });
  expect(has(traders)).toEqual({ stone: 1, ore: 1 });
  const trader = start({ goods: { wood: 2 }, built: ['seam', 'stone-trader'] });
  take(trader, tradeWith('stone-trader', 1));
  expect(has(trader)).toEqual({ stone: 2, ore: 2 });
  const quarry = scene({ built: ['seam', 'quarrying-room'] }, { goods: { 'excavation-13': { stone: 2 } } });
  take(quarry, use('excavation-13'));
  expect(has(quarry)).toEqual({ stone: 3, ore: 3 });
});

together('Seam', 'Cave Goblins, Goblins', () => {
  for (const ours of [{ folk: 'cave-goblins' }, { folk: 'trolls', people: [], goblins: [0] }] satisfies Home[]) {
    const match = scene({ ...ours, built: ['seam'] }, { goods: { 'excavation-13': { stone: 3 } } });
    take(match, use('excavation-13'));
    expect([has(match), goodsOn(match, 'excavation-13')]).toEqual([{ stone: 2, ore: 2 }, {}]);
  }
});

together('Work Room', 'meadow and field furnishings', () => {
  const match = scene({
    goods: { wood: 9, stone: 9, grain: 9 },
    tops: { '5,3': 'tunnel', '5,2': 'deep-tunnel', '4,3': 'tunnel' },
    built: ['work-room'],
  });
  take(match, use('housework'), { do: 'branch', first: 'furnish' });
  expect([may(match, furnish('hunters-hut')), may(match, furnish('scarecrow'))]).toEqual([false, false]);
  take(match, furnish('kennels'));
  expect(offered(match, 'cell', 'cell')).toEqual([cell('5,2'), cell('4,3'), cell('5,3')]);
  const meadow = scene({
    goods: { wood: 9, stone: 9 },
    tops: { '3,4': 'meadow', '5,3': 'tunnel' },
    built: ['work-room'],
  });
  take(meadow, ...build('hunters-hut'));
  expect(home(meadow).tops[cell('3,4')]).toBe('hunters-hut');
});

together('Guest Room', 'options of Elves and of folks that cannot lay twins', () => {
  const elves = scene(
    { folk: 'elves', goods: { ruby: 4 }, built: ['guest-room'] },
    { goods: { 'drift-mining-13': { stone: 1 } } },
  );
  take(elves, use('drift-mining-13'), single('cavern', '5,3'));
  expect([question(elves), home(elves).goods.ruby]).toEqual(['place-person', 3]);
  const humans = scene({ folk: 'humans', built: ['guest-room'] }, { goods: { 'excavation-13': { stone: 1 } } });
  take(humans, use('excavation-13'), single('tunnel', '5,3'));
  expect(question(humans)).toBe('place-person');
});

together('Main Storage', 'new furnishings', () => {
  const yellow = 'menagerie charcoal-storage archery-range bone-carver bird-hide manure-heap mead-parlor silage-bin';
  const more = 'concert-organ mining-office schnapps-parlor sheep-market candle-maker';
  const points = (id: FurnishingId) => {
    const at = furnishingAt(furnishingNumber(id)).site === 'cavern' ? '6,4' : '1,1';
    // Nothing lies beside it that it counts.
    const tops = { '1,2': 'field', '2,1': 'field' } as const;
    const bonus = (...built: NonNullable<Home['built']>) => line(scene({ tops, built }), 'score.bonus');
    return bonus('main-storage', [id, at]) - bonus([id, at]) - bonus('main-storage');
  };
  for (const id of `${yellow} ${more}`.split(' ') as FurnishingId[]) expect([id, points(id)]).toEqual([id, 2]);
  for (const id of ['kennels', 'jeweler', 'overseers-dwelling', 'goblin-dwelling', 'scarecrow'] as const) {
    expect([id, points(id)]).toEqual([id, 0]);
  }
});

together('Ruby and single-tile exchanges', 'all folks', () => {
  for (const folk of ['elves', 'humans', 'mountain-dwarves', 'pale-ones', 'trolls', 'silicoids'] as const) {
    const match = scene({ folk, goods: { ruby: 5 } });
    take(match, { do: 'ruby-tile', tile: 'tunnel' }, on('tile', '5,3'), { do: 'ruby-tile', tile: 'cavern' });
    take(match, on('tile', '5,2'), { do: 'ruby-tile', tile: 'meadow' });
    if (question(match) === 'place-single') take(match, on('tile', '3,4'));
    take(match, { do: 'ruby', get: 'wood' });
    expect([folk, has(match)]).toEqual([folk, { wood: 1 }]);
  }
});
