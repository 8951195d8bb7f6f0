import { expect, test } from 'vitest';
import type { AskStep, Frame, Game, Move, Position, Seat } from '../../kernel/game.ts';
import { NO_RANDOM, randomFrom, seedFrom } from '../../kernel/random.ts';
import { advance, push } from '../../kernel/steps.ts';
import { tableFor } from '../../kernel/table.ts';
import { cloneStack, imagineStack, pushTogether, viewStack } from '../../kernel/together.ts';
import { type Thought, think } from './think.ts';

/** Others see who is done, and nothing else. */
const SECRETLY = { secret: true, done: 'shown' } as const;

/** All seats secretly show a side of a coin, then tap or hold it. Nothing is seen of it before all have done so. */
interface Coins extends Position {
  shown: string[];
  tapped: string[];
}

type Show = Move & { readonly do: 'show' | 'tap'; readonly side: string };
type Wins = (p: Coins, seat: Seat) => number;

const SIDES = ['heads', 'tails'];
const TAPS = ['tap', 'hold'];

function coins(seats: number, wins: Wins): Game<Coins, Show> {
  const clone = (p: Coins): Coins => ({
    ...p,
    random: { ...p.random },
    stack: cloneStack(p.stack),
    shown: p.shown.slice(),
    tapped: p.tapped.slice(),
  });
  const choose = (step: 'show' | 'tap', sides: readonly string[]): AskStep<Coins, Show, Frame> => ({
    rule: 'C-1',
    offer(_p, _frame, _seat, offers) {
      for (const side of sides) offers.add({ do: step, side });
    },
    take(p, _frame, seat, { side }) {
      if (step === 'show') push(p, { step: 'tap', seat });
      (step === 'show' ? p.shown : p.tapped)[seat] = side;
    },
  });
  return {
    id: 'coins',
    title: 'Coins',
    version: 1,
    seats: [seats],
    defaultSeats: seats,
    options: {},
    rules: { turn: 'C-1', end: 'C-1' },
    messages: {},
    steps: { show: choose('show', SIDES), tap: choose('tap', TAPS) },
    bot: { worth: () => 0 },
    turn: () => 0,
    setup(table, random) {
      const p: Coins = { seats: table.seats, random, stack: [], learned: 0, shown: [], tapped: [] };
      pushTogether(
        p,
        Array.from({ length: seats }, (_, seat) => ({ step: 'show', seat })),
        SECRETLY,
      );
      return p;
    },
    clone,
    view: (p, viewer) => ({
      ...clone(p),
      random: NO_RANDOM,
      stack: viewStack(p.stack, viewer),
      shown: p.shown.map((side, seat) => (seat === viewer ? side : 'hidden')),
      tapped: p.tapped.map((side, seat) => (seat === viewer ? side : 'hidden')),
    }),
    imagine(p, _seat, random) {
      return { ...clone(p), random, stack: imagineStack(p.stack) };
    },
    score: (p) =>
      p.shown.map((_, seat) => {
        const rivals = p.shown.filter((_side, other) => wins(p, other) > wins(p, seat)).length;
        return { seat, place: 1 + rivals, points: wins(p, seat), lines: [] };
      }),
    census: () => ({}),
    bound: () => 2 * seats,
  };
}

function thinkOf(game: Game, seat: Seat, iterations: number): Thought {
  const position = game.setup(tableFor(game), randomFrom(seedFrom('toss')));
  advance(game, position);
  return think(game, game.view(position, seat), seat, randomFrom(seedFrom('thumb')), { iterations });
}

const matching: Wins = (p, seat) => Number((p.shown[0] === p.shown[1]) === (seat === 0));

test.each([0, 1])('seat %i does not count on seeing what the other shows in secret', (seat) => {
  const { candidates } = thinkOf(coins(2, matching), seat, 400);
  for (const { expected } of candidates) {
    expect(expected).toBeGreaterThan(0.2);
    expect(expected).toBeLessThan(0.8);
  }
});

test('learns what others will do from what is good for them', () => {
  // Tails is always best for seat 1, so that seat 0 does well to match tails.
  const wins: Wins = (p, seat) => {
    if (seat === 1) return p.shown[1] === 'tails' ? 2 : 0;
    return p.shown[0] === p.shown[1] ? 3 : 1;
  };
  const [best] = thinkOf(coins(2, wins), 0, 400).candidates;
  expect(best?.move).toEqual({ do: 'show', side: 'tails' });
});

test('plans its own secret steps together: showing heads is good only with a tap', () => {
  const wins: Wins = (p, seat) => Number(seat === 0 ? p.shown[0] === 'heads' && p.tapped[0] === 'tap' : 0.5);
  const game = coins(3, wins);
  const [best] = thinkOf(game, 0, 300).candidates;
  expect(best?.move).toEqual({ do: 'show', side: 'heads' });
  expect(best?.expected).toBeGreaterThan(0.8);
});

test('seven seats at once', () => {
  const lonely: Wins = (p, seat) => Number(p.shown.filter((side) => side === p.shown[seat]).length === 1);
  const { candidates, iterations } = thinkOf(coins(7, lonely), 6, 60);
  expect(candidates.map(({ move }) => (move as Show).side).sort()).toEqual(SIDES);
  expect(candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations);
});
