import { at } from '../../../kernel/lists.ts';
import {
  type Axial,
  axialOf,
  HEX_COUNT,
  type Hex,
  type Hexes,
  hexAt,
  mirror,
  NOWHERE,
  neighbour,
  turnClockwise,
  WAYS,
} from './hexes.ts';
import { isPathPiece, type PieceId, pieceOf } from './pieces.ts';

/** One way to lay a piece: its hexes in reading order. */
export interface Site {
  /** Its number among the sites of its piece. */
  readonly number: number;
  readonly hexes: Hexes;
  /** For a road: hexes that touch two of its own at once, where path would make a triangle (TT-5.4). */
  readonly wedges: readonly Hex[];
}

function inReadingOrder(one: Axial, other: Axial): number {
  return 2 * one.r + one.q - (2 * other.r + other.q) || one.q - other.q;
}

/** Moved so that the first hex in reading order is (0,0). */
function settled(shape: readonly Axial[]): Axial[] {
  const sorted = [...shape].sort(inReadingOrder);
  const [first] = sorted;
  if (first === undefined) throw new Error('a piece has hexes');
  return sorted.map(({ q, r }) => ({ q: q - first.q, r: r - first.r }));
}

/** TT-1.13: turned and mirrored, each different way once. */
export function orientationsOf(shape: readonly Axial[]): Axial[][] {
  const found = new Map<string, Axial[]>();
  for (const start of [shape, shape.map(mirror)]) {
    let turned = start;
    for (let turn = 0; turn < WAYS; turn++) {
      const laid = settled(turned);
      found.set(JSON.stringify(laid), laid);
      turned = turned.map(turnClockwise);
    }
  }
  return [...found.values()];
}

/** Compared as sorted lists (TT-1.4). */
export function byHexes(one: readonly Hex[], other: readonly Hex[]): number {
  for (const [place, hex] of one.entries()) {
    const against = other[place];
    if (against === undefined) break;
    if (hex !== against) return hex - against;
  }
  return one.length - other.length;
}

function wedgesOf(hexes: readonly Hex[]): Hex[] {
  const wedges = new Set<Hex>();
  for (const hex of hexes) {
    for (let direction = 0; direction < WAYS; direction++) {
      const next = neighbour(hex, direction);
      const after = neighbour(hex, (direction + 1) % WAYS);
      if (next !== NOWHERE && after !== NOWHERE) {
        if (hexes.includes(next)) wedges.add(after);
        if (hexes.includes(after)) wedges.add(next);
      }
    }
  }
  return [...wedges].filter((hex) => !hexes.includes(hex)).sort((one, other) => one - other);
}

function sitesFor(id: PieceId): Site[] {
  const laid: Hexes[] = [];
  for (const shape of orientationsOf(pieceOf(id).shape)) {
    for (let hex = 0; hex < HEX_COUNT; hex++) {
      const { q, r } = axialOf(hex);
      const [first, ...others] = shape.map((offset) => hexAt(q + offset.q, r + offset.r));
      if (first !== undefined && first !== NOWHERE && !others.includes(NOWHERE)) laid.push([first, ...others]);
    }
  }
  laid.sort(byHexes);
  return laid.map((hexes, number) => ({ number, hexes, wedges: isPathPiece(id) ? wedgesOf(hexes) : [] }));
}

const SITES = new Map<PieceId, readonly Site[]>();

/** Every way to lay the piece on an empty board, in reading order. Made when first asked for: whoever plays another game does without. */
export function sitesOf(piece: PieceId): readonly Site[] {
  let sites = SITES.get(piece);
  if (sites === undefined) {
    sites = sitesFor(piece);
    SITES.set(piece, sites);
  }
  return sites;
}

/** By piece and hex: the numbers of the sites that cover the hex. */
const COVERING = new Map<PieceId, readonly (readonly number[])[]>();

/** Every way to lay the piece over that hex. */
export function sitesOver(piece: PieceId, hex: Hex): readonly number[] {
  let covering = COVERING.get(piece);
  if (covering === undefined) {
    const lists: number[][] = Array.from({ length: HEX_COUNT }, () => []);
    for (const { number, hexes } of sitesOf(piece)) for (const each of hexes) lists[each]?.push(number);
    covering = lists;
    COVERING.set(piece, covering);
  }
  return at(covering, hex);
}

export function siteOf(piece: PieceId, number: number): Site {
  return sitesOf(piece)[number] as Site;
}

export function siteOn(piece: PieceId, hexes: readonly Hex[]): Site | undefined {
  return sitesOf(piece).find((site) => byHexes(site.hexes, hexes) === 0);
}
