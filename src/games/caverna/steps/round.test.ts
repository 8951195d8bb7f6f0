import { expect } from 'vitest';
import {
  arrange,
  asking,
  deal,
  goodsOn,
  has,
  home,
  idleUntil,
  may,
  offered,
  offers,
  playOn,
  question,
  stream,
  strengths,
  take,
  use,
  whyNot,
} from '../../../../test/games/caverna/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { isOver } from '../../../kernel/steps.ts';
import type { SpaceId } from '../box/spaces.ts';
import { spaceAt, spaceNumber } from '../box/spaces.ts';

const dog = { do: 'branch', first: 'dog' } as const;

const FOUR: readonly SpaceId[] = [
  'drift-mining-47',
  'excavation-47',
  'logging-47',
  'forest-exploration-47',
  'clearing-47',
  'ore-mining-47',
  'sustenance-47',
  'starting-player-47',
  'ruby-mining',
];

rule(['CV-1.10', 'CV-3.6', 'CV-case-2', 'CV-case-3'], 'spaces are filled by what they hold', () => {
  const filled = (rounds: number) => {
    const match = arrange({
      seats: 4,
      next: Array(rounds).fill({ step: 'replenish' }).concat({ step: 'place-person', seat: 0 }),
    });
    return FOUR.map((space) => goodsOn(match, space));
  };
  // What is asked comes first here, so that nothing is filled yet.
  expect(filled(0)).toEqual(FOUR.map(() => ({})));
  const rounds = (count: number) => {
    const match = arrange({
      seats: 4,
      next: [{ step: 'place-person', seat: 0 }, ...Array(count).fill({ step: 'replenish' })],
    });
    return FOUR.map((space) => goodsOn(match, space));
  };
  expect(rounds(1)).toEqual([
    { stone: 2 },
    { stone: 2 },
    { wood: 3 },
    { wood: 2 },
    { wood: 2 },
    { ore: 3 },
    { grain: 1 },
    { food: 1 },
    { ruby: 1 },
  ]);
  expect(rounds(2)).toEqual([
    { stone: 4 },
    { stone: 3 },
    { wood: 6 },
    { wood: 3 },
    { wood: 4 },
    { ore: 5 },
    { grain: 1, vegetable: 1 },
    { food: 2 },
    { ruby: 2 },
  ]);
});

rule('CV-case-4', 'Strip Mining: ore first, then stone, and wood from the supply', () => {
  const filled = (count: number) =>
    arrange({ seats: 3, next: [{ step: 'place-person', seat: 0 }, ...Array(count).fill({ step: 'replenish' })] });
  expect(goodsOn(filled(1), 'strip-mining')).toEqual({ ore: 1 });
  const third = filled(3);
  expect(goodsOn(third, 'strip-mining')).toEqual({ ore: 1, stone: 2 });
  take(third, use('strip-mining'));
  expect(has(third)).toEqual({ ore: 1, stone: 2, wood: 2 });
  const next = arrange({
    seats: 3,
    goods: { 'strip-mining': {} },
    next: [{ step: 'place-person', seat: 0 }, { step: 'replenish' }],
  });
  expect(goodsOn(next, 'strip-mining')).toEqual({ ore: 1 });
});

rule(['CV-1.21', 'CV-case-5'], 'a space with several goods is empty only if it holds none', () => {
  const filled = (count: number) =>
    goodsOn(
      arrange({ seats: 7, next: [{ step: 'place-person', seat: 0 }, ...Array(count).fill({ step: 'replenish' })] }),
      'large-depot',
    );
  expect(filled(1)).toEqual({ wood: 2, stone: 1, ore: 1 });
  expect(filled(2)).toEqual({ wood: 3, stone: 2, ore: 2 });
});

rule(['CV-3.7', 'CV-case-6'], 'with two players the first ruby comes in round 3', () => {
  const filled = (round: number) =>
    arrange({ round, next: [{ step: 'place-person', seat: 0 }, { step: 'replenish' }] });
  expect([1, 2, 3].map((round) => goodsOn(filled(round), 'ruby-mining'))).toEqual([{}, {}, { ruby: 1 }]);
  expect(whyNot(filled(2), use('ruby-mining')).rule).toBe('CV-4.1');
  expect(may(filled(3), use('ruby-mining'))).toBe(true);
});

rule(['CV-3.1', 'CV-3.3', 'CV-case-11'], 'each round turns its card up, and fills it at once', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    const match = deal(3, seed);
    const { cards } = match.position;
    expect(match.position.spaces.map(({ space }) => spaceAt(space).id)).toContain(cards[0]);
    expect(match.position.spaces).toHaveLength(16);
    if (cards[1] !== 'sheep-farming') continue;
    idleUntil(match, () => match.position.round === 2);
    expect(goodsOn(match, 'sheep-farming')).toEqual({ sheep: 1 });
    return;
  }
  throw new Error('no seed has Sheep Farming in round 2');
});

