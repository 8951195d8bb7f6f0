import type { Seat } from '../../kernel/game.ts';
import { TURNS_OF_AN_ERA } from './box/calendar.ts';
import { STAT_COUNT } from './box/fights.ts';
import { distance, distanceOf, HEX_COUNT, type Hex } from './box/hexes.ts';
import { BUILDING_PIECES, MATERIALS, SHOP_CREW } from './box/pieces.ts';
import { siteOf } from './box/sites.ts';
import { storedChildren } from './children.ts';
import { hasHerd, intimidationVictims } from './deeds.ts';
import { kitchens, required } from './feast.ts';
import { hutChances, isRebuild, plannedLand, survey } from './ground.ts';
import {
  capacityOf,
  communalBeds,
  countStanding,
  freePrivateBeds,
  injuriesOf,
  isTownStore,
  levelOf,
  shopTable,
  statOf,
} from './levels.ts';
import { labourOf } from './orders.ts';
import {
  type Building,
  building,
  hutOf,
  type Order,
  type Plan,
  planOf,
  type TrollNumber,
  type TrollTown,
  trollOf,
} from './position.ts';
import { hubLinked, pathsAround, type Reached } from './roads.ts';
import { tearingPromise } from './tearing.ts';

/** What the promise of a plan is weighed with. */
interface Weights {
  readonly crown: number;
  readonly minion: number;
  readonly stat: number;
  readonly town: number;
  readonly envy: number;
}

/** What the seat's plan, as far as it is made, promises: nothing of it has happened yet. */
export function promiseOf(p: TrollTown, seat: Seat, weights: Weights): number {
  const plan = p.plans[seat];
  if (plan === undefined || plan === 'secret') return 0;
  const made = (plan.deed === 'none' ? 0 : PLANNED) - SECOND_THOUGHT * plan.changes;
  return made + deedPromise(p, seat, plan, weights) + ordersPromise(p, seat, plan, weights);
}

/** To plan is better than to lock at once, whatever the turn may bring; for the last to lock the two are weighed up. */
const PLANNED = 12;
/** And a plan that is made is locked. */
const SECOND_THOUGHT = 40;

/** How likely one Troll is to beat another, by the stats in which it is stronger and weaker. */
function chanceAgainst(p: TrollTown, one: TrollNumber, other: TrollNumber, sharpness: number): number {
  let stronger = 0;
  let weaker = 0;
  for (let stat = 0; stat < STAT_COUNT; stat++) {
    const lead = statOf(p, one, stat) - statOf(p, other, stat);
    if (lead > 0) stronger++;
    else if (lead < 0) weaker++;
  }
  if (stronger === 0) return 0.02;
  return Math.min(0.97, Math.max(0.02, 0.5 + sharpness * (stronger - weaker)));
}

/** A worker more for the town: most of all while there are few. */
function labourWorth(p: TrollTown, weights: Weights): number {
  const beds = communalBeds(p) - p.communal;
  const wanted = Math.max(0.3, 2.4 - 0.2 * p.communal);
  return weights.town * (beds > 0 ? wanted : 0.25 * wanted);
}

/** What another Child in store is worth. */
function childWorth(p: TrollTown, weights: Weights): number {
  const missing = required(p) - storedChildren(p);
  const turnOfEra = (p.turn - 1) % TURNS_OF_AN_ERA;
  const urgency = 1 + turnOfEra / TURNS_OF_AN_ERA;
  if (missing <= 0) return 0.2 * weights.town;
  const isHopeless = missing > MOST_IN_A_TURN * (TURNS_OF_AN_ERA - turnOfEra);
  return (isHopeless ? 0.25 : 0.9 * faithOf(p, weights)) * urgency * weights.town;
}

/** What a town with good gear can bring home in a turn. */
const MOST_IN_A_TURN = 8;

