import { HEX_COUNT, type Hex, hexName } from '../box/hexes.ts';
import { FOOT } from '../box/map.ts';
import { GUARDS, HOVEL_LABOUR, PILE_LABOUR, SHOP_CREW } from '../box/pieces.ts';
import { type Building, building, type Plan, planOf, type TrollNumber, type TrollTown, trollOf } from '../position.ts';
import { tell } from '../words.ts';
import { extend } from './building.ts';
import { type Claim, cancel, claimFor, contest, fillCrew, fizzle, rivalsOf } from './claims.ts';
import { conflict } from './conflicts.ts';
import { inReadingOrder } from './damage.ts';
import { by } from './events.ts';
import { drawPrivate } from './labour.ts';
import { type AddOn, injuriesOf, isAddOnSite, mayAdd, needsRecruit, shopLevel, shopTable } from './levels.ts';
import { doorstepOf, isHubLinked, isReached, type Reached, walkFrom } from './roads.ts';
import { HEAL_SUPPLIES, paySupply, upgradeSupplies } from './supplies.ts';

const SERVICES = ['upgrade-hovel', 'upgrade-pile', 'heal'];

export function isService({ deed }: Plan): boolean {
  return SERVICES.includes(deed);
}

function isTaken(p: TrollTown, shop: Building): boolean {
  return p.shopsTaken.some((taken) => taken.shop === shop.number);
}

const net: Reached = new Uint8Array(HEX_COUNT);

/** TT-18.9: whether the Troll may use that shop for this. */
function isConnected(p: TrollTown, troll: TrollNumber, shop: Building, use: 'heal' | 'gear' | 'upgrade'): boolean {
  if (!p.options.connections || use === 'upgrade') return true;
  walkFrom(p.land, doorstepOf(p, troll), net);
  return isReached(shop.hexes, net) && (use === 'heal' || net[FOOT] !== 0);
}

/** TT-7.3: the free shop of the highest or lowest level; ties in reading order. */
export function freeShop(
  p: TrollTown,
  troll: TrollNumber,
  use: 'heal' | 'gear' | 'upgrade',
  wanted: 'highest' | 'lowest',
): Building | undefined {
  let best: Building | undefined;
  for (const shop of p.buildings) {
    if (!shop.stands || shop.kind !== 'shop' || isTaken(p, shop) || !isConnected(p, troll, shop, use)) continue;
    if (best === undefined) best = shop;
    else {
      const higher = shopLevel(shop) - shopLevel(best) || inReadingOrder(best, shop);
      const lower = shopLevel(best) - shopLevel(shop) || inReadingOrder(best, shop);
      if ((wanted === 'highest' ? higher : lower) > 0) best = shop;
    }
  }
  return best;
}

export function takeShop(p: TrollTown, troll: TrollNumber, shop: Building): void {
  p.shopsTaken.push({ shop: shop.number, troll });
}

function purposeOf({ deed }: Plan): 'heal' | 'upgrade' {
  return deed === 'heal' ? 'heal' : 'upgrade';
}

function addOnOf({ deed }: Plan): AddOn {
  return deed === 'upgrade-pile' ? 'pile' : 'addon';
}

function shopFor(p: TrollTown, troll: TrollNumber, plan: Plan): Building | undefined {
  if (plan.deed === 'heal') return freeShop(p, troll, 'heal', injuriesOf(p, troll) >= 2 ? 'highest' : 'lowest');
  const host = building(p, plan.host);
  if (host.stands && host.kind === 'shop' && !isTaken(p, host)) return host;
  return freeShop(p, troll, 'upgrade', 'lowest');
}

/** TT-7.3 to 7.5, TT-7.9: a shop, what the module of Income asks for, and the crew. */
function claimService(p: TrollTown, claims: readonly Claim[], mine: Claim): void {
  const plan = planOf(p, mine.troll);
  if (!claimShop(p, claims, mine, plan)) return;
  const host = plan.deed === 'heal' ? undefined : building(p, plan.host);
  if (p.options.income && !claimSupply(p, claims, mine, plan)) return;
  if (host === undefined) {
    fillCrew(p, claims, mine, SHOP_CREW, 'communal-first');
    return;
  }
  let need = addOnOf(plan) === 'pile' ? PILE_LABOUR : HOVEL_LABOUR;
  if (needsRecruit(p, mine.troll, host)) {
    if (!drawPrivate(p, mine.troll, mine.drawn)) {
      fizzle(p, mine, 'TT-7.10', 'no-recruit');
      return;
    }
    need--;
  }
  fillCrew(p, claims, mine, need, 'communal-first');
}

