import { expect, test } from 'vitest';
import { draw, randomFor } from '../../kernel/random.ts';
import { decisionAt, type GateMatch, gateResult, isPassed, looksAt } from './gate.ts';

const PLANNED = 400;

/** How a gate ends in which new weights win with this chance, and after how many matches. */
function gateOf(chance: number, seed: string): { passed: boolean; matches: number } {
  const stream = randomFor('cd'.repeat(32), seed);
  const all: GateMatch[] = Array.from({ length: PLANNED }, () => (draw(stream) / 2 ** 32 < chance ? 1 : 0));
  for (const matches of looksAt(PLANNED)) {
    const passed = decisionAt(all.slice(0, matches), PLANNED, 2);
    if (passed !== undefined) return { passed, matches };
  }
  throw new Error('a gate that never ends');
}

function gatesOf(chance: number): { passed: number; matches: number } {
  const gates = Array.from({ length: 2000 }, (_, number) => gateOf(chance, `${chance} ${number}`));
  const mean = gates.reduce((sum, { matches }) => sum + matches, 0) / gates.length;
  return { passed: gates.filter(({ passed }) => passed).length / gates.length, matches: mean };
}

test('weights that are no better pass about twice in a hundred gates, and most end early', () => {
  const { passed, matches } = gatesOf(0.5);
  expect(passed).toBeLessThan(0.03);
  expect(matches).toBeLessThan(0.75 * PLANNED);
});

test('weights that are better pass, the sooner the better they are', () => {
  const good = gatesOf(0.6);
  const best = gatesOf(0.75);
  expect(good.passed).toBeGreaterThan(0.95);
  expect(best.passed).toBe(1);
  expect(best.matches).toBeLessThan(good.matches);
  expect(best.matches).toBeLessThan(0.5 * PLANNED);
});

test('a gate of few matches looks once, one of many five times', () => {
  expect(looksAt(4)).toEqual([4]);
  expect(looksAt(60)).toEqual([24, 36, 48, 60]);
  expect(looksAt(400)).toEqual([80, 160, 240, 320, 400]);
});

test('a lone player has to gain points', () => {
  const gains = Array.from({ length: 40 }, (_, match) => 3 + (match % 5));
  expect(decisionAt(gains, 40, 1)).toBe(true);
  expect(
    decisionAt(
      gains.map((gain) => gain - 5),
      40,
      1,
    ),
  ).toBe(false);
});

test('what passes lies above its fair share with its whole interval', () => {
  for (let wins = 0; wins <= 100; wins++) {
    const matches = Array.from({ length: 100 }, (_, match) => (match < wins ? 1 : 0));
    if (decisionAt(matches, 100, 4) === true) expect(isPassed(gateResult(matches, 4), 4)).toBe(true);
  }
});
