import { at } from '../../../kernel/lists.ts';
import { SPEED } from '../box/fights.ts';
import {
  distance,
  distanceOf,
  earlierHex,
  HEX_COUNT,
  type Hex,
  type Join,
  joinAt,
  joinBetween,
  laterHex,
  NOWHERE,
  neighbour,
  WAYS,
} from '../box/hexes.ts';
import { HUB } from '../box/map.ts';
import { BEDS_OF_A_HOVEL } from '../box/pieces.ts';
import { type Building, isPath, type TrollNumber, type TrollTown } from '../position.ts';
import { inReadingOrder } from './damage.ts';
import { statOf } from './levels.ts';
import { dwellingOf, routeBetween } from './roads.ts';

/** TT-8.10: a fight without a place. */
export const NO_JOIN: Join = -1;

/** Where a fight is to take place (TT-8.1). */
export type Aim =
  | { readonly at: 'between'; readonly infractor: TrollNumber; readonly other: TrollNumber }
  // TT-9.3: through buildings and the Hub, where no path leads.
  | { readonly at: 'challenge'; readonly infractor: TrollNumber; readonly other: TrollNumber }
  | { readonly at: 'place'; readonly infractor: TrollNumber; readonly hexes: readonly Hex[] }
  | { readonly at: 'nowhere' };

/** The join where it takes place now, or NO_JOIN. */
export function locate(p: TrollTown, aim: Aim): Join {
  switch (aim.at) {
    case 'between':
      return meetingJoin(p, aim.infractor, aim.other);
    case 'challenge': {
      const join = meetingJoin(p, aim.infractor, aim.other);
      return join === NO_JOIN ? detourJoin(p, aim.infractor, aim.other) : join;
    }
    case 'place':
      return nearestJoin(p, aim.hexes, dwellingOf(p, aim.infractor));
    case 'nowhere':
      return NO_JOIN;
  }
}

/** TT-8.7 to 8.9 */
export function meetingJoin(p: TrollTown, infractor: TrollNumber, other: TrollNumber): Join {
  const route = routeBetween(p, infractor, other, 'path');
  if (route === undefined) return NO_JOIN;
  const steps = route.length - 1;
  if (steps === 0) return firstJoinOf(p, at(route, 0));
  const before = stepBeforeMeeting(p, infractor, other, steps);
  return joinBetween(at(route, before), at(route, before + 1));
}

/** TT-8.8 */
function stepBeforeMeeting(p: TrollTown, infractor: TrollNumber, other: TrollNumber, steps: number): number {
  const one = p.options.speedRule ? Math.max(1, statOf(p, infractor, SPEED)) : 1;
  const two = p.options.speedRule ? Math.max(1, statOf(p, other, SPEED)) : 1;
  return Math.max(0, Math.ceil((steps * one) / (one + two)) - 1);
}

function firstJoinOf(p: TrollTown, hex: Hex): Join {
  for (let direction = 0; direction < WAYS; direction++) {
    const next = neighbour(hex, direction);
    if (next !== NOWHERE && isPath(p, next)) return joinAt(hex, direction);
  }
  return NO_JOIN;
}

function detourJoin(p: TrollTown, infractor: TrollNumber, other: TrollNumber): Join {
  const route = routeBetween(p, infractor, other, 'anything');
  if (route === undefined) return NO_JOIN;
  return nearestJoin(p, [at(route, Math.floor((route.length - 1) / 2))], dwellingOf(p, infractor));
}

function joinDistance(join: Join, hexes: readonly Hex[]): number {
  const one = earlierHex(join);
  const other = laterHex(join);
  let least = Number.POSITIVE_INFINITY;
  for (const hex of hexes) least = Math.min(least, distance(one, hex), distance(other, hex));
  return least;
}

/** Ways to the later hexes, in reading order. */
const LATER = [4, 2, 3] as const;

/** TT-8.4: nearest to the place, then to the dwelling, then in reading order. */
export function nearestJoin(p: TrollTown, hexes: readonly Hex[], dwelling: readonly Hex[]): Join {
  let best = NO_JOIN;
  let least = Number.POSITIVE_INFINITY;
  let leastHome = Number.POSITIVE_INFINITY;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (!isPath(p, hex)) continue;
    for (const direction of LATER) {
      const next = neighbour(hex, direction);
      if (next === NOWHERE || !isPath(p, next)) continue;
      const join = joinAt(hex, direction);
      const far = joinDistance(join, hexes);
      if (far > least) continue;
      const home = joinDistance(join, dwelling);
      if (far < least || home < leastHome) {
        best = join;
        least = far;
        leastHome = home;
      }
    }
  }
  return best;
}

export function distanceToJoin(join: Join, hexes: readonly Hex[]): number {
  return joinDistance(join, hexes);
}

/** TT-8.1: the occupied free-standing hovel nearest the Troll's dwelling, or the Hub. */
export function hovelFoughtOver(p: TrollTown, troll: TrollNumber): readonly Hex[] {
  const dwelling = dwellingOf(p, troll);
  let nearest: Building | undefined;
  let least = Number.POSITIVE_INFINITY;
  let housed = 0;
  for (const hovel of p.buildings) {
    if (!hovel.stands || hovel.kind !== 'hovel') continue;
    if (housed >= p.communal) break;
    housed += BEDS_OF_A_HOVEL;
    const far = distanceOf(hovel.hexes, dwelling);
    if (far < least || (far === least && nearest !== undefined && inReadingOrder(hovel, nearest) < 0)) {
      nearest = hovel;
      least = far;
    }
  }
  return nearest?.hexes ?? HUB;
}
