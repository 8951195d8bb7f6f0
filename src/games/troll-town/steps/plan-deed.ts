import type { Seat } from '../../../kernel/game.ts';
import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { DEED_IDS, type Deed, deedRow } from '../box/deeds.ts';
import type { DeedStep } from '../frames.ts';
import {
  type Act,
  actOf,
  CAPTURE_CHILD,
  type DeedMove,
  GET_MINION,
  GRUNT,
  type Grunt,
  type TrollTownMove,
} from '../moves.ts';
import { planOf, type TrollTown } from '../position.ts';
import { isKnown, type Reason, whyNot } from '../rules/deeds.ts';
import { freePrivateBeds } from '../rules/levels.ts';
import { afterDeed, setDeed } from '../rules/planning.ts';
import type { Word } from '../words.ts';
import type { Ask } from './step.ts';

/** TT-3.12: a plan can be locked as it stands at any time. */
export function offerGrunt(offers: Offers<TrollTownMove, Word>): void {
  offers.add(GRUNT);
}

/** TT-3.4: the plan is final. Without a deed the Troll loafs. */
export function grunt(p: TrollTown, seat: Seat): void {
  if (planOf(p, seat).deed === 'none') setDeed(p, seat, { deed: 'loaf' });
  if (p.options.declare === 'grunt') p.declared.push(seat);
}

/** What a deed asks further. */
const FURTHER: Readonly<Partial<Record<Deed, DeedStep>>> = {
  fight: 'plan-victim',
  strike: 'plan-strike',
  intimidate: 'plan-intimidate',
  smash: 'plan-join',
  fire: 'plan-hex',
  destroy: 'plan-target',
  scare: 'plan-scare',
  'get-resource': 'plan-resource',
  'make-trinket': 'plan-trinkets',
  grift: 'plan-grift',
};

/** Table 4.1 */
export const planAction: Ask<'plan-action', DeedMove | Grunt> = {
  rule: 'TT-3.3',
  anytime: true,
  offer(p, _frame, seat, offers) {
    for (const deed of DEED_IDS) {
      if (!isKnown(p, seat, deed)) continue;
      const why = whyNot(p, seat, deed);
      if (why === undefined) offerDeed(p, seat, deed, offers);
      else if (offers.explain) blockDeed(deed, why, offers);
    }
    offerGrunt(offers);
  },
  take(p, _frame, seat, move) {
    switch (move.do) {
      case 'grunt':
        grunt(p, seat);
        return;
      case 'get-minion':
        setDeed(p, seat, { deed: 'get-minion', bed: move.bed });
        afterDeed(p, seat);
        return;
      case 'capture-child':
        push(p, { step: 'plan-store', seat, gear: move.gear });
        return;
      case 'upgrade-hovel':
        push(p, { step: 'plan-host', seat, addOn: 'addon' });
        return;
      case 'upgrade-pile':
        push(p, { step: 'plan-host', seat, addOn: 'pile' });
        return;
      default:
        goFurther(p, seat, move);
    }
  },
};

function goFurther(p: TrollTown, seat: Seat, move: Act): void {
  const step = FURTHER[move.do];
  if (step !== undefined) {
    push(p, { step, seat });
    return;
  }
  setDeed(p, seat, { deed: move.do });
  afterDeed(p, seat);
}

function offerDeed(p: TrollTown, seat: Seat, deed: Deed, offers: Offers<DeedMove | Grunt, Word>): void {
  if (deed === 'get-minion') {
    if (freePrivateBeds(p, seat) > 0) offers.add(GET_MINION.private);
    else offers.block(GET_MINION.private, 'TT-4.1', 'blocked.no-bed');
    offers.add(GET_MINION.communal);
  } else if (deed === 'capture-child') {
    if (p.buildings.some(({ stands, kind }) => stands && kind === 'shop')) offers.add(CAPTURE_CHILD.shop);
    else offers.block(CAPTURE_CHILD.shop, 'TT-4.4', 'blocked.no-shop');
    offers.add(CAPTURE_CHILD.bare);
  } else offers.add(actOf(deed));
}

function blockDeed(deed: Deed, [rule, say]: Reason, offers: Offers<DeedMove | Grunt, Word>): void {
  const { era } = deedRow(deed);
  if (deed === 'get-minion') {
    for (const move of Object.values(GET_MINION)) offers.block(move, rule, say);
  } else if (deed !== 'capture-child') offers.block(actOf(deed), rule, say, { era });
}
