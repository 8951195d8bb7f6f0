import { expect, test } from 'vitest';
import { arrange, done, sow, take } from '../../../test/games/gnome-elf-troll/testing.ts';
import { market } from '../../../test/toys/market/index.ts';
import { gnomeElfTroll } from '../../games/gnome-elf-troll/index.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { randomFrom, seedFrom } from '../../kernel/random.ts';
import { advance } from '../../kernel/steps.ts';
import { tableFor } from '../../kernel/table.ts';
import { estimateScale, judgeBy, type Scale } from './judge.ts';

const gardens: Game = gnomeElfTroll;
const COMMON: Scale = { unit: 1, middle: 0 };

function results(game: Game, position: Position, scale = COMMON): number[] {
  const into = new Float64Array(position.seats);
  judgeBy(game, scale).judge(position, into);
  return [...into];
}

function sum(list: readonly number[]): number {
  return list.reduce((total, each) => total + each, 0);
}

test('somebody will win: chances to win add up to one', () => {
  for (const seats of [2, 3, 4]) {
    const { position } = arrange({ seats, gardens: ['bean bean', 'apple', 'bean'] });
    expect(sum(results(gardens, position))).toBeCloseTo(1, 9);
  }
});

test('who stands better is likelier to win, and the more so the smaller the unit', () => {
  const { position } = arrange({ gardens: ['bean bean bean', 'apple', 'apple pumpkin'] });
  const [first = 0, second = 0] = results(gardens, position);
  expect(first).toBeGreaterThan(second);
  const [vague = 0] = results(gardens, position, { unit: 5, middle: 0 });
  expect(vague).toBeLessThan(first);
  expect(vague).toBeGreaterThan(1 / 3);
});

test('in a match of two, worth that is the logarithm of odds gives those very odds', () => {
  const { position } = arrange({ seats: 2, gardens: ['bean bean', 'apple'], hands: ['bean bean', 'bean bean'] });
  const [first = 0, second = 0] = results(gardens, position);
  const mean = (gnomeElfTroll.bot.worth(position, 0) - gnomeElfTroll.bot.worth(position, 1)) / 2;
  expect(Math.log(first / second)).toBeCloseTo(mean, 9);
});

test('a decided match is judged by its places', () => {
  const won = arrange({ gardens: ['bean bean bean bean bean', 'apple apple', 'apple'], hands: ['bean'] });
  take(won, sow('bean'), done());
  const [first = 0, second = 0, third = 0] = results(gardens, won.position);
  expect(first).toBeCloseTo(1, 9);
  expect(second).toBeLessThan(0.1);
  expect(third).toBeLessThan(second);
  const shared = arrange({ gardens: ['bean bean', 'apple apple', 'bean'], hands: ['', '', ''], pile: '' });
  const [one = 0, other = 0] = results(gardens, shared.position);
  expect(one).toBe(other);
  expect(one).toBeLessThan(0.6);
});

test('a change of worth moves a chance by its odds', () => {
  const { shift } = judgeBy(gardens, { unit: 2, middle: 0 });
  expect(shift(0.5, 0)).toBeCloseTo(0.5, 9);
  expect(shift(0.5, 2)).toBeCloseTo(Math.E / (1 + Math.E), 9);
  expect(shift(0.2, -1)).toBeLessThan(0.2);
});

test('soundings find how much worth moves about, and are the same for the same stream', () => {
  const game: Game = market;
  const position = game.setup(tableFor(game), randomFrom(seedFrom('market day')));
  advance(game, position);
  const view = game.view(position, 0);
  const inPoints = estimateScale(game, view, 0, randomFrom(seedFrom('depth')));
  const inPence: Game = { ...game, bot: { worth: (p, seat) => 100 * game.bot.worth(p, seat) } };
  expect(estimateScale(game, view, 0, randomFrom(seedFrom('depth')))).toEqual(inPoints);
  const { unit, middle } = estimateScale(inPence, view, 0, randomFrom(seedFrom('depth')));
  expect(unit).toBeGreaterThan(20 * inPoints.unit);
  expect(middle).toBeCloseTo(100 * inPoints.middle, 6);
  const flat: Game = { ...game, bot: { worth: () => 7 } };
  expect(estimateScale(flat, view, 0, randomFrom(seedFrom('depth')))).toEqual({ unit: 1, middle: 7 });
});
