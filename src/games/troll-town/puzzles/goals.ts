import type { Seat } from '../../../kernel/game.ts';
import type { DiggingTable, PuzzleGoal } from '../../../kernel/puzzle-goal.ts';
import { frameFor } from '../../../kernel/steps.ts';
import { isPathPiece } from '../box/pieces.ts';
import type { TrollTownFrame } from '../frames.ts';
import type { TrollTownMove } from '../moves.ts';
import { hutOf, planOf, type TrollTown } from '../position.ts';
import { storedChildren } from '../rules/children.ts';
import { kitchens, nextFeast } from '../rules/feast.ts';
import { courseOf } from '../rules/plan-outlook.ts';
import { isHubLinked } from '../rules/roads.ts';
import { isHutPiece, isRebuild } from '../rules/works.ts';

type Goal = PuzzleGoal<TrollTown, TrollTownMove>;

/** The town after what is planned, if nobody else did anything. */
function afterPlan(p: TrollTown, seat: Seat): TrollTown {
  return courseOf(p, seat, planOf(p, seat)).town;
}

function asks(view: TrollTown, seat: Seat, step: TrollTownFrame['step']): boolean {
  return view.turn > 1 && view.title !== seat && frameFor(view, seat)?.step === step;
}

/** What went before is planned already. */
function asksLastOrder(view: TrollTown, seat: Seat): boolean {
  const frame = frameFor(view, seat) as TrollTownFrame | undefined;
  return asks(view, seat, 'plan-order') && frame?.step === 'plan-order' && frame.order === view.options.orders - 1;
}

/** With one order a whole plan, deed and order, can be tried out. */
function asksSmallPlan(view: TrollTown, seat: Seat): boolean {
  return asks(view, seat, 'plan-action') && view.options.orders === 1;
}

/** Second thoughts lead out of the puzzle, and what is shown to others has no part in it. */
function isPlanning(_p: TrollTown, _seat: Seat, { do: verb }: TrollTownMove): boolean {
  return verb !== 'change' && verb !== 'show' && verb !== 'hide';
}

/** Only roads and Huts close a road. */
function isRoadWork(_p: TrollTown, _seat: Seat, move: TrollTownMove): boolean {
  if (move.do !== 'build') return move.do !== 'grunt';
  return isPathPiece(move.work) || isHutPiece(move.work) || isRebuild(move.work);
}

/** TT-15.3 */
const closeTheRoad: Goal = {
  id: 'close-the-road',
  least: 1,
  begins: (view, seat) => asksLastOrder(view, seat) && hutOf(view, seat) !== undefined && !isHome(view, seat),
  allows: isPlanning,
  tries: isRoadWork,
  reached: (_from, now, seat) => Number(isHome(afterPlan(now, seat), seat)),
};

function isHome(p: TrollTown, seat: Seat): boolean {
  const hut = hutOf(p, seat);
  return hut !== undefined && isHubLinked(p, hut);
}

/** TT-5.9: a first home, at once in a good place. */
const homeByTheRoad: Goal = {
  id: 'a-home-by-the-road',
  least: 1,
  begins: (view, seat) => asksLastOrder(view, seat) && hutOf(view, seat) === undefined,
  allows: isPlanning,
  tries: isRoadWork,
  reached: (_from, now, seat) => Number(isHome(afterPlan(now, seat), seat)),
};

/** TT-13.3, TT-13.5: how many Children could be served. */
function servings(p: TrollTown): number {
  return Math.min(nextFeast(p)?.required ?? 0, kitchens(p, p.communal).capacity, storedChildren(p));
}

const feastToCome: Goal = {
  id: 'the-feast-to-come',
  least: 1,
  oneIn: 3,
  begins: (view, seat) => asksSmallPlan(view, seat) && servings(view) < (nextFeast(view)?.required ?? 0),
  allows: isPlanning,
  reached: (_from, now, seat) => servings(afterPlan(now, seat)),
  params: (view) => ({ wanted: nextFeast(view)?.required ?? 0, servings: servings(view) }),
};

export const goals: readonly Goal[] = [closeTheRoad, homeByTheRoad, feastToCome];

/** Where Trolls brawl, roads break. */
export const tables: readonly DiggingTable[] = [
  { seats: 3, options: { orders: 1, tempers: 'brawling' } },
  { seats: 4, options: { orders: 1, layout: 'crooked' } },
  { seats: 2, options: { orders: 1, layout: 'ring', tempers: 'brawling' } },
  { seats: 4, options: { orders: 2, tempers: 'mixed' } },
];
