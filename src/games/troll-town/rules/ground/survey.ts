import { HEX_COUNT, type Hex, NOWHERE, neighbour, WAYS } from '../../box/hexes.ts';
import { isHub, isInner } from '../../box/map.ts';
import { PIECE_IDS } from '../../box/pieces.ts';
import { BUILT, EMPTY, isPathLand, type Land, type TrollTown } from '../../position.ts';
import { hubLinked, type Reached } from '../roads.ts';

/** Stand on planned land for buildings that have no number yet. */
export const PLANNED_HOVEL: Land = 2 * BUILT;
export const PLANNED_BUILDING: Land = 2 * BUILT + 1;
export const PLANNED_TILE: Land = BUILT - 1;

/** What lies on the land, and what that means for building on it (section 5). What it says never changes. */
export interface Survey {
  /** By hex: what is known of it, in the bits below. The last stands for nowhere. */
  readonly cells: readonly number[];
  /** TT-18.10: whether the table plays with that rule. */
  readonly rulesCrowding: boolean;
  /** By layout: a site that would do, NO_SITE or UNKNOWN; and all of them, once somebody has asked (open-sites.ts). */
  readonly found: number[];
  readonly open: (readonly number[] | undefined)[];
  /** What surveys before this one had found: it may be other now where a hex is in doubt. */
  readonly foundBefore: readonly number[];
}

export const NO_SITE = -1;
export const UNKNOWN = -2;

// What is there: one of four.
export const OPEN = 0;
export const PATH = 1;
const HOVEL = 2;
const OTHER = 3;
const SIGHT = 3;

// What is known of an empty hex.
export const IS_EMPTY = 1 << 2;
/** Path here makes no triangle with the path that is there (TT-5.4). */
export const TAKES_PATH = 1 << 3;
/** Touches the Hub or path that counts as linked (TT-5.3). */
export const IS_FRONTIER = 1 << 4;
export const NEAR_INNER = 1 << 5;
/** TT-1.8: sides shared with linked path hexes: a number of three bits. */
const SUPPORTS = 6;
const MOST_SUPPORTS = 7;
/** From this one on a bit for each direction in which path lies. */
export const PATH_BESIDE = 9;

/** A path hex that counts as linked. */
const LINKED = 1 << 15;
/** TT-5.7: a free-standing hovel that is supported, by itself or through others. */
const HELD = 1 << 16;
/** What is known of it may be other than in those surveys from which `foundBefore` comes. */
export const IN_DOUBT = 1 << 17;
/** While a survey is made: what is known of it may be other than in the last one. */
const DIRTY = 1 << 18;

const KEPT = SIGHT | LINKED | HELD;

export function sightIn({ cells }: Survey, hex: Hex): number {
  return (cells[hex] as number) & SIGHT;
}

export function supportsIn(cell: number): number {
  return (cell >> SUPPORTS) & MOST_SUPPORTS;
}

const NOTHING_FOUND: readonly number[] = PIECE_IDS.map(() => UNKNOWN);

/** Of land that nobody has seen: the first survey is made from it. */
function blank(rulesCrowding: boolean): Survey {
  const cells = Array.from({ length: HEX_COUNT + 1 }, () => OTHER);
  return make(cells, rulesCrowding, NOTHING_FOUND);
}

function make(cells: readonly number[], rulesCrowding: boolean, foundBefore: readonly number[]): Survey {
  return { cells, rulesCrowding, found: NOTHING_FOUND.slice(), open: [], foundBefore };
}

/** The last surveys that were made, of the land as it is and of any land, as it is or as somebody plans it. */
interface Recent {
  real: Survey;
  newest: Survey;
}

/**
 * With crowding and without. One survey differs from the next by a few hexes, if at all, so only what has changed is looked at
 * anew. What a survey says does not depend on those before it.
 */
const recent: Readonly<Record<'crowding' | 'plain', Recent>> = {
  crowding: { real: blank(true), newest: blank(true) },
  plain: { real: blank(false), newest: blank(false) },
};