rule('CV-3.4', 'Family Life makes the wish for children urgent', () => {
  const match = deal(3, 'urgent');
  const family = match.position.cards.indexOf('family-life') + 1;
  const faceUp = () => match.position.spaces.map(({ space }) => spaceAt(space).id);
  idleUntil(match, () => match.position.round === family - 1);
  expect([faceUp().includes('wish-for-children'), faceUp().includes('urgent-wish')]).toEqual([true, false]);
  idleUntil(match, () => match.position.round === family);
  expect([faceUp().includes('wish-for-children'), faceUp().includes('urgent-wish')]).toEqual([false, true]);
});

rule(
  ['CV-1.3', 'CV-3.2', 'CV-3.16', 'CV-8.5', 'CV-case-13'],
  'a newborn is placed from the next round on, and eats more then',
  () => {
    const match = arrange({
      round: 4,
      cards: ['wish-for-children'],
      home: { goods: { food: 20 }, built: ['dwelling'], people: [0] },
      others: [{ people: [0], goods: { food: 20 } }],
    });
    take(match, use('wish-for-children'));
    const child = home(match).people[1];
    expect(child).toMatchObject({ adult: false, usableFrom: 5, strength: 0, at: spaceNumber('wish-for-children') });
    // Nobody is left to be placed but the other's Person; then each Person eats 1.
    take(match, use('housework'), dog);
    expect(match.position.round).toBe(5);
    expect(home(match).goods.food).toBe(18);
    expect(home(match).people.map(({ adult, at }) => [adult, at])).toEqual([
      [true, -1],
      [true, -1],
    ]);
    take(match, use('wood-gathering'), use('clearing-13'), { do: 'skip' });
    expect(asking(match)).toBe(0);
    take(match, use('supplies'));
    expect(home(match).goods.food).toBe(18 + 1 - 4);
  },
);

rule('CV-3.5', 'the marker of a round is turned up when it begins', () => {
  const match = deal(3, 'markers');
  idleUntil(match, () => match.position.round === 6);
  expect(match.position.markersShown).toBe(6);
  expect(question(match)).toBe('place-person');
});

rule(['CV-3.9', 'CV-3.10', 'CV-3.17'], 'each places one Person in turn, a space holds one, and all go home', () => {
  const match = arrange({ seats: 3, first: 1, home: { people: [0, 0] }, others: [{ people: [0] }, { people: [0] }] });
  take(match, use('supplies'));
  expect(asking(match)).toBe(1);
  expect(whyNot(match, use('supplies'))).toMatchObject({ rule: 'CV-3.10', say: 'blocked.occupied' });
  take(match, use('housework'), dog);
  take(match, use('strip-mining'));
  expect(asking(match)).toBe(0);
  expect(home(match).people.map(({ at }) => at)).toEqual([spaceNumber('supplies'), -1]);
  take(match, use('forest-exploration-3'));
  expect(match.position.round).toBe(2);
  expect(match.position.spaces.every(({ by }) => by.length === 0)).toBe(true);
  expect(home(match).people.every(({ at }) => at === -1)).toBe(true);
  expect(asking(match)).toBe(1);
});

rule('CV-3.11', 'a space that is of no use cannot be used', () => {
  const match = arrange({ seats: 3, cards: ['exploration'] });
  expect(whyNot(match, use('exploration')).rule).toBe('CV-7.6');
  expect(whyNot(match, use('family-life')).rule).toBe('CV-3.11');
});

rule(['CV-3.12', 'CV-3.13', 'CV-case-12'], 'the weakest goes first, or a ruby is paid', () => {
  const people = [0, 5, 0];
  const poor = arrange({ cards: ['blacksmithing'], home: { people } });
  expect(whyNot(poor, { do: 'instead', strength: 5 })).toMatchObject({ rule: 'CV-3.13' });
  expect(whyNot(poor, use('blacksmithing')).rule).toBe('CV-7.2');
  const rich = arrange({ cards: ['blacksmithing'], home: { people, goods: { ruby: 1 } } });
  expect(offered(rich, 'instead', 'strength')).toEqual([5]);
  take(rich, { do: 'instead', strength: 5 });
  expect([home(rich).goods.ruby, question(rich)]).toEqual([0, 'choose-space']);
  take(rich, use('blacksmithing'));
  expect(home(rich).people.map(({ at }) => at >= 0)).toEqual([false, true, false]);
});

rule('CV-3.14', 'what counts is the strength at the moment of placing', () => {
  const match = arrange({ home: { people: [3, 4], built: ['peaceful-cave'] } });
  take(match, { do: 'discard', strength: 4 }, use('supplies'));
  expect(home(match).people.map(({ strength, at }) => [strength, at >= 0])).toEqual([
    [3, false],
    [0, true],
  ]);
});

