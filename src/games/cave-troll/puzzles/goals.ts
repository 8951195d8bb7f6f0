import type { Seat } from '../../../kernel/game.ts';
import type { DiggingTable, PuzzleGoal } from '../../../kernel/puzzle-goal.ts';
import { ARTIFACT } from '../box/artifacts.ts';
import type { CaveTrollMove } from '../moves.ts';
import type { CaveTroll } from '../position.ts';
import { appraiseBoard, shareOf } from '../rules/scoring.ts';

type Goal = PuzzleGoal<CaveTroll, CaveTrollMove>;

/** CT-9.6: the gold of everybody if all rooms paid now. */
function goldIfPaid(p: CaveTroll): number[] {
  const gold = p.gold.slice();
  for (const room of appraiseBoard(p)) {
    if (room?.controller === undefined) continue;
    const share = shareOf(room);
    gold[room.controller] = (gold[room.controller] ?? 0) + share;
    if (room.partner !== undefined) gold[room.partner] = (gold[room.partner] ?? 0) + share;
  }
  return gold;
}

/** CT-9.13 to CT-9.15: by how much the seat would win if the match ended now. What others hold face down changes nothing. */
function lead(p: CaveTroll, seat: Seat): number {
  const gold = goldIfPaid(p);
  const [held] = p.artifacts[seat] ?? [];
  const kept = held === undefined || held === 'hidden' ? 0 : ARTIFACT[held].keep;
  const rivals = gold.filter((_, other) => other !== seat);
  return (gold[seat] ?? 0) + kept - Math.max(...rivals);
}

function beginsAction(view: CaveTroll, seat: Seat, actions: number): boolean {
  return view.stack.at(-1)?.step === 'action' && view.active === seat && view.actions <= actions;
}

/** Cards are chance: what is drawn cannot be planned. */
function needsNoCard(_p: CaveTroll, _seat: Seat, move: CaveTrollMove): boolean {
  return move.do !== 'draw';
}

/** How few cards there are left to draw in the smallest deck, when the end is near. */
const FEW_CARDS = 3;

function isNearEnd({ decks }: CaveTroll): boolean {
  return decks.some(({ length }) => length <= FEW_CARDS);
}

const roomsPay: Goal = {
  id: 'rooms-pay',
  least: 2,
  oneIn: 4,
  begins: (view, seat) => beginsAction(view, seat, 3) && !isNearEnd(view) && view.turns > 2 * view.seats,
  allows: needsNoCard,
  reached: (_from, now, seat) => goldIfPaid(now)[seat] ?? 0,
  params: (view, seat) => ({ actions: view.actions, gold: goldIfPaid(view)[seat] ?? 0 }),
};

const lastHourglass: Goal = {
  id: 'last-hourglass',
  least: 2,
  begins: (view, seat) => beginsAction(view, seat, 3) && isNearEnd(view),
  allows: needsNoCard,
  reached: (_from, now, seat) => lead(now, seat),
  params: (view, seat) => ({ actions: view.actions, lead: lead(view, seat) }),
};

export const goals: readonly Goal[] = [roomsPay, lastHourglass];

export const tables: readonly DiggingTable[] = [
  { seats: 3, options: {} },
  { seats: 2, options: { set: 'alternate' } },
  { seats: 4, options: {} },
  { seats: 2, options: {} },
];