/** Looks over the land; `ownLinks` are path hexes that count as linked instead of those joined to the Hub. */
export function survey(p: TrollTown, land: readonly Land[] = p.land, ownLinks?: Reached): Survey {
  const known = p.options.crowding ? recent.crowding : recent.plain;
  const isReal = land === p.land;
  const before = isReal ? known.real : known.newest;
  const draft = look(p, land, before);
  if (ownLinks !== undefined) return complete(before, draft ?? draftFrom(before), ownLinks);
  // Many questions are asked about the same land, one after the other.
  if (draft !== undefined)
    known.newest = complete(before, draft, draft.isPathNew ? hubLinked(land, walked) : undefined);
  else known.newest = before;
  if (isReal) known.real = known.newest;
  return known.newest;
}

const walked: Reached = new Uint8Array(HEX_COUNT);

interface Draft {
  readonly cells: number[];
  /** Whether path, or a hovel, has come or gone. */
  isPathNew: boolean;
  isHovelNew: boolean;
}

function draftFrom({ cells }: Survey): Draft {
  return { cells: cells.slice(), isPathNew: false, isHovelNew: false };
}

/** Sees what lies where; nothing if that is what lay there before. */
function look(p: TrollTown, land: readonly Land[], before: Survey): Draft | undefined {
  const { cells } = before;
  let draft: Draft | undefined;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const there = land[hex] as Land;
    const sight = there === EMPTY ? OPEN : isPathLand(there) ? PATH : isHovelLand(p, there) ? HOVEL : OTHER;
    const was = (cells[hex] as number) & SIGHT;
    if (was === sight) continue;
    draft ??= draftFrom(before);
    draft.cells[hex] = ((draft.cells[hex] as number) & ~SIGHT) | sight;
    markDirty(draft.cells, hex);
    if (sight === PATH || was === PATH) draft.isPathNew = true;
    if (sight === HOVEL || was === HOVEL) draft.isHovelNew = true;
  }
  return draft;
}

function isHovelLand(p: TrollTown, there: Land): boolean {
  if (there === PLANNED_HOVEL) return true;
  return there >= BUILT && p.buildings[there - BUILT]?.kind === 'hovel';
}

function markDirty(cells: number[], hex: Hex): void {
  cells[hex] = (cells[hex] as number) | DIRTY;
  for (let direction = 0; direction < WAYS; direction++) {
    const beside = neighbour(hex, direction);
    if (beside !== NOWHERE) cells[beside] = (cells[beside] as number) | DIRTY;
  }
}

/** Finds out what the draft's changes mean; `links` only where they may be other than before. */
function complete(before: Survey, { cells, isHovelNew }: Draft, links: Reached | undefined): Survey {
  const isLinkedAnew = links !== undefined && link(cells, links);
  const foundBefore = before.found.slice();
  const oldDoubt = addOlder(foundBefore, before.foundBefore) ? IN_DOUBT : 0;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const cell = cells[hex] as number;
    if ((cell & DIRTY) !== 0) cells[hex] = surveyHex(cells, hex) | IN_DOUBT;
    else if ((cell & IN_DOUBT & ~oldDoubt) !== 0) cells[hex] = cell & ~IN_DOUBT;
  }
  if (isLinkedAnew || isHovelNew) surveyHovels(cells);
  return make(cells, before.rulesCrowding, foundBefore);
}

/** What nobody has asked of the last survey may be known from those before it; whether anything is. */
function addOlder(found: number[], older: readonly number[]): boolean {
  let isSomeOlder = false;
  for (let layout = 0; layout < found.length; layout++) {
    if (found[layout] !== UNKNOWN || older[layout] === UNKNOWN) continue;
    found[layout] = older[layout] as number;
    isSomeOlder = true;
  }
  return isSomeOlder;
}

