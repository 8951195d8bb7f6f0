import { isListening } from '../../../kernel/tell.ts';
import { LEFT_PATTERNS, PATTERNS, type Pattern, RIGHT_PATTERNS, type Trait, WORN_OUT } from '../box/fights.ts';
import {
  type Direction,
  directionTo,
  distance,
  HEX_COUNT,
  type Hex,
  hexName,
  NOWHERE,
  namesOf,
  neighbour,
  WAYS,
} from '../box/hexes.ts';
import { FOOT, isHub } from '../box/map.ts';
import {
  BUILT,
  type Building,
  type BuildingKind,
  type BuildingNumber,
  building,
  buildingOn,
  type Group,
  isPath,
  landAt,
  type TrollTown,
} from '../position.ts';
import { tell } from '../words.ts';
import { addChildren, takeBackIn } from './children.ts';
import { drawPattern, drawTrait } from './draws.ts';
import { isTownStore } from './levels.ts';
import { pathsAround, walksToFoot } from './roads.ts';

/** How a group's run ended. */
export const RUN_ENDS = ['escaped', 'recaptured', 'eaten', 'dead-end', 'hid', 'worn-out'] as const;
type End = (typeof RUN_ENDS)[number];

const steps = new Int16Array(HEX_COUNT);

/** TT-12.8: the doorstep hex with the shortest walk to the foot; undefined without a doorstep. */
export function releaseSquare(p: TrollTown, hexes: readonly Hex[]): Hex | undefined {
  const doorstep = pathsAround(p.land, hexes);
  walksToFoot(p.land, steps);
  let best: Hex | undefined;
  for (const hex of doorstep) if (best === undefined || isNearerToFoot(hex, best)) best = hex;
  return best;
}

function isNearerToFoot(hex: Hex, other: Hex): boolean {
  const walk = (steps[hex] as number) - (steps[other] as number);
  return walk < 0 || (walk === 0 && distance(hex, FOOT) < distance(other, FOOT));
}

/** TT-12.8: so many Children of a store, or all, make for the Bridge. Of a store that broke they are gone already. */
export function breakOut(p: TrollTown, number: BuildingNumber, children = building(p, number).children): void {
  const store = building(p, number);
  if (children === 0) return;
  if (store.stands) addChildren(p, number, -children);
  tell({ say: 'told.broke-out', children, building: number, kind: store.kind, hex: hexName(store.hexes[0]) });
  const release = releaseSquare(p, store.hexes);
  if (release === undefined || release === FOOT) {
    p.escaped += children;
    tell({ say: 'told.got-away', children });
    return;
  }
  const first = Math.ceil(children / 2);
  const pattern = drawPattern(p, PATTERNS);
  runFrom(p, store, release, first, pattern);
  if (children > first) {
    const others = pattern.startsWith('L') ? RIGHT_PATTERNS : LEFT_PATTERNS;
    runFrom(p, store, release, children - first, drawPattern(p, others));
  }
}

/** TT-12.12: leaves the release square. */
function runFrom(p: TrollTown, store: Building, release: Hex, children: number, pattern: Pattern): void {
  const traits = [drawTrait(p)];
  const run = new Run(p, {
    children,
    pattern,
    letters: 1,
    traits,
    store: store.number,
    release,
    hex: release,
    heading: 0,
    entered: 0,
  });
  run.welcomeOthers();
  const exit = exitFor(p, store, release, pattern);
  if (exit === undefined) run.finish('recaptured');
  else run.go(exit);
}

/** From the leftmost exit to the rightmost, as seen when leaving the store. */
const TURNS: readonly number[] = [4, 5, 0, 1, 2];

function exitFor(p: TrollTown, store: Building, release: Hex, pattern: Pattern): Direction | undefined {
  const door = store.hexes.find((hex) => distance(hex, release) === 1) as Hex;
  const facing = directionTo(door, release);
  let found: Direction | undefined;
  for (const turn of TURNS) {
    const direction = (facing + turn) % WAYS;
    if (!isPathTo(p, release, direction)) continue;
    found = direction;
    if (pattern.startsWith('L')) return found;
  }
  return found;
}

function isPathTo(p: TrollTown, hex: Hex, direction: Direction): boolean {
  const next = neighbour(hex, direction);
  return next !== NOWHERE && isPath(p, next);
}

/** TT-12.24 */
export function runOn(p: TrollTown): void {
  const groups = p.hiding;
  if (groups.length === 0) return;
  p.hiding = [];
  for (const group of groups) {
    const run = new Run(p, group);
    if (!isPath(p, group.hex)) run.finish('escaped');
    else run.goOnFromHiding();
  }
}

/** A group on its way. */
class Run {
  readonly #p: TrollTown;
  readonly #from: Group;
  readonly #route: Hex[] | undefined;
  #children: number;
  #traits: Trait[];
  #hex: Hex;
  #heading: Direction;
  #letters: number;
  #entered: number;

  constructor(p: TrollTown, group: Group) {
    this.#p = p;
    this.#from = group;
    this.#children = group.children;
    this.#traits = [...group.traits];
    this.#hex = group.hex;
    this.#heading = group.heading;
    this.#letters = group.letters;
    this.#entered = group.entered;
    this.#route = isListening() ? [group.hex] : undefined;
  }

