import { HEX_COUNT, type Hex, NOWHERE, neighbour, WAYS } from '../box/hexes.ts';
import { isHub, isInner } from '../box/map.ts';
import { BUILT, EMPTY, isPathLand, type Land, type TrollTown } from '../position.ts';
import { hubLinked, type Reached } from '../roads.ts';

// A survey of the land is made once and then asked about many sites (section 5), so its lists are made once and used
// again; whoever asks about sites has surveyed the land just before. One survey differs from the next by a few hexes, so
// only what has changed is looked at anew.

/** Stand on planned land for buildings that have no number yet. */
export const PLANNED_HOVEL: Land = 2 * BUILT;
export const PLANNED_BUILDING: Land = 2 * BUILT + 1;
export const PLANNED_TILE: Land = BUILT - 1;

export const IS_EMPTY = 1;
/** Path here makes no triangle with the path that is there (TT-5.4). */
export const TAKES_PATH = 2;
/** Touches the Hub or path that counts as linked (TT-5.3). */
export const IS_FRONTIER = 4;
export const NEAR_INNER = 8;

/** What a survey sees on a hex. */
export const OPEN = 0;
export const PATH = 1;
const HOVEL = 2;
const OTHER = 3;

/** By hex: what is there; the last stands for nowhere. */
export const sights = new Uint8Array(HEX_COUNT + 1).fill(OTHER);
/** By hex: what is said above of one that is empty, else none of it. */
export const flags = new Uint8Array(HEX_COUNT);
/** TT-1.8: by hex that is empty: sides shared with linked path hexes. */
export const supports = new Uint8Array(HEX_COUNT);
/** By hex that is empty: a bit for each direction in which path lies. */
export const pathBeside = new Uint8Array(HEX_COUNT);

const linked: Reached = new Uint8Array(HEX_COUNT);
const walked: Reached = new Uint8Array(HEX_COUNT);
const hovels: Reached = new Uint8Array(HEX_COUNT);
let isCrowdingRuled = false;
/** Whether the survey is one of path joined to the Hub. */
let isOfHub = false;
let surveys = 0;

/** By hex: the last survey for which it or a neighbour of it was found to be other than before; and all of that survey. */
const stirred = new Int32Array(HEX_COUNT);
const stirredNow = new Int16Array(HEX_COUNT);
let stirs = 0;

/** Tells surveys that found different things from one another. */
export function surveyNumber(): number {
  return surveys;
}

/** Whether what is said of the hex may have changed since that survey. */
export function stirredSince(hex: Hex, number: number): boolean {
  return (stirred[hex] as number) > number;
}

/** TT-18.10: whether the table plays with that rule. */
export function rulesCrowding(): boolean {
  return isCrowdingRuled;
}

/** Looks over the land; `ownLinks` are path hexes that count as linked instead of those joined to the Hub. */
export function survey(p: TrollTown, land: readonly Land[] = p.land, ownLinks?: Reached): void {
  const next = surveys + 1;
  stirs = 0;
  const found = look(p, land, next);
  const isSameKind = isOfHub && ownLinks === undefined && isCrowdingRuled === p.options.crowding;
  // Many questions are asked about the same land, one after the other.
  if (found === NOTHING_NEW && isSameKind) return;
  surveys = next;
  isCrowdingRuled = p.options.crowding;
  let isLinkedAnew = false;
  if (ownLinks !== undefined) isLinkedAnew = link(ownLinks);
  else if (!isOfHub || (found & NEW_PATH) !== 0) isLinkedAnew = link(hubLinked(land, walked));
  isOfHub = ownLinks === undefined;
  for (let i = 0; i < stirs; i++) surveyHex(stirredNow[i] as Hex);
  if (isLinkedAnew || (found & NEW_HOVEL) !== 0) surveyHovels();
}

const NOTHING_NEW = 0;
const SOMETHING_NEW = 1;
/** Path, or a hovel, has come or gone. */
const NEW_PATH = 2;
const NEW_HOVEL = 4;

/** Sees what is where, stirs what is other than it was seen last, and tells of what kind that was. */
function look(p: TrollTown, land: readonly Land[], next: number): number {
  let found = NOTHING_NEW;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const there = land[hex] as Land;
    const sight = there === EMPTY ? OPEN : isPathLand(there) ? PATH : isHovelLand(p, there) ? HOVEL : OTHER;
    const before = sights[hex];
    if (before === sight) continue;
    sights[hex] = sight;
    stir(hex, next);
    found |= SOMETHING_NEW;
    if (sight === PATH || before === PATH) found |= NEW_PATH;
    if (sight === HOVEL || before === HOVEL) found |= NEW_HOVEL;
  }
  return found;
}

