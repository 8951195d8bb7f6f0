import { expect } from 'vitest';
import type { FurnishingId } from '../../../src/games/caverna/box/furnishings.ts';
import { furnishingAt, furnishingNumber } from '../../../src/games/caverna/box/furnishings.ts';
import { mealOf } from '../../../src/games/caverna/rules/feeding.ts';
import { priceFor } from '../../../src/games/caverna/rules/payments.ts';
import { rule } from '../kit/rule.ts';
import {
  arrange,
  furnish,
  has,
  home,
  loot,
  may,
  offered,
  offers,
  on,
  question,
  stop,
  strengths,
  take,
  use,
  whyNot,
} from './testing.ts';

type Home = NonNullable<NonNullable<Parameters<typeof arrange>[0]>['home']>;

const meal = (home: Home, kind: 'harvest' | 'pay-1' = 'harvest', fed: 'nobody' | 'regular' | 'goblin' = 'nobody') => ({
  ...mealOf(arrange({ home }).position, 0, kind, fed),
});
const feeding = (ours: Home, kind: 'harvest' | 'pay-1' = 'harvest') =>
  arrange({ home: ours, next: [{ step: 'next-round' }, { step: 'feeding', kind }] });

rule(
  ['FF-7.7.1', 'FF-7.7.3', 'FF-7.7.4', 'FF-10.1', 'FF-10.3', 'FF-case-81'],
  'Silicoids eat a stone each; what is missing is begged for, whatever food there is',
  () => {
    const family = { folk: 'silicoids', people: [0, 0, 0, 'newborn'] } as const;
    expect(meal(family)).toEqual({ food: 0, stone: 4 });
    const enough = feeding({ ...family, goods: { stone: 4, food: 5 } });
    expect(has(enough)).toEqual({ food: 5 });
    const short = feeding({ ...family, goods: { stone: 2, food: 5 } });
    expect(has(short)).toEqual({ food: 5, begging: 2 });
    const asked = feeding({ ...family, goods: { stone: 2, ruby: 2 } });
    expect(question(asked)).toBe('feed');
    take(asked, { do: 'ruby', get: 'stone' }, { do: 'ruby', get: 'stone' }, { do: 'feed' });
    expect(has(asked)).toEqual({});
  },
);

rule(['FF-7.7.2', 'FF-case-82', 'FF-10.2'], 'where each Person costs 1 food, two Silicoids share a stone', () => {
  const family = (people: number): Home => ({ folk: 'silicoids', people: Array<number>(people).fill(0) });
  expect([5, 3, 2, 1].map((people) => meal(family(people), 'pay-1').stone)).toEqual([3, 2, 1, 1]);
  expect(meal({ folk: 'silicoids', people: [0, 0, 'newborn'] }, 'pay-1').stone).toBe(2);
  const cave = arrange({
    home: { ...family(3), goods: { wood: 1, stone: 1 }, built: ['working-cave'] },
    next: [{ step: 'next-round' }, { step: 'feeding', kind: 'pay-1' }],
  });
  take(cave, { do: 'feed', wood: 1 });
  expect(has(cave)).toEqual({});
});

rule(['FF-7.7.5', 'FF-case-83'], 'a Goblin among Silicoids eats food, which the Mining Cave lowers', () => {
  const family = { folk: 'silicoids', people: [0, 0], goblins: [0] } as const;
  expect(meal(family)).toEqual({ food: 2, stone: 2 });
  const mines = { '5,3': 'ore-mine', '5,2': 'ruby-mine', '5,1': 'ruby-mine' } as const;
  const cave: Home = { ...family, goods: { donkey: 3 }, tops: mines, built: ['mining-cave'] };
  expect(meal(cave)).toEqual({ food: 0, stone: 2 });
  expect(meal(cave, 'pay-1')).toEqual({ food: 0, stone: 1 });
  // The Working Cave may feed the Goblin.
  const asked = feeding({ ...family, goods: { wood: 1, stone: 2 }, built: ['working-cave'] });
  expect(offers(asked).filter(({ do: verb }) => verb === 'feed')).toEqual([
    { do: 'feed' },
    { do: 'feed', wood: 1 },
    { do: 'feed', stone: 1 },
    { do: 'feed', who: 'goblin', wood: 1 },
    { do: 'feed', who: 'goblin', stone: 1 },
  ]);
  take(asked, { do: 'feed', who: 'goblin', wood: 1 });
  expect(has(asked)).toEqual({});
});

