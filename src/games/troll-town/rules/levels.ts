import { eraOf } from '../box/calendar.ts';
import { type Hex, NOWHERE, neighbour, WAYS } from '../box/hexes.ts';
import {
  BEDS_FROM_LEVEL_2,
  BEDS_OF_A_HOVEL,
  BOSS_HOVELS,
  CAGE,
  LARDER,
  MATERIALS,
  PILE_STORAGE,
  PIT_HOVELS,
  PIT_PER_LEVEL,
  SHOP_LEVELS,
} from '../box/pieces.ts';
import {
  BUILT,
  type Building,
  type BuildingKind,
  EMPTY,
  hutOf,
  isPathLand,
  type Land,
  landAt,
  oldBoss,
  type TrollNumber,
  type TrollTown,
  trollOf,
} from '../position.ts';
import { isBesideLinked, type Survey, survey } from './ground/survey.ts';

/** TT-7.6 */
export function levelOf({ kind, addons, piles }: Building): number {
  if (kind === 'pit') return 1 + addons;
  if (addons === 0) return 1;
  return piles > 0 ? 3 : 2;
}

/** TT-7.6: what a shop works as. */
export function shopLevel(shop: Building): number {
  return Math.min(levelOf(shop), shop.staff + 1);
}

export function shopTable(shop: Building): (typeof SHOP_LEVELS)[number] {
  return SHOP_LEVELS[shopLevel(shop)] as (typeof SHOP_LEVELS)[number];
}

/** TT-6.3 */
export function bedsIn(hut: Building): number {
  const base = hut.material === 'none' ? 0 : MATERIALS[hut.material].beds;
  const own = levelOf(hut) >= 2 ? Math.max(base, BEDS_FROM_LEVEL_2) : base;
  return own + BEDS_OF_A_HOVEL * hut.addons - hut.staff;
}

/** TT-6.4 */
export function privateBeds(p: TrollTown, troll: TrollNumber): number {
  const hut = hutOf(p, troll);
  return hut === undefined ? 0 : bedsIn(hut);
}

export function freePrivateBeds(p: TrollTown, troll: TrollNumber): number {
  return Math.max(0, privateBeds(p, troll) - trollOf(p, troll).minions);
}

/** TT-6.2 */
export function communalBeds(p: TrollTown): number {
  return BEDS_OF_A_HOVEL * countStanding(p, 'hovel');
}

export function countStanding(p: TrollTown, kind: BuildingKind): number {
  let count = 0;
  for (const each of p.buildings) if (each.stands && each.kind === kind) count++;
  return count;
}

/** TT-12.1 */
export function capacityOf(store: Building): number {
  switch (store.kind) {
    case 'cage':
      return CAGE;
    case 'pit':
      return PIT_PER_LEVEL * levelOf(store);
    case 'hut':
      return LARDER;
    default:
      return 0;
  }
}

/** TT-12.7: a cage or a pit. */
export function isTownStore({ kind, stands }: Building): boolean {
  return stands && (kind === 'cage' || kind === 'pit');
}

/** TT-12.1: whether there is a larder; the game's Boss uses his only once he is dethroned. */
export function hasLarder(p: TrollTown, troll: TrollNumber): boolean {
  return hutOf(p, troll) !== undefined && (troll !== oldBoss(p) || p.title !== troll);
}

/** TT-8.11: at least 0. */
export function statOf(p: TrollTown, troll: TrollNumber, stat: number): number {
  const { stats, trinkets, injuries } = trollOf(p, troll);
  const points = (stats[stat] ?? 0) + (trinkets[stat] ?? 0) + hutBonus(p, troll) - (injuries[stat] ?? 0);
  return Math.max(0, troll === oldBoss(p) ? points + p.options.bossBonus : points);
}

function hutBonus(p: TrollTown, troll: TrollNumber): number {
  const hut = hutOf(p, troll);
  if (hut === undefined) return 0;
  return levelOf(hut) === 3 ? 2 : 1;
}

