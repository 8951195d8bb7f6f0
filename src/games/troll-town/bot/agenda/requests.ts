import type { Seat } from '../../../../kernel/game.ts';
import { at } from '../../../../kernel/lists.ts';
import { NO_PLAN, trollOf, type Work } from '../../position.ts';
import { whyNot } from '../../rules/deeds.ts';
import { freePrivateBeds } from '../../rules/levels.ts';
import { NO_SITE, orderSaid, planSaid } from '../../rules/said-plan.ts';
import type { Temper } from '../../rules/tempers.ts';
import { isHutPiece, isRebuild } from '../../rules/works.ts';
import { chanceInFight } from './chances.ts';
import { canOrder, type Draft, order } from './draft.ts';
import { bestSite, isOpen } from './grounds.ts';
import { assign, care, hunt, recruit, upgrade } from './helping.ts';
import { roadFor } from './roads.ts';
import type { Wants } from './wants.ts';

/** Does what somebody asked for, if it helps the one who is asked as well: the town, or its own. */
export function heedRequest(draft: Draft, seat: Seat, wants: Wants, temper: Temper): boolean {
  for (const { to, action } of draft.expected.requests) {
    if (to !== seat || 'work' in action) continue;
    const asked = planSaid(draft.p, action);
    if (whyNot(draft.p, seat, action.deed) !== undefined) continue;
    switch (asked.deed) {
      case 'capture-child':
        if ((!temper.isSelfish || wants.isUrgent) && hunt(draft, seat, wants)) return true;
        break;
      case 'get-minion': {
        if (temper.isSelfish && freePrivateBeds(draft.p, seat) === 0) break;
        const deed = recruit(draft, seat);
        if (deed === undefined) break;
        assign(draft, seat, deed);
        return true;
      }
      case 'upgrade-hovel':
      case 'upgrade-pile':
        if (!temper.isSelfish && upgrade(draft, seat, wants)) return true;
        break;
      case 'heal': {
        const deed = care(draft, seat);
        if (deed === undefined) break;
        assign(draft, seat, deed);
        return true;
      }
      case 'fight':
        if (asked.victim < 0 || asked.victim >= draft.p.seats || draft.p.title === seat) break;
        if (trollOf(draft.p, asked.victim).minions === 0) break;
        if (chanceInFight(draft.p, seat, asked.victim) < temper.daresOthers) break;
        assign(draft, seat, asked);
        return true;
      case 'loaf':
        if (temper.isSelfish) break;
        assign(draft, seat, { ...NO_PLAN, deed: 'loaf' });
        return true;
      default:
    }
  }
  return false;
}

/** The same for what is to be built. */
export function heedOrders(draft: Draft, temperOf: (seat: Seat) => Temper): void {
  for (const { to, action } of draft.expected.requests)
    if ('work' in action) heedOrder(draft, to, orderSaid(action), temperOf(to));
}

/** Builds it where that was asked for, if the ground is free, or else where it is best. */
function heedOrder(
  draft: Draft,
  seat: Seat,
  { work, site: wished }: { readonly work: Work; readonly site: number },
  temper: Temper,
): void {
  if (isHutPiece(work) || isRebuild(work) || temper.isSelfish || !canOrder(draft, seat, work)) return;
  if (wished !== NO_SITE && isOpen(draft, work, wished)) {
    order(draft, seat, work, wished);
    return;
  }
  if (work === 'hovel' || work === 'cage' || work === 'shop' || work === 'pit') {
    const site = bestSite(draft, work);
    if (site >= 0) order(draft, seat, work, site);
    return;
  }
  const road = roadFor(draft, seat, 'shop', draft.labour + at(draft.own, seat));
  if (road !== undefined) order(draft, seat, road.piece, road.site);
}