/** Takes these as the linked path hexes; whether they are other than before. */
function link(cells: number[], links: Reached): boolean {
  let isNew = false;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if ((((cells[hex] as number) & LINKED) !== 0) === (links[hex] !== 0)) continue;
    cells[hex] = (cells[hex] as number) ^ LINKED;
    markDirty(cells, hex);
    isNew = true;
  }
  return isNew;
}

function surveyHex(cells: readonly number[], hex: Hex): number {
  const kept = (cells[hex] as number) & KEPT;
  if ((kept & SIGHT) !== OPEN) return kept;
  let found = IS_EMPTY | TAKES_PATH;
  let sides = 0;
  let beside = 0;
  let isPathBefore = isPathAt(cells, neighbour(hex, WAYS - 1));
  for (let direction = 0; direction < WAYS; direction++) {
    const next = neighbour(hex, direction);
    const isPathHere = isPathAt(cells, next);
    if (isPathHere) {
      beside |= 1 << direction;
      if (isPathBefore) found &= ~TAKES_PATH;
      if (((cells[next] as number) & LINKED) !== 0) {
        sides++;
        found |= IS_FRONTIER;
      }
      if (isInner(next)) found |= NEAR_INNER;
    } else if (next !== NOWHERE && isHub(next)) found |= IS_FRONTIER;
    isPathBefore = isPathHere;
  }
  return kept | found | (sides << SUPPORTS) | (beside << PATH_BESIDE);
}

function isPathAt(cells: readonly number[], hex: Hex): boolean {
  return hex !== NOWHERE && ((cells[hex] as number) & SIGHT) === PATH;
}

const chain = new Int16Array(HEX_COUNT);

/** TT-5.7: marks the hovels that are held. */
function surveyHovels(cells: number[]): void {
  let last = 0;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const cell = cells[hex] as number;
    if ((cell & HELD) !== 0) cells[hex] = cell & ~HELD;
    if ((cell & SIGHT) !== HOVEL || !touches(cells, hex, LINKED)) continue;
    cells[hex] = cell | HELD;
    chain[last++] = hex;
  }
  for (let first = 0; first < last; first++) {
    for (let direction = 0; direction < WAYS; direction++) {
      const next = neighbour(chain[first] as Hex, direction);
      if (next === NOWHERE || ((cells[next] as number) & (SIGHT | HELD)) !== HOVEL) continue;
      cells[next] = (cells[next] as number) | HELD;
      chain[last++] = next;
    }
  }
}

function touches(cells: readonly number[], hex: Hex, bit: number): boolean {
  for (let direction = 0; direction < WAYS; direction++) {
    const next = neighbour(hex, direction);
    if (next !== NOWHERE && ((cells[next] as number) & bit) !== 0) return true;
  }
  return false;
}

/** TT-5.7: whether a supported hovel is beside it. */
export function touchesHovel({ cells }: Survey, hex: Hex): boolean {
  return touches(cells, hex, HELD);
}

/** Whether linked path is beside these. */
export function isBesideLinked({ cells }: Survey, hexes: readonly Hex[]): boolean {
  for (const hex of hexes) if (touches(cells, hex, LINKED)) return true;
  return false;
}

/** Whether nothing stands there; for a Hut also that no inner path is beside it (TT-5.8). */
export function isFree({ cells }: Survey, hex: Hex, isForHut: boolean): boolean {
  const here = cells[hex] as number;
  return (here & IS_EMPTY) !== 0 && !(isForHut && (here & NEAR_INNER) !== 0);
}

export function isLinked({ cells }: Survey, hex: Hex): boolean {
  return ((cells[hex] as number) & LINKED) !== 0;
}

export function supportsAt({ cells }: Survey, hex: Hex): number {
  return supportsIn(cells[hex] as number);
}

/** TT-1.8: how many supports a building on these hexes has. */
export function supportsOf(there: Survey, hexes: readonly Hex[]): number {
  return hexes.reduce((sum, hex) => sum + supportsAt(there, hex), 0);
}
