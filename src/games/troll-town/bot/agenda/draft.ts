import type { Seat } from '../../../../kernel/game.ts';
import { at } from '../../../../kernel/lists.ts';
import { HEX_COUNT, type Hex } from '../../box/hexes.ts';
import { isPathPiece } from '../../box/pieces.ts';
import { siteOf } from '../../box/sites.ts';
import { NO_PLAN, type Order, type Plan, type TrollTown, trollOf, type Work } from '../../position.ts';
import { type Survey, survey } from '../../rules/ground/survey.ts';
import { communalBeds } from '../../rules/levels.ts';
import { labourOf } from '../../rules/orders.ts';
import { hasSupplies } from '../../rules/supplies.ts';
import { isRebuild } from '../../rules/works.ts';
import type { Expected } from '../company.ts';
import { worthOfGround } from './grounds.ts';

/** An odd number with its bits well spread. */
const MIX = 0x9e3779b1;

/** What one seat is to plan this turn. */
export interface Errand {
  /** The deed with all its details; the orders of this plan are none. */
  deed: Plan;
  readonly orders: Order[];
}

/** The plans of all seats for one turn in the making, with what they have taken hold of so far. */
export interface Draft {
  readonly p: TrollTown;
  /** The land before anybody builds. */
  readonly there: Survey;
  /** By hex: what would be lost if something else were built there. */
  readonly keep: Float32Array;
  readonly errands: readonly Errand[];
  /** Communal Minions that nothing is planned for, those who join this turn included. */
  labour: number;
  /** The same of each seat's private Minions. */
  readonly own: number[];
  /** Communal Minions, and their beds, when all is done. */
  communal: number;
  beds: number;
  herd: number;
  /** What people are expected to do and have asked for. */
  readonly expected: Expected;
  /** Hexes that are built on this turn; path among them. */
  readonly taken: Uint8Array;
  readonly laid: Hex[];
}

export const NOTHING_EXPECTED: Expected = { intents: [], requests: [], suggestions: [] };

export function newDraft(p: TrollTown, expected: Expected): Draft {
  const there = survey(p);
  return {
    p,
    there,
    expected,
    keep: worthOfGround(p, there),
    errands: Array.from({ length: p.seats }, () => ({ deed: NO_PLAN, orders: [] })),
    labour: p.communal,
    own: Array.from({ length: p.seats }, (_, seat) => trollOf(p, seat).minions),
    communal: p.communal,
    beds: communalBeds(p),
    herd: p.options.herd === 'open' ? HEX_COUNT : p.herd,
    taken: new Uint8Array(HEX_COUNT),
    laid: [],
  };
}

/** The seats of bots, another one first each turn: who is first does what is wanted most. */
export function inTurn({ p, expected }: Draft): Seat[] {
  const first = p.turn + lotOf(p);
  const seats = Array.from({ length: p.seats }, (_, place) => (first + place) % p.seats);
  return seats.filter((seat) => expected.intents[seat] === undefined);
}

/** Differs from match to match, so that no seat is always the first on the turns that matter: the stats draw the lot, all mixed. */
function lotOf(p: TrollTown): number {
  let lot = 0;
  for (let seat = 0; seat < p.seats; seat++) {
    for (const points of trollOf(p, seat).stats) {
      lot = Math.imul(lot ^ points, MIX);
      lot ^= lot >>> 15;
    }
  }
  return lot >>> 16;
}

function hasOrderLeft({ p, errands }: Draft, seat: Seat): boolean {
  return at(errands, seat).orders.length < p.options.orders;
}

export function canOrder(draft: Draft, seat: Seat, work: Work): boolean {
  if (draft.expected.intents[seat] !== undefined || !hasOrderLeft(draft, seat)) return false;
  return hasSupplies(draft.p, seat, work) && labourOf(draft.p, seat, work) <= draft.labour + (draft.own[seat] ?? 0);
}

/** The first in turn who could order it, or undefined. */
export function whoOrders(draft: Draft, work: Work): Seat | undefined {
  return inTurn(draft).find((seat) => canOrder(draft, seat, work));
}

/** Own Minions work first, so that it is sure how many of the town's are left for the others. */
export function order(draft: Draft, seat: Seat, work: Work, site: number): void {
  const { p, own, errands, taken, laid } = draft;
  const mine = own[seat] ?? 0;
  const labour = labourOf(p, seat, work);
  const fromOwn = Math.min(mine, labour);
  own[seat] = mine - fromOwn;
  draft.labour -= labour - fromOwn;
  const crew = trollOf(p, seat).minions > 0 ? 'private-first' : 'communal-first';
  at(errands, seat).orders.push({ work, site, crew });
  if (isRebuild(work)) return;
  for (const hex of siteOf(work, site).hexes) {
    taken[hex] = 1;
    if (isPathPiece(work)) laid.push(hex);
  }
}