  /** TT-12.14: enters hex after hex until something becomes of the group. */
  go(direction: Direction): void {
    for (let next: Direction | undefined = direction; next !== undefined; next = this.#enter(next));
  }

  /** On from where they hid: along a new road, else back. */
  goOnFromHiding(): void {
    const on = this.#wayOn() ?? this.#back();
    if (isPathTo(this.#p, this.#hex, on)) this.go(on);
    else this.finish('recaptured');
  }

  /** The way to go on from there, or undefined if the run is over. */
  #enter(direction: Direction): Direction | undefined {
    this.#hex = neighbour(this.#hex, direction);
    this.#heading = direction;
    this.#entered++;
    this.#route?.push(this.#hex);
    if (this.#hex === FOOT) return this.finish('escaped');
    if (this.#hex === this.#from.release) return this.finish('recaptured');
    if (this.#entered >= WORN_OUT) return this.finish('worn-out');
    this.welcomeOthers();
    return this.#wayOn() ?? this.#atTheEnd();
  }

  #back(): Direction {
    return (this.#heading + 3) % WAYS;
  }

  /** Left or right at a fork, by the next letter of the pattern (TT-12.13). */
  #wayOn(): Direction | undefined {
    const p = this.#p;
    const left = (this.#heading + 5) % WAYS;
    const right = (this.#heading + 1) % WAYS;
    const isLeft = isPathTo(p, this.#hex, left);
    const isRight = isPathTo(p, this.#hex, right);
    if (isLeft && isRight) {
      const { pattern } = this.#from;
      return pattern[this.#letters++ % pattern.length] === 'L' ? left : right;
    }
    if (isLeft) return left;
    if (isRight) return right;
    return isPathTo(p, this.#hex, this.#heading) ? this.#heading : undefined;
  }

  /** TT-12.15 */
  #atTheEnd(): Direction | undefined {
    const touched = touchedBy(this.#p, this.#hex);
    if ((touched & HUTS) !== 0 && !this.#traits.includes('self-preservation')) return this.finish('eaten');
    if ((touched & HIDING_PLACES) !== 0 && this.#traits.includes('hider')) return this.finish('hid');
    if (touched !== 0) return this.#back();
    return this.finish('dead-end');
  }

  /** TT-12.22 */
  welcomeOthers(): void {
    if (!this.#traits.includes('considerate')) return;
    const p = this.#p;
    for (let direction = 0; direction < WAYS; direction++) {
      const next = neighbour(this.#hex, direction);
      const store = next === NOWHERE ? undefined : buildingOn(p, next);
      if (store === undefined || store.number === this.#from.store || !isTownStore(store)) continue;
      if (store.children === 0 || p.scared.includes(store.number)) continue;
      this.#children += store.children;
      tell({
        say: 'told.joined',
        children: store.children,
        building: store.number,
        kind: store.kind,
        hex: hexName(next),
      });
      addChildren(p, store.number, -store.children);
      this.#traits.push(drawTrait(p));
    }
  }

  finish(end: End): undefined {
    const p = this.#p;
    const children = this.#children;
    let away = 0;
    let eaten = 0;
    if (end === 'escaped') away = children;
    else if (end === 'eaten') eaten = children;
    else if (end === 'dead-end') away = this.#traits.includes('brave') ? children : Math.ceil(children / 2);
    p.escaped += away;
    p.gobbled += eaten;
    const { store, release, pattern } = this.#from;
    if (end === 'hid') p.hiding.push(this.#hidden());
    else if (away + eaten < children) away += takeBackIn(p, store, release, children - away - eaten);
    if (this.#route !== undefined) {
      const trait = this.#traits.join(' ');
      const back = end === 'hid' ? 0 : children - away - eaten;
      tell({ say: `told.run-${end}`, children, away, back, eaten, pattern, trait, route: namesOf(this.#route) });
    }
    return undefined;
  }

  #hidden(): Group {
    return {
      ...this.#from,
      children: this.#children,
      traits: this.#traits,
      letters: this.#letters,
      hex: this.#hex,
      heading: this.#heading,
      entered: this.#entered,
    };
  }
}

const HUTS = 1;
const HIDING_PLACES = 2;
const OTHERS = 4;

const TOUCHED: Readonly<Record<BuildingKind, number>> = {
  hut: HUTS,
  hovel: HIDING_PLACES,
  addon: HIDING_PLACES,
  pile: HIDING_PLACES,
  shop: HIDING_PLACES,
  cage: OTHERS,
  pit: OTHERS,
};

/** What lies beside a hex: Huts, places to hide, other buildings or the Hub. */
function touchedBy(p: TrollTown, hex: Hex): number {
  let touched = 0;
  for (let direction = 0; direction < WAYS; direction++) {
    const next = neighbour(hex, direction);
    if (next === NOWHERE) continue;
    const there = landAt(p.land, next);
    if (there >= BUILT) touched |= TOUCHED[building(p, there - BUILT).kind];
    else if (isHub(next)) touched |= OTHERS;
  }
  return touched;
}
