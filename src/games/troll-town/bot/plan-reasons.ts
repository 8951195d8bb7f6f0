import type { Reason, Seat } from '../../../kernel/game.ts';
import type { MessageParams } from '../../../kernel/messages.ts';
import { frameFor } from '../../../kernel/steps.ts';
import type { Deed } from '../box/deeds.ts';
import { isPathPiece } from '../box/pieces.ts';
import type { TrollTownFrame } from '../frames.ts';
import { type Building, hutOf, type Order, type Plan, type TrollTown, trollOf, WAIT, type Work } from '../position.ts';
import { storedChildren } from '../rules/children.ts';
import { named } from '../rules/events.ts';
import { kitchens, required } from '../rules/feast.ts';
import { capacityOf, communalBeds, injuriesOf, isTownStore } from '../rules/levels.ts';
import { oddsOf } from '../rules/odds.ts';
import { isHubLinked } from '../rules/roads.ts';
import type { Word } from '../words.ts';
import type { Errand } from './agenda/agenda.ts';
import {
  BEGUN,
  isAsking,
  isPlacing,
  isSameDeed,
  isSameOrder,
  PLANNED,
  SECOND_THOUGHT,
  spareTime,
  UNASKED,
  WISHED_DEED,
  WISHED_DETAIL,
  WISHED_ORDER,
} from './promise.ts';

/** So little that it changes no judgement, but a reason is given. */
const A_WORD = 0.001;

/** Deeds after which a place or a Troll is chosen. */
const WITH_PLACE: ReadonlySet<Deed> = new Set([
  'capture-child',
  'upgrade-hovel',
  'upgrade-pile',
  'smash',
  'fire',
  'fight',
  'intimidate',
]);

/** What a seat's plan promises, part by part, each with what it is good for: together as much as `promiseOf` says. */
export function planReasons(p: TrollTown, seat: Seat, plan: Plan, errand: Errand): Reason<Word>[] {
  const frame = frameFor(p, seat) as TrollTownFrame | undefined;
  return [
    ...(plan.changes > 0 ? [{ say: 'reason.changes', worth: -SECOND_THOUGHT * plan.changes } as const] : []),
    ...deedReasons(p, seat, plan, errand, frame),
    ...orderReasons(p, seat, plan, errand, frame),
  ];
}

function deedReasons(
  p: TrollTown,
  seat: Seat,
  plan: Plan,
  { deed: wished }: Errand,
  frame: TrollTownFrame | undefined,
): Reason<Word>[] {
  if (plan.deed === 'none') {
    if (frame === undefined || !isAsking(frame, wished)) return [];
    return [{ ...purposeOf(p, seat, wished), worth: BEGUN * (PLANNED + WISHED_DEED) }];
  }
  if (plan.deed === 'loaf') {
    const worth = PLANNED + (wished.deed === 'loaf' ? WISHED_DEED + WISHED_DETAIL : spareTime(plan.deed));
    return [{ say: 'reason.loaf', worth }];
  }
  if (plan.deed !== wished.deed) {
    const worth = spareTime(plan.deed);
    const better = { say: 'reason.planned', worth: PLANNED } as const;
    return worth === 0 ? [better] : [better, { ...purposeOf(p, seat, plan), worth }];
  }
  const detail = isSameDeed(plan, wished) ? WISHED_DETAIL : 0;
  const purpose = purposeOf(p, seat, plan);
  if (!WITH_PLACE.has(plan.deed)) return [{ ...purpose, worth: PLANNED + WISHED_DEED + detail }];
  const reason = { ...purpose, worth: PLANNED + WISHED_DEED };
  if (detail === 0) return [reason];
  return [reason, { say: 'reason.detail', deed: plan.deed, waits: plan.store === WAIT, worth: detail }];
}

