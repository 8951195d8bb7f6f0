import { expect } from 'vitest';
import { CELLS, cellAt, PAIRS } from '../../../src/games/caverna/box/cells.ts';
import { paymentsOf } from '../../../src/games/caverna/rules/payments.ts';
import { rule } from '../kit/rule.ts';
import {
  arrange,
  type CavernaMatch,
  cell,
  furnish,
  has,
  home,
  lay,
  line,
  may,
  offered,
  offers,
  on,
  question,
  single,
  skip,
  take,
  top,
  use,
  whyNot,
} from './testing.ts';

type Scene = NonNullable<Parameters<typeof arrange>[0]>;
type Home = NonNullable<Scene['home']>;

const clearing = (home: Home, more: Scene = {}) => {
  const match = arrange({ goods: { 'clearing-13': { wood: 1 } }, home, ...more });
  take(match, use('clearing-13'));
  return match;
};
const digging = (home: Home, more: Scene = {}) => {
  const match = arrange({ goods: { 'excavation-13': { stone: 1 } }, home, ...more });
  take(match, use('excavation-13'));
  return match;
};
const overhanging = (match: CavernaMatch) =>
  offers(match).filter((move) => move.do === 'place' && (CELLS[move.a]?.overhang || CELLS[move.b]?.overhang));

rule(
  ['FF-7.4.1', 'FF-4.10', 'FF-4.11', 'FF-4.14', 'FF-4.15', 'FF-4.16', 'FF-case-62', 'FF-2.12'],
  'Humans’ forest tiles overhang for 2 food and 1 gold, and what is printed comes besides',
  () => {
    const match = clearing({ folk: 'humans', tops: { '3,4': 'meadow', '2,4': 'field', '1,4': 'meadow' } });
    take(match, lay('meadow-field', '1,3', '0,3'));
    expect(has(match)).toEqual({ wood: 1, food: 2, gold: 1, boar: 1 });
    expect(top(match, '0,3')).toBe('field');
    const sown = arrange({ home: { folk: 'humans', goods: { grain: 1 }, tops: { '3,4': 'meadow', '0,3': 'field' } } });
    take(sown, use('slash-and-burn'), skip);
    expect(offered(sown, 'sow-on', 'cell')).toEqual([cell('0,3')]);
    expect(line(match, 'score.unused')).toBe(-8);
  },
);

rule(
  ['FF-4.12', 'FF-4.13', 'FF-case-63', 'FF-case-64', 'FF-case-136'],
  'only over an edge, never onto the mountain, and each cell once',
  () => {
    expect(PAIRS.forest.filter(({ overhang }) => overhang)).toHaveLength(20);
    expect(
      [CELLS.filter(({ x, overhang }) => overhang && x <= 3), CELLS.filter(({ x, overhang }) => overhang && x > 3)].map(
        (each) => each.length,
      ),
    ).toEqual([10, 9]);
    const match = clearing({ folk: 'humans', tops: { '3,4': 'meadow', '2,3': 'field', '3,3': 'field' } });
    const from = (at: '2,2' | '3,2') =>
      overhanging(match).filter((move) => move.do === 'place' && (move.a === cell(at) || move.b === cell(at)));
    expect([from('2,2'), from('3,2')]).toEqual([[], []]);
    const taken = clearing({
      folk: 'humans',
      tops: { '3,4': 'meadow', '2,4': 'meadow', '1,4': 'meadow', '0,3': 'field' },
    });
    expect(may(taken, lay('meadow-field', '1,3', '0,3'))).toBe(false);
    const stabled = clearing({ folk: 'humans', tops: { '3,4': 'meadow', '2,2': 'meadow' }, stables: ['1,2'] });
    expect([may(stabled, lay('meadow-field', '1,2', '0,2')), may(stabled, lay('meadow-field', '0,2', '1,2'))]).toEqual([
      true,
      false,
    ]);
    take(stabled, lay('meadow-field', '1,2', '0,2'));
    expect(home(stabled).stables).toEqual([cell('1,2')]);
    const first = clearing({ folk: 'humans' });
    expect(may(first, lay('meadow-field', '3,4', '3,5'))).toBe(true);
    expect(may(first, lay('meadow-field', '1,4', '0,4'))).toBe(false);
  },
);

