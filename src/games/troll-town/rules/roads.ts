import { HEX_COUNT, type Hex, NOWHERE, neighbour, WAYS } from '../box/hexes.ts';
import { BRIDGE, FOOT, isBridge, isInner } from '../box/map.ts';
import {
  BUILT,
  type Building,
  EMPTY,
  hutOf,
  type Land,
  landAt,
  type TrollNumber,
  type TrollTown,
} from '../position.ts';

/** By hex: 1 where it is reached. */
export type Reached = Uint8Array;

const queue = new Int16Array(HEX_COUNT);

function isRoad(land: Land): boolean {
  return land > EMPTY && land < BUILT;
}

/** TT-1.9: marks every path hex that can be walked to from the path hexes among these. */
export function walkFrom(land: readonly Land[], starts: readonly Hex[], reached: Reached): Reached {
  reached.fill(0);
  let last = 0;
  for (const start of starts) {
    if (isRoad(landAt(land, start)) && reached[start] === 0) {
      reached[start] = 1;
      queue[last++] = start;
    }
  }
  for (let first = 0; first < last; first++) {
    const hex = queue[first] as Hex;
    for (let direction = 0; direction < WAYS; direction++) {
      const next = neighbour(hex, direction);
      if (next === NOWHERE || reached[next] !== 0 || !isRoad(landAt(land, next))) continue;
      reached[next] = 1;
      queue[last++] = next;
    }
  }
  return reached;
}

/** The hexes that touch the Hub. */
const AROUND_HUB: readonly Hex[] = [...Array(HEX_COUNT).keys()].filter((hex) => isInner(hex) || hex === FOOT);

const AT_FOOT: readonly Hex[] = [FOOT];

export function hubLinked(land: readonly Land[], reached: Reached): Reached {
  return walkFrom(land, AROUND_HUB, reached);
}

export function bridgeLinked(land: readonly Land[], reached: Reached): Reached {
  return walkFrom(land, AT_FOOT, reached);
}

/** TT-1.10: all path hexes that touch these, in reading order. */
export function pathsAround(land: readonly Land[], hexes: readonly Hex[]): Hex[] {
  const found: Hex[] = [];
  for (const hex of hexes) {
    for (let direction = 0; direction < WAYS; direction++) {
      const next = neighbour(hex, direction);
      if (next !== NOWHERE && isRoad(landAt(land, next)) && !found.includes(next)) found.push(next);
    }
  }
  return found.sort(byNumber);
}

function byNumber(one: number, other: number): number {
  return one - other;
}

export function touchesPath(land: readonly Land[], hexes: readonly Hex[]): boolean {
  for (const hex of hexes) {
    for (let direction = 0; direction < WAYS; direction++) {
      const next = neighbour(hex, direction);
      if (next !== NOWHERE && isRoad(landAt(land, next))) return true;
    }
  }
  return false;
}

/** TT-1.9: whether a path hex that touches one of these is reached. */
export function isReached(hexes: readonly Hex[], reached: Reached): boolean {
  for (const hex of hexes) {
    for (let direction = 0; direction < WAYS; direction++) {
      const next = neighbour(hex, direction);
      if (next !== NOWHERE && reached[next] !== 0) return true;
    }
  }
  return false;
}

const scratch: Reached = new Uint8Array(HEX_COUNT);

export function isHubLinked(p: TrollTown, { hexes }: Building): boolean {
  return isReached(hexes, hubLinked(p.land, scratch));
}

export function isBridgeLinked(p: TrollTown, { hexes }: Building): boolean {
  return isReached(hexes, bridgeLinked(p.land, scratch));
}

/** TT-1.10: the hexes a Troll lives on. */
export function dwellingOf(p: TrollTown, troll: TrollNumber): readonly Hex[] {
  return hutOf(p, troll)?.hexes ?? BRIDGE;
}

/** TT-1.10 */
export function doorstepOf(p: TrollTown, troll: TrollNumber): readonly Hex[] {
  const hut = hutOf(p, troll);
  return hut === undefined ? BRIDGE : pathsAround(p.land, hut.hexes);
}

/** TT-11.6: path hexes that the Boss reaches from his doorstep without inner path or Bridge. */
export function networkOf(p: TrollTown, troll: TrollNumber, reached: Reached): Reached {
  reached.fill(0);
  let last = 0;
  for (const start of doorstepOf(p, troll)) {
    if (isInner(start) || isBridge(start)) continue;
    reached[start] = 1;
    queue[last++] = start;
  }
  for (let first = 0; first < last; first++) {
    const hex = queue[first] as Hex;
    for (let direction = 0; direction < WAYS; direction++) {
      const next = neighbour(hex, direction);
      if (next === NOWHERE || reached[next] !== 0 || !isRoad(landAt(p.land, next)) || isInner(next) || isBridge(next)) {
        continue;
      }
      reached[next] = 1;
      queue[last++] = next;
    }
  }
  return reached;
}

const parents = new Int16Array(HEX_COUNT);
const UNSEEN = -2;
const START = -1;

/** What a fighter may walk over to meet another: path alone, or path, buildings and Hub (TT-9.3). */
export type Ground = 'path' | 'anything';

/** TT-8.7: from the one's doorstep to the other's, both ends included; undefined where there is no way. */
export function routeBetween(p: TrollTown, from: TrollNumber, to: TrollNumber, ground: Ground): Hex[] | undefined {
  const goals = doorstepOf(p, to);
  parents.fill(UNSEEN);
  let last = 0;
  for (const start of doorstepOf(p, from)) {
    parents[start] = START;
    queue[last++] = start;
  }
  for (let first = 0; first < last; first++) {
    const hex = queue[first] as Hex;
    if (goals.includes(hex)) return pathTo(hex);
    for (let direction = 0; direction < WAYS; direction++) {
      const next = neighbour(hex, direction);
      if (next === NOWHERE || parents[next] !== UNSEEN || !isWalkable(landAt(p.land, next), ground)) continue;
      parents[next] = hex;
      queue[last++] = next;
    }
  }
  return undefined;
}

const HUB_OR_MORE = -1;

function isWalkable(land: Land, ground: Ground): boolean {
  if (ground === 'path') return isRoad(land);
  return land !== EMPTY && land >= HUB_OR_MORE;
}

function pathTo(end: Hex): Hex[] {
  const route: Hex[] = [];
  for (let hex = end; hex !== START; hex = parents[hex] as Hex) route.push(hex);
  return route.reverse();
}

/** How many steps it is from each path hex to the Bridge foot; FAR where there is no way. */
const FAR = 999;

export function walksToFoot(land: readonly Land[], steps: Int16Array): Int16Array {
  steps.fill(FAR);
  let last = 0;
  if (isRoad(landAt(land, FOOT))) {
    steps[FOOT] = 0;
    queue[last++] = FOOT;
  }
  for (let first = 0; first < last; first++) {
    const hex = queue[first] as Hex;
    for (let direction = 0; direction < WAYS; direction++) {
      const next = neighbour(hex, direction);
      if (next === NOWHERE || steps[next] !== FAR || !isRoad(landAt(land, next))) continue;
      steps[next] = (steps[hex] as number) + 1;
      queue[last++] = next;
    }
  }
  return steps;
}
