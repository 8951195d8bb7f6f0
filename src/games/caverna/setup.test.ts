import { expect } from 'vitest';
import { deal, has, home, strengths } from '../../../test/games/caverna/testing.ts';
import { rule } from '../../../test/games/kit/rule.ts';
import { roundAfter } from './box/rounds.ts';
import { caverna } from './index.ts';
import { NOT_IN_PLAY, ON_OFFER } from './position.ts';

const SEEDS = Array.from({ length: 30 }, (_, i) => `setup ${i}`);

rule('CV-2.1', 'a board, two unarmed adults at home, nothing else', () => {
  for (const seat of [0, 1, 2]) {
    const player = home(deal(3), seat);
    expect(strengths(deal(3), seat)).toEqual([0, 0]);
    expect(player.people.every(({ adult, at }) => adult && at === -1)).toBe(true);
    expect([player.stables, player.sown, player.held.things]).toEqual([[], [], []]);
  }
});

rule(['CV-2.2', 'CV-17.4'], 'the starting player is drawn, or fixed', () => {
  expect(new Set(SEEDS.map((seed) => deal(4, seed).position.first))).toEqual(new Set([0, 1, 2, 3]));
  for (const first of [0, 1, 2, 3]) {
    expect(SEEDS.every((seed) => deal(4, seed, { firstPlayer: first }).position.first === first)).toBe(true);
  }
  expect(() => deal(4, 'nobody there', { firstPlayer: 4 })).toThrow('can be random, 0, 1, 2, 3, not 4');
});

rule(['CV-2.3', 'CV-case-1'], 'food by place in turn order, and nothing else', () => {
  for (const seed of SEEDS) {
    const match = deal(5, seed);
    const { first, spaces } = match.position;
    expect([0, 1, 2, 3, 4].map((after) => has(match, (first + after) % 5))).toEqual([
      { food: 1 },
      { food: 1 },
      { food: 2 },
      { food: 3 },
      { food: 3 },
    ]);
    expect(spaces).toHaveLength(19 + 1);
  }
  expect(has(deal(1))).toEqual({ food: 2 });
  expect(deal(1).position.spaces).toHaveLength(8 + 1);
  expect([0, 1, 2, 3, 4, 5, 6].map((seat) => home(deal(7, 'a', { firstPlayer: 0 }), seat).goods.food)).toEqual([
    1, 1, 2, 3, 3, 3, 3,
  ]);
});

rule(['CV-2.5', 'CV-17.2'], 'all furnishings, or those of the introductory set', () => {
  expect(deal(2).position.owners.every((owner) => owner === ON_OFFER)).toBe(true);
  const { owners } = deal(2, 'x', { furnishings: 'introductory' }).position;
  expect(owners.filter((owner) => owner === ON_OFFER)).toHaveLength(27);
  expect(owners.filter((owner) => owner === NOT_IN_PLAY)).toHaveLength(21);
});

rule('CV-2.6', 'the cards of each stage lie on their rounds in any order', () => {
  const orders = new Set<string>();
  for (const seed of SEEDS) {
    const { cards } = deal(4, seed).position;
    expect(cards.slice(0, 3).sort()).toEqual(['blacksmithing', 'ore-mine-construction', 'sheep-farming']);
    expect(cards[3]).toBe('wish-for-children');
    expect(cards.slice(4, 6).sort()).toEqual(['donkey-farming', 'ruby-mine-construction']);
    expect(cards.slice(6, 9).sort()).toEqual(['exploration', 'family-life', 'ore-delivery']);
    expect(cards.slice(9).sort()).toEqual(['adventure', 'ore-trading', 'ruby-delivery']);
    orders.add(cards.slice(0, 3).join());
  }
  expect(orders.size).toBe(6);
});

rule('CV-2.7', 'four green and three red markers lie on rounds 6 to 12', () => {
  const orders = new Set<string>();
  for (const seed of SEEDS) {
    const { markers } = deal(3, seed).position;
    expect(markers.slice(0, 5)).toEqual(['none', 'none', 'none', 'none', 'none']);
    expect(markers.slice(5).sort()).toEqual(['green', 'green', 'green', 'green', 'red', 'red', 'red']);
    orders.add(markers.join());
  }
  expect(orders.size).toBeGreaterThan(10);
});

rule(
  ['CV-2.8', 'CV-12.1', 'CV-case-7'],
  'two players: no Exploration, no round 9, three markers of each colour',
  () => {
    for (const seed of SEEDS) {
      const { cards, markers, spaces } = deal(2, seed).position;
      expect(cards[8]).toBe('none');
      expect(cards.filter((card) => card !== 'none')).toHaveLength(11);
      expect(cards).not.toContain('exploration');
      expect(cards.slice(6, 8).sort()).toEqual(['family-life', 'ore-delivery']);
      expect(markers[8]).toBe('none');
      expect(markers.slice(5).sort()).toEqual(['green', 'green', 'green', 'none', 'red', 'red', 'red']);
      expect(spaces).toHaveLength(13);
    }
    expect([roundAfter(8, 2), roundAfter(8, 1), roundAfter(8, 3), roundAfter(10, 2)]).toEqual([10, 10, 9, 11]);
  },
);

rule(['CV-2.9', 'CV-12.2', 'CV-12.3'], 'alone the cards are fixed, and some spaces are missing', () => {
  const { cards, markers, spaces } = deal(1).position;
  expect(cards).toEqual([
    'blacksmithing',
    'sheep-farming',
    'ore-mine-construction',
    'wish-for-children',
    'donkey-farming',
    'ruby-mine-construction',
    'ore-delivery',
    'family-life',
    'none',
    'ore-trading',
    'adventure',
    'ruby-delivery',
  ]);
  expect(new Set(markers)).toEqual(new Set(['none']));
  expect(spaces).toHaveLength(9);
});

rule(['CV-12.8', 'CV-15.4'], 'alone nothing is drawn; otherwise all is drawn before the first question', () => {
  const alone = deal(1, 'one');
  expect(alone.position.random.drawn).toBe(0);
  expect({ ...alone.position, random: 0 }).toEqual({ ...deal(1, 'two').position, random: 0 });
  const many = deal(5);
  const { drawn } = many.position.random;
  expect(drawn).toBeGreaterThan(0);
  for (let i = 0; i < 40; i++) caverna.score(many.position);
  expect(many.position.random.drawn).toBe(drawn);
});
