/** A hex of the board: its number in reading order (TT-1.4). */
export type Hex = number;
/** Those of a piece, of which there is always one. */
export type Hexes = readonly [Hex, ...Hex[]];

export function isSomewhere(hexes: readonly Hex[]): hexes is Hexes {
  return hexes.length > 0;
}

/** A side shared by two hexes: three times the number of the earlier one, plus which way the later one lies. */
export type Join = number;

/** A direction: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. */
export type Direction = number;

export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** TT-1.2: clockwise. */
const DIRECTIONS: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export const WAYS = DIRECTIONS.length;

const RADIUS = 10;
/** The top side of the top Bridge hex, prolonged. */
const BOUNDARY_LINE = -8;

/** TT-1.5 */
function isOnBoard({ q, r }: Axial): boolean {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= RADIUS && 2 * r + q >= BOUNDARY_LINE;
}

/** TT-1.4 */
function byReading(one: Axial, other: Axial): number {
  return 2 * one.r + one.q - (2 * other.r + other.q) || one.q - other.q;
}

function allHexes(): Axial[] {
  const found: Axial[] = [];
  for (let q = -RADIUS; q <= RADIUS; q++) {
    for (let r = -RADIUS; r <= RADIUS; r++) if (isOnBoard({ q, r })) found.push({ q, r });
  }
  return found.sort(byReading);
}

/** Every hex of the board, in reading order. */
export const HEXES: readonly Axial[] = allHexes();
export const HEX_COUNT = HEXES.length;
export const NOWHERE: Hex = -1;

const WIDTH = 2 * RADIUS + 1;
const NUMBERS: readonly Hex[] = (() => {
  const numbers: Hex[] = Array(WIDTH * WIDTH).fill(NOWHERE);
  HEXES.forEach(({ q, r }, hex) => {
    numbers[(q + RADIUS) * WIDTH + r + RADIUS] = hex;
  });
  return numbers;
})();

/** The hex at these coordinates, or NOWHERE. */
export function hexAt(q: number, r: number): Hex {
  if (Math.abs(q) > RADIUS || Math.abs(r) > RADIUS) return NOWHERE;
  return NUMBERS[(q + RADIUS) * WIDTH + r + RADIUS] as Hex;
}

export function axialOf(hex: Hex): Axial {
  return HEXES[hex] as Axial;
}

/** '3,-1' */
export const HEX_NAMES: readonly string[] = HEXES.map(({ q, r }) => `${q},${r}`);

export function hexName(hex: Hex): string {
  return HEX_NAMES[hex] as string;
}

/** The hex of that name; a name that is none is a bug. */
export function hexNamed(name: string): Hex {
  const [q, r] = name.split(',').map(Number);
  const hex = q === undefined || r === undefined ? NOWHERE : hexAt(q, r);
  if (hex === NOWHERE) throw new Error(`there is no hex '${name}'`);
  return hex;
}

export function namesOf(hexes: readonly Hex[]): string {
  return hexes.map(hexName).join(' ');
}

export function hexesNamed(names: string): Hex[] {
  return names
    .split(' ')
    .map(hexNamed)
    .sort((one, other) => one - other);
}

/** By hex and direction: the hex there, or NOWHERE. */
const NEIGHBOURS: Int16Array = (() => {
  const neighbours = new Int16Array(HEX_COUNT * WAYS);
  HEXES.forEach(({ q, r }, hex) => {
    DIRECTIONS.forEach((way, direction) => {
      neighbours[hex * WAYS + direction] = hexAt(q + way.q, r + way.r);
    });
  });
  return neighbours;
})();

export function neighbour(hex: Hex, direction: Direction): Hex {
  return NEIGHBOURS[hex * WAYS + direction] as Hex;
}

/** By two hexes: how far apart they are. */
const DISTANCES: Uint8Array = (() => {
  const distances = new Uint8Array(HEX_COUNT * HEX_COUNT);
  HEXES.forEach((one, from) => {
    HEXES.forEach((other, to) => {
      const q = one.q - other.q;
      const r = one.r - other.r;
      distances[from * HEX_COUNT + to] = (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
    });
  });
  return distances;
})();

/** TT-1.3 */
export function distance(one: Hex, other: Hex): number {
  return DISTANCES[one * HEX_COUNT + other] as number;
}

/** TT-1.3: the smallest over the hexes of both. */
export function distanceOf(some: readonly Hex[], others: readonly Hex[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const one of some) {
    for (const other of others) {
      const far = distance(one, other);
      if (far < least) least = far;
    }
  }
  return least;
}

/** The direction from a hex to its neighbour. */
export function directionTo(from: Hex, to: Hex): Direction {
  for (let direction = 0; direction < WAYS; direction++) if (neighbour(from, direction) === to) return direction;
  throw new Error(`${hexName(from)} and ${hexName(to)} are no neighbours`);
}

/** Of the six neighbours of a hex these come later in reading order, in this order. */
const LATER: readonly Direction[] = [4, 2, 3];
const JOINS_OF_A_HEX = LATER.length;

/** By join: its later hex, or NOWHERE. */
const LATER_HEX: readonly Hex[] = HEXES.flatMap((_, hex) => LATER.map((direction) => neighbour(hex, direction)));

/** By hex and direction: the join there, or NOWHERE at the edge of the board. */
const JOINS: Int16Array = (() => {
  const joins = new Int16Array(HEX_COUNT * WAYS).fill(NOWHERE);
  HEXES.forEach((_, hex) => {
    LATER.forEach((direction, which) => {
      const later = neighbour(hex, direction);
      if (later === NOWHERE) return;
      joins[hex * WAYS + direction] = hex * JOINS_OF_A_HEX + which;
      joins[later * WAYS + ((direction + 3) % WAYS)] = hex * JOINS_OF_A_HEX + which;
    });
  });
  return joins;
})();

export function joinAt(hex: Hex, direction: Direction): Join {
  return JOINS[hex * WAYS + direction] as Join;
}

export function joinBetween(one: Hex, other: Hex): Join {
  return joinAt(one, directionTo(one, other));
}

export function earlierHex(join: Join): Hex {
  return Math.floor(join / JOINS_OF_A_HEX);
}

export function laterHex(join: Join): Hex {
  return LATER_HEX[join] as Hex;
}

/** TT-1.7: '3,0~4,0' */
export function joinName(join: Join): string {
  return `${hexName(earlierHex(join))}~${hexName(laterHex(join))}`;
}

export function joinNamed(name: string): Join {
  const [one = '', other = ''] = name.split('~');
  return joinBetween(hexNamed(one), hexNamed(other));
}

export function turnClockwise({ q, r }: Axial): Axial {
  return { q: -r, r: q + r };
}

export function mirror({ q, r }: Axial): Axial {
  return { q: q + r, r: -r };
}
