import { at } from '../../../kernel/lists.ts';
import {
  earlierHex,
  HEX_COUNT,
  type Hex,
  hexName,
  type Join,
  joinAt,
  joinName,
  laterHex,
  NOWHERE,
  namesOf,
  neighbour,
  WAYS,
} from '../box/hexes.ts';
import { isBridge, isInner } from '../box/map.ts';
import {
  type Building,
  type BuildingNumber,
  building,
  buildingOn,
  DEBRIS,
  EMPTY,
  isPath,
  landAt,
  NO_BUILDING,
  type TrollNumber,
  type TrollTown,
  trollOf,
} from '../position.ts';
import { tell } from '../words.ts';
import { capacityOf, storageOf } from './levels.ts';
import { touchesPath } from './roads.ts';
import { breakOut } from './runs.ts';

/** TT-1.7: whether there is a join: both hexes are path. */
export function isJoin(p: TrollTown, join: Join): boolean {
  const later = laterHex(join);
  return later !== NOWHERE && isPath(p, earlierHex(join)) && isPath(p, later);
}

export function isDamaged(p: TrollTown, join: Join): boolean {
  return p.cracks.includes(join);
}

/** TT-10.2 */
export function isWithinBridge(join: Join): boolean {
  return isBridge(earlierHex(join)) && isBridge(laterHex(join));
}

/** TT-10.1: one damage to a join. */
export function damageJoin(p: TrollTown, join: Join): void {
  if (!isDamaged(p, join)) {
    p.cracks.push(join);
    tell({ say: 'told.cracked', join: joinName(join) });
  } else if (!isWithinBridge(join)) breakJoin(p, join);
}

/** TT-10.3, TT-10.4 */
export function breakJoin(p: TrollTown, join: Join): void {
  const one = earlierHex(join);
  const other = laterHex(join);
  const ones = stayingValue(p, one, join);
  const others = stayingValue(p, other, join);
  tell({ say: 'told.broke', join: joinName(join) });
  if (ones <= others) removeHex(p, one);
  if (others <= ones) removeHex(p, other);
}

/** TT-10.3: what keeps a hex where it is, the broken join aside. */
export function stayingValue(p: TrollTown, hex: Hex, broken: Join): number {
  let value = (isInner(hex) ? 1 : 0) + (isBridge(hex) ? 10 : 0);
  const touching: Building[] = [];
  for (let direction = 0; direction < WAYS; direction++) {
    const next = neighbour(hex, direction);
    if (next === NOWHERE) continue;
    const beside = buildingOn(p, next);
    if (beside !== undefined) {
      if (!touching.includes(beside)) touching.push(beside);
    } else if (isPath(p, next)) {
      const join = joinAt(hex, direction);
      if (join === broken) continue;
      value -= isDamaged(p, join) ? 2 : 1;
      if (p.land[next] !== p.land[hex]) value++;
    }
  }
  return value + touching.length;
}

/** TT-10.5 to 10.8: a path hex is gone, with all that comes of it. What burns does not harm clay (TT-18.6). */
export function removeHex(p: TrollTown, hex: Hex, byFire = false): void {
  if (isBridge(hex) || !isPath(p, hex)) return;
  const tile = landAt(p.land, hex);
  p.land[hex] = EMPTY;
  if (p.cracks.length > 0) p.cracks = p.cracks.filter((join) => earlierHex(join) !== hex && laterHex(join) !== hex);
  if (p.fires.length > 0) p.fires = p.fires.filter((burning) => burning !== hex);
  tell({ say: 'told.removed', hex: hexName(hex) });
  splitTile(p, tile);
  for (const touched of touching(p, hex)) {
    if (byFire && touched.material === 'clay') continue;
    harm(p, touched.number);
  }
  breakWhatFalls(p);
}

/** The buildings beside a hex, in reading order. */
function touching(p: TrollTown, hex: Hex): Building[] {
  const found: Building[] = [];
  for (let direction = 0; direction < WAYS; direction++) {
    const next = neighbour(hex, direction);
    const beside = next === NOWHERE ? undefined : buildingOn(p, next);
    if (beside !== undefined && !found.includes(beside)) found.push(beside);
  }
  return found.sort(inReadingOrder);
}

export function inReadingOrder(one: Building, other: Building): number {
  return one.hexes[0] - other.hexes[0];
}

/** TT-10.6: hexes of a tile that no longer hang together become tiles of their own. */
function splitTile(p: TrollTown, tile: number): void {
  let isFirst = true;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (p.land[hex] !== tile) continue;
    if (isFirst) {
      isFirst = false;
      renumber(p, hex, tile, KEPT);
    } else renumber(p, hex, tile, ++p.tiles);
  }
  for (let hex = 0; hex < HEX_COUNT; hex++) if (p.land[hex] === KEPT) p.land[hex] = tile;
}

/** Stands for the number of the tile that is being split, while what stays of it is found. */
const KEPT = 9_999;

function renumber(p: TrollTown, hex: Hex, from: number, to: number): void {
  p.land[hex] = to;
  for (let direction = 0; direction < WAYS; direction++) {
    const next = neighbour(hex, direction);
    if (next !== NOWHERE && p.land[next] === from) renumber(p, next, from, to);
  }
}