function deedPromise(p: TrollTown, seat: Seat, plan: Plan, weights: Weights): number {
  switch (plan.deed) {
    case 'get-minion':
      if (!hasHerd(p)) return 0;
      return plan.bed === 'private' ? 1.5 * weights.minion + 1 : labourWorth(p, weights);
    case 'capture-child':
      return capturePromise(p, seat, plan, weights);
    case 'challenge':
      return challengePromise(p, seat, weights);
    case 'heal':
      return weights.stat * Math.min(2, injuriesOf(p, seat));
    case 'upgrade-hovel':
    case 'upgrade-pile':
      return upgradePromise(p, seat, plan, weights);
    case 'fight': {
      const chance = chanceAgainst(p, seat, plan.victim, 0.1);
      const prize = Math.min(1, trollOf(p, plan.victim).minions) * weights.minion;
      return chance * (prize + 0.5) - (1 - chance) * weights.stat - 0.6;
    }
    case 'intimidate': {
      const victims = intimidationVictims(p, seat);
      const hasMinion = victims.includes(plan.victim) && trollOf(p, plan.victim).minions > 0;
      return hasMinion && freePrivateBeds(p, seat) > 0 ? 1.8 * weights.minion : 0.3;
    }
    case 'strike':
      return 0.3;
    case 'scare':
      return 0.1 * (p.buildings[plan.store]?.children ?? 0) * weights.town;
    case 'get-resource':
    case 'make-trinket':
      return 0.4 + weights.stat * plan.trinkets.length;
    case 'smash':
    case 'fire':
      return tearingPromise(p, seat, plan, weights);
    case 'call-feast':
    case 'schmooze':
    case 'destroy':
      return -1;
    default:
      return 0;
  }
}

function capturePromise(p: TrollTown, seat: Seat, plan: Plan, weights: Weights): number {
  const hasCrew = p.communal >= SHOP_CREW;
  let catches = 1;
  if (plan.gear === 'shop' && hasCrew) {
    for (const shop of p.buildings)
      if (shop.stands && shop.kind === 'shop') catches = Math.max(catches, shopTable(shop).catches);
  }
  let room = 0;
  for (const store of p.buildings) if (isTownStore(store)) room += capacityOf(store) - store.children;
  const kept = Math.min(catches, room);
  // Whoever goes hunting together fights, so Trolls who cannot talk take turns at it.
  const undisturbed = p.title === seat ? 1 : p.turn % p.seats === seat ? 0.9 : 0.3;
  const brawl = (1 - undisturbed) * (hutOf(p, seat) === undefined ? 0.2 : 1);
  return undisturbed * kept * childWorth(p, weights) + (plan.store >= 0 ? 0.05 : 0) - brawl;
}

function challengePromise(p: TrollTown, seat: Seat, weights: Weights): number {
  const chance = chanceAgainst(p, seat, p.title, 0.25);
  const prize = p.options.biggest ? weights.crown : 3;
  const noise = 0.05 * weights.town * storedChildren(p);
  return chance * prize - (1 - chance) * (4 * weights.stat + 1.5) - noise - 1;
}

function upgradePromise(p: TrollTown, seat: Seat, plan: Plan, weights: Weights): number {
  const host = building(p, plan.host);
  const recruit = weights.minion;
  if (host.kind === 'hut') {
    const beds = plan.deed === 'upgrade-hovel' ? 3 : 0;
    const stats = plan.deed === 'upgrade-pile' ? STAT_COUNT * weights.stat * 1.5 : 0;
    return 1 + 0.8 * beds + stats - recruit + (p.communal >= 2 ? 1 : -1);
  }
  const isWanted = kitchens(p, p.communal).capacity < required(p);
  if (host.kind === 'shop') return weights.town * (isWanted ? 1.2 * levelOf(host) : 0.2) - 0.7 * recruit;
  return weights.town * 0.8 + (trollOf(p, seat).minions > 0 ? 0 : 0.1);
}

/** Each order by what it brings and how likely the labour is there for it. */
function ordersPromise(p: TrollTown, seat: Seat, plan: Plan, weights: Weights): number {
  const { orders } = plan;
  if (orders.length === 0) return 0;
  const own = trollOf(p, seat).minions;
  const all = p.communal + own + (plan.deed === 'get-minion' ? 1 : 0);
  let spent = 0;
  let sum = 0;
  for (const order of orders) {
    spent += labourOf(p, seat, order.work);
    // The others want some of the town's labour, too.
    const chance = spent > all ? 0.05 : spent <= own + 0.6 * p.communal ? 0.95 : 0.7;
    sum += chance * orderPromise(p, seat, order, weights) - 0.03 * labourOf(p, seat, order.work);
  }
  const hut = hutOf(p, seat);
  const isAffordable = spent <= all;
  if (hut !== undefined) sum += linkPromise(p, seat, plan, hut) * (isAffordable ? 1 : 0.1);
  else if (!orders.some(({ work }) => work in HUT_BEDS)) sum += roadPromise(p, seat, plan, isAffordable);
  return sum;
}

const HUT_BEDS: Readonly<Partial<Record<Order['work'], number>>> = {
  'hut-mud': MATERIALS.mud.beds,
  'hut-wood': MATERIALS.wood.beds,
  'hut-clay': MATERIALS.clay.beds,
};

