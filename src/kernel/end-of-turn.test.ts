import { expect, test } from 'vitest';
import { turnBeforeItsEnd } from './end-of-turn.ts';
import type { Game, Move, Position, Seat } from './game.ts';
import { below, randomFrom, seedFrom } from './random.ts';
import { advance, answer, learn, push } from './steps.ts';
import { tableFor } from './table.ts';

/** Stones are laid one by one; two of them are a turn. */
interface Cairn extends Position {
  active: Seat;
  laid: number;
  height: number;
}

type Lay = Move & { readonly do: 'lay' | 'roll' | 'peek' | 'pass' | 'ask' };

const cairn: Game<Cairn, Lay> = {
  id: 'cairn',
  title: 'Cairn',
  version: 1,
  seats: [2],
  defaultSeats: 2,
  options: {},
  rules: { turn: 'C-1', end: 'C-1' },
  messages: {},
  steps: {
    turn: {
      auto(p) {
        p.laid = 0;
        push(p, { step: 'next' });
        push(p, { step: 'lay', seat: p.active });
      },
    },
    next: {
      endsTurnOf: ({ active }) => active,
      auto(p) {
        p.active = 1 - p.active;
        push(p, { step: 'turn' });
      },
    },
    lay: {
      rule: 'C-1',
      endsTurn: (move) => move.do === 'pass',
      offer(_p, _frame, _seat, offers) {
        for (const verb of ['lay', 'roll', 'peek', 'pass', 'ask'] as const) offers.add({ do: verb });
      },
      take(p, _frame, seat, move) {
        p.laid++;
        p.height++;
        if (move.do === 'roll') p.height += below(p.random, 6);
        if (move.do === 'peek') learn(p);
        if (move.do === 'pass') return;
        if (p.laid < 2) push(p, { step: 'lay', seat });
        if (move.do === 'ask') push(p, { step: 'lay', seat: 1 - seat });
      },
    },
  },
  bot: { worth: () => 0 },
  turn: () => 0,
  setup(table, random) {
    return { seats: table.seats, random, stack: [{ step: 'turn' }], learned: 0, active: 0, laid: 0, height: 0 };
  },
  clone: (p) => structuredClone(p),
  view: (p) => structuredClone(p),
  imagine: (p) => structuredClone(p),
  score: () => [],
  census: () => ({}),
  bound: () => 9,
};

function afterOne(first: Lay['do'] = 'lay'): Cairn {
  const p = cairn.setup(tableFor(cairn), randomFrom(seedFrom('cairn')));
  advance(cairn, p);
  answer(cairn, p, 0, { do: first });
  return p;
}

test('the last small choice of a turn is shown before the turn ends, and nothing has changed', () => {
  const p = afterOne();
  const before = structuredClone(p);
  const held = turnBeforeItsEnd(cairn, p, 0, { do: 'lay' });
  expect(held).toMatchObject({ height: 2, active: 0, random: p.random });
  expect(held?.stack.at(-1)).toEqual({ step: 'next' });
  expect(p).toEqual(before);
});

test.each([
  ['the turn goes on', cairn.setup(tableFor(cairn), randomFrom(seedFrom('cairn'))), 'lay'],
  ['the answer says that the turn is over', afterOne(), 'pass'],
  ['chance is needed', afterOne(), 'roll'],
  ['something hidden is shown', afterOne(), 'peek'],
  ['another is asked first', afterOne(), 'ask'],
] as const)('there is no last look where %s', (_, p, verb) => {
  advance(cairn, p);
  expect(turnBeforeItsEnd(cairn, p, 0, { do: verb })).toBeUndefined();
});

test('nobody has a last look at the turn of another', () => {
  const p = afterOne('lay');
  answer(cairn, p, 0, { do: 'ask' });
  expect(turnBeforeItsEnd(cairn, p, 1, { do: 'lay' })).toBeUndefined();
  expect(turnBeforeItsEnd(cairn, p, 0, { do: 'lay' })).toBeUndefined();
});