rule(
  ['FF-7.4.2', 'FF-4.18', 'FF-4.19', 'FF-case-65', 'FF-case-125', 'FF-7.4.3'],
  'Humans lay singles in the mountain',
  () => {
    const match = digging({ folk: 'humans', tops: { '6,2': 'tunnel' } });
    expect(offers(match).every(({ do: verb }) => ['single', 'skip'].includes(verb))).toBe(true);
    const before = JSON.stringify(match.position);
    expect(whyNot(match, lay('cavern-tunnel', '5,3', '5,2')).rule).toBe('FF-4.18');
    expect(JSON.stringify(match.position)).toBe(before);
    take(match, single('cavern', '6,1'));
    expect(has(match)).toEqual({ stone: 1, food: 2 });
  },
);

rule(['FF-case-66', 'FF-4.20', 'FF-1.16'], 'two single tunnels carry an ore mine', () => {
  const match = arrange({
    cards: ['ore-mine-construction'],
    home: { folk: 'humans', tops: { '5,3': 'tunnel', '5,2': 'tunnel' } },
  });
  take(match, use('ore-mine-construction'), lay('ore-mine', '5,3', '5,2'));
  expect([top(match, '5,3'), has(match)]).toEqual(['ore-mine', { ore: 3 }]);
});

rule(['FF-4.17', 'FF-case-67', 'FF-11.2'], 'for Humans the Office Room does nothing', () => {
  const match = clearing({ folk: 'humans', built: ['office-room'], tops: { '3,4': 'meadow', '2,4': 'field' } });
  take(match, lay('meadow-field', '1,4', '0,4'));
  expect(has(match)).toEqual({ wood: 1, food: 2, gold: 1 });
  expect(overhanging(digging({ folk: 'humans', built: ['office-room'] }))).toEqual([]);
});

rule(['FF-case-68', 'FF-case-75', 'FF-7.5.6', 'FF-7.6.7', 'FF-12.4', 'FF-1.9'], 'what unused spaces cost', () => {
  const covered = (folk: Home['folk'], unusedForest: number, unusedMountain: number) => {
    const tops: Record<string, 'meadow' | 'tunnel'> = {};
    for (let x = 1; x <= 6; x++) {
      for (let y = 1; y <= 4; y++) if (!(x === 4 && y >= 3)) tops[`${x},${y}`] = x <= 3 ? 'meadow' : 'tunnel';
    }
    const drop = (keep: (x: number) => boolean, count: number) => {
      for (const at of Object.keys(tops)
        .filter((each) => keep(Number(each[0])))
        .slice(0, count))
        delete tops[at];
    };
    drop((x) => x <= 3, unusedForest);
    drop((x) => x > 3, unusedMountain);
    return line(arrange({ home: { ...(folk && { folk }), tops } }), 'score.unused');
  };
  expect(covered('humans', 3, 7)).toBe(-3);
  expect(covered('mountain-dwarves', 12, 2)).toBe(-2);
  expect(covered('pale-ones', 12, 2)).toBe(-2);
  expect(covered('trolls', 3, 2)).toBe(-5);
});

rule(
  ['FF-7.5.1', 'FF-7.5.2', 'FF-4.9', 'FF-case-69', 'FF-case-132', 'FF-case-72'],
  'Mountain Dwarves pay wood with stone and ore, never the other way',
  () => {
    const ways = (goods: Home['goods'], id: 'dwelling' | 'couple-dwelling', built: Home['built'] = []) => {
      const match = arrange({ home: { folk: 'mountain-dwarves', built, ...(goods && { goods }) } });
      const cost = id === 'dwelling' ? { wood: 4, stone: 3 } : { wood: 8, stone: 6 };
      return paymentsOf(home(match), cost, 'furnishing').map(({ wood, stone, ore }) => [wood, stone, ore]);
    };
    expect(ways({ wood: 2, stone: 4, ore: 1 }, 'dwelling')).toEqual([[2, 4, 1]]);
    expect(ways({ wood: 4, stone: 2, ore: 1 }, 'dwelling')).toEqual([]);
    expect(ways({ stone: 9, ore: 5 }, 'couple-dwelling')).toEqual([[0, 9, 5]]);
    expect(ways({ stone: 13 }, 'couple-dwelling')).toEqual([]);
    expect(ways({ stone: 3, ore: 3 }, 'dwelling', ['carpenter'])).toEqual([[0, 3, 3]]);
    expect(ways({ wood: 4, stone: 3, ore: 1 }, 'dwelling')).toEqual([
      [4, 3, 0],
      [3, 3, 1],
    ]);
    // Builder: one stone of the price as ore.
    expect(ways({ stone: 2, ore: 5 }, 'dwelling', ['builder'])).toEqual([[0, 2, 5]]);
  },
);

