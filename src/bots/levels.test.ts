import { expect, test } from 'vitest';
import { arrange, deal } from '../../test/games/gnome-elf-troll/testing.ts';
import { gnomeElfTroll } from '../games/gnome-elf-troll/index.ts';
import { gameNamed } from '../games/index.ts';
import { trollsAndPrincesses } from '../games/trolls-and-princesses/index.ts';
import type { Move, Seat } from '../kernel/game.ts';
import { Offers } from '../kernel/offers.ts';
import { type Random, randomFrom, seedFrom } from '../kernel/random.ts';
import { advance, answer, asked, askedSeat, offersFor } from '../kernel/steps.ts';
import { tableFor } from '../kernel/table.ts';
import type { BotContext } from './bot.ts';
import { playMatch, winsOf } from './ladder.ts';
import { decide, LEVELS, type Level, levelFrom, type Noise, STEADY } from './levels.ts';
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
  const noises = LEVELS.map(({ noise }) => noise.chance);
  expect(noises).toEqual([...noises].sort((a, b) => b - a));
  const iterations = LEVELS.map(({ budget }) => budget.iterations);
  expect(iterations).toEqual([...iterations].sort((a, b) => a - b));
  expect(levelNamed('elder').budget.milliseconds).toBe(1500);
  expect(levelNamed('king').budget.milliseconds).toBe(5000);
});

const thought: Thought = {
  iterations: 10,
  unit: 1,
  results: [0.7, 0.3],
  candidates: [
    { move: { do: 'win' }, visits: 6, expected: 0.7, line: [] },
    { move: { do: 'draw' }, visits: 3, expected: 0.6, line: [] },
    { move: { do: 'lose' }, visits: 1, expected: 0.1, line: [] },
  ],
};

function timesTaken(noise: Noise, move: string): number {
  const chance = stream('hand');
  return Array.from({ length: 1000 }, () => decide(thought, noise, chance)).filter((taken) => taken.do === move).length;
}

test('a steady hand takes the best answer, always', () => {
  expect(timesTaken(STEADY, 'win')).toBe(1000);
});

test('an unsteady hand takes lesser answers the more seldom, the less they promise', () => {
  const unsteady = { chance: 0.1 };
  const [win, draw, lose] = [timesTaken(unsteady, 'win'), timesTaken(unsteady, 'draw'), timesTaken(unsteady, 'lose')];
  expect(win + draw + lose).toBe(1000);
  expect(win / draw).toBeGreaterThan(2.2);
  expect(win / draw).toBeLessThan(3.4);
  expect(lose).toBeLessThan(15);
  expect(timesTaken({ chance: 0.5 }, 'lose')).toBeGreaterThan(lose);
});

test('where little is at stake the hand is no less steady', () => {
  const near: Thought = {
    ...thought,
    candidates: thought.candidates.map((candidate) => ({ ...candidate, expected: 0.5 + candidate.expected / 100 })),
  };
  const noise = { chance: 0.1, stake: 0.4 };
  const chance = stream('hand');
  const bests = Array.from({ length: 1000 }, () => decide(near, noise, chance)).filter((taken) => taken.do === 'win');
  expect(bests.length).toBeGreaterThan(600);
  const even: Thought = { ...thought, candidates: thought.candidates.map((each) => ({ ...each, expected: 0.5 })) };
  expect(decide(even, noise, chance)).toEqual({ do: 'win' });
});

test('nobody gives the rest of a turn up by a slip', () => {
  const chance = stream('hand');
  const taken = (givesUp: (move: Move) => boolean) =>
    new Set(Array.from({ length: 500 }, () => decide(thought, { chance: 0.3 }, chance, givesUp).do));
  expect(taken((move) => move.do === 'draw')).toEqual(new Set(['win', 'lose']));
  expect(taken((move) => move.do === 'win')).toEqual(new Set(['win', 'draw', 'lose']));
});

test.each([
  ['cave-troll', { do: 'end-turn' }],
  ['trolls-and-princesses', { do: 'end' }],
  ['troll-town', { do: 'grunt' }],
])('%s says what gives a turn up', (id, move) => {
  const { bot } = gameNamed(id);
  expect(bot.givesUp?.(move)).toBe(true);
  expect(bot.givesUp?.({ do: 'move' })).toBe(false);
});

test('there is no deciding on nothing', () => {
  expect(() => decide({ candidates: [], iterations: 0, results: [], unit: 1 }, STEADY, stream('nothing'))).toThrow(
    'nothing was thought of',
  );
});

/** How often the decision was pondered. */
function ponderings(level: Level, context: BotContext): number {
  const { position } = deal(2, 'answer');
  const view = gnomeElfTroll.view(position, position.first);
  const decision = level.consider(gnomeElfTroll, view, position.first, stream('b'), context);
  let times = 1;
  while (decision.ponder()) times++;
  decision.settle();
  return times;
}

const STANDING_CLOCK = () => 0;

