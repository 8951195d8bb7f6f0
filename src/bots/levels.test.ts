import { expect, test } from 'vitest';
import { gnomeElfTroll } from '../games/gnome-elf-troll/index.ts';
import { arrange, deal } from '../games/gnome-elf-troll/testing.ts';
import { type Random, randomFrom, seedFrom } from '../kernel/random.ts';
import { answer, askedSeat } from '../kernel/steps.ts';
import { playMatch, shareWon } from './ladder.ts';
import { decide, LEVELS, type Level, levelFrom } from './levels.ts';
import { en } from './messages.ts';
import { random } from './random.ts';
import type { Memory } from './search/memory.ts';
import type { Thought } from './search/think.ts';

function stream(name: string): Random {
  return randomFrom(seedFrom(name));
}

function levelNamed(name: string): Level {
  const level = LEVELS.find((each) => each.name === name);
  if (level === undefined) throw new Error(`no level ${name}`);
  return level;
}

test('there are four, from weak to strong', () => {
  expect(LEVELS.map(({ name }) => name)).toEqual(['mossling', 'troll', 'elder', 'king']);
  expect(LEVELS.map(({ noise }) => noise)).toEqual(LEVELS.map(({ noise }) => noise).sort((a, b) => b - a));
  expect(levelNamed('elder').budget.milliseconds).toBe(1500);
  expect(levelNamed('king').budget.milliseconds).toBe(5000);
});

test('each has a face of its own, a name and a sentence about it', () => {
  expect(new Set(LEVELS.map(({ face }) => face)).size).toBe(LEVELS.length);
  for (const { say, character } of LEVELS) {
    expect(en[say]).toMatch(/^[A-Z]/);
    expect(en[character]).toMatch(/^[A-Z].*\.$/);
  }
  expect(Object.keys(en).sort()).toEqual(LEVELS.flatMap(({ say, character }) => [say, character]).sort());
});

const thought: Thought = {
  iterations: 10,
  results: [0.7, 0.3],
  candidates: [
    { move: { do: 'win' }, visits: 6, expected: 0.7, line: [] },
    { move: { do: 'draw' }, visits: 3, expected: 0.6, line: [] },
    { move: { do: 'lose' }, visits: 1, expected: 0.1, line: [] },
  ],
};

function timesTaken(noise: number, move: string): number {
  const chance = stream('hand');
  return Array.from({ length: 1000 }, () => decide(thought, noise, chance)).filter((taken) => taken.do === move).length;
}

test('a steady hand takes the best answer, always', () => {
  expect(timesTaken(0, 'win')).toBe(1000);
});

test('an unsteady hand takes lesser answers the more seldom, the less they promise', () => {
  const [win, draw, lose] = [timesTaken(0.1, 'win'), timesTaken(0.1, 'draw'), timesTaken(0.1, 'lose')];
  expect(win + draw + lose).toBe(1000);
  expect(win / draw).toBeGreaterThan(2.2);
  expect(win / draw).toBeLessThan(3.4);
  expect(lose).toBeLessThan(15);
  expect(timesTaken(0.5, 'lose')).toBeGreaterThan(lose);
});

test('there is no deciding on nothing', () => {
  expect(() => decide({ candidates: [], iterations: 0, results: [] }, 0, stream('nothing'))).toThrow(
    'nothing was thought of',
  );
});

test('an answer comes with the thought behind it, on a budget of the moment if there is one', () => {
  const { position } = deal(2, 'answer');
  const view = gnomeElfTroll.view(position, position.first);
  const troll = levelNamed('troll');
  const usual = troll.answer(gnomeElfTroll, view, position.first, stream('b'));
  expect(usual.thought.candidates.map(({ move }) => move)).toContain(usual.move);
  expect(troll.choose(gnomeElfTroll, view, position.first, stream('b'))).toEqual(usual.move);
  const hasty = troll.answer(gnomeElfTroll, view, position.first, stream('b'), { budget: { iterations: 5 } });
  expect(hasty.thought.iterations).toBeLessThanOrEqual(5);
  const signal = { aborted: true };
  const king = levelNamed('king').answer(gnomeElfTroll, view, position.first, stream('b'), { budget: { signal } });
  expect(king.thought.iterations).toBe(1);
});

test('with a memory the steps of a turn are planned together', () => {
  const { position } = arrange({ seats: 2, gardens: ['bean bean bean', 'apple apple'], hands: ['bean apple', 'bean'] });
  const level = levelFrom({ ...levelNamed('troll'), noise: 0 });
  const memory: Memory = {};
  const steps: number[] = [];
  while (askedSeat(position) === 0) {
    const view = gnomeElfTroll.view(position, 0);
    const answered = level.answer(gnomeElfTroll, view, 0, stream('turn'), { memory });
    steps.push(answered.thought.iterations);
    answer(gnomeElfTroll, position, 0, answered.move);
  }
  const [first = 0, ...later] = steps;
  expect(later.length).toBeGreaterThan(0);
  for (const iterations of later) expect(iterations).toBeLessThan(first);
});

test('even the weakest level beats random play', () => {
  const mossling = levelNamed('mossling');
  const matches = Array.from({ length: 20 }, (_, match) => {
    const seat = match % 2;
    const bots = seat === 0 ? [mossling, random] : [random, mossling];
    const places = playMatch(gnomeElfTroll, bots, seedFrom(`weakest ${match}`));
    return { lone: 'mossling', crowd: 'random', seat, places };
  });
  expect(shareWon(matches)).toBeGreaterThan(0.8);
});