export function isInjured(p: TrollTown, troll: TrollNumber): boolean {
  return injuriesOf(p, troll) > 0;
}

export function injuriesOf(p: TrollTown, troll: TrollNumber): number {
  let sum = 0;
  for (const injuries of trollOf(p, troll).injuries) sum += injuries;
  return sum;
}

/** TT-18.3 */
export function storageOf(p: TrollTown, troll: TrollNumber): number {
  const hut = hutOf(p, troll);
  if (hut === undefined || hut.material === 'none') return 0;
  return MATERIALS[hut.material].storage + (hut.piles > 0 ? PILE_STORAGE : 0);
}

export function suppliesOf(p: TrollTown, troll: TrollNumber): number {
  let sum = 0;
  for (const units of trollOf(p, troll).supplies) sum += units;
  return sum;
}

/** What can be added to a host: an add-on hovel or a pile. */
export type AddOn = 'addon' | 'pile';

/** TT-7.7: whether this Troll may add this to that building, as far as its level goes. */
export function mayAdd(p: TrollTown, troll: TrollNumber, addOn: AddOn, host: Building): boolean {
  if (!host.stands) return false;
  switch (host.kind) {
    case 'hut':
      if (host.owner !== troll) return false;
      if (addOn === 'pile') return levelOf(host) === 2;
      return host.addons < (p.title === troll ? BOSS_HOVELS : 1);
    case 'shop':
      return addOn === 'pile' ? levelOf(host) === 2 : host.addons === 0;
    case 'pit':
      return addOn === 'addon' && host.addons < PIT_HOVELS;
    default:
      return false;
  }
}

/** TT-7.8 */
export function isAddOnSite(land: readonly Land[], host: Building, addOn: AddOn, hex: Hex): boolean {
  if (land[hex] !== EMPTY) return false;
  let onHost = 0;
  let onPath = 0;
  for (let direction = 0; direction < WAYS; direction++) {
    const next = neighbour(hex, direction);
    if (next === NOWHERE) continue;
    const there = landAt(land, next);
    if (there === BUILT + host.number) onHost++;
    else if (isPathLand(there)) onPath++;
  }
  return onHost >= 1 && (addOn === 'addon' || onHost + onPath >= 2);
}

/** Every site for it, in reading order. */
export function addOnSites(p: TrollTown, host: Building, addOn: AddOn): Hex[] {
  const found: Hex[] = [];
  for (const hex of host.hexes) {
    for (let direction = 0; direction < WAYS; direction++) {
      const next = neighbour(hex, direction);
      if (next !== NOWHERE && isAddOnSite(p.land, host, addOn, next) && !found.includes(next)) found.push(next);
    }
  }
  return found.sort((one, other) => one - other);
}

function hasAddOnSite(p: TrollTown, host: Building, addOn: AddOn): boolean {
  for (const hex of host.hexes) {
    for (let direction = 0; direction < WAYS; direction++) {
      const next = neighbour(hex, direction);
      if (next !== NOWHERE && isAddOnSite(p.land, host, addOn, next)) return true;
    }
  }
  return false;
}

/** TT-7.7: whether it is a host for this: hub-linked, with a site left. */
export function isHostFor(p: TrollTown, there: Survey, troll: TrollNumber, addOn: AddOn, host: Building): boolean {
  return mayAdd(p, troll, addOn, host) && isBesideLinked(there, host.hexes) && hasAddOnSite(p, host, addOn);
}

/** TT-7.7: all hosts for it, in the order they were built. */
export function hostsFor(p: TrollTown, troll: TrollNumber, addOn: AddOn): Building[] {
  const there = survey(p);
  return p.buildings.filter((host) => isHostFor(p, there, troll, addOn, host));
}

/** TT-7.9: whether a private Minion of the acting Troll has to stay there for good. */
export function needsRecruit(p: TrollTown, troll: TrollNumber, host: Building): boolean {
  if (host.kind === 'pit') return false;
  return !(host.kind === 'hut' && p.title === troll);
}

export function era(p: TrollTown): number {
  return eraOf(p.turn);
}