rule(['FF-7.5.3', 'FF-case-70', 'FF-case-71'], 'it goes for whatever is built, not for trades or at table', () => {
  const fence = arrange({
    cards: ['sheep-farming'],
    goods: { 'sheep-farming': { sheep: 1 } },
    home: { folk: 'mountain-dwarves', goods: { stone: 1, ore: 1 }, tops: { '3,4': 'meadow' } },
  });
  take(fence, use('sheep-farming'), on('small-pasture', '3,4'));
  expect([top(fence, '3,4'), home(fence).goods.stone, home(fence).goods.ore]).toEqual(['small-pasture', 0, 0]);
  const several = arrange({
    cards: ['sheep-farming'],
    goods: { 'sheep-farming': { sheep: 1 } },
    home: { folk: 'mountain-dwarves', goods: { wood: 2, stone: 1 }, tops: { '3,4': 'meadow' } },
  });
  take(several, use('sheep-farming'), on('small-pasture', '3,4'));
  expect(offers(several)).toEqual([
    { do: 'pay', wood: 2, stone: 0, ore: 0 },
    { do: 'pay', wood: 1, stone: 1, ore: 0 },
  ]);
  take(several, { do: 'pay', wood: 1, stone: 1, ore: 0 });
  expect(has(several)).toMatchObject({ wood: 1 });
  const trade = arrange({
    home: { folk: 'mountain-dwarves', goods: { ore: 2, food: 9 }, built: ['stone-trader'] },
    sets: ['silicoids'],
    next: [{ step: 'next-round' }, { step: 'harvest-start', seat: 0, used: [] }],
  });
  expect(offers(trade).some(({ do: verb }) => verb === 'harvest-trade')).toBe(false);
  const table = arrange({
    home: { folk: 'mountain-dwarves', goods: { ore: 1, food: 1, grain: 1 }, built: ['working-cave'] },
    next: [{ step: 'next-round' }, { step: 'feed', seat: 0, kind: 'harvest' }],
  });
  expect(offers(table).filter(({ do: verb }) => verb === 'feed')).toEqual([{ do: 'feed' }]);
});

rule(
  ['FF-7.5.4', 'FF-case-73', 'FF-case-130'],
  'Mountain Dwarves’ tiles overhang for 2 gold, never onto the forest',
  () => {
    const match = digging({ folk: 'mountain-dwarves', tops: { '5,2': 'tunnel', '5,3': 'tunnel', '5,1': 'tunnel' } });
    expect(may(match, lay('cavern-tunnel', '6,3', '7,3'))).toBe(true);
    expect([cellAt(3, 2), cellAt(4, 5)].map((each) => each < 0)).toEqual([false, true]);
    expect(overhanging(match).some((move) => move.do === 'place' && [move.a, move.b].includes(cell('3,2')))).toBe(
      false,
    );
    take(match, lay('cavern-tunnel', '6,2', '7,2'));
    expect(has(match)).toEqual({ stone: 1, gold: 2 });
  },
);

rule(
  ['FF-7.5.5', 'FF-7.6.6', 'FF-case-74', 'FF-case-80'],
  'Mountain Dwarves and Pale Ones lay singles in the forest',
  () => {
    const slash = arrange({ home: { folk: 'mountain-dwarves', goods: { grain: 1 } } });
    take(slash, use('slash-and-burn'));
    expect(new Set(offered(slash, 'single', 'tile'))).toEqual(new Set(['meadow', 'field']));
    expect(whyNot(slash, lay('meadow-field', '3,4', '3,3')).rule).toBe('FF-4.18');
    take(slash, single('field', '3,4'));
    expect(question(slash)).toBe('sow-crop');
    for (const answer of [single('meadow', '3,4'), skip]) {
      const pale = arrange({ home: { folk: 'pale-ones' }, goods: { 'sustenance-13': { food: 2 } } });
      take(pale, use('sustenance-13'), answer);
      expect(has(pale)).toEqual({ food: 2, grain: 1 });
      expect(line(pale, 'score.unused')).toBe(-10);
    }
  },
);

