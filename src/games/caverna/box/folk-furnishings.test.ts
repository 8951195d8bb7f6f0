import { expect } from 'vitest';
import { advance } from '../../../kernel/steps.ts';
import { rule } from '../../testing/rule.ts';
import { allFit, pastureCapacity } from '../animals.ts';
import { arrangementOf } from '../arrangement.ts';
import { caverna } from '../index.ts';
import {
  arrange,
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
  points,
  question,
  skip,
  sowOn,
  strengths,
  take,
  top,
  use,
  whyNot,
} from '../testing.ts';
import { FOLK_BOARDS } from './folk-ids.ts';
import type { FurnishingId } from './furnishing-ids.ts';
import { FURNISHINGS, furnishingAt, furnishingNumber } from './furnishings.ts';

type Scene = NonNullable<Parameters<typeof arrange>[0]>;
type Home = NonNullable<Scene['home']>;

const sets = FOLK_BOARDS;
const scene = (ours: Home, more: Scene = {}) => arrange({ home: ours, sets, ...more });
const building = (id: FurnishingId, ours: Home) => {
  const match = scene({ ...ours, goods: { wood: 9, stone: 9, ore: 9, grain: 9, vegetable: 9, ...ours.goods } });
  const before = { ...home(match).goods };
  take(match, use('housework'), { do: 'branch', first: 'furnish' }, furnish(id));
  return { match, before };
};
const harvest = (ours: Home, more: Scene = {}) =>
  scene(ours, { next: [{ step: 'next-round' }, { step: 'start-harvest' }], ...more });
const breeding = (ours: Home, more: Scene = {}) =>
  scene(ours, { next: [{ step: 'next-round' }, { step: 'breeding' }], ...more });
const tradeWith = (by: FurnishingId, way: number) => ({ do: 'harvest-trade', by, way }) as const;
const ROOMY = { '1,1': 'meadow', '1,2': 'meadow', '1,3': 'meadow' } as const;

