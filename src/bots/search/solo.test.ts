import { expect, test } from 'vitest';
import type { Game, Move, Position } from '../../kernel/game.ts';
import { NO_RANDOM, randomFrom, seedFrom } from '../../kernel/random.ts';
import { advance, answer, isOver, push } from '../../kernel/steps.ts';
import { tableFor } from '../../kernel/table.ts';
import { think } from './think.ts';

/** A lone digger goes three times: gold lies in the open, and much more of it behind a wall that takes two strokes. */
interface Mine extends Position {
  gold: number;
  strokes: number;
  left: number;
}

type Dig = Move & { readonly do: 'gather' | 'strike' };

const mine: Game<Mine, Dig> = {
  id: 'mine',
  title: 'Mine',
  version: 1,
  seats: [1],
  defaultSeats: 1,
  options: {},
  rules: { turn: 'M-1', end: 'M-1' },
  messages: {},
  steps: {
    dig: {
      rule: 'M-1',
      offer(_p, _frame, _seat, offers) {
        offers.add({ do: 'gather' });
        offers.add({ do: 'strike' });
      },
      take(p, _frame, seat, move) {
        if (move.do === 'gather') p.gold += p.strokes >= 2 ? 20 : 3;
        else p.strokes++;
        p.left--;
        if (p.left > 0) push(p, { step: 'dig', seat });
      },
    },
  },
  bot: { worth: (p) => p.gold },
  turn: () => 0,
  setup: ({ seats }, random) => ({
    seats,
    random,
    stack: [{ step: 'dig', seat: 0 }],
    learned: 0,
    gold: 0,
    strokes: 0,
    left: 3,
  }),
  clone: (p) => ({ ...p, random: { ...p.random }, stack: p.stack.slice() }),
  view: (p) => ({ ...p, random: NO_RANDOM, stack: p.stack.slice() }),
  imagine: (p, _seat, random) => ({ ...p, random, stack: p.stack.slice() }),
  score: (p) => [{ seat: 0, place: 1, points: p.gold, lines: [] }],
  census: () => ({}),
  bound: () => 3,
};

test('a lone player plans for the best end, not for the next step', () => {
  const position = mine.setup(tableFor(mine), randomFrom(seedFrom('mine')));
  const stream = randomFrom(seedFrom('lamp'));
  advance(mine, position);
  const taken: string[] = [];
  while (!isOver(position)) {
    const [best] = think(mine, mine.view(position, 0), 0, stream, { iterations: 200 }).candidates;
    if (best === undefined) throw new Error('nothing was thought of');
    taken.push(best.move.do);
    answer(mine, position, 0, best.move);
  }
  expect(taken).toEqual(['strike', 'strike', 'gather']);
});

test('a lone player expects something between nothing and all', () => {
  const position = mine.setup(tableFor(mine), randomFrom(seedFrom('mine')));
  const { candidates } = think(mine, mine.view(position, 0), 0, randomFrom(seedFrom('lamp')), { iterations: 100 });
  expect(candidates).toHaveLength(2);
  for (const { expected } of candidates) {
    expect(expected).toBeGreaterThan(0);
    expect(expected).toBeLessThan(1);
  }
});
