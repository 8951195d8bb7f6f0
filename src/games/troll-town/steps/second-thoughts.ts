import type { Anytime, Frame, Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { push } from '../../../kernel/steps.ts';
import type { TrollTownFrame } from '../frames.ts';
import { CHANGE, HIDE, type PlanChange, SHOW, SHOW_ALL, type TrollTownMove } from '../moves.ts';
import { planOf, type TrollTown } from '../position.ts';
import { amend, SECOND_THOUGHTS } from '../rules/planning.ts';
import { closeSlate, everybodyElse, openSlate } from '../rules/slates.ts';
import type { Word } from '../words.ts';

/** Bots have made up their minds, and talk to nobody. */
const NEVER = () => false;

function isThinkingOver(p: TrollTown, seat: Seat): boolean {
  return planOf(p, seat).changes < SECOND_THOUGHTS;
}

function countThought(p: TrollTown, seat: Seat): void {
  amend(p, seat, { changes: planOf(p, seat).changes + 1 });
}

/** The part that this very question asks for, by its place among the parts; none if it asks for a detail, or for the grunt. */
function partAsked(frame: TrollTownFrame): number {
  if (frame.step === 'plan-action') return 0;
  return frame.step === 'plan-order' ? frame.order + 1 : -1;
}

/** How many orders can be named: those that are planned, the one that is half laid, and at the end one more. */
function ordersToName(p: TrollTown, frame: TrollTownFrame, planned: number): number {
  if (frame.step === 'lock') return Math.min(p.options.orders, planned + 1);
  return 'order' in frame ? Math.max(planned, frame.order + 1) : planned;
}

/** TT-3.4: any part of the plan is planned anew; what is only half planned is dropped. */
export const change: Anytime<TrollTown, TrollTownMove, Word> = {
  offer(p, frame: Frame, seat, offers) {
    const asking = frame as TrollTownFrame;
    const canChange = isThinkingOver(p, seat);
    if (!canChange && !offers.explain) return;
    const here = partAsked(asking);
    const parts = 1 + ordersToName(p, asking, planOf(p, seat).orders.length);
    for (let part = 0; part < parts; part++) {
      if (part === here) continue;
      const move = CHANGE[part] as PlanChange;
      if (canChange) offers.add(move);
      else offers.block(move, 'TT-3.4', 'blocked.second-thoughts');
    }
  },
  take(p, seat, move) {
    if (move.do !== 'change') return;
    countThought(p, seat);
    p.stack.pop();
    const order = CHANGE.findIndex(({ part }) => part === move.part) - 1;
    if (order < 0) push(p, { step: 'plan-action', seat });
    else push(p, { step: 'plan-order', seat, order });
  },
  timely: NEVER,
};

/** Between two parts of a plan, not in the middle of one. */
function isBetweenParts({ step }: Frame): boolean {
  return step === 'plan-action' || step === 'plan-order' || step === 'lock';
}

/** TT-3.13 */
export const show: Anytime<TrollTown, TrollTownMove, Word> = {
  offer(p, frame, seat, offers) {
    if (!isBetweenParts(frame) || !isThinkingOver(p, seat)) return;
    const hidden = everybodyElse(p, seat) & ~at(p.slates, seat);
    if (hidden === 0) return;
    offers.add(SHOW_ALL);
    if (p.seats < 3) return;
    for (let other = 0; other < p.seats; other++) if ((hidden >> other) & 1) offers.add(at(SHOW, other));
  },
  take(p, seat, move) {
    if (move.do !== 'show') return;
    countThought(p, seat);
    openSlate(p, seat, move.to === 'all' ? everybodyElse(p, seat) : 1 << move.to);
  },
  timely: NEVER,
};

/** TT-3.13 */
export const hide: Anytime<TrollTown, TrollTownMove, Word> = {
  offer(p, frame, seat, offers) {
    if (isBetweenParts(frame) && p.slates[seat] !== 0 && isThinkingOver(p, seat)) offers.add(HIDE);
  },
  take(p, seat) {
    countThought(p, seat);
    closeSlate(p, seat);
  },
  timely: NEVER,
};
