import type { Seat } from '../../../kernel/game.ts';
import type { DiggingTable, PuzzleGoal } from '../../../kernel/puzzle-goal.ts';
import type { GnomeElfTrollMove } from '../moves.ts';
import { type GnomeElfTroll, turnPlayer } from '../position.ts';
import { control } from '../rules/harvest.ts';

type Goal = PuzzleGoal<GnomeElfTroll, GnomeElfTrollMove>;

/** How much of its best kind the seat controls. */
function most(p: GnomeElfTroll, seat: Seat): number {
  const { pumpkin, apple, bean } = control(p, seat);
  return Math.max(pumpkin, apple, bean);
}

function mostOfOthers(p: GnomeElfTroll, seat: Seat): number {
  let highest = 0;
  for (let other = 0; other < p.seats; other++) if (other !== seat) highest = Math.max(highest, most(p, other));
  return highest;
}

function beginsTurn(view: GnomeElfTroll, seat: Seat): boolean {
  return view.stack.at(-1)?.step === 'sow' && turnPlayer(view) === seat;
}

/** GET-6.1 */
const winThisTurn: Goal = {
  id: 'win-this-turn',
  least: 1,
  begins: (view, seat) => beginsTurn(view, seat) && most(view, seat) >= view.goal - 5,
  reached: (_from, now, seat) => (most(now, seat) >= now.goal ? 1 : 0),
  params: (view, seat) => ({ wanted: view.goal, count: most(view, seat) }),
};

/** GET-6.2: the lead that counts when the next player begins. */
const bestLead: Goal = {
  id: 'best-lead',
  least: 2,
  begins: (view, seat) => beginsTurn(view, seat) && (view.gardens[seat]?.length ?? 0) >= 3,
  reached: (_from, now, seat) => most(now, seat) - mostOfOthers(now, seat),
  params: (view, seat) => ({ count: most(view, seat), others: mostOfOthers(view, seat) }),
};

export const goals: readonly Goal[] = [winThisTurn, bestLead];

export const tables: readonly DiggingTable[] = [
  { seats: 3, options: {} },
  { seats: 4, options: {} },
  { seats: 2, options: {} },
];
