import type { Seat } from '../../../kernel/game.ts';
import type { DiggingTable, PuzzleGoal } from '../../../kernel/puzzle-goal.ts';
import type { TrollsMove } from '../moves.ts';
import type { TrollsAndPrincesses } from '../position.ts';
import { pointsOf } from '../score.ts';

type Goal = PuzzleGoal<TrollsAndPrincesses, TrollsMove>;

function gained(from: TrollsAndPrincesses, now: TrollsAndPrincesses, seat: Seat): number {
  return pointsOf(now, seat) - pointsOf(from, seat);
}

function asks(view: TrollsAndPrincesses, seat: Seat, step: 'move' | 'act'): boolean {
  const frame = view.stack.at(-1);
  return frame?.step === step && frame.seat === seat && view.active === seat;
}

/** What an uncovered tile or card would bring is chance. */
function needsNoLuck(_p: TrollsAndPrincesses, _seat: Seat, move: TrollsMove): boolean {
  return move.do !== 'refresh-cave' && move.do !== 'refresh-cards';
}

/** TP-3.6: one troll, and all that its area lets one do. */
const whichTroll: Goal = {
  id: 'which-troll',
  least: 2,
  oneIn: 3,
  patience: 10_000,
  begins: (view, seat) => asks(view, seat, 'move') && view.turns > view.seats,
  allows: needsNoLuck,
  reached: gained,
  params: (view, seat) => ({ points: pointsOf(view, seat) }),
};

/** TP-4.1 */
const spendPoints: Goal = {
  id: 'spend-points',
  least: 2,
  oneIn: 3,
  patience: 10_000,
  begins: (view, seat) => asks(view, seat, 'act') && view.points + view.help >= 2,
  allows: needsNoLuck,
  reached: gained,
  params: (view, seat) => ({ points: pointsOf(view, seat), effort: view.points, help: view.help }),
};

export const goals: readonly Goal[] = [whichTroll, spendPoints];

export const tables: readonly DiggingTable[] = [
  { seats: 3, options: { clans: 'random' } },
  { seats: 2, options: { clans: 'random' } },
  { seats: 4, options: { clans: 'random' } },
];