rule('CV-3.15', 'passing is for those who can place nobody', () => {
  const open = arrange({ home: { people: [0, 0] } });
  expect(whyNot(open, { do: 'pass' }).rule).toBe('CV-3.15');
  const all = Object.fromEntries(open.position.spaces.map(({ space }) => [spaceAt(space).id, 1]));
  const full = arrange({ taken: all as Record<SpaceId, number>, home: { people: [0, 0] }, others: [{ people: [0] }] });
  expect(offers(full)).toEqual([{ do: 'pass' }]);
  take(full, { do: 'pass' });
  expect(home(full).passed).toBe(true);
  expect(asking(full)).toBe(1);
  take(full, { do: 'pass' });
  expect(full.position.round).toBe(2);
  expect(home(full).passed).toBe(false);
});

rule(['CV-3.19', 'CV-4.30'], 'the starting player changes by that space, from the next round on', () => {
  const match = arrange({
    seats: 3,
    goods: { 'starting-player-13': { food: 2 } },
    home: { people: [0] },
    others: [{ people: [0] }, { people: [0] }],
  });
  take(match, use('housework'), dog);
  take(match, use('starting-player-13'));
  expect(has(match, 1)).toEqual({ food: 2, ore: 2 });
  expect(asking(match)).toBe(2);
  take(match, use('supplies'));
  expect([match.position.first, asking(match)]).toEqual([1, 1]);
  const kept = arrange({ goods: { 'starting-player-13': { food: 1 } } });
  take(kept, use('starting-player-13'));
  expect(kept.position.first).toBe(0);
});

rule(['CV-3.18', 'CV-3.20', 'CV-12.7'], 'twelve rounds, or eleven, and then it is over', () => {
  for (const [seats, last] of [
    [1, 11],
    [3, 12],
  ] as const) {
    const match = deal(seats, 'to the end');
    const rounds = new Set<number>();
    playOn(match, stream('to the end'), () => rounds.add(match.position.round));
    expect([rounds.size, isOver(match.position)]).toEqual([last, true]);
  }
});

rule(['CV-3.8', 'CV-11.11', 'CV-case-53'], 'Suppliers bring their goods in the next rounds that are played', () => {
  const builds = (round: number, furnishing: 'ruby-supplier' | 'wood-supplier') => {
    const match = arrange({
      round,
      home: { goods: { wood: 2, stone: 2, food: 60 }, people: [0] },
      others: [{ people: [0], goods: { food: 60 } }],
    });
    match.position.cards = match.position.cards.map(() => 'ore-trading');
    match.position.markers = match.position.markers.map(() => 'none');
    take(match, use('housework'), { do: 'branch', first: 'furnish' }, { do: 'furnish', furnishing });
    const good = furnishing === 'ruby-supplier' ? 'ruby' : 'wood';
    const before = home(match).goods[good];
    const gained: Record<number, number> = {};
    let last = before;
    while (!isOver(match.position)) {
      const now = match.position.round;
      const list = offers(match);
      take(
        match,
        list.find(({ do: verb }) => verb === 'done' || verb === 'feed') ??
          list.find((move) => move.do === 'use' && move.space === (asking(match) === 0 ? 'housework' : 'supplies')) ??
          list.find(({ do: verb }) => verb === 'branch') ??
          (list[0] as never),
      );
      if (match.position.round !== now) {
        gained[match.position.round] = home(match).goods[good] - last;
        last = home(match).goods[good];
      }
    }
    return Object.entries(gained).flatMap(([each, count]) => (count > 0 ? [Number(each)] : []));
  };
  expect(builds(7, 'ruby-supplier')).toEqual([8, 10, 11, 12]);
  expect(builds(10, 'wood-supplier')).toEqual([11, 12]);
});

rule('CV-3.21', 'exchanges are open before placing, between steps and in a harvest', () => {
  const match = arrange({ home: { goods: { grain: 2 }, people: [0] }, others: [{ people: [0] }] });
  take(match, { do: 'convert', what: 'grain' }, use('slash-and-burn'));
  expect(question(match)).toBe('place-twin');
  take(match, { do: 'convert', what: 'grain' });
  expect([question(match), home(match).goods.food]).toEqual(['place-twin', 2]);
  const harvest = arrange({ home: { goods: { grain: 2 } }, next: [{ step: 'feed', seat: 0, kind: 'harvest' }] });
  take(harvest, { do: 'convert', what: 'grain' }, { do: 'convert', what: 'grain' });
  expect(has(harvest)).toEqual({ food: 2 });
  expect(strengths(harvest)).toEqual([0, 0]);
});
