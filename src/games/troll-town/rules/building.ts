import type { Hex } from '../box/hexes.ts';
import { isSomewhere } from '../box/hexes.ts';
import { type BuildingId, buildingPiece, HUT_MATERIAL, isPathPiece, type PieceId } from '../box/pieces.ts';
import {
  BUILT,
  type Building,
  type BuildingNumber,
  building,
  NO_BUILDING,
  NOBODY,
  type TrollNumber,
  type TrollTown,
  trollOf,
} from '../position.ts';
import { type AddOn, countStanding } from './levels.ts';
import { kindBuilt } from './works.ts';

const PLAIN: Omit<Building, 'number' | 'kind' | 'hexes'> = {
  damage: 0,
  stands: true,
  children: 0,
  owner: NOBODY,
  material: 'none',
  host: NO_BUILDING,
  staff: 0,
  addons: 0,
  piles: 0,
};

/** A new path tile. */
export function layTile(p: TrollTown, hexes: readonly Hex[]): void {
  p.tiles++;
  for (const hex of hexes) p.land[hex] = p.tiles;
}

function raise(p: TrollTown, made: Omit<Building, 'number'>): Building {
  const number = p.buildings.length;
  const raised: Building = { ...made, number };
  p.buildings.push(raised);
  for (const hex of made.hexes) p.land[hex] = BUILT + number;
  return raised;
}

/** Puts a piece on its site. TT-5.9: a Troll moves into the Hut it builds. */
export function put(p: TrollTown, piece: PieceId, hexes: readonly Hex[], troll: TrollNumber): void {
  if (isPathPiece(piece)) {
    layTile(p, hexes);
    return;
  }
  if (!isSomewhere(hexes)) throw new Error(`no hex to build a ${piece} on`);
  const material = HUT_MATERIAL[piece];
  if (material === undefined) {
    raise(p, { ...PLAIN, kind: kindBuilt(piece), hexes });
    return;
  }
  trollOf(p, troll).hut = raise(p, { ...PLAIN, kind: 'hut', hexes, owner: troll, material }).number;
}

/** Adds a hovel or pile to its host, with those who stay there for good. */
export function extend(p: TrollTown, host: BuildingNumber, addOn: AddOn, hex: Hex, staff: number): void {
  const before = building(p, host);
  if (addOn === 'addon') {
    raise(p, { ...PLAIN, kind: 'addon', hexes: [hex], host, staff });
    p.buildings[host] = { ...before, addons: before.addons + 1, staff: before.staff + staff };
    return;
  }
  raise(p, { ...PLAIN, kind: 'pile', hexes: [hex], host });
  p.buildings[host] = { ...before, piles: before.piles + 1, staff: before.staff + staff };
  const home = p.buildings.find((each) => each.stands && each.kind === 'addon' && each.host === host);
  if (home !== undefined) p.buildings[home.number] = { ...home, staff: home.staff + staff };
}

/** Table 1.4: whether one more may stand. */
export function isWithinLimit(p: TrollTown, piece: BuildingId, alsoPlanned = 0): boolean {
  const { limit } = buildingPiece(piece);
  return limit === undefined || countStanding(p, kindBuilt(piece)) + alsoPlanned < limit;
}
