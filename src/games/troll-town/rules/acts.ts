import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import type { Deed } from '../box/deeds.ts';
import { hexName, isSomewhere, joinName } from '../box/hexes.ts';
import { SHOP_CREW } from '../box/pieces.ts';
import { MOST_INCOME, RESOURCES_OF_A_TRINKET, SUPPLIES } from '../box/supplies.ts';
import { BUILT, type Building, planOf, type TrollNumber, type TrollTown, trollOf } from '../position.ts';
import { tell } from '../words.ts';
import { bringHome } from './children.ts';
import { tellFizzled } from './claims.ts';
import { statName } from './conflicts.ts';
import { breakBuilding, breakJoin, isDamaged, isJoin, removeHex } from './damage.ts';
import { canBurn, hasHerd, targetHexes } from './deeds.ts';
import { by } from './events.ts';
import { drawCrew, drawPrivate, freeCrew, loseMinion, nobodyDrawn } from './labour.ts';
import { freePrivateBeds, shopTable, suppliesOf } from './levels.ts';
import { freeShop, serve, takeShop } from './services.ts';
import { addOwn, GEAR_SUPPLIES, hasStorageRoom, paySupply } from './supplies.ts';

// What a Troll does when nobody stands in its way: the Boss in his step, all others once conflicts are settled.

/** TT-4.1 */
export function getMinion(p: TrollTown, troll: TrollNumber): void {
  if (!hasHerd(p)) {
    tellFizzled(troll, 'deed', 'TT-4.1', 'herd-empty');
    return;
  }
  p.herd--;
  const isPrivate = planOf(p, troll).bed === 'private' && freePrivateBeds(p, troll) > 0;
  if (isPrivate) trollOf(p, troll).minions++;
  else p.communal++;
  tell({ say: isPrivate ? 'told.got-own' : 'told.got-communal', seat: troll });
}

/** TT-18.1 */
export function getResource(p: TrollTown, troll: TrollNumber): void {
  const { supply, keeps } = planOf(p, troll);
  const isPossible = keeps ? hasStorageRoom(p, troll) : (p.income[supply] ?? 0) < MOST_INCOME;
  if (!isPossible) {
    tellFizzled(troll, 'deed', keeps ? 'TT-18.3' : 'TT-18.1', keeps ? 'no-storage' : 'most-income');
    return;
  }
  if (keeps) addOwn(p, troll, supply, 1);
  else p.income[supply] = (p.income[supply] ?? 0) + 1;
  tell({ say: keeps ? 'told.fetched-own' : 'told.fetched', seat: troll, supply: at(SUPPLIES, supply) });
}

/** TT-18.5: as many of the trinkets as resources and idle Minions allow. */
export function makeTrinkets(p: TrollTown, troll: TrollNumber): void {
  const maker = trollOf(p, troll);
  for (const stat of planOf(p, troll).trinkets) {
    const isShort = suppliesOf(p, troll) < RESOURCES_OF_A_TRINKET;
    if (isShort || drawCrew(p, troll, 'communal-first', 1, nobodyDrawn()) > 0) {
      tellFizzled(troll, 'deed', 'TT-18.5', isShort ? 'no-supply' : 'crew');
      return;
    }
    for (let unit = 0; unit < RESOURCES_OF_A_TRINKET; unit++) {
      addOwn(p, troll, maker.supplies.indexOf(Math.max(...maker.supplies)), -1);
    }
    maker.trinkets[stat] = (maker.trinkets[stat] ?? 0) + 1;
    tell({ say: 'told.trinket', seat: troll, stat: statName(stat) });
  }
}

/** TT-4.4, TT-4.5 */
export function captureChildren(p: TrollTown, troll: TrollNumber): void {
  const { gear, store } = planOf(p, troll);
  const shop = gear === 'shop' ? fetchGear(p, troll) : undefined;
  const children = shop === undefined ? 1 : shopTable(shop).catches;
  tell({ say: shop === undefined ? 'told.captured-bare' : 'told.captured', ...by(p, troll), children });
  bringHome(p, troll, store, children);
}