function claimShop(p: TrollTown, claims: readonly Claim[], mine: Claim, plan: Plan): boolean {
  let shop = shopFor(p, mine.troll, plan);
  if (shop === undefined) {
    const rival = rivalsOf(p, claims, mine).findLast(
      (each) => each.shop >= 0 && isConnected(p, mine.troll, building(p, each.shop), purposeOf(plan)),
    );
    if (rival === undefined) {
      fizzle(p, mine, 'TT-7.5', 'no-shop');
      return false;
    }
    shop = building(p, rival.shop);
    if (!contest(p, mine, rival, shop.hexes, 'shop')) return false;
  }
  mine.shop = shop.number;
  takeShop(p, mine.troll, shop);
  return true;
}

function claimSupply(p: TrollTown, claims: readonly Claim[], mine: Claim, plan: Plan): boolean {
  const kinds = plan.deed === 'heal' ? HEAL_SUPPLIES : upgradeSupplies(building(p, plan.host), addOnOf(plan));
  for (;;) {
    mine.paid = paySupply(p, mine.troll, kinds);
    if (mine.paid !== undefined) return true;
    const rival = rivalsOf(p, claims, mine).findLast(
      ({ paid }) => paid !== undefined && paid.from === 'hub' && kinds.includes(paid.supply),
    );
    if (rival === undefined) {
      fizzle(p, mine, 'TT-18.4', 'no-supply');
      return false;
    }
    if (!contest(p, mine, rival, building(p, mine.shop).hexes, 'supply')) return false;
  }
}

/** All services of a step, in the order given; the Boss's own is alone in his. */
export function serve(p: TrollTown, trolls: readonly TrollNumber[]): void {
  const claims: Claim[] = [];
  for (const troll of trolls) {
    const claim = claimFor(troll, 'deed');
    claimService(p, claims, claim);
    if (claim.stands) claims.push(claim);
  }
  settleSites(p, claims);
  for (const claim of claims) if (claim.stands) carryOut(p, claim);
}

/** TT-7.12: upgrades that chose the same hex. */
function settleSites(p: TrollTown, claims: readonly Claim[]): void {
  for (const first of claims) {
    const { deed, hex } = planOf(p, first.troll);
    if (!first.stands || deed === 'heal') continue;
    const clashing = claims.filter(({ stands, troll }) => stands && isUpgradeOn(planOf(p, troll), hex));
    if (clashing.length < 2) continue;
    const trolls = clashing.map(({ troll }) => troll);
    const winner = conflict(p, trolls, { at: 'place', infractor: trolls.at(-1) as TrollNumber, hexes: [hex] }, 'site');
    for (const claim of clashing) if (claim.troll !== winner) cancel(p, claim);
  }
}

function isUpgradeOn(plan: Plan, hex: Hex): boolean {
  return plan.deed !== 'heal' && plan.hex === hex;
}

function carryOut(p: TrollTown, claim: Claim): void {
  const plan = planOf(p, claim.troll);
  if (plan.deed === 'heal') heal(p, claim.troll, building(p, claim.shop));
  else upgrade(p, claim, plan);
}

/** TT-4.9: the stat with most injuries first, ties in stat order. */
export function heal(p: TrollTown, troll: TrollNumber, shop: Building): void {
  const { injuries } = trollOf(p, troll);
  let healed = 0;
  for (let left = shopTable(shop).heals; left > 0; left--) {
    const most = Math.max(...injuries);
    if (most === 0) break;
    injuries[injuries.indexOf(most)] = most - 1;
    healed++;
  }
  tell({
    say: 'told.healed',
    ...by(p, troll),
    injuries: healed,
    building: shop.number,
    hex: hexName(shop.hexes[0]),
  });
}

/** TT-7.9 */
function upgrade(p: TrollTown, claim: Claim, plan: Plan): void {
  const host = building(p, plan.host);
  const addOn = addOnOf(plan);
  const isPossible =
    mayAdd(p, claim.troll, addOn, host) && isAddOnSite(p.land, host, addOn, plan.hex) && isHubLinked(p, host);
  if (!isPossible) {
    fizzle(p, claim, 'TT-7.12', 'site-taken');
    return;
  }
  let staff = 0;
  if (host.kind === 'pit') {
    staff = GUARDS;
    enlistGuards(p, claim);
  } else if (needsRecruit(p, claim.troll, host)) {
    staff = 1;
    const recruiter = trollOf(p, claim.troll);
    recruiter.minions--;
    recruiter.worked--;
    claim.drawn.private--;
  }
  extend(p, plan.host, addOn, plan.hex, staff);
  tell({
    say: 'told.extended',
    ...by(p, claim.troll),
    addOn,
    building: plan.host,
    kind: host.kind,
    hex: hexName(plan.hex),
  });
}

/** The first two of the crew drawn become guards: communal ones, as far as there are. */
function enlistGuards(p: TrollTown, { troll, drawn }: Claim): void {
  const communal = Math.min(GUARDS, drawn.communal);
  const own = GUARDS - communal;
  p.communal -= communal;
  p.communalWorked -= communal;
  drawn.communal -= communal;
  const giver = trollOf(p, troll);
  giver.minions -= own;
  giver.worked -= own;
  drawn.private -= own;
}