test('in a hurry those who think long think less, and the others as ever', () => {
  const troll = levelNamed('troll');
  const elder = levelNamed('elder');
  expect(ponderings(troll, { hurry: 40, clock: STANDING_CLOCK })).toBe(ponderings(troll, { clock: STANDING_CLOCK }));
  const hasty = ponderings(elder, { hurry: 40, clock: STANDING_CLOCK });
  expect(hasty).toBeLessThanOrEqual(1 + elder.budget.iterations / 40);
  expect(hasty).toBeGreaterThan(troll.budget.iterations / 2);
});

test('time ends a thought where iterations would not', () => {
  let time = 0;
  const clock = () => {
    time += 100;
    return time;
  };
  expect(ponderings(levelNamed('king'), { clock })).toBeLessThan(52);
});

test('a decision that is broken off is the best so far', () => {
  const { position } = deal(2, 'answer');
  const view = gnomeElfTroll.view(position, position.first);
  const decision = levelNamed('king').consider(gnomeElfTroll, view, position.first, stream('b'));
  for (let times = 0; times < 20; times++) decision.ponder();
  const offers = new Offers();
  offersFor(gnomeElfTroll, position, position.first, offers);
  expect(offers.find(decision.settle())).toBeDefined();
});

test('with a memory the steps of a turn are planned together', () => {
  const { position } = arrange({ seats: 2, gardens: ['bean bean bean', 'apple apple'], hands: ['bean apple', 'bean'] });
  const level = levelFrom({ ...levelNamed('troll'), noise: STEADY });
  const memory: Memory = {};
  const steps: number[] = [];
  while (askedSeat(position) === 0) {
    const view = gnomeElfTroll.view(position, 0);
    const decision = level.consider(gnomeElfTroll, view, 0, stream('turn'), { memory, clock: STANDING_CLOCK });
    let times = 1;
    while (decision.ponder()) times++;
    steps.push(times);
    answer(gnomeElfTroll, position, 0, decision.settle());
  }
  const [first = 0, ...later] = steps;
  expect(later.length).toBeGreaterThan(0);
  for (const times of later) expect(times).toBeLessThan(first);
});

/** How often each question of the first turn was pondered, by a clock that goes on by one whenever it is looked at. */
function ponderingsOfTurn(turn: number, memory?: Memory, patience?: number): number[] {
  const game = patience === undefined ? trollsAndPrincesses : impatient(patience);
  const position = trollsAndPrincesses.setup(
    tableFor(trollsAndPrincesses, 2, { firstPlayer: 0 }),
    stream('long turns'),
  );
  advance(trollsAndPrincesses, position);
  const offers = new Offers();
  while (position.turns === 0) {
    const seat = asked(position)[0] as Seat;
    offersFor(trollsAndPrincesses, position, seat, offers);
    answer(trollsAndPrincesses, position, seat, offers.at(0));
  }
  const level = levelFrom({ name: 'slow', noise: STEADY, budget: { iterations: 1e9, milliseconds: 100, turn } });
  let time = 0;
  const clock = () => time++;
  const { active } = position;
  const steps: number[] = [];
  for (let question = 0; position.active === active; question++) {
    const seat = asked(position)[0] as Seat;
    const view = trollsAndPrincesses.view(position, seat);
    const context = { clock, ...(memory && { memory }) };
    const decision = level.consider(game, view, seat, stream(`question ${question}`), context);
    let times = 1;
    while (decision.ponder()) times++;
    answer(trollsAndPrincesses, position, seat, decision.settle());
    steps.push(times);
  }
  return steps;
}

test('the questions of a turn share its time, the first having most of it', () => {
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
  const memory: Memory = {};
  const together = ponderingsOfTurn(120, memory);
  expect(together.length).toBeGreaterThan(4);
  expect(sum(together)).toBeLessThanOrEqual(120 + together.length);
  expect(together[0]).toBe(Math.max(...together));
  expect(memory.turn).toBeUndefined();
  expect(sum(ponderingsOfTurn(1e9, {}))).toBeGreaterThan(120);
  expect(sum(ponderingsOfTurn(120))).toBeGreaterThan(120);
});

/** The same game, in which nobody takes longer than that for a turn. */
function impatient(patience: number): typeof trollsAndPrincesses {
  return { ...trollsAndPrincesses, bot: { ...trollsAndPrincesses.bot, patience } };
}

test('no level takes longer for a turn than the game has patience for', () => {
  expect(ponderingsOfTurn(1e9, {}, 120)).toEqual(ponderingsOfTurn(120, {}));
  expect(ponderingsOfTurn(120, {}, 1e9)).toEqual(ponderingsOfTurn(120, {}));
});

test('even the weakest level beats random play', () => {
  const mossling = levelNamed('mossling');
  const matches = Array.from({ length: 20 }, (_, match) => {
    const seat = match % 2;
    const bots = seat === 0 ? [mossling, random] : [random, mossling];
    const places = playMatch(gnomeElfTroll, tableFor(gnomeElfTroll, 2), bots, seedFrom(`weakest ${match}`));
    return { lone: 'mossling', crowd: 'random', seat, places };
  });
  expect(winsOf(matches)).toBeGreaterThan(16);
});