/** A free shop with its crew and what it needs; undefined goes bare-handed. */
function fetchGear(p: TrollTown, troll: TrollNumber): Building | undefined {
  const shop = freeShop(p, troll, 'gear', 'highest');
  if (shop === undefined) return undefined;
  const drawn = nobodyDrawn();
  if (drawCrew(p, troll, 'communal-first', SHOP_CREW, drawn) > 0) return undefined;
  if (p.options.income) {
    const paid = paySupply(p, troll, GEAR_SUPPLIES);
    if (paid === undefined) {
      freeCrew(p, troll, drawn);
      return undefined;
    }
  }
  takeShop(p, troll, shop);
  return shop;
}

/** TT-4.10: whether the Troll could pay. */
export function schmooze(p: TrollTown, troll: TrollNumber): void {
  if (trollOf(p, troll).minions === 0) {
    tellFizzled(troll, 'deed', 'TT-4.10', 'no-private');
    return;
  }
  loseMinion(p, troll);
  p.herd++;
  p.schmoozer = troll;
  tell({ say: 'told.schmoozed', seat: troll });
}

/** TT-4.12 */
export function scare(p: TrollTown, troll: TrollNumber): void {
  const { store } = planOf(p, troll);
  if (!p.buildings[store]?.stands) {
    tellFizzled(troll, 'deed', 'TT-4.12', 'gone');
    return;
  }
  if (!p.scared.includes(store)) p.scared.push(store);
  const { kind, hexes } = p.buildings[store];
  tell({ say: 'told.scared', seat: troll, building: store, kind, hex: hexName(hexes[0]) });
}

/** TT-4.11 */
export function smash(p: TrollTown, troll: TrollNumber): void {
  const { join } = planOf(p, troll);
  if (!isJoin(p, join) || !isDamaged(p, join)) {
    tellFizzled(troll, 'deed', 'TT-4.11', 'gone');
    return;
  }
  tell({ say: 'told.smashed', seat: troll, join: joinName(join) });
  breakJoin(p, join);
}

/** TT-4.17 */
export function lightFire(p: TrollTown, troll: TrollNumber): void {
  const { hex } = planOf(p, troll);
  const hasMinion = trollOf(p, troll).minions > 0;
  if (!hasMinion || !canBurn(p, hex)) {
    tellFizzled(troll, 'deed', 'TT-4.17', hasMinion ? 'gone' : 'no-private');
    return;
  }
  loseMinion(p, troll);
  p.herd++;
  p.fires.push(hex);
  tell({ say: 'told.lit', seat: troll, hex: hexName(hex) });
}

/** TT-4.15: takes the Minions it needs; whether the target is there and they are. */
export function prepareDestruction(p: TrollTown, troll: TrollNumber): boolean {
  const hexes = targetHexes(p, planOf(p, troll).target);
  if (hexes.length > 0 && drawPrivate(p, troll, nobodyDrawn(), hexes.length)) return true;
  tellFizzled(troll, 'deed', 'TT-4.15', hexes.length === 0 ? 'gone' : 'no-private');
  return false;
}

/** TT-4.16: the target falls. */
export function tearDown(p: TrollTown, troll: TrollNumber): void {
  const { target } = planOf(p, troll);
  const hexes = targetHexes(p, target);
  if (!isSomewhere(hexes)) return;
  tell({ say: 'told.tore-down', seat: troll, hex: hexName(hexes[0]) });
  if (target >= BUILT) breakBuilding(p, target - BUILT);
  else for (const hex of hexes) removeHex(p, hex);
}

function serveAlone(p: TrollTown, seat: Seat): void {
  serve(p, [seat]);
}

/** The deeds that are done alike by everybody whom nobody opposes. */
export const UNOPPOSED: Readonly<Partial<Record<Deed, (p: TrollTown, seat: Seat) => void>>> = {
  'get-minion': getMinion,
  'get-resource': getResource,
  'make-trinket': makeTrinkets,
  'capture-child': captureChildren,
  'upgrade-hovel': serveAlone,
  'upgrade-pile': serveAlone,
  heal: serveAlone,
  scare,
  smash,
  fire: lightFire,
};
