import { expect } from 'vitest';
import { canGrow } from '../../../src/games/caverna/rules/family.ts';
import { mealOf } from '../../../src/games/caverna/rules/feeding.ts';
import { rule } from '../kit/rule.ts';
import {
  arrange,
  asking,
  goodsOn,
  has,
  home,
  line,
  loot,
  may,
  offered,
  offers,
  playOn,
  question,
  stop,
  stream,
  strengths,
  take,
  use,
  whyNot,
} from './testing.ts';
import { build, nextOf } from './testing-folk.ts';

const clumsy = { folk: 'dark-elves', people: [], goblins: [0] } as const;

const D = 'dwelling';

rule(
  ['FF-6.1', 'FF-6.2', 'FF-6.14', 'FF-8.41', 'FF-case-22', 'FF-case-122', 'FF-3.3'],
  'a Goblin moves in with its Dwelling, eats at once and works from the next round on, after all others',
  () => {
    const match = arrange({
      seats: 2,
      round: 3,
      home: { goods: { wood: 4, vegetable: 1, food: 10 } },
      others: [{ folk: 'trolls', goods: { food: 20 } }],
    });
    take(match, ...build('goblin-dwelling'));
    expect(home(match).people.map(({ kind }) => kind)).toEqual(['regular', 'regular', 'goblin']);
    expect(has(match)).toEqual({ food: 10 });
    expect(canGrow(home(match))).toBe(false);
    expect(mealOf(match.position, 0, 'harvest', 'nobody').food).toBe(6);
    const placed: number[] = [];
    while (match.position.round === 3) {
      if (question(match) === 'place-person') placed.push(asking(match));
      take(
        match,
        (offers(match).find(({ do: verb }) => verb === 'skip' || verb === 'done') ?? offers(match)[0]) as never,
      );
    }
    expect(placed.filter((seat) => seat === 0)).toHaveLength(1);
    expect(home(match).goods.food).toBeLessThanOrEqual(10 - 6 + 8);
    const silicoid = arrange({ home: { folk: 'silicoids', goods: { wood: 4, vegetable: 1 } }, sets: ['trolls'] });
    take(silicoid, ...build('goblin-dwelling'));
    expect(has(silicoid)).toEqual({});
  },
);

rule(
  ['FF-6.7', 'FF-6.8', 'FF-case-23', 'FF-3.1'],
  'Goblins are placed when nobody else is left, from the last placement on',
  () => {
    const match = arrange({
      seats: 3,
      home: { folk: 'humans', people: [0, 0, 0], goblins: [0] },
      others: [{ folk: 'trolls', people: [0, 0], goblins: [0] }, {}],
      goods: {
        'logging-13': { wood: 3 },
        'wood-gathering': { wood: 3 },
        'clearing-13': { wood: 3 },
        'ore-mining-13': { ore: 3 },
      },
    });
    const placed: string[] = [];
    while (match.position.round === 1 && placed.length < 9) {
      if (question(match) === 'place-person') {
        const seat = asking(match);
        const { kind } = home(match, seat).people[nextOf(match, seat)] as { kind: string };
        placed.push(`${'ABC'[seat]}${kind === 'goblin' ? ' goblin' : ''}`);
      }
      take(
        match,
        (offers(match).find(({ do: verb }) => verb === 'skip' || verb === 'done') ?? offers(match)[0]) as never,
      );
    }
    expect(placed.slice(0, 9)).toEqual(['A', 'B', 'C', 'A', 'B', 'C', 'A', 'B goblin', 'A goblin']);
  },
);

rule(
  ['FF-6.9', 'FF-case-24', 'FF-case-25'],
  'Goblins go last and from the weakest on; rubies change that among themselves',
  () => {
    const armed = arrange({ home: { folk: 'humans', people: [5, 9], goblins: [0], goods: { ruby: 1 } } });
    expect(nextOf(armed, 0)).toBe(0);
    expect(offered(armed, 'instead', 'strength')).toEqual([9]);
    const two = (ruby: number) => arrange({ home: { folk: 'humans', people: [], goblins: [4, 1], goods: { ruby } } });
    expect(nextOf(two(0), 0)).toBe(1);
    expect([offered(two(0), 'instead', 'strength'), offered(two(1), 'instead', 'strength')]).toEqual([[], [4]]);
  },
);

rule(
  ['FF-6.10', 'FF-case-26', 'FF-14.1'],
  'of several kinds one chooses what is lost; goods of the general supply are safe',
  () => {
    const scene = () =>
      arrange({
        cards: ['ore-delivery'],
        goods: { 'ore-delivery': { stone: 3, ore: 3 } },
        home: { ...clumsy, tops: { '5,3': 'ore-mine', '5,2': 'deep-tunnel' } },
      });
    const match = scene();
    take(match, use('ore-delivery'));
    expect(offers(match)).toEqual([
      { do: 'lose', good: 'stone' },
      { do: 'lose', good: 'ore' },
    ]);
    take(match, { do: 'lose', good: 'ore' });
    expect(has(match)).toEqual({ stone: 3, ore: 4 });
    const other = scene();
    take(other, use('ore-delivery'), { do: 'lose', good: 'stone' });
    expect(has(other)).toEqual({ stone: 2, ore: 5 });
  },
);

