import { expect, test } from 'vitest';
import { sealedBids } from '../../test/toys/sealed-bids/index.ts';
import { GAMES, gameNamed } from '../games/index.ts';
import { along } from '../kernel/chances.ts';
import type { Game, Position } from '../kernel/game.ts';
import { Offers } from '../kernel/offers.ts';
import { below, randomFrom, seedFrom } from '../kernel/random.ts';
import { advance, answer, asked, isOver, offersFor } from '../kernel/steps.ts';
import { tableFor } from '../kernel/table.ts';
import { calibratedFor, chancesFrom, chancesIn, meanChances, shareOfWin } from './chances.ts';

function* positionsOf(game: Game, seats = game.defaultSeats): Generator<Position> {
  const position = game.setup(tableFor(game, seats), randomFrom(seedFrom(`chances ${game.id}`)));
  const chance = randomFrom(seedFrom('anyhow'));
  const offers = new Offers();
  advance(game, position);
  while (!isOver(position)) {
    yield position;
    const [seat = 0] = asked(position);
    offersFor(game, position, seat, offers);
    answer(game, position, seat, offers.at(below(chance, offers.count)));
  }
  yield position;
}

test.each(GAMES)('$id: chances add up to 1, and how far the match has come never exceeds the whole', (game) => {
  let furthest = 0;
  let first: number | undefined;
  let looked = 0;
  for (const position of positionsOf(game)) {
    if (looked++ % 5 !== 0 && !isOver(position)) continue;
    const progress = game.chances?.progress(position) ?? 0;
    first ??= progress;
    furthest = Math.max(furthest, progress);
    const chances = chancesIn(game, position);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
    // What everybody can see tells it, so every view says the same.
    expect(game.chances?.progress(game.view(position, 'spectator'))).toBe(progress);
  }
  expect(first).toBeLessThan(0.35);
  expect(furthest).toBeGreaterThan(0.6);
  expect(furthest).toBeLessThanOrEqual(1);
});

test('a lead counts for more where leads were found to last', () => {
  const [even = 0, small = 0, large = 0] = [0, 0.1, 1].map((slope) => chancesFrom([4, 0], slope)[0] ?? 0);
  expect(even).toBe(0.5);
  expect(small).toBeGreaterThan(even);
  expect(large).toBeGreaterThan(small);
  expect(chancesFrom([1000, -1000], 1)[1]).toBeGreaterThanOrEqual(0);
});

test('the win is shared by those who won', () => {
  const at = (places: readonly number[]) => shareOfWin(places.map((place, seat) => ({ place, seat })));
  expect(at([2, 1, 3])).toEqual([0, 1, 0]);
  expect(at([1, 1, 3])).toEqual([0.5, 0.5, 0]);
});

test('between the points that were measured it is interpolated', () => {
  expect(along([1, 3, 5], 0.25)).toBeCloseTo(2, 9);
  expect(along([1, 3, 5], 1)).toBe(5);
  expect(along([1, 3, 5], 7)).toBe(5);
  expect(along([4], 0.3)).toBe(4);
});

test('a kind of table that was not measured goes by the one most like it, and a lone player by no other', () => {
  const caverna = gameNamed('caverna');
  const measured = caverna.chances?.calibrated.kinds.two;
  const chances = {
    ...(caverna.chances as NonNullable<Game['chances']>),
    calibrated: { version: 1, kinds: { two: measured } },
  };
  const game = { ...caverna, chances } as Game;
  const [seven] = [...positionsOf(game, 7)].slice(0, 1);
  const [alone] = [...positionsOf(game, 1)].slice(0, 1);
  expect(seven && calibratedFor(game, seven)).toBe(measured);
  expect(alone && calibratedFor(game, alone)).not.toBe(measured);
});

test('a game of which nothing was measured has chances all the same', () => {
  const position = sealedBids.setup(tableFor(sealedBids), randomFrom(seedFrom('bids')));
  advance(sealedBids, position);
  const seen = meanChances(sealedBids, [position, position]);
  expect(seen.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
});
