import type { Seat } from '../../../kernel/game.ts';
import { frameFor } from '../../../kernel/steps.ts';
import type { Deed } from '../box/deeds.ts';
import type { TrollTownFrame } from '../frames.ts';
import type { Order, Plan, TrollTown } from '../position.ts';
import type { Errand } from './agenda/agenda.ts';

/** To plan is better than to lock at once, whatever the turn may bring; for the last to lock the two are weighed up. */
export const PLANNED = 12;
/** And a plan that is made is locked. */
export const SECOND_THOUGHT = 60;
/** What is on the agenda, as far as it is planned. */
export const WISHED_DEED = 8;
export const WISHED_DETAIL = 2;
export const WISHED_ORDER = 6;
/** Of a choice whose details are still to come. */
export const BEGUN = 0.5;
/** What nobody asked for takes labour and room that others count on. */
export const UNASKED = -2;

/** What other deeds than the one on the agenda are good for. */
const SPARE_TIME: Readonly<Partial<Record<Deed, number>>> = {
  'get-minion': 2,
  'capture-child': -1,
  heal: 1,
  scare: 0.5,
  'get-resource': 1,
  'make-trinket': 1,
  strike: -1,
  intimidate: 1,
  loaf: 0,
};
const MISCHIEF = -4;

/** What a deed that is not on the agenda is good for. */
export function spareTime(deed: Deed): number {
  return SPARE_TIME[deed] ?? MISCHIEF;
}

/** What the seat's plan, as far as it is made, promises: nothing of it has happened yet. */
export function promiseOf(p: TrollTown, seat: Seat, plan: Plan, { deed, orders }: Errand): number {
  const frame = frameFor(p, seat) as TrollTownFrame | undefined;
  let sum = -SECOND_THOUGHT * plan.changes;
  if (plan.deed !== 'none') sum += PLANNED + deedPromise(plan, deed);
  else if (frame !== undefined && isAsking(frame, deed)) sum += BEGUN * (PLANNED + WISHED_DEED);
  plan.orders.forEach((order, place) => {
    sum += isSameOrder(order, orders[place]) ? WISHED_ORDER : UNASKED;
  });
  if (frame !== undefined && isPlacing(frame)) {
    const wished = orders[frame.order];
    sum += wished?.work === frame.piece && wished.crew === frame.crew ? BEGUN * WISHED_ORDER : UNASKED;
  }
  return sum;
}

function deedPromise(plan: Plan, wished: Plan): number {
  if (plan.deed === 'none') return 0;
  if (plan.deed !== wished.deed) return spareTime(plan.deed);
  return WISHED_DEED + (isSameDeed(plan, wished) ? WISHED_DETAIL : 0);
}

/** The details of any deed: those that it does not have are the same in every plan. */
export function isSameDeed(one: Plan, other: Plan): boolean {
  return (
    one.bed === other.bed &&
    one.gear === other.gear &&
    one.store === other.store &&
    one.host === other.host &&
    one.hex === other.hex &&
    one.victim === other.victim &&
    one.join === other.join &&
    one.target === other.target &&
    one.supply === other.supply &&
    one.keeps === other.keeps
  );
}

export function isSameOrder(one: Order, other: Order | undefined): boolean {
  return other !== undefined && one.work === other.work && one.site === other.site && one.crew === other.crew;
}

type Placing = Extract<TrollTownFrame, { readonly step: 'plan-placement' | 'plan-building-site' }>;

export function isPlacing(frame: TrollTownFrame): frame is Placing {
  return frame.step === 'plan-placement' || frame.step === 'plan-building-site';
}

/** Whether the question is about the details of the deed. */
export function isAsking(frame: TrollTownFrame, { deed, gear, host }: Plan): boolean {
  switch (frame.step) {
    case 'plan-store':
      return deed === 'capture-child' && frame.gear === gear;
    case 'plan-host':
      return deed === (frame.addOn === 'pile' ? 'upgrade-pile' : 'upgrade-hovel');
    case 'plan-site':
      return deed === (frame.addOn === 'pile' ? 'upgrade-pile' : 'upgrade-hovel') && frame.host === host;
    case 'plan-victim':
      return deed === 'fight';
    case 'plan-intimidate':
      return deed === 'intimidate';
    case 'plan-join':
      return deed === 'smash';
    case 'plan-hex':
      return deed === 'fire';
    case 'plan-resource':
      return deed === 'get-resource';
    case 'plan-scare':
      return deed === 'scare';
    case 'plan-strike':
      return deed === 'strike';
    case 'plan-target':
      return deed === 'destroy';
    case 'plan-grift':
      return deed === 'grift';
    case 'plan-trinkets':
    case 'plan-trinket-stat':
      return deed === 'make-trinket';
    default:
      return false;
  }
}