rule(['FF-case-27', 'FF-6.12'], 'Starting Player: a food is lost, never the ore of the supply', () => {
  const match = arrange({ goods: { 'starting-player-13': { food: 3 } }, home: clumsy });
  take(match, use('starting-player-13'));
  expect(has(match)).toEqual({ food: 2, ore: 2 });
  expect(goodsOn(match, 'starting-player-13')).toEqual({});
});

rule(['FF-6.11', 'FF-4.8', 'FF-case-28'], 'a space whose only effect is lost cannot be used', () => {
  const match = (tops: object) =>
    arrange({ goods: { 'ruby-mining': { ruby: 1 } }, home: { ...clumsy, tops: { ...tops } } });
  expect(whyNot(match({}), use('ruby-mining'))).toMatchObject({ rule: 'FF-6.11' });
  const mine = match({ '5,3': 'ruby-mine' });
  take(mine, use('ruby-mining'));
  expect(has(mine)).toEqual({ ruby: 1 });
  expect(goodsOn(mine, 'ruby-mining')).toEqual({});
});

rule(['FF-6.13', 'FF-4.5', 'FF-case-29'], 'a Goblin pays 3 to 8 ore for strength 1 to 6', () => {
  const forging = (ore: number) => {
    const match = arrange({ cards: ['blacksmithing'], home: { ...clumsy, goods: { ore } } });
    if (!may(match, use('blacksmithing'))) return [];
    take(match, use('blacksmithing'));
    return offered(match, 'forge', 'strength');
  };
  expect([forging(8), forging(9), forging(3), forging(2)]).toEqual([[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], [1], []]);
  const strong = arrange({ cards: ['exploration'], seats: 3, home: { folk: 'trolls', people: [], goblins: [13] } });
  take(strong, use('exploration'), loot('all-weapons'), stop);
  expect(strengths(strong)).toEqual([14]);
});

rule(['FF-case-34'], 'where each Person costs 1 food, a Goblin does too', () => {
  const match = arrange({ home: { folk: 'humans', people: [0, 0, 0], goblins: [0] } });
  expect(mealOf(match.position, 0, 'pay-1', 'nobody')).toEqual({ food: 4, stone: 0 });
});

rule(
  ['FF-12.3', 'FF-3.2', 'FF-case-35', 'FF-case-36'],
  'Goblins count among People: for points, Broom Chamber and Supplies Storage',
  () => {
    const match = arrange({
      home: { folk: 'humans', people: [1, 1, 1, 1], goblins: [1, 0], built: ['broom-chamber', 'supplies-storage'] },
    });
    expect(line(match, 'score.people')).toBe(6);
    expect(line(match, 'score.bonus')).toBe(10);
    const armed = arrange({ home: { folk: 'humans', people: [1, 1], goblins: [2], built: ['supplies-storage'] } });
    expect(line(armed, 'score.bonus')).toBe(8);
  },
);

rule('FF-6.3', 'a Goblin stays for good: nothing that can be done takes it away, not even hunger', () => {
  const goblinsOf = (match: ReturnType<typeof arrange>, seat: number) =>
    home(match, seat).people.filter(({ kind }) => kind === 'goblin').length;
  for (const name of ['a', 'b', 'c']) {
    const match = arrange({
      home: { folk: 'dark-elves', people: [12, 0], goblins: [4, 0], goods: { wood: 6, stone: 6, food: 9 } },
      others: [{ folk: 'trolls', people: [0, 0, 0], goblins: [1] }],
      sets: ['trolls'],
    });
    let before = [0, 1].map((seat) => goblinsOf(match, seat));
    expect(before).toEqual([2, 1]);
    playOn(match, stream(`goblins stay ${name}`), () => {
      const now = [0, 1].map((seat) => goblinsOf(match, seat));
      expect(now.every((count, seat) => count >= (before[seat] as number))).toBe(true);
      before = now;
    });
  }
  // A full family does not grow in its place, and an unfed one keeps it.
  const full = arrange({
    cards: ['wish-for-children'],
    home: { people: [0, 0, 0, 0, 0], goblins: [0], built: [D, D, D, D] },
    sets: ['trolls'],
  });
  expect(may(full, use('wish-for-children'))).toBe(false);
  const hungry = arrange({
    home: { people: [0], goblins: [0] },
    sets: ['trolls'],
    next: [{ step: 'next-round' }, { step: 'feeding', kind: 'harvest' }],
  });
  expect([goblinsOf(hungry, 0), has(hungry)]).toEqual([1, { begging: 4 }]);
});