rule(['FF-7.7.6', 'FF-case-84'], 'furnishings cost Silicoids a stone less', () => {
  const match = arrange({ home: { folk: 'silicoids' }, sets: ['pale-ones'] });
  const price = (id: FurnishingId, cost = furnishingAt(furnishingNumber(id)).cost) => {
    const { wood, stone } = priceFor(home(match), cost, 'furnishing');
    return [wood, stone];
  };
  expect([price('dwelling'), price('mystics-hut'), price('water-troughs'), price('stone-trader')]).toEqual([
    [4, 2],
    [2, 0],
    [0, 2],
    [1, 0],
  ]);
  expect(price('dwelling', { wood: 2, stone: 2 })).toEqual([2, 1]);
});

rule(['FF-7.7.7', 'FF-case-85'], 'Stables cost Silicoids no stone, but need their action', () => {
  const match = arrange({ cards: ['sheep-farming'], home: { folk: 'silicoids' } });
  take(match, use('sheep-farming'), on('stable', '1,1'));
  expect(home(match).stables).toHaveLength(1);
  expect(offered(arrange({ home: { folk: 'silicoids' } }), 'stable', 'cell')).toEqual([]);
});

const trading = (goods: Home['goods'], more: Home = {}) =>
  arrange({
    home: { folk: 'silicoids', ...(goods && { goods }), ...more },
    sets: ['elves'],
    next: [{ step: 'next-round' }, { step: 'start-harvest' }],
  });
const trade = (way: number) => ({ do: 'harvest-trade', by: 'silicoids', way }) as const;

rule(
  ['FF-7.7.8', 'FF-3.7', 'FF-case-86', 'FF-case-129', 'FF-3.5', 'FF-3.6'],
  'Silicoids trade food for gold, then gold for stone, once each',
  () => {
    const match = trading({ food: 7 });
    take(match, trade(1), trade(2));
    expect(has(match)).toEqual({ food: 1, gold: 1, stone: 1 });
    expect(whyNot(match, trade(0)).rule).toBe('FF-3.7');
    const less = trading({ food: 5 });
    expect(offered(less, 'harvest-trade', 'way')).toEqual([0]);
    const reversed = trading({ food: 3, gold: 1 });
    take(reversed, trade(2));
    expect(whyNot(reversed, trade(0)).rule).toBe('FF-3.7');
    const hut = { built: [['hunters-hut', '3,4']] } as const;
    const first = trading({ food: 3 }, hut);
    take(first, { do: 'harvest-gain', by: 'hunters-hut' }, trade(1), { do: 'done' });
    expect(has(first)).toEqual({ gold: 2 });
    const later = trading({ food: 3 }, hut);
    take(later, trade(0), { do: 'harvest-gain', by: 'hunters-hut' });
    expect(whyNot(later, trade(0)).rule).toBe('FF-3.7');
    const silent = trading({ food: 3 }, hut);
    take(silent, { do: 'done' });
    expect(has(silent)).toEqual({ food: 6 });
  },
);

rule(['FF-7.8.1', 'FF-7.8.3', 'FF-case-87'], 'a Troll’s club costs two wood and has strength 4', () => {
  const forging = (goods: Home['goods'], more: Home = {}) => {
    const match = arrange({ cards: ['blacksmithing'], home: { folk: 'trolls', ...(goods && { goods }), ...more } });
    if (!may(match, use('blacksmithing'))) return whyNot(match, use('blacksmithing')).rule;
    take(match, use('blacksmithing'));
    return offered(match, 'forge', 'strength');
  };
  expect(forging({ wood: 2, ore: 9 })).toEqual([4]);
  expect(forging({ wood: 1, ore: 9 })).toBe('FF-7.8.1');
  expect(forging({ ore: 4 }, { people: [], goblins: [0] })).toEqual([1, 2]);
});