rule(
  ['FF-7.6.1', 'FF-7.6.2', 'FF-7.6.3', 'FF-7.6.4', 'FF-7.6.5', 'FF-case-76', 'FF-case-77', 'FF-case-78', 'FF-case-79'],
  'Pale Ones dig where others dig already',
  () => {
    const scene = (more: Scene = {}, ours: Home = {}) =>
      arrange({ home: { folk: 'pale-ones', ...ours }, taken: { 'excavation-13': 1, 'logging-13': 1 }, ...more });
    const match = scene({}, { tops: { '5,2': 'tunnel', '5,3': 'tunnel' } });
    expect(whyNot(match, use('logging-13')).rule).toBe('CV-3.10');
    take(match, use('excavation-13'), lay('cavern-tunnel', '5,1', '5,0'));
    expect(has(match)).toEqual({ gold: 1, mushroom: 1 });
    expect(match.position.spaces.find(({ by }) => by.length === 2)?.by).toEqual([1, 0]);
    expect(whyNot(scene({ taken: { 'excavation-13': 0 } }), use('excavation-13')).rule).toBe('CV-3.10');
    const first = arrange({
      home: { folk: 'humans' },
      others: [{ folk: 'pale-ones' }],
      taken: { 'drift-mining-13': 1 },
    });
    expect(whyNot(first, use('drift-mining-13')).rule).toBe('CV-3.10');
    const full: Record<string, 'tunnel'> = {};
    for (let x = 4; x <= 6; x++) for (let y = 1; y <= 4; y++) if (!(x === 4 && y >= 3)) full[`${x},${y}`] = 'tunnel';
    expect(may(scene({}, { tops: full }), use('excavation-13'))).toBe(false);
    const small = arrange({ seats: 5, home: { folk: 'pale-ones' }, taken: { 'small-scale-drift-mining': 1 } });
    expect(may(small, use('small-scale-drift-mining'))).toBe(false);
    const two = arrange({
      seats: 6,
      home: { folk: 'pale-ones' },
      taken: { 'drift-mining-47': 1, 'drift-mining-67': 2 },
    });
    expect([may(two, use('drift-mining-47')), may(two, use('drift-mining-67'))]).toEqual([true, true]);
  },
);

rule('FF-case-140', 'a shared space is imitated by those who have nobody there', () => {
  const scene = (seat: number) =>
    arrange({
      seats: 3,
      home: seat === 0 ? { folk: 'pale-ones', goods: { food: 4 } } : { goods: { food: 4 } },
      others: [seat === 0 ? {} : { folk: 'pale-ones' }],
      taken: { 'excavation-13': seat === 0 ? 0 : 1, housework: 1 },
    });
  const own = scene(0);
  take(own, use('imitation-3'));
  expect(offered(own, 'imitate', 'space')).not.toContain('excavation-13');
  const third = scene(1);
  take(third, use('imitation-3'));
  expect(offered(third, 'imitate', 'space')).toContain('excavation-13');
});

rule(
  ['FF-1.6', 'FF-4.2', 'FF-case-10', 'FF-case-11', 'FF-case-14', 'FF-4.4', 'FF-1.10'],
  'furnishings for fields and meadows',
  () => {
    const build = (ours: Home) => {
      const match = arrange({
        home: { ...ours, goods: { wood: 9, stone: 9, grain: 9, ...ours.goods } },
        sets: ['humans', 'elves', 'cave-goblins'],
      });
      take(match, use('housework'), { do: 'branch', first: 'furnish' });
      return match;
    };
    const meadow = build({ tops: { '4,3': 'tunnel', '3,4': 'meadow' } });
    expect([may(meadow, furnish('hunters-hut')), may(meadow, furnish('kennels'))]).toEqual([true, false]);
    expect(whyNot(meadow, furnish('manure-heap')).rule).toBe('FF-4.2');
    const sown = build({ tops: { '3,4': 'field', '3,3': 'meadow' }, sown: { '3,4': ['grain', 1] } });
    expect(whyNot(sown, furnish('manure-heap')).rule).toBe('FF-4.2');
    const field = build({ tops: { '3,4': 'field' } });
    take(field, furnish('scarecrow'));
    expect(top(field, '3,4')).toBe('scarecrow');
    const covered = arrange({
      home: { goods: { grain: 1, sheep: 3, ruby: 1 }, built: [['scarecrow', '3,4'], 'stubble-room'] },
      sets: ['humans'],
    });
    expect(question(covered)).toBe('place-person');
    take(covered, { do: 'ruby-tile', tile: 'meadow' });
    expect(offered(covered, 'tile', 'cell')).toContain(cell('3,3'));
    const none = arrange({
      home: { goods: { grain: 1 }, built: [['scarecrow', '3,4']], tops: { '3,3': 'meadow' } },
      sets: ['humans'],
    });
    take(none, use('slash-and-burn'), lay('meadow-field', '2,3', '2,2'));
    expect(offered(none, 'sow-on', 'cell')).toEqual([cell('2,2')]);
  },
);
