import { at } from '../../../kernel/lists.ts';
import { outline } from '../../../web/look/print/forms.ts';
import { type Point, short } from '../../../web/look/print/hand.ts';
import { axialOf, type Direction, earlierHex, type Hex, type Join, laterHex } from '../box/hexes.ts';

/** The side of a hex in units of the drawing. */
export const SIDE = 60;
/** Half the height of a hex. */
export const HALF = (SIDE * Math.sqrt(3)) / 2;

/** TT-1.1 */
export function middleOf(hex: Hex): Point {
  const { q, r } = axialOf(hex);
  return [1.5 * SIDE * q, HALF * (2 * r + q)];
}

/** The middle of all of them together. */
export function centreOf(hexes: readonly Hex[]): Point {
  const points = hexes.map(middleOf);
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, points.length);
  return [mean(0), mean(1)];
}

export function cornersOf([x, y]: Point, side: number = SIDE): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (corner * Math.PI) / 3;
    return [x + side * Math.cos(angle), y + side * Math.sin(angle)] as const;
  });
}

/** A hex with ruled edges, for glows and what only marks a place. */
export function hexLine(hex: Hex, side: number = SIDE): string {
  return `M${cornersOf(middleOf(hex), side)
    .map(([x, y]) => `${short(x)} ${short(y)}`)
    .join('L')}z`;
}

export function hexLines(hexes: readonly Hex[], side: number = SIDE): string {
  return hexes.map((hex) => hexLine(hex, side)).join('');
}

/** A hex with edges cut by hand. */
export function hexCut(hex: Hex, side: number, seed: number, spread = 1.6): string {
  return outline(cornersOf(middleOf(hex), side), seed + hex * 31, spread, 16);
}

/** The angle in which a direction leads, in radians. */
export function angleOf(direction: Direction): number {
  return ((direction * 60 - 90) * Math.PI) / 180;
}

interface JoinSpot {
  readonly at: Point;
  /** Along the side that both hexes share, in degrees. */
  readonly turn: number;
}

export function joinSpot(join: Join): JoinSpot {
  const [ax, ay] = middleOf(earlierHex(join));
  const [bx, by] = middleOf(laterHex(join));
  return { at: [(ax + bx) / 2, (ay + by) / 2], turn: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI + 90 };
}

/** The shared side itself, drawn broad enough for a finger. */
export function joinLine(join: Join): string {
  const { at, turn } = joinSpot(join);
  const along = (turn * Math.PI) / 180;
  const [dx, dy] = [(Math.cos(along) * SIDE) / 2, (Math.sin(along) * SIDE) / 2];
  return `M${short(at[0] - dx)} ${short(at[1] - dy)}L${short(at[0] + dx)} ${short(at[1] + dy)}`;
}

/** The outline around hexes that lie together: the sides that only one of them has. */
export function rimOf(hexes: readonly Hex[], side: number = SIDE): string {
  const own = new Set(
    hexes.map((hex) =>
      middleOf(hex)
        .map((value) => Math.round(value))
        .join(),
    ),
  );
  const lines: string[] = [];
  for (const hex of hexes) {
    const [x, y] = middleOf(hex);
    const corners = cornersOf([x, y], side);
    corners.forEach(([fromX, fromY], corner) => {
      // The side after a corner looks this way.
      const angle = ((corner + 0.5) * Math.PI) / 3;
      const beyond = [x + 2 * HALF * Math.cos(angle), y + 2 * HALF * Math.sin(angle)].map((value) => Math.round(value));
      if (own.has(beyond.join())) return;
      const [toX, toY] = at(corners, (corner + 1) % 6);
      lines.push(`M${short(fromX)} ${short(fromY)}L${short(toX)} ${short(toY)}`);
    });
  }
  return lines.join('');
}
