import type { Seat } from '../../../../kernel/game.ts';
import { at } from '../../../../kernel/lists.ts';
import { ERAS, HUNGER, TURNS_OF_AN_ERA } from '../../box/calendar.ts';
import { HEX_COUNT, type Hex } from '../../box/hexes.ts';
import { BEDS_OF_A_HOVEL, BUILDING_PIECES, CAGE, SHOP_LEVELS } from '../../box/pieces.ts';
import { siteOf } from '../../box/sites.ts';
import { hutOf, type Land, type TrollTown } from '../../position.ts';
import { storedChildren } from '../../rules/children.ts';
import { required } from '../../rules/feast.ts';
import { survey } from '../../rules/ground/survey.ts';
import {
  addOnSites,
  capacityOf,
  countStanding,
  era,
  freePrivateBeds,
  isTownStore,
  levelOf,
  shopTable,
} from '../../rules/levels.ts';
import { hubLinked, isReached, pathsAround, type Reached, walkFrom } from '../../rules/roads.ts';
import { canOrder, type Draft, inTurn, order, whoOrders } from './draft.ts';
import { bestSite, siteBeside } from './grounds.ts';
import { gapBetween, roadFor, roadToward } from './roads.ts';
import type { Goal } from './targets.ts';

/** By era: how many shops there are to be, so that they cook enough with what can be added to them by then. */
const SHOPS_BY_ERA = [2, 5, 6, 6] as const;
/** By era: how many communal Minions there are to be, and one more for each player. */
const COMMUNAL_BY_ERA = [5, 8, 10, 10] as const;

export function communalWanted(p: TrollTown): number {
  return at(COMMUNAL_BY_ERA, era(p) - 1) + p.seats;
}

/** Who orders what, from what is wanted most to what is wanted least. */
export function giveOrders(draft: Draft, isSelfish: (seat: Seat) => boolean): void {
  const selfish = inTurn(draft).filter(isSelfish);
  if (!isRageComing(draft.p)) for (const seat of selfish) settle(draft, seat);
  for (const seat of selfish) relink(draft, seat);
  for (const seat of selfish) shelter(draft, seat);
  orderHovels(draft);
  for (const seat of inTurn(draft)) if (!isSelfish(seat)) relink(draft, seat);
  orderShops(draft);
  orderStores(draft);
  for (const seat of inTurn(draft)) if (!isSelfish(seat)) settle(draft, seat);
  orderPit(draft);
  for (const seat of inTurn(draft)) enlarge(draft, seat);
}

/** Room for Children in the cages and pits of the town. */
export function roomOf(p: TrollTown): number {
  let room = 0;
  for (const store of p.buildings) if (isTownStore(store)) room += capacityOf(store);
  return room;
}

/** Room that will do for the last Feast, with some to spare. */
export function roomAtLast({ options }: TrollTown): number {
  return at(HUNGER[options.hunger], ERAS - 1) + SPARE_ROOM;
}

const SPARE_ROOM = 2;

function place(draft: Draft, seat: Seat, work: Exclude<Goal, 'hut-mud'> | 'hovel'): boolean {
  const site = bestSite(draft, work);
  if (site < 0) return false;
  order(draft, seat, work, site);
  return true;
}

/** Beds for all who are there tonight, and for those who shall come next turn. */
function orderHovels(draft: Draft): void {
  const { p } = draft;
  const more = draft.herd > 0 ? p.seats : 0;
  const wanted = Math.max(draft.communal, Math.min(communalWanted(p), draft.communal + more));
  while (draft.beds < wanted) {
    const seat = whoOrders(draft, 'hovel');
    if (seat === undefined || !place(draft, seat, 'hovel')) return;
    draft.beds += BEDS_OF_A_HOVEL;
  }
}

function orderShops(draft: Draft): void {
  const { p } = draft;
  let shops = countStanding(p, 'shop');
  const isCramped = era(p) > 2 && cooksAtLast(p) < at(HUNGER[p.options.hunger], ERAS - 1);
  const wanted = Math.min(BUILDING_PIECES.shop.limit, isCramped ? shops + 1 : at(SHOPS_BY_ERA, era(p) - 1));
  for (; shops < wanted; shops++) {
    const seat = whoOrders(draft, 'shop');
    if (seat === undefined) return;
    if (!place(draft, seat, 'shop')) {
      layRoad(draft, 'shop');
      return;
    }
  }
}

/** How many the shops will cook for when they are as good as the ground around them allows. */
function cooksAtLast(p: TrollTown): number {
  let sum = 0;
  for (const shop of p.buildings) {
    if (!shop.stands || shop.kind !== 'shop') continue;
    const addOn = levelOf(shop) === 1 ? 'addon' : 'pile';
    const canGrow = levelOf(shop) < 3 && addOnSites(p, shop, addOn).length > (addOn === 'addon' ? 1 : 0);
    sum += canGrow ? SHOP_LEVELS[3].cooks : shopTable(shop).cooks;
  }
  return sum;
}