/** Roads lead to a place for a Hut: how far they bring it. */
function roadPromise(p: TrollTown, seat: Seat, plan: Plan, isAffordable: boolean): number {
  survey(p, plannedLand(p, seat, 0));
  const before = siteWorth(hutChances());
  survey(p, plannedLand(p, seat, plan.orders.length));
  return (siteWorth(hutChances()) - before) * (isAffordable ? 1 : 0.1);
}

/** A site with all its supports is worth much more than any number of those that lack a few. */
function siteWorth({ most, promising }: ReturnType<typeof hutChances>): number {
  const best = most === BUILDING_PIECES['hut-mud'].supports ? WHOLE_SITE : PER_SUPPORT * most;
  return best + PER_PROMISING * Math.min(promising, 20);
}

const PER_PROMISING = 0.25;
const WHOLE_SITE = 9;
const PER_SUPPORT = 0.9;

const linked: Reached = new Uint8Array(HEX_COUNT);

/** A Hut that is cut off wants a road to the Hub; one that is not, to be left alone. */
function linkPromise(p: TrollTown, seat: Seat, plan: Plan, { hexes }: Building): number {
  const land = plannedLand(p, seat, plan.orders.length);
  const doors = pathsAround(land, hexes).length - pathsAround(p.land, hexes).length;
  const before = distanceToLinked(p.land, hexes);
  if (before <= 1) return PER_DOOR * doors + shelterPromise(plan, hexes);
  return TOWARD_HOME * (before - distanceToLinked(land, hexes));
}

/** Each road hex at the door is one more that can break and take a piece of the Hut along (TT-10.7). */
const PER_DOOR = -0.4;

/** What is built beside the Hut keeps roads away from it. */
function shelterPromise({ orders }: Plan, hexes: readonly Hex[]): number {
  let beside = 0;
  for (const { work, site } of orders) {
    if (work !== 'hovel' && work !== 'cage') continue;
    if (distanceOf(siteOf(work, site).hexes, hexes) === 1) beside++;
  }
  return SHELTER * beside;
}

const SHELTER = 0.7;

const TOWARD_HOME = 2;

/** How far the Hut is from road that leads to the Hub; 1 if it touches it. */
function distanceToLinked(land: readonly number[], hexes: readonly Hex[]): number {
  hubLinked(land, linked);
  let least = HEX_COUNT;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (linked[hex] === 0) continue;
    for (const home of hexes) least = Math.min(least, distance(hex, home));
  }
  return least;
}

function orderPromise(p: TrollTown, seat: Seat, order: Order, weights: Weights): number {
  const { work } = order;
  const beds = HUT_BEDS[work];
  if (beds !== undefined) return weights.crown + 5 + 0.5 * beds + PER_DOOR * doorsOf(p, seat, order);
  if (isRebuild(work)) return freePrivateBeds(p, seat) === 0 ? 3 : 0.8;
  const wanted = required(p);
  switch (work) {
    case 'hovel':
      return weights.town * (communalBeds(p) - p.communal < 2 && p.communal < 4 + 2 * p.seats ? 1.2 : -CLUTTER);
    case 'cage':
      return weights.town * (roomOf(p) < wanted ? 0.6 * faithOf(p, weights) - DOUBT : -CLUTTER);
    case 'pit':
      return weights.town * (roomOf(p) < wanted ? 1.5 * faithOf(p, weights) - DOUBT : -CLUTTER);
    case 'shop':
      return weights.town * (isShopWanted(p) ? 2 * faithOf(p, weights) - DOUBT : -CLUTTER);
    default:
      return 0;
  }
}

/** How much of the last Feast was served: a town that went hungry will do so again. The helpful never lose faith. */
function faithOf({ feasts }: TrollTown, { town }: Weights): number {
  const last = feasts.at(-1);
  return last === undefined ? 1 : Math.max(LEAST_FAITH, town - 1, last.eaten / last.required);
}

const LEAST_FAITH = 0.1;
/** What is built for a Feast has to be worth its room. */
const DOUBT = 0.2;

/** Whether the kitchens are too small, and another would find a crew. */
function isShopWanted(p: TrollTown): boolean {
  const crews = SHOP_CREW * countStanding(p, 'shop');
  return p.communal >= crews && kitchens(p, crews).capacity < required(p);
}

/** Roads at the door of a Hut that is planned. */
function doorsOf(p: TrollTown, seat: Seat, { work, site }: Order): number {
  if (isRebuild(work)) return 0;
  return pathsAround(plannedLand(p, seat, planOf(p, seat).orders.length), siteOf(work, site).hexes).length;
}

/** What nobody needs takes up room for roads and Huts. */
const CLUTTER = 0.3;

function roomOf(p: TrollTown): number {
  let room = 0;
  for (const store of p.buildings) if (isTownStore(store)) room += capacityOf(store);
  return room;
}
