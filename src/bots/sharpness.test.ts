import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import type { Game, Position, Seat } from '../kernel/game.ts';
import { Offers } from '../kernel/offers.ts';
import { below, randomFrom, seedFrom } from '../kernel/random.ts';
import { advance, answer, asked, isOver, offersFor } from '../kernel/steps.ts';
import { tableFor } from '../kernel/table.ts';
import { adjustChance, adjustChances, sharpnessAhead, sharpnessOf } from './sharpness.ts';

/** Two seats whose lead goes to and fro by this much at every moment. */
function swaying(by: number, moments: number): number[][] {
  return Array.from({ length: moments }, (_, at) => [by * (at % 2), -by * (at % 2)]);
}

test('the longer a match still goes on and the more it sways, the less a lead says', () => {
  const lively = sharpnessOf(swaying(10, 20));
  const quiet = sharpnessOf(swaying(5, 20));
  expect(lively(0, 1)).toBeLessThan(lively(15, 1));
  expect(lively(0, 1)).toBeLessThan(quiet(0, 1));
  expect(lively(0, 1)).toBeCloseTo(1.7 / Math.sqrt(100 * 20), 6);
});

test('judgement is never made sharper than it was', () => {
  expect(sharpnessOf(swaying(0.1, 20))(19, 50)).toBe(1);
  expect(sharpnessOf([])(0, 1)).toBe(1);
  expect(sharpnessOf([[3, 3]])(0, 1)).toBe(1);
});

test('calmed chances keep their order and add up to one', () => {
  const calmed = adjustChances([0.9, 0.09, 0.01], 0.5);
  expect(calmed.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
  expect(calmed[0] ?? 0).toBeLessThan(0.9);
  expect([...calmed].sort((a, b) => b - a)).toEqual(calmed);
  expect(adjustChances([0.9, 0.1], 1)).toEqual([0.9, 0.1]);
  expect(adjustChances([1, 0], 0.3)).toEqual([1, 0]);
  expect(adjustChances([0.7], 0.2)).toEqual([0.7]);
});

/** So many answers of each seat before the end, chances are what they seem; at most they are sharpened by this. */
const ANSWERS_AT_FULL_TRUST = 18;
const SHARPEST = 2;

/** The views of whoever was asked in a match that was played at random, one after another. */
function viewsIn(game: Game): { readonly view: Position; readonly seat: Seat }[] {
  const position = game.setup(tableFor(game), randomFrom(seedFrom('how far')));
  const chance = randomFrom(seedFrom('anyhow'));
  const offers = new Offers();
  const views = [];
  advance(game, position);
  while (!isOver(position)) {
    const seat = asked(position)[0] as Seat;
    views.push({ view: game.view(position, seat), seat });
    offersFor(game, position, seat, offers);
    answer(game, position, seat, offers.at(below(chance, offers.count)));
  }
  return views;
}

test.each(GAMES)('a lead says little at the beginning of a match, and the more the nearer its end: $id', (game) => {
  const views = viewsIn(game);
  const [first = 1, middle = 0, last = 0] = [0, views.length >> 1, views.length - 3].map((at) => {
    const { view, seat } = views[at] ?? fail();
    return sharpnessAhead(game, view, seat, randomFrom(seedFrom('ahead')));
  });
  const answers = views.length / game.defaultSeats;
  const usual = Math.min(SHARPEST, ANSWERS_AT_FULL_TRUST / answers);
  expect(first, `with ${answers} answers of each seat to come`).toBeGreaterThan(0.6 * usual);
  expect(first, `with ${answers} answers of each seat to come`).toBeLessThanOrEqual(1.5 * usual);
  // A short match is near its end from the beginning.
  if (first < SHARPEST) expect(middle).toBeGreaterThan(first);
  else expect(middle).toBe(SHARPEST);
  if (middle < SHARPEST) expect(last).toBeGreaterThan(middle);
  expect(last).toBeLessThanOrEqual(SHARPEST);
});

function fail(): never {
  throw new Error('the match was too short');
}

test('of one answer the seat’s own chance is calmed, between as many as there are', () => {
  expect(adjustChance([0.25, 0.5, 0.25], 0, 0.4, 1)).toBeCloseTo(0.4, 9);
  const calmed = adjustChance([0.25, 0.25, 0.25, 0.25], 0, 0.7, 0.5);
  expect(calmed).toBeLessThan(0.7);
  expect(calmed).toBeGreaterThan(0.25);
  expect(adjustChance([0.25, 0.25, 0.25, 0.25], 0, 0.25, 0.1)).toBeCloseTo(0.25, 9);
  expect(adjustChance([0.8], 0, 0.8, 0.3)).toBeCloseTo(0.8, 9);
});
