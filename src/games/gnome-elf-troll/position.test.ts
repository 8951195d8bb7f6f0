import { expect, test } from 'vitest';
import {
  arrange,
  asking,
  buy,
  deal,
  place,
  playOn,
  sow,
  stream,
  take,
} from '../../../test/games/gnome-elf-troll/testing.ts';
import { rule } from '../../../test/games/kit/rule.ts';
import { shuffle } from '../../kernel/random.ts';
import { gnomeElfTroll } from './index.ts';

const SEEDS = Array.from({ length: 40 }, (_, number) => `deal ${number}`);

rule('GET-2.1', 'chance picks the starting player, who takes the marker and the first turn', () => {
  const starters = SEEDS.map((seed) => {
    const match = deal(4, seed);
    const { first, marker, turns } = match.position;
    expect({ marker, turns, turn: asking(match) }).toEqual({ marker: first, turns: 0, turn: first });
    return first;
  });
  expect(new Set(starters)).toEqual(new Set([0, 1, 2, 3]));
});

rule(['GET-2.1', 'GET-9.3'], 'the table can choose the starting player', () => {
  for (const firstPlayer of [0, 1, 2]) {
    for (const seed of SEEDS.slice(0, 5)) {
      const match = deal(3, seed, { firstPlayer });
      expect(asking(match)).toBe(firstPlayer);
      expect(match.position.marker).toBe(firstPlayer);
    }
  }
});

rule('GET-2.2', 'the starting player has one of each kind, out of the tiles in play', () => {
  for (const seed of SEEDS) {
    const match = deal(3, seed);
    expect(match.position.hands[match.position.first]?.toSorted()).toEqual(['apple', 'bean', 'pumpkin']);
    expect(gnomeElfTroll.census(match.position)).toMatchObject({ pumpkin: 11, apple: 11, bean: 11 });
  }
});

rule('GET-2.3', 'the others take the top three of the shuffled rest, clockwise from the starting player', () => {
  const rest = (['pumpkin', 'apple', 'bean'] as const).flatMap((kind) => Array<string>(10).fill(kind));
  const seed = SEEDS[0] ?? '';
  const pile = shuffle(stream(seed), rest);
  const [next, afterNext] = [pile.splice(-3), pile.splice(-3)];
  for (const firstPlayer of [0, 1, 2]) {
    const { hands, pile: left } = deal(3, seed, { firstPlayer }).position;
    expect(hands[(firstPlayer + 1) % 3]?.toSorted()).toEqual(next.toSorted());
    expect(hands[(firstPlayer + 2) % 3]?.toSorted()).toEqual(afterNext.toSorted());
    expect(left).toEqual(pile);
  }
});

rule('GET-2.3', 'every hand has three tiles, and different seeds give different deals', () => {
  for (const seats of [2, 3, 4]) {
    const { hands } = deal(seats, 'hands').position;
    expect(hands.map((hand) => hand.length)).toEqual(Array(seats).fill(3));
  }
  const piles = SEEDS.map((seed) => deal(3, seed, { firstPlayer: 0 }).position.pile.join(' '));
  expect(new Set(piles).size).toBe(SEEDS.length);
});

rule('GET-2.5', 'all gardens start empty, all figures in stock, nothing is in the purse', () => {
  const { gardens, stocks, purse, sown } = deal(4, 'start').position;
  expect(gardens).toEqual([[], [], [], []]);
  expect(stocks).toEqual(Array(4).fill({ gnome: 4, elf: 4, troll: 4 }));
  expect({ purse, sown }).toEqual({ purse: { pumpkin: 0, apple: 0, bean: 0 }, sown: 0 });
});

rule('GET-2.6', 'each player has 12 figures of their own; only the tiles of the table are in play', () => {
  for (const [seats, each] of [
    [2, 8],
    [3, 11],
    [4, 16],
  ] as const) {
    const figures = Array.from({ length: seats }, (_, seat) => ({
      [`gnome of seat ${seat}`]: 4,
      [`elf of seat ${seat}`]: 4,
      [`troll of seat ${seat}`]: 4,
    }));
    const inPlay = Object.assign({ pumpkin: each, apple: each, bean: each }, ...figures);
    const match = deal(seats, 'components');
    expect(gnomeElfTroll.census(match.position)).toEqual(inPlay);
    expect(match.position.pile).toHaveLength(3 * each - 3 * seats);
  }
});

rule('GET-7.3', 'nothing is left to chance after the deal', () => {
  for (const seed of SEEDS.slice(0, 5)) {
    const match = deal(3, seed);
    const { drawn } = match.position.random;
    playOn(match, stream(seed));
    expect(match.position.random.drawn).toBe(drawn);
  }
});

test('a census counts a figure on a tile like one in stock', () => {
  const match = arrange({ gardens: ['bean:troll@1 apple', 'bean:gnome@0'] });
  expect(gnomeElfTroll.census(match.position)).toEqual(gnomeElfTroll.census(deal(3, 'census').position));
});

test('a clone has everything and shares nothing that changes', () => {
  const match = arrange({ gardens: ['bean bean bean', 'apple:troll@1'], hands: ['bean', 'apple', 'apple'] });
  const copy = gnomeElfTroll.clone(match.position);
  const before = structuredClone(match.position);
  expect(copy).toEqual(before);
  take(match, sow('bean'), buy('elf', 'bean'), place(1, 0), buy('gnome', 'bean'), place(0, 0), sow('apple'));
  expect(copy).toEqual(before);
  expect(match.position).not.toEqual(before);
});

test('a clone of a won match knows the winner', () => {
  const match = arrange({ gardens: ['bean bean bean bean bean'], purse: {}, goal: 8 });
  expect(gnomeElfTroll.clone(match.position)).toMatchObject({ winner: 0, stack: [] });
});
