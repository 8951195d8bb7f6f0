import { expect } from 'vitest';
import { arrange, deal, goodsOn, has, idleUntil, offers, take } from '../../../test/games/caverna/testing.ts';
import { rule } from '../../../test/games/kit/rule.ts';
import { randomFrom, seedFrom } from '../../kernel/random.ts';
import { caverna } from './index.ts';
import { endOf } from './rules/harvests.ts';

rule(['CV-15.1', 'CV-15.3'], 'homes and supplies are open to everybody alike', () => {
  const match = deal(3, 'open');
  idleUntil(match, () => match.position.round === 4);
  const views = [0, 1, 2, 'spectator' as const].map((viewer) => caverna.view(match.position, viewer));
  for (const seen of views) {
    expect(seen).toEqual(views[0]);
    expect([seen.players, seen.spaces, seen.owners]).toEqual([
      match.position.players,
      match.position.spaces,
      match.position.owners,
    ]);
  }
});

rule(['CV-15.2', 'CV-15.5'], 'cards and markers that are face down are hidden, unless only one is left', () => {
  const match = deal(3, 'hidden');
  const seen = caverna.view(match.position, 0);
  expect(seen.cards.map((card) => card === 'hidden')).toEqual([
    false,
    true,
    true,
    false,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(seen.markers.filter((marker) => marker === 'hidden')).toHaveLength(7);
  idleUntil(match, () => match.position.round === 2);
  expect(caverna.view(match.position, 0).cards.slice(0, 3)).toEqual(match.position.cards.slice(0, 3));
  const solo = deal(1);
  expect(caverna.view(solo.position, 0).cards).toEqual(solo.position.cards);
});

rule('CV-15.2', 'whoever imagines the rest knows which cards and markers are left', () => {
  const match = deal(4, 'imagined');
  idleUntil(match, () => match.position.round === 7);
  const orders = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const p = caverna.imagine(caverna.view(match.position, 0), 0, randomFrom(seedFrom(`i ${i}`)));
    expect(p.cards.slice().sort()).toEqual(match.position.cards.slice().sort());
    expect(p.markers.slice().sort()).toEqual(match.position.markers.slice().sort());
    expect(p.cards.slice(0, 7)).toEqual(match.position.cards.slice(0, 7));
    orders.add(`${p.cards.join()} ${p.markers.join()}`);
  }
  expect(orders.size).toBeGreaterThan(5);
});

rule(
  ['CV-12.4', 'CV-12.6', 'CV-17.6', 'CV-case-9'],
  'alone, spaces with six goods are emptied, unless a ruby is paid',
  () => {
    const logging = (goods: number, ruby: number, options: object = {}) => {
      const next = [{ step: 'place-person', seat: 0 }, { step: 'replenish' }, { step: 'overfull', from: 0 }] as const;
      return arrange({
        seats: 1,
        options: { ...options },
        goods: { 'logging-13': { wood: goods } },
        home: { goods: { ruby } },
        next,
      });
    };
    expect([3, 4, 5].map((goods) => goodsOn(logging(goods, 0), 'logging-13'))).toEqual([
      { wood: 4 },
      { wood: 5 },
      { wood: 6 },
    ]);
    expect(goodsOn(logging(6, 0), 'logging-13')).toEqual({ wood: 3 });
    const asked = logging(6, 1);
    expect(offers(asked).slice(0, 2)).toEqual([{ do: 'leave' }, { do: 'rescue' }]);
    take(asked, { do: 'rescue' });
    expect([goodsOn(asked, 'logging-13'), has(asked)]).toEqual([{ wood: 7 }, {}]);
    const left = logging(6, 1);
    take(left, { do: 'leave' });
    expect([goodsOn(left, 'logging-13'), has(left)]).toEqual([{ wood: 3 }, { ruby: 1 }]);
    expect(goodsOn(logging(6, 0, { soloThreshold: 7 }), 'logging-13')).toEqual({ wood: 7 });
    expect(goodsOn(logging(0, 0), 'ruby-mining')).toEqual({ ruby: 1 });
  },
);

rule(['CV-12.5', 'CV-case-8', 'CV-case-10'], 'alone: harvests from round 6 on, and Ore Delivery untouched', () => {
  const match = deal(1, 'solo');
  const held: Record<number, unknown> = {};
  const look = (round: number) => () => match.position.round === round;
  for (const round of [7, 8, 10, 11]) {
    idleUntil(match, look(round), 'ore-delivery', 'ruby-mining');
    held[round] = goodsOn(match, 'ore-delivery');
  }
  expect(held).toEqual({
    7: { stone: 1, ore: 1 },
    8: { stone: 2, ore: 2 },
    10: { stone: 3, ore: 3 },
    11: { stone: 1, ore: 1 },
  });
  expect([6, 7, 8, 10, 11, 12].map((round) => endOf(match.position, round))).toEqual(Array(6).fill('harvest'));
  const eighth = deal(1, 'eighth');
  idleUntil(eighth, () => eighth.position.round === 8);
  expect([
    goodsOn(eighth, 'family-life'),
    goodsOn(eighth, 'urgent-wish'),
    goodsOn(eighth, 'wish-for-children'),
  ]).toEqual([{}, {}, undefined]);
});