/** Room for as many Children as the Boss will want, first in this era, then in the next. */
function orderStores(draft: Draft): void {
  const { p } = draft;
  const next = at(HUNGER[p.options.hunger], Math.min(era(p), HUNGER.normal.length - 1));
  const wanted = p.turn % 10 >= 6 ? Math.max(required(p), Math.min(next, 24)) : required(p);
  let room = roomOf(p);
  const limit = BUILDING_PIECES.cage.limit;
  for (let cages = countStanding(p, 'cage'); cages < limit && room < wanted; cages++) {
    const seat = whoOrders(draft, 'cage');
    if (seat === undefined) return;
    if (!place(draft, seat, 'cage')) {
      layRoad(draft, 'cage');
      return;
    }
    room += CAGE;
  }
}

function layRoad(draft: Draft, goal: Goal): void {
  const seat = whoOrders(draft, 'i2');
  if (seat === undefined) return;
  const road = roadFor(draft, seat, goal, draft.labour + (draft.own[seat] ?? 0));
  if (road !== undefined) order(draft, seat, road.piece, road.site);
}

/** With more turns than this to go, a Feast may still be met. */
const TOO_EARLY_TO_TELL = 6;

/** Whether the Feast can hardly be met: the Boss will crack the roads around Huts, so they are better built after it. */
function isRageComing(p: TrollTown): boolean {
  const turnsLeft = TURNS_OF_AN_ERA - ((p.turn - 1) % TURNS_OF_AN_ERA);
  if (turnsLeft > TOO_EARLY_TO_TELL || era(p) === ERAS) return false;
  let cooks = 0;
  for (const shop of p.buildings) if (shop.stands && shop.kind === 'shop') cooks += shopTable(shop).cooks;
  return 2 * cooks < required(p) || 2 * storedChildren(p) < required(p);
}

const linked: Reached = new Uint8Array(HEX_COUNT);
const mine: Reached = new Uint8Array(HEX_COUNT);

/** A road to a Hut that is cut off from the Hub. */
function relink(draft: Draft, seat: Seat): void {
  const { p } = draft;
  const home = hutOf(p, seat)?.hexes;
  if (home === undefined || isReached(home, hubLinked(p.land, linked)) || !canOrder(draft, seat, 'i2')) return;
  walkFrom(p.land, pathsAround(p.land, home), mine);
  for (const hex of home) mine[hex] = 1;
  const labour = draft.labour + (draft.own[seat] ?? 0);
  const road = roadToward(draft, seat, mine, gapBetween(linked, mine), labour);
  if (road !== undefined) order(draft, seat, road.piece, road.site);
}

/** A Hut for a Troll that has none, or a road to a place for one. */
function settle(draft: Draft, seat: Seat): void {
  const { p } = draft;
  if (hutOf(p, seat) !== undefined || !canOrder(draft, seat, 'hut-mud')) return;
  const site = bestSite(draft, 'hut-mud');
  if (site >= 0) {
    order(draft, seat, 'hut-mud', site);
    return;
  }
  const road = roadFor(draft, seat, 'hut-mud', draft.labour + (draft.own[seat] ?? 0));
  if (road === undefined) return;
  order(draft, seat, road.piece, road.site);
  if (!road.isComplete || !canOrder(draft, seat, 'hut-mud')) return;
  const there = survey(p, withRoad(p, siteOf(road.piece, road.site).hexes));
  const home = bestSite({ ...draft, there }, 'hut-mud');
  if (home >= 0) order(draft, seat, 'hut-mud', home);
}

/** The land as it will be with a road there. */
function withRoad({ land, tiles }: TrollTown, hexes: readonly Hex[]): readonly Land[] {
  const ahead = land.slice();
  for (const hex of hexes) ahead[hex] = tiles + 1;
  return ahead;
}

/** What stands beside the Hut keeps roads away from it: each that touches it can break and take a piece along (TT-10.7). */
function shelter(draft: Draft, seat: Seat): void {
  const home = hutOf(draft.p, seat)?.hexes;
  if (home === undefined || !canOrder(draft, seat, 'hovel')) return;
  const site = siteBeside(draft, 'hovel', home);
  if (site >= 0) order(draft, seat, 'hovel', site);
}

/** Cages alone do not hold what the last Feasts want. */
function orderPit(draft: Draft): void {
  const { p } = draft;
  if (era(p) < 2) return;
  if (roomOf(p) >= roomAtLast(p) || countStanding(p, 'pit') >= BUILDING_PIECES.pit.limit) return;
  const seat = whoOrders(draft, 'pit');
  if (seat !== undefined && place(draft, seat, 'pit')) return;
  if (bestSite(draft, 'pit') < 0) layRoad(draft, 'pit');
}

/** More beds for those whose beds are all in use. */
function enlarge(draft: Draft, seat: Seat): void {
  const { p } = draft;
  if (hutOf(p, seat)?.material !== 'mud' || freePrivateBeds(p, seat) > 0) return;
  if (canOrder(draft, seat, 'rebuild')) order(draft, seat, 'rebuild', 0);
}