rule(
  ['FF-7.8.4', 'FF-7.8.5', 'FF-4.6', 'FF-case-88', 'FF-11.1'],
  'Trolls stop at strength 10, their Goblins do not',
  () => {
    const go = (people: number[], goblins: number[]) => {
      const match = arrange({ home: { folk: 'trolls', people, goblins } });
      take(match, use('logging-13'), loot('all-weapons'), stop);
      return strengths(match);
    };
    expect(go([10], [10])).toEqual([10, 11]);
    expect(go([], [10])).toEqual([12]);
  },
);

rule(['FF-7.8.6', 'FF-4.7', 'FF-case-89'], 'each expedition of Trolls brings one item more', () => {
  const left = (space: 'logging-13' | 'exploration' | 'adventure') => {
    const match = arrange({ seats: 3, cards: ['exploration', 'adventure'], home: { folk: 'trolls', people: [4] } });
    take(match, use(space));
    return match;
  };
  const frame = (match: ReturnType<typeof left>) => match.position.stack.at(-1) as { left: number };
  expect([frame(left('logging-13')).left, frame(left('exploration')).left]).toEqual([2, 5]);
  const twice = left('adventure');
  take(twice, loot('loot-dog'), loot('loot-wood'));
  expect([question(twice), frame(twice).left]).toEqual(['expedition', 2]);
  expect(whyNot(left('logging-13'), loot('loot-gold')).rule).toBe('CV-7.8');
});

rule(['FF-7.8.7', 'FF-case-90'], 'adult Trolls eat three', () => {
  const family = { folk: 'trolls', people: [0, 0, 0, 'newborn'], goblins: [0] } as const;
  expect([meal(family).food, meal(family, 'pay-1').food]).toEqual([12, 5]);
  expect([meal(family, 'harvest', 'regular').food, meal(family, 'harvest', 'goblin').food]).toEqual([9, 10]);
});

rule(
  ['FF-7.8.8', 'FF-8.38', 'FF-case-91', 'FF-case-119'],
  'Trolls, and the Bone Crusher, make 2 food of dog, sheep and donkey',
  () => {
    const cook = (home: Home) => {
      const match = arrange({ home: { ...home, goods: { dog: 1, sheep: 1, donkey: 2 } }, sets: ['trolls'] });
      // Not everything fits into one Dwelling: the rest was turned into food already.
      return match;
    };
    for (const ours of [{ folk: 'trolls' }, { built: ['bone-crusher'] }] satisfies Home[]) {
      const match = cook(ours);
      take(match, { do: 'convert', what: 'dog' }, { do: 'convert', what: 'sheep' }, { do: 'convert', what: 'donkey' });
      expect(offers(match).some((move) => move.do === 'convert' && move.what === 'two-donkeys')).toBe(false);
      take(match, { do: 'convert', what: 'donkey' });
      expect(has(match)).toEqual({ food: 8 });
    }
    const cattle = arrange({ home: { folk: 'trolls', goods: { cattle: 1, boar: 1 } } });
    take(cattle, { do: 'convert', what: 'cattle' }, { do: 'convert', what: 'boar' });
    expect(has(cattle)).toEqual({ food: 5 });
  },
);

rule(['FF-7.8.2', 'FF-case-92'], 'the Blacksmith brings Trolls its ore, and no discount', () => {
  const match = arrange({ cards: ['blacksmithing'], home: { folk: 'trolls', goods: { wood: 2, stone: 2 } } });
  take(match, use('housework'), { do: 'branch', first: 'furnish' }, furnish('blacksmith'));
  expect(has(match)).toEqual({ wood: 1, ore: 2 });
  const forging = arrange({
    cards: ['blacksmithing'],
    home: { folk: 'trolls', goods: { wood: 2 }, built: ['blacksmith'] },
  });
  take(forging, use('blacksmithing'), { do: 'forge', strength: 4 });
  expect(home(forging).goods.wood).toBe(0);
});
