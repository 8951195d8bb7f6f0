import { expect, test } from 'vitest';
import { caverna } from '../../games/caverna/index.ts';
import type { Game, Move, Position } from '../../kernel/game.ts';
import { NO_RANDOM, type Random, randomFrom, seedFrom } from '../../kernel/random.ts';
import { advance, answer, isOver, push } from '../../kernel/steps.ts';
import { tableFor } from '../../kernel/table.ts';
import { greedy } from '../greedy.ts';
import type { Memory } from './memory.ts';
import { startThinking } from './think.ts';

/** A lone digger goes four times. Gold lies in the open; a lamp brings none, but more at every later gathering. */
interface Pit extends Position {
  gold: number;
  lamps: number;
  left: number;
}

type Dig = Move & { readonly do: 'gather' | 'lamp' | 'where'; readonly at?: string };

/** Where something is gathered is asked next, and is part of the action. */
const pit: Game<Pit, Dig> = {
  id: 'pit',
  title: 'Pit',
  version: 1,
  seats: [1],
  defaultSeats: 1,
  options: {},
  rules: { turn: 'P-1', end: 'P-1' },
  messages: {},
  steps: {
    dig: {
      rule: 'P-1',
      offer(_p, _frame, _seat, offers) {
        offers.add({ do: 'gather' });
        offers.add({ do: 'lamp' });
      },
      take(p, _frame, seat, move) {
        p.left--;
        if (p.left > 0) push(p, { step: 'dig', seat });
        if (move.do === 'gather') push(p, { step: 'where', seat });
        else p.lamps++;
      },
    },
    where: {
      rule: 'P-1',
      completes: true,
      offer(_p, _frame, _seat, offers) {
        for (const at of ['left', 'right']) offers.add({ do: 'where', at });
      },
      take(p, _frame, _seat, { at }) {
        p.gold += (at === 'right' ? 3 : 2) + 4 * p.lamps;
      },
    },
  },
  bot: {
    worth: (p) => p.gold,
    rehearsal: { isWorthwhile: (step) => step === 'dig', isFarEnough: () => true },
  },
  turn: () => 0,
  setup: ({ seats }, random) => ({
    seats,
    random,
    stack: [{ step: 'dig', seat: 0 }],
    learned: 0,
    gold: 0,
    lamps: 0,
    left: 4,
  }),
  clone: (p) => ({ ...p, random: { ...p.random }, stack: p.stack.slice() }),
  view: (p) => ({ ...p, random: NO_RANDOM, stack: p.stack.slice() }),
  imagine: (p, _seat, random) => ({ ...p, random, stack: p.stack.slice() }),
  score: (p) => [{ seat: 0, place: 1, points: p.gold, lines: [] }],
  census: () => ({}),
  bound: () => 8,
};

function stream(name: string): Random {
  return randomFrom(seedFrom(name));
}

/** Thinks about the question that is open, answers it, and tells what was thought. */
function thinkOn(game: Game, position: Position, random: Random, iterations: number, memory: Memory) {
  const thinking = startThinking(game, game.view(position, 0), 0, random, { iterations }, { memory });
  while (thinking.ponder());
  const thought = thinking.thought();
  const [best] = thought.candidates;
  if (best === undefined) throw new Error('nothing was thought of');
  thinking.remember(best.move);
  answer(game, position, 0, best.move);
  return { ...thought, move: best.move };
}

test('one course to the end is made better action by action, and followed', () => {
  const game = pit as unknown as Game;
  const position = pit.setup(tableFor(pit), stream('pit'));
  advance(game, position);
  const random = stream('digger');
  const memory: Memory = {};
  const taken: string[] = [];
  // All the thinking is done before the first answer; afterwards there is no time left.
  for (let iterations = 400; !isOver(position); iterations = 1) {
    const { move } = thinkOn(game, position, random, iterations, memory);
    taken.push((move as Dig).at ?? move.do);
  }
  expect(taken).toEqual(['lamp', 'lamp', 'gather', 'right', 'gather', 'right']);
  expect(position.gold).toBe(22);
});

test('answers that were not tried are expected to be as far from what they promise as those that were', () => {
  const game = pit as unknown as Game;
  const position = pit.setup(tableFor(pit), stream('pit'));
  advance(game, position);
  const { candidates } = thinkOn(game, position, stream('hasty'), 6, {});
  expect(candidates.map(({ move }) => move.do)).toEqual(['gather', 'lamp']);
  const [gather, lamp] = candidates;
  expect(lamp?.visits).toBe(0);
  expect(lamp?.expected).toBeLessThan(gather?.expected ?? 0);
  expect(lamp?.expected).toBeGreaterThan(0);
});

test('a question in the middle of the action is answered as it was meant, without another thought', () => {
  const game = pit as unknown as Game;
  const position = pit.setup(tableFor(pit), stream('pit'));
  advance(game, position);
  const memory: Memory = {};
  const random = stream('hasty');
  thinkOn(game, position, random, 6, memory);
  const { iterations, move } = thinkOn(game, position, random, 400, memory);
  expect(iterations).toBe(1);
  expect(move).toEqual({ do: 'where', at: 'right' });
});

/** What a lone player's course comes to, if it is followed from this position. */
function endOf(position: Position, { course = [] }: Memory): number {
  const game = caverna as unknown as Game;
  const end = game.clone(position);
  for (const action of course) for (const move of action) answer(game, end, 0, move);
  expect(isOver(end)).toBe(true);
  return game.score(end)[0]?.points ?? 0;
}

test('the course of Caverna alone lasts from question to question, gets no worse, and ends better than greedy play', () => {
  const game = caverna as unknown as Game;
  const random = stream('dwarf');
  const context = { memory: {} };
  const playGreedily = (from: Position, isEnough: (p: typeof position) => boolean) => {
    while (!isEnough(from as typeof position))
      answer(game, from, 0, greedy.choose(game, game.view(from, 0), 0, random, context));
  };
  const position = caverna.setup(tableFor(caverna, 1), stream('alone'));
  advance(game, position);
  playGreedily(position, ({ round }) => round > 8);
  const other = game.clone(position);
  playGreedily(other, isOver);
  const memory: Memory = {};
  const ends: number[] = [];
  while (!isOver(position)) {
    thinkOn(game, position, random, 60, memory);
    ends.push(endOf(position, memory));
  }
  expect(ends).toEqual([...ends].sort((a, b) => a - b));
  expect(game.score(position)[0]?.points).toBe(ends.at(-1));
  expect(ends.at(-1)).toBeGreaterThan(game.score(other)[0]?.points ?? 0);
});
