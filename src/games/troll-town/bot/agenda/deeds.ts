import type { Seat } from '../../../../kernel/game.ts';
import { at } from '../../../../kernel/lists.ts';
import { NO_PLAN, type Plan, type TrollTown } from '../../position.ts';
import { missedFeasts } from '../../rules/feast.ts';
import type { Temper } from '../../rules/tempers.ts';
import { type Draft, inTurn } from './draft.ts';
import { assign, care, hunt, recruit, upgrade } from './helping.ts';
import { ownDeed } from './own-deeds.ts';
import { heedRequest } from './requests.ts';
import { reserveDeed } from './reserve.ts';
import { fetchForTown, spareDeed } from './spare-time.ts';
import { type Wants, wantsOf } from './wants.ts';

/** TT-15.10: whether one more Feast that is not met would let nobody win, and it is not provided for. */
function isAtStake(p: TrollTown, { children, isShort }: Wants): boolean {
  return p.options.missed === 'two' && missedFeasts(p) === 1 && (children > 0 || isShort);
}

/** TT-15.9: whether the seat hunts for the crown: it is not far behind, nor ahead by more than the others can make good. */
function competesFor(p: TrollTown, seat: Seat, { bestCatch, children }: Wants): boolean {
  if (!p.options.provider || children <= 0) return false;
  const others = p.catches.filter((_, other) => other !== seat);
  return Math.abs(Math.max(...others) - (p.catches[seat] ?? 0)) <= IN_REACH * bestCatch;
}

/** So many good catches behind or ahead the crown is still open. */
const IN_REACH = 3;

const LOAF: Plan = { ...NO_PLAN, deed: 'loaf' };

/** Who does what. */
export function giveDeeds(draft: Draft, temperOf: (seat: Seat) => Temper): void {
  const { p } = draft;
  const wants = wantsOf(p);
  for (let seat = 0; seat < p.seats; seat++) reserveDeed(draft, seat, wants);
  const helpers: Seat[] = [];
  for (const seat of inTurn(draft)) {
    if (heedRequest(draft, seat, wants, temperOf(seat))) continue;
    // With everything at stake even the selfish help.
    if (isAtStake(p, wants)) {
      helpers.push(seat);
      continue;
    }
    if (competesFor(p, seat, wants) && hunt(draft, seat, wants)) continue;
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