rule(['FF-8.10', 'FF-8.17', 'FF-8.30', 'FF-8.1', 'FF-8.2', 'FF-case-93', 'FF-5.1'], 'crops that come at once', () => {
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

rule(['FF-8.11', 'FF-case-94', 'FF-case-137'], 'Kennels: two dogs or more have a puppy when animals breed', () => {
  const dogs = (dog: number, built: readonly FurnishingId[] = ['kennels']) => {
    const match = breeding({ goods: { dog }, built });
    return [home(match).goods.dog, home(match).goods.food];
  };
  expect([dogs(2), dogs(5), dogs(1), dogs(2, [])].map(([dog]) => dog)).toEqual([3, 6, 1, 2]);
  expect(dogs(2, ['kennels', 'breeding-cave'])).toEqual([3, 0]);
  const left = scene(
    { goods: { dog: 2 }, built: ['kennels'] },
    { next: [{ step: 'next-round' }, { step: 'breeding' }] },
  );
  expect(home(left).goods.dog).toBe(3);
  const skipping = scene(
    { goods: { dog: 2, sheep: 2 }, built: ['kennels'], sown: { '1,1': ['grain', 1] }, tops: { '1,1': 'field' } },
    { next: [{ step: 'next-round' }, { step: 'breeding' }, { step: 'skip-choice', seat: 0 }] },
  );
  take(skipping, { do: 'skip-breeding' });
  expect(home(skipping).goods.dog).toBe(2);
  const crowded = breeding({ goods: { dog: 2, sheep: 3, cattle: 2 }, tops: { '3,4': 'meadow' }, built: ['kennels'] });
  expect(question(crowded)).toBe('breed');
  take(crowded, offers(crowded).find((move) => move.do === 'breed' && move.sheep) as never);
  expect(has(crowded)).toEqual({ dog: 3, sheep: 4, cattle: 2 });
});

rule(['FF-8.12', 'FF-case-95', 'FF-4.5'], 'Guard Dog School: strength 5 for a dog, but not for Trolls', () => {
  const forging = (ours: Home) => {
    const match = scene({ ...ours, built: ['guard-dog-school'] }, { cards: ['blacksmithing'] });
    if (!may(match, use('blacksmithing'))) return [];
    take(match, use('blacksmithing'));
    return offers(match).filter((move) => move.do === 'forge');
  };
  const byDog = { do: 'forge', strength: 5, dog: 1 };
  expect(forging({ goods: { dog: 1 } })).toEqual([byDog]);
  expect(forging({ folk: 'cave-goblins', goods: { dog: 1, ore: 3 } })).toEqual([{ do: 'forge', strength: 1 }, byDog]);
  expect(forging({ folk: 'trolls', goods: { dog: 1, wood: 2 } })).toEqual([{ do: 'forge', strength: 4 }]);
  expect(forging({ folk: 'trolls', people: [], goblins: [0], goods: { dog: 1 } })).toEqual([byDog]);
  const match = scene({ goods: { dog: 1 }, built: ['guard-dog-school'] }, { cards: ['blacksmithing'] });
  take(match, use('blacksmithing'), byDog as never);
  expect([strengths(match)[0], has(match)]).toEqual([5, {}]);
});

rule(['FF-8.13', 'FF-8.4', 'FF-case-96'], 'Menagerie: three points for each full set', () => {
  const bonus = (cattle: number) =>
    line(scene({ goods: { dog: 3, sheep: 5, donkey: 2, boar: 2, cattle }, built: ['menagerie'] }), 'score.bonus');
  expect([bonus(4), bonus(0)]).toEqual([6, 0]);
});

rule(['FF-8.14', 'FF-case-97', 'FF-3.7'], 'Charcoal Storage: up to three wood for a gold each', () => {
  const match = harvest({ goods: { wood: 5 }, built: ['charcoal-storage'] });
  expect(offered(match, 'harvest-trade', 'way')).toEqual([0, 1, 2]);
  take(match, tradeWith('charcoal-storage', 2));
  expect(has(match)).toEqual({ wood: 2, gold: 3 });
  expect(whyNot(match, tradeWith('charcoal-storage', 0)).rule).toBe('FF-3.7');
  expect(question(harvest({ built: ['charcoal-storage'] }))).toBe('place-person');
  const reduced = scene(
    { goods: { wood: 5, food: 9 }, built: ['charcoal-storage'] },
    { round: 4, next: [{ step: 'next-round' }, { step: 'end-of-round' }] },
  );
  expect(question(reduced)).toBe('place-person');
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

rule(['FF-8.16', 'FF-case-99'], 'Bone Carver: exactly two or four animals, of any kinds', () => {
  const three = harvest({ goods: { dog: 1, cattle: 2 }, built: ['bone-carver'] });
  const sizes = (match: CavernaMatch) =>
    new Set(
      offers(match).flatMap((move) =>
        move.do === 'carve' ? [move.dog + move.sheep + move.donkey + move.boar + move.cattle] : [],
      ),
    );
  expect(sizes(three)).toEqual(new Set([2]));
  const four = harvest({ goods: { dog: 2, cattle: 2 }, built: ['bone-carver'] });
  expect(sizes(four)).toEqual(new Set([2, 4]));
  take(four, { do: 'carve', dog: 2, sheep: 0, donkey: 0, boar: 0, cattle: 2 });
  expect(has(four)).toEqual({ gold: 6 });
  take(three, { do: 'carve', dog: 1, sheep: 0, donkey: 0, boar: 0, cattle: 1 });
  expect(has(three)).toEqual({ cattle: 1, gold: 3 });
  expect(offers(three).some(({ do: verb }) => verb === 'carve')).toBe(false);
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

rule(['FF-8.19', 'FF-8.34', 'FF-3.8', 'FF-case-101'], 'Elven Market and Jeweler: once a round each', () => {
  const match = scene({ goods: { gold: 6 }, built: ['elven-market', 'jeweler'] });
  take(match, { do: 'exchange', furnishing: 'elven-market', way: 0 });
  expect(has(match)).toEqual({ gold: 4, ruby: 1, vegetable: 1 });
  expect(whyNot(match, { do: 'exchange', furnishing: 'elven-market', way: 0 }).rule).toBe('FF-3.8');
  take(match, { do: 'exchange', furnishing: 'jeweler', way: 0 });
  expect(has(match)).toEqual({ gold: 2, ruby: 2, vegetable: 1, ore: 2 });
  match.position.stack = [{ step: 'round' }];
  advance(caverna, match.position);
  expect(may(match, { do: 'exchange', furnishing: 'jeweler', way: 0 })).toBe(true);
  const poor = scene({ goods: { gold: 1 }, built: ['jeweler'] });
  expect(whyNot(poor, { do: 'exchange', furnishing: 'jeweler', way: 0 }).rule).toBe('CV-9.1');
});

rule(['FF-8.20', 'FF-case-102', 'FF-case-103', 'FF-14.3'], 'Feeding Room: types that had young have more', () => {
  const big = [
    ['1,1', '1,2'],
    ['2,1', '2,2'],
    ['3,1', '3,2'],
    ['1,3', '2,3'],
  ] as const;
  const match = breeding({ goods: { sheep: 2, cattle: 2, vegetable: 1 }, large: big, built: ['feeding-room'] });
  expect(home(match).goods).toMatchObject({ sheep: 3, cattle: 3 });
  expect(offers(match).filter(({ do: verb }) => verb === 'breed-again')).toHaveLength(1);
  take(match, offers(match).find(({ do: verb }) => verb === 'breed-again') as never);
  expect(has(match)).toEqual({ sheep: 4, cattle: 4 });
  const tight = breeding({
    goods: { sheep: 2, cattle: 2, vegetable: 1 },
    large: [['1,1', '1,2']],
    built: ['feeding-room'],
  });
  if (question(tight) === 'breed') take(tight, offers(tight)[0] as never);
  const again = offers(tight).filter((move) => move.do === 'breed-again');
  for (const move of again) if (move.do === 'breed-again') expect(move.sheep && move.cattle).toBe(false);
  const all = breeding({
    goods: { sheep: 2, donkey: 2, boar: 2, cattle: 2, vegetable: 2 },
    large: big,
    built: ['feeding-room', 'breeding-cave'],
  });
  expect(home(all).goods.food).toBe(5);
  take(all, offers(all).find((move) => move.do === 'breed-again' && move.vegetable === 2) as never);
  expect(has(all)).toEqual({ sheep: 4, donkey: 4, boar: 4, cattle: 4, food: 10 });
  const unbred = breeding({ goods: { sheep: 2, cattle: 1, vegetable: 1 }, large: big, built: ['feeding-room'] });
  for (const move of offers(unbred)) if (move.do === 'breed-again') expect(move.cattle).toBe(false);
});

rule(['FF-8.21', 'FF-case-104'], 'Hunter’s Hut: food for empty forest', () => {
  const food = (covered: number) => {
    const tops: Record<string, 'field'> = {};
    const forest = ['1,1', '1,2', '1,3', '1,4', '2,1', '2,2', '2,3', '2,4', '3,1', '3,2', '3,3'];
    for (const at of forest.slice(0, covered)) tops[at] = 'field';
    return home(harvest({ tops, built: [['hunters-hut', '3,4']] })).goods.food;
  };
  expect([food(1), food(5), food(6), food(9)]).toEqual([3, 2, 1, 0]);
});

rule(['FF-8.22', 'FF-1.13', 'FF-case-105'], 'Manure Heap: pastures beside it', () => {
  const ours: Home = { tops: { '2,2': 'field', '2,1': 'small-pasture' }, large: [['1,2', '1,1']] };
  const { match, before } = building('manure-heap', ours);
  expect((home(match).goods.vegetable ?? 0) - before.vegetable).toBe(4);
  expect(line(match, 'score.bonus')).toBe(2);
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
  const elves = scene({ folk: 'elves', goods: { grain: 1 }, built: [['scarecrow', '3,4']] });
  take(elves, use('slash-and-burn'));
  if (question(elves) === 'place-twin') take(elves, skip);
  take(elves, sowOn('grain', '1,1'));
  expect(home(elves).sown[0]?.count).toBe(4);
});

const SIX = {
  '1,1': 'meadow',
  '1,2': 'meadow',
  '2,1': 'meadow',
  '2,2': 'meadow',
  '3,1': 'meadow',
  '0,2': 'meadow',
} as const;

rule(['FF-8.24', 'FF-9.2', 'FF-case-107', 'FF-case-143'], 'Mead Parlor: gold for empty meadows', () => {
  const { '0,2': _, ...five } = SIX;
  expect(home(harvest({ tops: five, built: ['mead-parlor'] })).goods.gold).toBe(2);
  expect(home(harvest({ tops: SIX, built: ['mead-parlor'] })).goods.gold).toBe(3);
  const carved = harvest({
    tops: SIX,
    goods: { dog: 1, sheep: 2, cattle: 2 },
    built: ['mead-parlor', 'bone-carver'],
  });
  take(
    carved,
    { do: 'carve', dog: 0, sheep: 2, donkey: 0, boar: 0, cattle: 0 },
    { do: 'harvest-gain', by: 'mead-parlor' },
  );
  expect(home(carved).goods.gold).toBe(6);
  const first = harvest({ tops: SIX, goods: { dog: 1, sheep: 2, cattle: 2 }, built: ['mead-parlor', 'bone-carver'] });
  take(first, { do: 'harvest-gain', by: 'mead-parlor' });
  expect(home(first).goods.gold).toBe(2);
  const skipping = scene(
    {
      tops: { ...SIX, '3,4': 'field' },
      sown: { '3,4': ['grain', 1] },
      goods: { food: 9, sheep: 2 },
      built: ['mead-parlor'],
    },
    {
      round: 8,
      markers: ['none', 'none', 'none', 'none', 'none', 'red', 'red', 'red', 'none', 'green', 'green', 'green'],
      next: [{ step: 'next-round' }, { step: 'end-of-round' }],
    },
  );
  expect([home(skipping).goods.gold, question(skipping)]).toEqual([3, 'skip-choice']);
});

rule(['FF-8.25', 'FF-case-108'], 'Silage Bin: animals breed at once, one type for each meadow beside it', () => {
  const ours: Home = {
    tops: { '2,2': 'meadow', '2,1': 'meadow', '1,2': 'meadow' },
    stables: ['2,1', '1,2'],
    goods: { sheep: 2, donkey: 2 },
    large: [
      ['3,3', '3,4'],
      ['1,3', '1,4'],
    ],
  };
  const { match } = building('silage-bin', ours);
  expect(home(match).goods).toMatchObject({ sheep: 3, donkey: 3 });
  expect(line(match, 'score.bonus')).toBe(6);
  expect(
    line(scene({ tops: { '2,1': 'meadow', '1,2': 'small-pasture' }, built: [['silage-bin', '2,2']] }), 'score.bonus'),
  ).toBe(3);
});

rule(['FF-8.26', 'FF-case-109'], 'Concert Organ: gold for empty caverns beside it', () => {
  const match = harvest({
    tops: { '5,1': 'cavern', '5,3': 'cavern', '4,2': 'cavern' },
    built: [
      ['concert-organ', '5,2'],
      ['trader', '6,2'],
    ],
    sown: { '5,3': ['mushroom', 1] },
  });
  expect(home(match).goods.gold).toBe(2);
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

rule(['FF-8.29', 'FF-case-112'], 'Training Room: an ore for one more strength before an expedition', () => {
  const going = (ours: Home, space: 'logging-13' | 'adventure' = 'logging-13') => {
    const match = scene({ built: ['training-room'], ...ours }, { cards: ['adventure'] });
    take(match, use(space));
    return match;
  };
  const match = going({ people: [7], goods: { ore: 1, stone: 1 } });
  expect(question(match)).toBe('train');
  take(match, { do: 'train' });
  expect(may(match, loot('loot-stable'))).toBe(true);
  take(match, loot('loot-dog'));
  expect(strengths(match)).toEqual([9]);
  expect(question(going({ people: [14], goods: { ore: 1 } }))).toBe('expedition');
  const twice = going({ people: [4], goods: { ore: 2 } }, 'adventure');
  take(twice, { do: 'train' }, loot('loot-dog'));
  expect(question(twice)).toBe('train');
  take(twice, { do: 'train' }, loot('loot-dog'));
  expect([strengths(twice), home(twice).goods.ore]).toEqual([[8], 0]);
  const trolls = going({ folk: 'trolls', people: [10], goods: { ore: 1 } });
  expect(question(trolls)).toBe('expedition');
});

rule(['FF-8.29', 'CV-7.15'], 'the Peaceful Cave leaves the weapon of the Person that trains for an expedition', () => {
  const match = scene({ built: ['training-room', 'peaceful-cave'], people: [3, 5], goods: { ore: 1 } });
  take(match, use('logging-13'));
  expect(question(match)).toBe('train');
  expect(may(match, { do: 'discard', strength: 3 })).toBe(false);
  take(match, { do: 'discard', strength: 5 }, { do: 'train' }, loot('loot-dog'));
  expect(strengths(match)).toEqual([5, 0]);
});

rule(['FF-8.31', 'FF-9.1', 'FF-case-113', 'FF-case-138'], 'Sheep Dog School: dogs watch twice as many sheep', () => {
  const holds = (dog: number, sheep: number, built: readonly FurnishingId[], more: Home = {}) => {
    const match = scene({ goods: { dog, sheep, cattle: 2 }, tops: { '3,4': 'meadow' }, built, ...more });
    const fits = allFit(match.position, 0);
    if (fits) {
      const herds = arrangementOf(match.position, 0);
      expect(herds.reduce((sum, { animal, count }) => sum + (animal === 'sheep' ? count : 0), 0)).toBe(sheep);
      expect(herds.reduce((sum, { dogs }) => sum + dogs, 0)).toBe(dog);
    }
    return fits;
  };
  const school = ['sheep-dog-school'] as const;
  expect([holds(1, 4, school), holds(1, 5, school), holds(3, 8, school), holds(3, 9, school)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([holds(1, 2, []), holds(1, 3, []), holds(3, 4, []), holds(3, 5, [])]).toEqual([true, false, true, false]);
  const two: Home = { tops: { '3,4': 'meadow', '3,3': 'meadow' }, stables: ['3,3'] };
  expect([holds(2, 8, school, two), holds(2, 9, school, two), holds(2, 4, [], two), holds(2, 5, [], two)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  const pasture: Home = { tops: { '3,4': 'small-pasture' } };
  expect([holds(2, 6, school, pasture), holds(2, 7, school, pasture)]).toEqual([true, false]);
});

rule(['FF-8.32', 'FF-case-114'], 'Schnapps Parlor: a vegetable for 2 gold or 3 food', () => {
  const match = scene({ goods: { vegetable: 3 }, built: ['schnapps-parlor'] });
  const to = (way: number) => ({ do: 'exchange', furnishing: 'schnapps-parlor', way }) as const;
  take(match, to(0), to(0), to(1));
  expect(has(match)).toEqual({ gold: 4, food: 3 });
});

rule(['FF-8.33', 'FF-case-115'], 'Sheep Market: a dog and two sheep for 4 gold', () => {
  const sell = { do: 'exchange', furnishing: 'sheep-market', way: 0 } as const;
  const match = scene({ goods: { dog: 1, sheep: 2 }, built: ['sheep-market'] });
  take(match, sell);
  expect(has(match)).toEqual({ gold: 4 });
  expect(whyNot(scene({ goods: { dog: 1, sheep: 1 }, built: ['sheep-market'] }), sell).rule).toBe('CV-9.1');
});

rule(['FF-8.35', 'FF-case-116'], 'Stone Trader: one or two wood for a stone each', () => {
  const match = harvest({ goods: { wood: 3 }, built: ['stone-trader', 'seam'] });
  expect(offered(match, 'harvest-trade', 'way')).toEqual([0, 1]);
  take(match, tradeWith('stone-trader', 1));
  expect(has(match)).toEqual({ wood: 1, stone: 2, ore: 2 });
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

rule(['FF-8.37', 'FF-case-118', 'FF-9.1'], 'Water Troughs: pastures beside them hold three more', () => {
  const ours: Home = {
    tops: { '2,1': 'small-pasture', '3,4': 'small-pasture' },
    large: [['1,2', '1,3']],
    stables: ['2,1', '1,2', '1,3'],
    built: [['water-troughs', '2,2']],
  };
  const { position } = scene(ours);
  expect([cell('2,1'), cell('1,2'), cell('3,4')].map((at) => pastureCapacity(position, 0, at))).toEqual([7, 19, 2]);
  const dogs = scene({
    tops: { '2,1': 'small-pasture' },
    goods: { dog: 2, sheep: 6, cattle: 2 },
    built: [['water-troughs', '2,2']],
  });
  expect(allFit(dogs.position, 0)).toBe(false);
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

rule(
  ['FF-8.40', 'FF-9.3', 'FF-14.2', 'FF-case-121'],
  'Candle Maker: gold for animals turned into food together',
  () => {
    const pot = (goods: Home['goods'], animals: readonly ('sheep' | 'donkey' | 'cattle')[]) => {
      const match = scene({
        ...(goods && { goods }),
        tops: ROOMY,
        stables: ['1,1', '1,2', '1,3'],
        built: ['candle-maker'],
      });
      take(match, { do: 'cook' }, ...animals.map((animal) => ({ do: 'add', animal }) as const), { do: 'done' });
      return has(match);
    };
    expect(pot({ sheep: 1, donkey: 1, cattle: 1 }, ['sheep', 'donkey', 'cattle'])).toEqual({ food: 5, gold: 1 });
    expect(pot({ sheep: 2, donkey: 2 }, ['sheep', 'sheep', 'donkey', 'donkey'])).toEqual({ food: 5, gold: 2 });
    const apart = scene({ goods: { sheep: 2 }, built: ['candle-maker'] });
    take(apart, { do: 'convert', what: 'sheep' }, { do: 'convert', what: 'sheep' });
    expect(has(apart)).toEqual({ food: 2 });
    const market = scene({ goods: { dog: 1, sheep: 2 }, built: ['candle-maker', 'sheep-market'] });
    take(market, { do: 'exchange', furnishing: 'sheep-market', way: 0 });
    expect(has(market)).toEqual({ gold: 4 });
    const crowded = scene(
      { goods: { sheep: 3, cattle: 1 }, built: ['candle-maker'] },
      { next: [{ step: 'next-round' }, { step: 'keep', seat: 0 }] },
    );
    take(crowded, { do: 'keep', sheep: 2, donkey: 0, boar: 0, cattle: 0 });
    expect(home(crowded).goods).toMatchObject({ food: 4, gold: 1 });
  },
);

rule('FF-case-123', 'Main Storage counts yellow furnishings, new ones too', () => {
  const match = scene({ built: ['main-storage', 'mead-parlor', 'menagerie', 'kennels'] });
  expect(line(match, 'score.bonus')).toBe(6);
});

rule('FF-case-139', 'a meadow that animals need is no site, until they are gone', () => {
  const match = scene({ goods: { wood: 5, dog: 1, sheep: 2, cattle: 2 }, tops: { '3,4': 'meadow' } });
  take(match, use('housework'), { do: 'branch', first: 'furnish' });
  expect(may(match, furnish('hunters-hut'))).toBe(false);
  take(match, { do: 'convert', what: 'sheep' }, { do: 'convert', what: 'sheep' });
  expect(may(match, furnish('hunters-hut'))).toBe(true);
});

rule(['FF-case-127', 'FF-case-128', 'FF-3.4'], 'harvests begin with a step of their own, other rounds do not', () => {
  const markers = [
    'none',
    'none',
    'none',
    'none',
    'none',
    'red',
    'red',
    'red',
    'none',
    'green',
    'green',
    'green',
  ] as const;
  const ends = (round: number, ours: Home) =>
    scene(ours, { round, markers, next: [{ step: 'next-round' }, { step: 'end-of-round' }] });
  const ours: Home = {
    goods: { food: 9, wood: 3, dog: 2, sheep: 2, vegetable: 2 },
    tops: { '4,2': 'cavern', ...ROOMY, '1,4': 'field' },
    sown: { '1,4': ['grain', 1] },
    built: [['concert-organ', '5,2'], 'stone-trader', 'kennels', 'feeding-room'],
  };
  expect(question(ends(3, ours))).toBe('harvest-start');
  for (const round of [1, 4, 6, 7]) expect(question(ends(round, ours)), `${round}`).not.toBe('harvest-start');
  const skipping = ends(8, ours);
  expect(question(skipping)).toBe('harvest-start');
  take(skipping, { do: 'done' });
  expect([home(skipping).goods.gold, question(skipping)]).toEqual([1, 'skip-choice']);
  take(skipping, { do: 'skip-breeding' });
  if (question(skipping) === 'feed') take(skipping, { do: 'feed' });
  expect([home(skipping).goods.dog, home(skipping).goods.sheep, question(skipping)]).toEqual([2, 2, 'place-person']);
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
