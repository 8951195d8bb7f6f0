import { expect, test } from 'vitest';
import { sealedBids } from '../../test/toys/sealed-bids/index.ts';
import { gnomeElfTroll } from '../games/gnome-elf-troll/index.ts';
import { randomFrom, seedFrom } from '../kernel/random.ts';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { estimate, type LadderMatch, matchesIn, playLadder, playMatch, ratingsFrom, shareWon } from './ladder.ts';
import { random } from './random.ts';

const match = (seat: number, places: number[]): LadderMatch => ({ lone: 'a', crowd: 'b', seat, places });

test('every bot meets every other from every seat, on the same deals', () => {
  const third: Bot = { ...random, name: 'third' };
  const plan = { seats: 3, deals: 2, seed: 'ladder' };
  const matches = [...playLadder(gnomeElfTroll, [random, greedy, third], plan)];
  expect(matches).toHaveLength(matchesIn([random, greedy, third], plan));
  expect(matches).toHaveLength(2 * 6 * 3);
  const lineUps = matches.map(({ lone, crowd, seat }) => `${lone} ${crowd} ${seat}`);
  expect(new Set(lineUps).size).toBe(18);
  // Random and third play alike: alone among the other's kind they see the same matches.
  const of = (name: string, other: string) =>
    matches.filter(({ lone, crowd }) => lone === name && crowd === other).map(({ seat, places }) => ({ seat, places }));
  expect(of('random', 'third')).toEqual(of('third', 'random'));
});

test('the same seed plays the same ladder, another seed another', () => {
  const run = (seed: string) => [...playLadder(sealedBids, [random, greedy], { seats: 3, deals: 3, seed })];
  expect(run('one')).toEqual(run('one'));
  expect(run('one')).not.toEqual(run('two'));
});

test('a match gives everybody a place', () => {
  const places = playMatch(sealedBids, [random, random, random, random], seedFrom('places'));
  expect(places).toHaveLength(4);
  expect(Math.min(...places)).toBe(1);
});

test('a shared win counts in part', () => {
  expect(shareWon([match(0, [1, 2]), match(1, [1, 2])])).toBe(0.5);
  expect(shareWon([match(0, [1, 1]), match(1, [2, 1])])).toBe(0.75);
  expect(shareWon([match(2, [1, 1, 1, 4])])).toBeCloseTo(1 / 3, 9);
});

test('who wins more is rated higher', () => {
  const ratings = ratingsFrom([...playLadder(gnomeElfTroll, [random, greedy], { seats: 4, deals: 3, seed: 'rated' })]);
  expect([...ratings.keys()].sort()).toEqual(['greedy', 'random']);
  expect(ratings.get('greedy')?.mean).toBeGreaterThan((ratings.get('random')?.mean ?? 0) + 5);
});

test('bounds lie about the figure, and closer the more matches there are', () => {
  const series = (length: number) => Array.from({ length }, (_, i) => match(0, i % 4 === 0 ? [2, 1] : [1, 2]));
  const few = estimate(series(40), shareWon, randomFrom(seedFrom('bounds')));
  const many = estimate(series(640), shareWon, randomFrom(seedFrom('bounds')));
  for (const { value, low, high } of [few, many]) {
    expect(value).toBe(0.75);
    expect(low).toBeLessThan(0.75);
    expect(high).toBeGreaterThan(0.75);
  }
  // About four standard deviations wide: 4 * sqrt(0.75 * 0.25 / matches).
  expect(few.high - few.low).toBeGreaterThan(0.2);
  expect(few.high - few.low).toBeLessThan(0.34);
  expect(many.high - many.low).toBeGreaterThan(0.05);
  expect(many.high - many.low).toBeLessThan(0.09);
});