/** What a deed is good for, as the town stands. */
function purposeOf(p: TrollTown, seat: Seat, plan: Plan): MessageParams & { readonly say: Word } {
  switch (plan.deed) {
    case 'get-minion':
      return plan.bed === 'private'
        ? { say: 'reason.own-minion', own: trollOf(p, seat).minions, most: mostMinions(p) }
        : { say: 'reason.hands', minions: p.communal, beds: communalBeds(p) };
    case 'capture-child':
      return { say: 'reason.catch', stored: storedChildren(p), required: required(p), room: roomOf(p) };
    case 'challenge':
      return { say: 'reason.odds', troll: named(p, p.title), ...oddsOf(p, seat, p.title) };
    case 'fight':
      return { say: 'reason.odds', troll: named(p, plan.victim), ...oddsOf(p, seat, plan.victim) };
    case 'upgrade-hovel':
    case 'upgrade-pile':
      return { say: 'reason.upgrade', kind: p.buildings[plan.host]?.kind ?? '' };
    case 'heal':
      return { say: 'reason.heal', injuries: injuriesOf(p, seat) };
    case 'smash':
    case 'fire':
    case 'destroy':
      return { say: 'reason.spite' };
    case 'intimidate':
    case 'strike':
      return { say: 'reason.bully' };
    default:
      return { say: 'reason.deed' };
  }
}

const ORDER_SAYS = ['reason.order-1', 'reason.order-2', 'reason.order-3'] as const;

function orderReasons(
  p: TrollTown,
  seat: Seat,
  { orders }: Plan,
  { orders: wished }: Errand,
  frame: TrollTownFrame | undefined,
): Reason<Word>[] {
  const reasons: Reason<Word>[] = [];
  const add = (place: number, work: Work, worth: number) => {
    const say = ORDER_SAYS[place];
    if (say === undefined) return;
    // An order that is planned anew is still there while its new place is asked for.
    const before = reasons.findIndex((reason) => reason.say === say);
    const had = before < 0 ? 0 : (reasons.splice(before, 1)[0]?.worth ?? 0);
    reasons.push({ ...needOf(p, seat, work), say, work, worth: had + worth });
  };
  let site = 0;
  let isHut = false;
  orders.forEach((order, place) => {
    const isWished = isSameWork(order, wished[place]);
    add(place, order.work, isWished ? BEGUN * WISHED_ORDER : UNASKED);
    if (!isWished) return;
    site += isSameOrder(order, wished[place]) ? (1 - BEGUN) * WISHED_ORDER : UNASKED - BEGUN * WISHED_ORDER;
    isHut = order.work.startsWith('hut');
  });
  if (frame !== undefined && isPlacing(frame)) {
    const isWished = isSameWork({ work: frame.piece, crew: frame.crew }, wished[frame.order]);
    add(frame.order, frame.piece, isWished ? BEGUN * WISHED_ORDER : UNASKED);
  }
  if (site !== 0) reasons.push({ say: 'reason.site', hut: isHut, worth: site });
  if (frame?.step === 'lock' && orders.length < p.options.orders)
    reasons.push({ say: 'reason.no-order', worth: A_WORD });
  return reasons;
}

function isSameWork({ work, crew }: Pick<Order, 'work' | 'crew'>, wished: Order | undefined): boolean {
  return wished?.work === work && wished.crew === crew;
}

/** The numbers that speak for a building, or against it. */
function needOf(p: TrollTown, seat: Seat, work: Work): MessageParams {
  const wants = required(p);
  switch (work) {
    case 'hovel':
      return { need: 'beds', has: communalBeds(p), of: p.communal };
    case 'cage':
    case 'pit':
      return { need: 'room', has: roomOf(p), of: wants };
    case 'shop':
      return { need: 'kitchens', has: kitchens(p, Number.MAX_SAFE_INTEGER).capacity, of: wants };
    case 'rebuild':
    case 'rebuild-clay':
      return { need: 'home' };
    default:
      if (!isPathPiece(work)) return { need: 'hut' };
      return { need: isCutOff(p, hutOf(p, seat)) ? 'link' : 'road' };
  }
}

function isCutOff(p: TrollTown, hut: Building | undefined): boolean {
  return hut !== undefined && !isHubLinked(p, hut);
}

function roomOf(p: TrollTown): number {
  return p.buildings.reduce((sum, store) => sum + (isTownStore(store) ? capacityOf(store) : 0), 0);
}

function mostMinions(p: TrollTown): number {
  return Math.max(...p.trolls.slice(0, p.seats).map(({ minions }) => minions));
}
