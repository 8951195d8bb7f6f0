import { at } from '../../../../kernel/lists.ts';
import { ROTATIONS } from '../../box/tiles.ts';
import { verticesOf } from '../../rules/lattice.ts';
import { middleOfEdge } from '../layout.ts';

export type Point = readonly [x: number, y: number];

/** Units of the drawing to one of the lattice: a tile is about 120 wide, so that knife cuts have their size. */
export const UNIT = 5;

export function cornersOf(i: number, j: number): Point[] {
  return verticesOf(i, j).map(([x, y]): Point => [x * UNIT, y * UNIT]);
}

export function edgeMiddle(i: number, j: number, k: number): Point {
  const [x, y] = middleOfEdge(i, j, k);
  return [x * UNIT, y * UNIT];
}

export function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
}

export function towards([x, y]: Point, [mx, my]: Point, share: number): Point {
  return [x + (mx - x) * share, y + (my - y) * share];
}

/** The middle of a tile's floor. */
export function middleOf(i: number, j: number): Point {
  const corners = cornersOf(i, j);
  let area = 0;
  let mx = 0;
  let my = 0;
  for (const [k, [x1, y1]] of corners.entries()) {
    const [x2, y2] = at(corners, (k + 1) % ROTATIONS);
    const cross = x1 * y2 - x2 * y1;
    area += cross;
    mx += (x1 + x2) * cross;
    my += (y1 + y2) * cross;
  }
  return [mx / (3 * area), my / (3 * area)];
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const ROOM = 6;
/** The least that is shown, so that the first tile is no giant, and the way out is in the picture. */
const LEAST = { left: -27, top: -8, right: 27, bottom: 30 };

/** What has to be in the picture for these cells to be seen. */
export function boundsOf(cells: readonly { readonly i: number; readonly j: number }[]): Bounds {
  let { left, top, right, bottom } = LEAST;
  for (const [x, y] of cells.flatMap(({ i, j }) => verticesOf(i, j))) {
    left = Math.min(left, x - ROOM);
    top = Math.min(top, y - ROOM);
    right = Math.max(right, x + 2);
    bottom = Math.max(bottom, y + ROOM);
  }
  return { left: left * UNIT, top: top * UNIT, width: (right - left) * UNIT, height: (bottom - top) * UNIT };
}

/** Pixels of a unit: a tile is at most 180 wide, and at least about 80 where it may be touched; a network that is larger then scrolls. */
const LARGEST = 1.55;
export const [TOUCHED, LOOKED_AT] = [0.74, 0.4];

interface Room {
  readonly width: number;
  readonly height: number;
}

export function scaleFor({ width, height }: Bounds, room: Room, least: number): number {
  return Math.max(least, Math.min(LARGEST, room.width / width, room.height / height));
}
