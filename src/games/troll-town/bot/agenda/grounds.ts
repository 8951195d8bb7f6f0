import { distanceOf, HEX_COUNT, HEXES, type Hex, hexAt, NOWHERE, neighbour, WAYS } from '../../box/hexes.ts';
import { CORNERS, HUB } from '../../box/map.ts';
import type { BuildingId, PieceId } from '../../box/pieces.ts';
import { siteOf } from '../../box/sites.ts';
import { EMPTY, hutOf, type TrollTown } from '../../position.ts';
import { obstacleOn } from '../../rules/ground/obstacles.ts';
import { openSites } from '../../rules/ground/open-sites.ts';
import { isFree, isLinked, type Survey, supportsAt } from '../../rules/ground/survey.ts';
import { levelOf } from '../../rules/levels.ts';
import type { Draft } from './draft.ts';
import { type Goal, targetsFor } from './targets.ts';

const WAY_OUT = 6;
const PER_HUT = 0.6;
const PER_PIT = 0.5;
const PER_SHOP = 0.3;
const ROOM_TO_GROW = 4;
const CRAMPED = 4;

/** TT-1.12: the hexes by which roads leave the corners of the ring. */
const WAYS_OUT: readonly Hex[] = CORNERS.flatMap((corner) => {
  const { q, r } = HEXES[corner] as (typeof HEXES)[number];
  return [hexAt(1.5 * q, 1.5 * r), hexAt(2 * q, 2 * r)].filter((hex) => hex !== NOWHERE);
});

/** By hex: what the free ground is good for. */
export function worthOfGround(p: TrollTown, there: Survey): Float32Array {
  const keep = new Float32Array(HEX_COUNT);
  for (const hex of WAYS_OUT) add(keep, hex, WAY_OUT);
  for (let seat = 0; seat < p.seats; seat++) {
    if (hutOf(p, seat) !== undefined) continue;
    weighGoal(keep, there, 'hut-mud', 4, PER_HUT);
    break;
  }
  weighGoal(keep, there, 'pit', 6, PER_PIT);
  weighGoal(keep, there, 'shop', 4, PER_SHOP);
  for (const shop of p.buildings) {
    if (!shop.stands || shop.kind !== 'shop' || levelOf(shop) === 3) continue;
    const free = around(p, shop.hexes);
    if (free.length <= CRAMPED) for (const hex of free) add(keep, hex, ROOM_TO_GROW);
  }
  return keep;
}

function add(keep: Float32Array, hex: Hex, worth: number): void {
  keep[hex] = (keep[hex] as number) + worth;
}

/** Empty hexes that touch these. */
function around({ land }: TrollTown, hexes: readonly Hex[]): Hex[] {
  const found: Hex[] = [];
  for (const hex of hexes) {
    for (let direction = 0; direction < WAYS; direction++) {
      const next = neighbour(hex, direction);
      if (next !== NOWHERE && land[next] === EMPTY && !found.includes(next)) found.push(next);
    }
  }
  return found;
}

/** Ground where the goal nearly fits is kept for it. */
function weighGoal(keep: Float32Array, there: Survey, goal: Goal, least: number, worth: number): void {
  const { count, hexes } = targetsFor(goal);
  nextOne: for (let number = 0; number < count; number++) {
    let sides = 0;
    const site = hexes[number] as readonly Hex[];
    for (const hex of site) {
      if (!isFree(there, hex, goal === 'hut-mud')) continue nextOne;
      sides += supportsAt(there, hex);
    }
    if (sides >= least) for (const hex of site) add(keep, hex, worth);
  }
}

const CROWD = 0.4;
const PER_DOOR = 2;
const PER_STEP = 1;

/** Whether the piece can still be laid there, for all that is planned. */
export function isOpen({ there, taken }: Draft, piece: PieceId, site: number): boolean {
  return (
    obstacleOn(there, piece, siteOf(piece, site)) === undefined && siteOf(piece, site).hexes.every((hex) => !taken[hex])
  );
}

/** The site that somebody suggested, else the one that costs the town least, of those that nothing else is planned for; or -1. */
export function bestSite(draft: Draft, piece: BuildingId): number {
  const { taken, p, there, keep, expected } = draft;
  const suggested = expected.suggestions.find(({ work, site }) => work === piece && isOpen(draft, piece, site));
  if (suggested !== undefined) return suggested.site;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const site of openSites(there, piece)) {
    const { hexes } = siteOf(piece, site);
    if (hexes.some((hex) => taken[hex] !== 0)) continue;
    let cost = 0;
    for (const hex of hexes) cost += (keep[hex] as number) - ownShare(piece);
    // Sides of roads are scarce: a hovel leans on another one where it can.
    if (piece === 'hovel' || piece === 'cage') cost += CROWD * supportsAt(there, hexes[0]);
    if (piece === 'hut-mud') cost = PER_DOOR * doorsOf(there, hexes) - PER_STEP * Math.min(4, farOut(hexes));
    if (piece === 'shop') cost += around(p, hexes).length < CRAMPED ? WAY_OUT : 0;
    if (cost < least) {
      least = cost;
      best = site;
    }
  }
  return best;
}

function ownShare(piece: BuildingId): number {
  return piece === 'shop' ? PER_SHOP : 0;
}

/** The hex for an add-on that costs the town least. */
export function leastWanted({ taken, keep }: Draft, hexes: readonly Hex[]): Hex {
  let best = NOWHERE;
  for (const hex of hexes) {
    if (taken[hex] !== 0) continue;
    if (best === NOWHERE || (keep[hex] as number) < (keep[best] as number)) best = hex;
  }
  return best;
}

const doors: Hex[] = [];

/** How many hexes of linked road touch these. */
function doorsOf(there: Survey, hexes: readonly Hex[]): number {
  doors.length = 0;
  for (const hex of hexes) {
    for (let direction = 0; direction < WAYS; direction++) {
      const next = neighbour(hex, direction);
      if (next !== NOWHERE && isLinked(there, next) && !doors.includes(next)) doors.push(next);
    }
  }
  return doors.length;
}

/** How far these are from the Hub. */
function farOut(hexes: readonly Hex[]): number {
  return distanceOf(hexes, HUB);
}

/** A site for a small building beside these hexes, or -1. */
export function siteBeside({ taken, there }: Draft, piece: 'hovel' | 'cage', home: readonly Hex[]): number {
  for (const site of openSites(there, piece)) {
    const { hexes } = siteOf(piece, site);
    if (taken[hexes[0]] === 0 && distanceOf(hexes, home) === 1) return site;
  }
  return -1;
}
