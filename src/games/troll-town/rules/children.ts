import { distanceOf, HEX_COUNT, type Hex, hexName } from '../box/hexes.ts';
import { HUB } from '../box/map.ts';
import {
  type Building,
  type BuildingNumber,
  building,
  hutOf,
  oldBoss,
  type TrollNumber,
  type TrollTown,
  WAIT,
} from '../position.ts';
import { tell } from '../words.ts';
import { capacityOf, hasLarder, isTownStore } from './levels.ts';
import { bridgeLinked, isReached, type Reached } from './roads.ts';

export function addChildren(p: TrollTown, store: BuildingNumber, children: number): void {
  const before = building(p, store);
  p.buildings[store] = { ...before, children: before.children + children };
}

const reached: Reached = new Uint8Array(HEX_COUNT);

/** TT-12.2: room for more Children; a pit takes none in while no road joins it to the Bridge. */
export function roomIn(p: TrollTown, store: Building): number {
  if (!store.stands) return 0;
  const room = capacityOf(store) - store.children;
  if (room > 0 && store.kind === 'pit' && !isReached(store.hexes, bridgeLinked(p.land, reached))) return 0;
  return room;
}

function fill(p: TrollTown, store: Building, children: number): number {
  const stored = Math.min(children, roomIn(p, store));
  if (stored > 0) {
    addChildren(p, store.number, stored);
    tell({
      say: 'told.stored',
      children: stored,
      building: store.number,
      kind: store.kind,
      hex: hexName(store.hexes[0]),
    });
  }
  return children - stored;
}

/** The cage or pit with room that is nearest to these hexes; ties in reading order. */
function nearestStore(p: TrollTown, hexes: readonly Hex[]): Building | undefined {
  let nearest: Building | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const store of p.buildings) {
    if (!isTownStore(store) || roomIn(p, store) === 0) continue;
    const far = distanceOf(store.hexes, hexes);
    if (far < least || (far === least && nearest !== undefined && store.hexes[0] < nearest.hexes[0])) {
      nearest = store;
      least = far;
    }
  }
  return nearest;
}

/** Puts them into the cages and pits nearest to these hexes; returns those for whom there is no room. */
function spread(p: TrollTown, children: number, hexes: readonly Hex[]): number {
  let left = children;
  while (left > 0) {
    const store = nearestStore(p, hexes);
    if (store === undefined) return left;
    left = fill(p, store, left);
  }
  return left;
}

/** TT-12.3, TT-12.4: into the planned store, then the nearest ones, then the own larder; returns those without a place. */
function storeCaught(p: TrollTown, troll: TrollNumber, planned: BuildingNumber, children: number): number {
  const first = planned === WAIT ? undefined : building(p, planned);
  let left = children;
  if (first !== undefined && (isTownStore(first) || first.owner === troll)) left = fill(p, first, left);
  left = spread(p, left, first?.hexes ?? HUB);
  const larder = left > 0 && hasLarder(p, troll) ? hutOf(p, troll) : undefined;
  return larder === undefined ? left : fill(p, larder, left);
}

/** TT-4.5, TT-12.3 to 12.5: what a Troll has caught. */
export function bringHome(p: TrollTown, troll: TrollNumber, store: BuildingNumber, children: number): void {
  p.caught += children;
  if (troll < p.seats) p.catches[troll] = (p.catches[troll] ?? 0) + children;
  const left = store === WAIT && troll !== oldBoss(p) ? children : storeCaught(p, troll, store, children);
  if (left > 0) p.waiting.push({ troll, store, children: left });
}

/** TT-12.18: recaptured Children go home, or to the nearest store with room, or away. Returns those who got away. */
export function takeBackIn(p: TrollTown, store: BuildingNumber, release: Hex, children: number): number {
  const home = building(p, store);
  let left = children;
  if (home.stands) {
    const stored = Math.min(left, capacityOf(home) - home.children);
    if (stored > 0) addChildren(p, store, stored);
    left -= Math.max(0, stored);
  }
  if (left > 0) left = spread(p, left, [release]);
  p.escaped += left;
  return left;
}

/** TT-12.6 */
export function housePostTurn(p: TrollTown): void {
  const waiting = p.waiting;
  if (waiting.length === 0) return;
  p.waiting = [];
  let away = 0;
  for (const { troll, store, children } of waiting) away += storeCaught(p, troll, store, children);
  p.escaped += away;
  if (away > 0) tell({ say: 'told.ran-away', children: away });
}

/** All Children that are in a store. */
export function storedChildren(p: TrollTown): number {
  let sum = 0;
  for (const { children } of p.buildings) sum += children;
  return sum;
}
