import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { push } from '../../../kernel/steps.ts';
import { isPathPiece } from '../box/pieces.ts';
import { siteOf } from '../box/sites.ts';
import { type Building, hutOf, NO_PLAN, type Order, type Plan, planOf, type TrollTown } from '../position.ts';
import { obstacleOn } from './ground/obstacles.ts';
import { plannedLand } from './ground/planned-land.ts';
import { survey } from './ground/survey.ts';
import { canBeRebuilt, isHutPiece, isRebuild, materialBuilt } from './works.ts';

/**
 * So many thoughts beyond the first are more than anybody needs, but a match must come to its end (TT-3.4). Taking back is not
 * counted.
 */
export const SECOND_THOUGHTS = 16;

export function amend(p: TrollTown, seat: Seat, changes: Partial<Plan>): void {
  p.plans[seat] = { ...planOf(p, seat), ...changes };
}

/** Chooses the deed; whatever was planned for another one is forgotten. */
export function setDeed(p: TrollTown, seat: Seat, changes: Partial<Plan>): void {
  const { orders, changes: thoughts } = planOf(p, seat);
  p.plans[seat] = { ...NO_PLAN, ...changes, orders, changes: thoughts };
}

/** The deed is planned: on to what is left. */
export function afterDeed(p: TrollTown, seat: Seat): void {
  dropWhatFails(p, seat, 0);
  goOn(p, seat);
}

/** An order is planned, or planned anew: on to what is left. */
export function planOrderAt(p: TrollTown, seat: Seat, place: number, order: Order): void {
  setOrder(p, seat, place, order);
  dropWhatFails(p, seat, place + 1);
  goOn(p, seat);
}

/** An order that was planned is taken out. */
export function takeOrderOut(p: TrollTown, seat: Seat, place: number): void {
  setOrder(p, seat, place, undefined);
  dropWhatFails(p, seat, place);
  push(p, { step: 'lock', seat });
}

/** On to the first order that is not planned yet, or to the end of the plan. */
function goOn(p: TrollTown, seat: Seat): void {
  const order = planOf(p, seat).orders.length;
  if (order < p.options.orders) push(p, { step: 'plan-order', seat, order });
  else push(p, { step: 'lock', seat });
}

function setOrder(p: TrollTown, seat: Seat, place: number, order: Order | undefined): void {
  const orders = planOf(p, seat).orders.slice();
  if (order === undefined) orders.splice(place, 1);
  else orders[place] = order;
  amend(p, seat, { orders });
}

/** TT-4.33: orders, from that place on, that lean on what is no longer planned are taken out. */
function dropWhatFails(p: TrollTown, seat: Seat, from: number): void {
  for (let place = from; place < planOf(p, seat).orders.length; ) {
    if (isStillPossible(p, seat, place)) place++;
    else setOrder(p, seat, place, undefined);
  }
}

function isStillPossible(p: TrollTown, seat: Seat, place: number): boolean {
  const { orders } = planOf(p, seat);
  const { work, site } = at(orders, place);
  if (isRebuild(work)) return canBeRebuilt(plannedHut(p, seat, place), work);
  if (isHutPiece(work) && plansHut(p, seat, place)) return false;
  return obstacleOn(survey(p, plannedLand(p, seat, place)), work, siteOf(work, site)) === undefined;
}

/** Whether the seat has a Hut, or plans one with an earlier order. */
export function plansHut(p: TrollTown, seat: Seat, order: number): boolean {
  if (hutOf(p, seat) !== undefined) return true;
  return planOf(p, seat).orders.some(({ work }, place) => place < order && isHutPiece(work));
}

/** TT-4.33: what the seat's Hut will be made of by its earlier orders; undefined if it will have none. */
export function plannedHut(p: TrollTown, seat: Seat, order: number): Building['material'] | undefined {
  const { orders } = planOf(p, seat);
  let material = hutOf(p, seat)?.material;
  for (let place = 0; place < order; place++) material = materialBuilt(at(orders, place).work) ?? material;
  return material;
}

/** How many of these the seat's earlier orders build. */
export function plannedOf(p: TrollTown, seat: Seat, order: number, work: Order['work']): number {
  let count = 0;
  planOf(p, seat).orders.forEach((each, place) => {
    if (place < order && each.work === work && !isPathPiece(work)) count++;
  });
  return count;
}

/** Whether plans are being made, and the Boss's step follows when all are locked. */
export function isPlanning({ stack }: TrollTown): boolean {
  return stack.some(({ step }) => step === 'boss-step');
}

/** Whether somebody decides what to lend. */
export function isLending({ stack }: TrollTown): boolean {
  return stack.some(({ step }) => step === 'lend');
}
