import { expect, test } from 'vitest';
import { sealedBids } from '../../test/toys/sealed-bids/index.ts';
import { gnomeElfTroll } from '../games/gnome-elf-troll/index.ts';
import { seedFrom } from '../kernel/random.ts';
import { tableFor } from '../kernel/table.ts';
import { greedy } from './greedy.ts';
import { botNamed } from './index.ts';
import { type LadderMatch, leftBehind, lineUpsOf, playMatch, ratingsFrom, winsOf } from './ladder.ts';
import { levelFrom, STEADY } from './levels.ts';
import { random } from './random.ts';

const match = (seat: number, places: number[]): LadderMatch => ({ lone: 'a', crowd: 'b', seat, places });

test('every bot meets every other from every seat', () => {
  const lineUps = lineUpsOf(['a', 'b', 'c'], 4).map(({ lone, crowd, seat }) => `${lone} ${crowd} ${seat}`);
  expect(lineUps).toHaveLength(6 * 4);
  expect(new Set(lineUps).size).toBe(24);
});

test('of two at a table no match is played twice: the stronger is the lone one, at either seat', () => {
  const lineUps = lineUpsOf(['weak', 'strong', 'strongest'], 2).map(
    ({ lone, crowd, seat }) => `${lone} ${crowd} ${seat}`,
  );
  expect(lineUps).toEqual([
    'strong weak 0',
    'strong weak 1',
    'strongest weak 0',
    'strongest weak 1',
    'strongest strong 0',
    'strongest strong 1',
  ]);
});

test('a match gives everybody a place, and the same seed the same places', () => {
  const bots = [
    random,
    greedy,
    levelFrom({ name: 'quick', noise: STEADY, budget: { iterations: 6, milliseconds: 1 } }),
    random,
  ];
  const play = (seed: string) => playMatch(sealedBids, tableFor(sealedBids, 4), bots, seedFrom(seed));
  expect(play('one')).toHaveLength(4);
  expect(Math.min(...play('one'))).toBe(1);
  expect(play('one')).toEqual(play('one'));
  expect(['two', 'three', 'four'].map(play)).not.toEqual(Array(3).fill(play('one')));
});

test('a shared win counts in part', () => {
  expect(winsOf([match(0, [1, 2]), match(1, [1, 2])])).toBe(1);
  expect(winsOf([match(0, [1, 1]), match(1, [2, 1])])).toBe(1.5);
  expect(winsOf([match(2, [1, 1, 1, 4])])).toBeCloseTo(1 / 3, 9);
});

test('who is left behind counts for a part of the others, and half when the place is shared', () => {
  expect(leftBehind([match(0, [1, 2]), match(1, [1, 2])])).toBe(1);
  expect(leftBehind([match(0, [1, 1])])).toBe(0.5);
  expect(leftBehind([match(2, [1, 3, 2, 4])])).toBeCloseTo(2 / 3, 9);
  expect(leftBehind([match(3, [1, 2, 2, 2])])).toBeCloseTo(1 / 3, 9);
});

test('who wins more is rated higher, and surer after more matches', () => {
  const matches = Array.from({ length: 3 }, (_, deal) =>
    lineUpsOf(['random', 'greedy'], 4).map((lineUp) => {
      const bots = Array.from({ length: 4 }, (_, seat) => botNamed(seat === lineUp.seat ? lineUp.lone : lineUp.crowd));
      const places = playMatch(gnomeElfTroll, tableFor(gnomeElfTroll, 4), bots, seedFrom(`rated ${deal}`));
      return { ...lineUp, places };
    }),
  ).flat();
  const few = ratingsFrom(matches.slice(0, 4));
  const all = ratingsFrom(matches);
  expect([...all.keys()].sort()).toEqual(['greedy', 'random']);
  expect(all.get('greedy')?.mu).toBeGreaterThan((all.get('random')?.mu ?? 0) + 5);
  expect(all.get('greedy')?.sigma).toBeLessThan(few.get('greedy')?.sigma ?? 0);
});
