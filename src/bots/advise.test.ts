import { expect, test } from 'vitest';
import { arrange, deal } from '../../test/games/gnome-elf-troll/testing.ts';
import { sealedBids } from '../../test/toys/sealed-bids/index.ts';
import { caverna } from '../games/caverna/index.ts';
import { gnomeElfTroll } from '../games/gnome-elf-troll/index.ts';
import { type Random, randomFrom, seedFrom } from '../kernel/random.ts';
import { advance, answer } from '../kernel/steps.ts';
import { tableFor } from '../kernel/table.ts';
import { adviceFrom, advise } from './advise.ts';
import { think } from './search/think.ts';

function stream(): Random {
  return randomFrom(seedFrom('adviser'));
}

test('advice is the best answer, two alternatives and what each seat may expect', () => {
  const { position } = deal(3, 'advice');
  const view = gnomeElfTroll.view(position, position.first);
  const advice = advise(gnomeElfTroll, view, position.first, stream(), { iterations: 120 });
  expect(advice.alternatives).toHaveLength(2);
  const visits = [advice.best, ...advice.alternatives].map((each) => each.visits);
  expect(visits).toEqual([...visits].sort((a, b) => b - a));
  expect(advice.results).toHaveLength(3);
  expect(advice.results.reduce((sum, result) => sum + result, 0)).toBeCloseTo(1, 6);
  expect(structuredClone(advice)).toEqual(advice);
  expect(advise(gnomeElfTroll, view, position.first, stream(), { iterations: 120 })).toEqual(advice);
});

test('the line of a turn that wins is told to its end, and the reason is that it wins', () => {
  const { position } = arrange({
    seats: 2,
    gardens: ['bean bean bean bean bean', 'apple'],
    hands: ['bean apple', 'bean'],
  });
  const { best } = advise(gnomeElfTroll, gnomeElfTroll.view(position, 0), 0, stream(), { iterations: 300 });
  expect(best.line[0]).toEqual(best.move);
  expect(best.line.length).toBeGreaterThan(1);
  for (const move of best.line) answer(gnomeElfTroll, position, 0, move);
  expect(position.winner).toBe(0);
  expect(best.expected).toBeGreaterThan(0.9);
  expect(best.reasons[0]?.say).toBe('reason.over');
});

test('what was lost in the few futures that were thought of is not told as lost, nor what was won as won', () => {
  const { position } = arrange({
    seats: 2,
    gardens: ['bean bean bean', 'apple'],
    hands: ['pumpkin apple', 'bean bean'],
    pile: 'pumpkin apple bean '.repeat(10).trim(),
  });
  const view = gnomeElfTroll.view(position, 0);
  const thought = think(gnomeElfTroll, view, 0, stream(), { iterations: 100 });
  for (const result of [0, 1]) {
    const sure = {
      ...thought,
      results: [result, 1 - result],
      iterations: 4,
      candidates: thought.candidates.map((candidate) => ({ ...candidate, visits: 2, expected: result })),
    };
    const advice = adviceFrom(gnomeElfTroll, view, 0, stream(), sure);
    for (const chance of [...advice.results, advice.best.expected]) {
      expect(chance).toBeGreaterThanOrEqual(0.01);
      expect(chance).toBeLessThanOrEqual(0.99);
    }
    // What positions like these are worth counts for more than a few looks.
    expect(advice.best.expected).toBeGreaterThan(0.2);
  }
});

test('no answer is told to promise more than what is advised', () => {
  const { position } = deal(3, 'promises');
  const view = gnomeElfTroll.view(position, position.first);
  const { best, alternatives } = advise(gnomeElfTroll, view, position.first, stream(), { iterations: 60 });
  for (const { expected } of alternatives) expect(expected).toBeLessThanOrEqual(best.expected);
});

test('alone, points are told instead of chances', () => {
  const position = caverna.setup(tableFor(caverna, 1), randomFrom(seedFrom('alone')));
  advance(caverna, position);
  const { results, best } = advise(caverna, caverna.view(position, 0), 0, stream(), { iterations: 20 });
  expect(results[0]).toBeGreaterThan(2);
  expect(best.expected).toBeGreaterThan(2);
});

test('reasons are what changes, the weightiest first', () => {
  const { position } = deal(3, 'reasons');
  const { best } = advise(gnomeElfTroll, gnomeElfTroll.view(position, position.first), position.first, stream(), {
    iterations: 60,
  });
  expect(best.reasons.length).toBeGreaterThan(0);
  expect(best.reasons.length).toBeLessThanOrEqual(3);
  const weights = best.reasons.map(({ worth }) => Math.abs(worth));
  expect(weights).toEqual([...weights].sort((a, b) => b - a));
  expect(best.reasons.map(({ say }) => say)).toContain('reason.growth');
});

test('a game that gives no reasons is advised on all the same', () => {
  const position = sealedBids.setup(tableFor(sealedBids), randomFrom(seedFrom('bids')));
  advance(sealedBids, position);
  const advice = advise(sealedBids, sealedBids.view(position, 0), 0, stream(), { iterations: 30 });
  expect(advice.best.reasons).toEqual([]);
});
