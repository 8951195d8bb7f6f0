import type { Seat } from '../../../../kernel/game.ts';
import { distance, HEX_COUNT, type Hex } from '../../box/hexes.ts';
import { PATH_IDS, PATH_PIECES, type PathId } from '../../box/pieces.ts';
import { siteOf } from '../../box/sites.ts';
import { openSites } from '../../rules/ground/open-sites.ts';
import { isFree, type Survey, supportsAt } from '../../rules/ground/survey.ts';
import type { Reached } from '../../rules/roads.ts';
import { hasSupplies } from '../../rules/supplies.ts';
import type { Draft } from './draft.ts';
import { COVERED, type Goal, targetsFor } from './targets.ts';

/** A piece of road, where it goes, and whether a place for the goal comes of it at once. */
export interface Road {
  readonly piece: PathId;
  readonly site: number;
  /** The site of the goal that comes nearest to being complete. */
  readonly target: number;
  readonly isComplete: boolean;
}

/** Sites of the goal that are free, and the supports they have so far. */
const open: number[] = [];
const supports: number[] = [];

function findOpen(there: Survey, goal: Goal, taken: Uint8Array): void {
  const { count, hexes } = targetsFor(goal);
  open.length = 0;
  supports.length = 0;
  nextOne: for (let site = 0; site < count; site++) {
    let sides = 0;
    for (const hex of hexes[site] as readonly Hex[]) {
      if (taken[hex] !== 0 || !isFree(there, hex, goal === 'hut-mud')) continue nextOne;
      sides += supportsAt(there, hex);
    }
    open.push(site);
    supports.push(sides);
  }
}

const COMPLETE = 100;
const PER_SUPPORT = 10;
const PER_PLACE = 1;
const MOST_PLACES = 8;
const PER_PROMISING = 0.1;
const PER_LABOUR = 0.5;
/** Sites that lack no more than this are promising. */
const NEARLY = 2;

/** The road that brings a place for the goal nearest; at most for so much labour. */
export function roadFor({ p, there, taken, laid }: Draft, seat: Seat, goal: Goal, labour: number): Road | undefined {
  findOpen(there, goal, taken);
  const { needed, sides } = targetsFor(goal);
  let best: Road | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const piece of PATH_IDS) {
    const cost = PATH_PIECES[piece].labour;
    if (cost > labour || !hasSupplies(p, seat, piece)) continue;
    for (const site of openSites(there, piece)) {
      const { hexes } = siteOf(piece, site);
      if (!isClear(hexes, taken, laid)) continue;
      let nearest = -1;
      let target = -1;
      let places = 0;
      let promising = 0;
      nextTarget: for (let i = 0; i < open.length; i++) {
        const first = (open[i] as number) * HEX_COUNT;
        let sum = supports[i] as number;
        for (const hex of hexes) {
          const gain = sides[first + hex] as number;
          if (gain === COVERED) continue nextTarget;
          sum += gain;
        }
        if (sum >= needed) places++;
        else if (sum >= needed - NEARLY) promising++;
        if (sum > nearest) {
          nearest = sum;
          target = open[i] as number;
        }
      }
      const isComplete = places > 0;
      const worth =
        (isComplete ? COMPLETE : PER_SUPPORT * nearest) +
        PER_PLACE * Math.min(places, MOST_PLACES) +
        PER_PROMISING * promising -
        PER_LABOUR * cost;
      if (worth > most) {
        most = worth;
        best = { piece, site, target, isComplete };
      }
    }
  }
  return best;
}

/** Whether nothing else that is planned this turn gets in its way. */
function isClear(hexes: readonly Hex[], taken: Uint8Array, laid: readonly Hex[]): boolean {
  for (const hex of hexes) {
    if (taken[hex] !== 0) return false;
    for (const other of laid) if (distance(hex, other) <= 1) return false;
  }
  return true;
}

/** The road that comes nearest to one of the goals, if it comes nearer than so far. */
export function roadToward(
  { p, there, taken, laid }: Draft,
  seat: Seat,
  goals: Reached,
  far: number,
  labour: number,
): Road | undefined {
  measure(goals);
  let best: Road | undefined;
  let least = far;
  let price = Number.POSITIVE_INFINITY;
  for (const piece of PATH_IDS) {
    const cost = PATH_PIECES[piece].labour;
    if (cost > labour || !hasSupplies(p, seat, piece)) continue;
    for (const site of openSites(there, piece)) {
      const { hexes } = siteOf(piece, site);
      let near = far;
      for (const hex of hexes) near = Math.min(near, steps[hex] as number);
      if (near > least || (near === least && cost >= price) || near >= far || !isClear(hexes, taken, laid)) continue;
      least = near;
      price = cost;
      best = { piece, site, target: -1, isComplete: near <= 1 };
    }
  }
  return best;
}

const steps = new Uint8Array(HEX_COUNT);

/** By hex: how far the nearest goal is. */
function measure(goals: Reached): void {
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    let least = HEX_COUNT - 1;
    for (let goal = 0; goal < HEX_COUNT; goal++) if (goals[goal] !== 0) least = Math.min(least, distance(hex, goal));
    steps[hex] = least;
  }
}

/** How far the goals are from road that is joined to the Hub; 1 where they touch. */
export function gapBetween(linked: Reached, goals: Reached): number {
  measure(goals);
  let least = HEX_COUNT - 1;
  for (let hex = 0; hex < HEX_COUNT; hex++) if (linked[hex] !== 0) least = Math.min(least, steps[hex] as number);
  return least;
}
