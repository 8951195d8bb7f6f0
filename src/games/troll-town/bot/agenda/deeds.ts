import type { Seat } from '../../../../kernel/game.ts';
import { at } from '../../../../kernel/lists.ts';
import { NO_PLAN, type Plan } from '../../position.ts';
import type { Temper } from '../../rules/tempers.ts';
import { type Draft, inTurn } from './draft.ts';
import { assign, care, hunt, recruit, upgrade } from './helping.ts';
import { ownDeed } from './own-deeds.ts';
import { heedRequest } from './requests.ts';
import { reserveDeed } from './reserve.ts';
import { fetchForTown, spareDeed } from './spare-time.ts';
import { wantsOf } from './wants.ts';

const LOAF: Plan = { ...NO_PLAN, deed: 'loaf' };

/** Who does what. */
export function giveDeeds(draft: Draft, temperOf: (seat: Seat) => Temper): void {
  const { p } = draft;
  const wants = wantsOf(p);
  for (let seat = 0; seat < p.seats; seat++) reserveDeed(draft, seat, wants);
  const helpers: Seat[] = [];
  for (const seat of inTurn(draft)) {
    if (heedRequest(draft, seat, wants, temperOf(seat))) continue;
    const own = ownDeed(draft, seat, temperOf(seat));
    if (own === undefined) helpers.push(seat);
    else assign(draft, seat, own);
  }
  if (wants.isUrgent) {
    const [hunter] = helpers;
    if (hunter !== undefined) hunt(draft, hunter, wants);
  }
  for (const seat of helpers) {
    if (at(draft.errands, seat).deed !== NO_PLAN) continue;
    if (upgrade(draft, seat, wants)) continue;
    if (wants.children > 0 && hunt(draft, seat, wants)) continue;
    const deed = fetchForTown(draft, seat, wants) ?? recruit(draft, seat) ?? care(draft, seat);
    if (deed !== undefined) assign(draft, seat, deed);
    // Children that are left over will do for the next Feast.
    else if (!hunt(draft, seat, wants)) assign(draft, seat, spareDeed(draft, seat, wants, temperOf(seat)) ?? LOAF);
  }
}