function isHovelLand(p: TrollTown, there: Land): boolean {
  if (there === PLANNED_HOVEL) return true;
  return there >= BUILT && p.buildings[there - BUILT]?.kind === 'hovel';
}

function stir(hex: Hex, next: number): void {
  stirAlone(hex, next);
  for (let direction = 0; direction < WAYS; direction++) {
    const beside = neighbour(hex, direction);
    if (beside !== NOWHERE) stirAlone(beside, next);
  }
}

function stirAlone(hex: Hex, next: number): void {
  if (stirred[hex] === next) return;
  stirred[hex] = next;
  stirredNow[stirs++] = hex;
}

/** Takes these as the linked path hexes, and stirs what is other than before; whether anything is. */
function link(links: Reached): boolean {
  let isNew = false;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (linked[hex] === links[hex]) continue;
    linked[hex] = links[hex] as number;
    stir(hex, surveys);
    isNew = true;
  }
  return isNew;
}

function surveyHex(hex: Hex): void {
  flags[hex] = 0;
  supports[hex] = 0;
  pathBeside[hex] = 0;
  if (sights[hex] !== OPEN) return;
  let found = IS_EMPTY | TAKES_PATH;
  let sides = 0;
  let beside = 0;
  let isPathBefore = isPathAt(neighbour(hex, WAYS - 1));
  for (let direction = 0; direction < WAYS; direction++) {
    const next = neighbour(hex, direction);
    const isPathHere = isPathAt(next);
    if (isPathHere) {
      beside |= 1 << direction;
      if (isPathBefore) found &= ~TAKES_PATH;
      if (linked[next] !== 0) {
        sides++;
        found |= IS_FRONTIER;
      }
      if (isInner(next)) found |= NEAR_INNER;
    } else if (next !== NOWHERE && isHub(next)) found |= IS_FRONTIER;
    isPathBefore = isPathHere;
  }
  flags[hex] = found;
  supports[hex] = sides;
  pathBeside[hex] = beside;
}

function isPathAt(hex: Hex): boolean {
  return hex !== NOWHERE && sights[hex] === PATH;
}

const chain = new Int16Array(HEX_COUNT);

/** TT-5.7: marks the free-standing hovels that are supported, by themselves or through others. */
function surveyHovels(): void {
  hovels.fill(0);
  let last = 0;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (sights[hex] !== HOVEL || !touchesLinked(hex)) continue;
    hovels[hex] = 1;
    chain[last++] = hex;
  }
  for (let first = 0; first < last; first++) {
    for (let direction = 0; direction < WAYS; direction++) {
      const next = neighbour(chain[first] as Hex, direction);
      if (next === NOWHERE || hovels[next] !== 0 || sights[next] !== HOVEL) continue;
      hovels[next] = 1;
      chain[last++] = next;
    }
  }
}

function touchesLinked(hex: Hex): boolean {
  for (let direction = 0; direction < WAYS; direction++) {
    const next = neighbour(hex, direction);
    if (next !== NOWHERE && linked[next] !== 0) return true;
  }
  return false;
}

/** TT-5.7: whether a supported hovel is beside it. */
export function touchesHovel(hex: Hex): boolean {
  for (let direction = 0; direction < WAYS; direction++) {
    const next = neighbour(hex, direction);
    if (next !== NOWHERE && hovels[next] !== 0) return true;
  }
  return false;
}

/** Whether linked path is beside these, on the land surveyed last. */
export function isBesideLinked(hexes: readonly Hex[]): boolean {
  for (const hex of hexes) if (touchesLinked(hex)) return true;
  return false;
}

/** Whether nothing stands there, on the land surveyed last; for a Hut also that no inner path is beside it (TT-5.8). */
export function isFree(hex: Hex, isForHut: boolean): boolean {
  const here = flags[hex] as number;
  return here !== 0 && !(isForHut && (here & NEAR_INNER) !== 0);
}

export function isLinked(hex: Hex): boolean {
  return linked[hex] !== 0;
}

export function supportsAt(hex: Hex): number {
  return supports[hex] as number;
}

/** TT-1.8: how many supports a building on these hexes has, on the land surveyed last. */
export function supportsOf(hexes: readonly Hex[]): number {
  return hexes.reduce((sum, hex) => sum + (supports[hex] as number), 0);
}
