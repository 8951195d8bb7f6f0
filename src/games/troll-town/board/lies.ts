import { at } from '../../../kernel/lists.ts';
import type { Point } from '../../../web/look/print/hand.ts';
import { type Hex, NOWHERE, neighbour, WAYS } from '../box/hexes.ts';
import { isHub } from '../box/map.ts';
import { isPathPiece, type PieceId } from '../box/pieces.ts';
import { siteOf } from '../box/sites.ts';
import { isPathLand, type Land, landAt } from '../position.ts';
import { centreOf, middleOf } from './geometry.ts';

/** How a piece lies on its site as seen from one of its hexes: where that is, and which way it points from there. */
export interface Lie {
  readonly cell: Hex;
  /** Ways to lie around a cell, numbered clockwise. */
  readonly turn: number;
  readonly piece: PieceId;
  readonly site: number;
}

const BEARINGS = 24;
/** Shapes that point the same way are told apart by how far they reach. */
const REACHES = 6;
export const TURNS = BEARINGS * REACHES;

function turnFrom([x, y]: Point, hexes: readonly Hex[]): number {
  const [toX, toY] = centreOf(hexes);
  const [dx, dy] = [toX - x, toY - y];
  const around = Math.round((Math.atan2(dy, dx) / (2 * Math.PI) + 1) * BEARINGS) % BEARINGS;
  const far = Math.round(Math.hypot(dx, dy) / 18) % REACHES;
  return around * REACHES + far;
}

/** The hexes by which people point at a site: for a road those where it meets what is there, for a building its middle. */
function handlesOf(piece: PieceId, hexes: readonly Hex[], land: readonly Land[]): Hex[] {
  if (!isPathPiece(piece)) return [nearestTo(centreOf(hexes), hexes)];
  const ends = hexes.filter((hex) => meetsRoad(hex, hexes, land));
  return ends.length > 0 ? ends : hexes.slice(0, 1);
}

function meetsRoad(hex: Hex, own: readonly Hex[], land: readonly Land[]): boolean {
  for (let direction = 0; direction < WAYS; direction++) {
    const next = neighbour(hex, direction);
    if (next === NOWHERE || own.includes(next)) continue;
    if (isHub(next) || isPathLand(landAt(land, next))) return true;
  }
  return false;
}

function nearestTo([x, y]: Point, hexes: readonly Hex[]): Hex {
  let nearest = at(hexes, 0);
  let least = Number.POSITIVE_INFINITY;
  for (const hex of hexes) {
    const [hexX, hexY] = middleOf(hex);
    const far = Math.hypot(hexX - x, hexY - y);
    if (far < least - 1) {
      least = far;
      nearest = hex;
    }
  }
  return nearest;
}

/** Every way to point at a site. */
export function liesOf(piece: PieceId, site: number, land: readonly Land[]): Lie[] {
  const { hexes } = siteOf(piece, site);
  return handlesOf(piece, hexes, land).map((cell) => ({
    cell,
    turn: turnFrom(middleOf(cell), hexes),
    piece,
    site,
  }));
}