/** TT-10.7, TT-10.9: one damage to a building. */
export function harm(p: TrollTown, number: BuildingNumber): void {
  const before = building(p, number);
  if (!before.stands) return;
  const damage = before.damage + 1;
  p.buildings[number] = { ...before, damage };
  if (damage >= before.hexes.length) breakBuilding(p, number);
  else tell({ say: 'told.harmed', building: number, kind: before.kind, hex: hexName(before.hexes[0]), damage });
}

/** TT-10.8: breaks what no longer stands, one after the other in reading order. */
function breakWhatFalls(p: TrollTown): void {
  for (let next = firstFalling(p); next !== undefined; next = firstFalling(p)) breakBuilding(p, next.number);
}

function firstFalling(p: TrollTown): Building | undefined {
  let first: Building | undefined;
  for (const each of p.buildings) {
    if (!each.stands || each.host !== NO_BUILDING || touchesPath(p.land, each.hexes)) continue;
    if (each.kind === 'hovel' && leansOnHovels(p, each)) continue;
    if (first === undefined || inReadingOrder(each, first) < 0) first = each;
  }
  return first;
}

/** Whether it is joined through touching free-standing hovels to one that touches a path hex. */
function leansOnHovels(p: TrollTown, hovel: Building): boolean {
  const chain = [hovel];
  for (const each of chain) {
    if (touchesPath(p.land, each.hexes)) return true;
    for (let direction = 0; direction < WAYS; direction++) {
      const next = neighbour(each.hexes[0], direction);
      const beside = next === NOWHERE ? undefined : buildingOn(p, next);
      if (beside?.kind === 'hovel' && !chain.includes(beside)) chain.push(beside);
    }
  }
  return false;
}

/** TT-10.9, TT-10.10, TT-7.13: a building is debris; its add-ons go with it, those who live there run, Children break out. */
export function breakBuilding(p: TrollTown, number: BuildingNumber): void {
  const broken = building(p, number);
  if (!broken.stands) return;
  const { kind, hexes, children, host, owner } = broken;
  p.buildings[number] = { ...broken, stands: false, children: 0, staff: 0, addons: 0, piles: 0 };
  for (const hex of hexes) p.land[hex] = DEBRIS;
  tell({ say: 'told.broken', building: number, kind, hex: hexName(hexes[0]), hexes: namesOf(hexes) });
  for (const each of p.buildings) if (each.stands && each.host === number) breakBuilding(p, each.number);
  if (kind === 'addon') loseAddOn(p, host, broken.staff);
  else if (kind === 'pile') losePile(p, host);
  else if (kind === 'hut') loseHut(p, owner);
  // Others may have leaned on it.
  else if (kind === 'hovel') breakWhatFalls(p);
  breakOut(p, number, children);
}

/** TT-7.13 */
function loseAddOn(p: TrollTown, host: BuildingNumber, staff: number): void {
  p.herd += staff;
  if (staff > 0) tell({ say: 'told.staff-ran', minions: staff });
  const before = building(p, host);
  if (!before.stands) return;
  const addons = before.addons - 1;
  p.buildings[host] = { ...before, addons, staff: before.staff - staff };
  if (addons === 0) {
    for (const each of p.buildings)
      if (each.stands && each.host === host && each.kind === 'pile') breakBuilding(p, each.number);
  }
  const after = building(p, host);
  if (after.kind === 'pit' && after.children > capacityOf(after)) breakOut(p, host, after.children - capacityOf(after));
}

function losePile(p: TrollTown, host: BuildingNumber): void {
  const before = building(p, host);
  if (!before.stands) return;
  p.buildings[host] = { ...before, piles: before.piles - 1 };
  if (before.kind === 'hut') dropSurplus(p, before.owner);
}

/** TT-5.9: back to the Bridge. */
function loseHut(p: TrollTown, owner: TrollNumber): void {
  trollOf(p, owner).hut = NO_BUILDING;
  dropSurplus(p, owner);
}

/** TT-18.3: resources for which there is no room are lost, the last kinds first. */
function dropSurplus(p: TrollTown, troll: TrollNumber): void {
  const { supplies } = trollOf(p, troll);
  let surplus = supplies.reduce((sum, units) => sum + units, 0) - storageOf(p, troll);
  for (let kind = supplies.length - 1; kind >= 0 && surplus > 0; kind--) {
    const units = at(supplies, kind);
    const lost = Math.min(surplus, units);
    supplies[kind] = units - lost;
    surplus -= lost;
  }
}

/** TT-13.9: joins with a hex that touches one of these, in reading order. */
export function joinsAround(p: TrollTown, hexes: readonly Hex[]): Join[] {
  const found: Join[] = [];
  for (const hex of hexes) {
    for (let direction = 0; direction < WAYS; direction++) {
      const beside = neighbour(hex, direction);
      if (beside === NOWHERE || hexes.includes(beside) || !isPath(p, beside)) continue;
      for (let way = 0; way < WAYS; way++) {
        const join = joinAt(beside, way);
        if (join !== NOWHERE && isJoin(p, join) && !found.includes(join)) found.push(join);
      }
    }
  }
  return found.sort((one, other) => one - other);
}
