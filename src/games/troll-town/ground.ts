import type { Seat } from '../../kernel/game.ts';
import { HEX_COUNT, type Hex, NOWHERE, neighbour, WAYS } from './box/hexes.ts';
import { isHub, isInner } from './box/map.ts';
import { BUILDING_PIECES, type BuildingId, isPathPiece, PIECE_IDS, type PieceId } from './box/pieces.ts';
import { SITES, type Site, siteOf } from './box/sites.ts';
import {
  BUILT,
  type BuildingKind,
  EMPTY,
  isPathLand,
  type Land,
  type Plan,
  planOf,
  type TrollTown,
  type Work,
} from './position.ts';
import { hubLinked, type Reached } from './roads.ts';

// What may be built where (section 5). A survey of the land is made once and then asked about many sites, so its lists are
// made once and used again; whoever asks about sites has surveyed the land just before.

/** Stand on planned land for buildings that have no number yet. */
const PLANNED_HOVEL: Land = 2 * BUILT;
const PLANNED_BUILDING: Land = 2 * BUILT + 1;
const PLANNED_TILE: Land = BUILT - 1;

const IS_EMPTY = 1;
/** Path here makes no triangle with the path that is there (TT-5.4). */
const TAKES_PATH = 2;
/** Touches the Hub or path that counts as linked (TT-5.3). */
const IS_FRONTIER = 4;
const NEAR_INNER = 8;

/** What a survey sees on a hex. */
const OPEN = 0;
const PATH = 1;
const HOVEL = 2;
const OTHER = 3;

const flags = new Uint8Array(HEX_COUNT);
/** TT-1.8: sides shared with linked path hexes. */
const supports = new Uint8Array(HEX_COUNT);
const linked: Reached = new Uint8Array(HEX_COUNT);
const hovels: Reached = new Uint8Array(HEX_COUNT);
/** By hex: what is there; the last stands for nowhere. */
const sights = new Uint8Array(HEX_COUNT + 1).fill(OTHER);
let isCrowdingRuled = false;
/** Whether the survey is one of path joined to the Hub. */
let isOfHub = false;

function surveyHex(hex: Hex): void {
  let found = IS_EMPTY | TAKES_PATH;
  let sides = 0;
  let isPathBefore = isPathAt(neighbour(hex, WAYS - 1));
  for (let direction = 0; direction < WAYS; direction++) {
    const next = neighbour(hex, direction);
    const isPathHere = isPathAt(next);
    if (isPathHere) {
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
}

function isPathAt(hex: Hex): boolean {
  return hex !== NOWHERE && sights[hex] === PATH;
}

/** Looks over the land; `ownLinks` are path hexes that count as linked instead of those joined to the Hub. */
export function survey(p: TrollTown, land: readonly Land[] = p.land, ownLinks?: Reached): void {
  const isSame = look(p, land) && isOfHub && ownLinks === undefined && isCrowdingRuled === p.options.crowding;
  // Many questions are asked about the same land, one after the other.
  if (isSame) return;
  isCrowdingRuled = p.options.crowding;
  isOfHub = ownLinks === undefined;
  answers.fill(UNASKED);
  if (ownLinks === undefined) hubLinked(land, linked);
  else linked.set(ownLinks);
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (sights[hex] === OPEN) surveyHex(hex);
    else {
      flags[hex] = 0;
      supports[hex] = 0;
    }
  }
  surveyHovels();
}

/** Sees what is where; whether all is as it was seen last. */
function look(p: TrollTown, land: readonly Land[]): boolean {
  let isSame = true;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const there = land[hex] as Land;
    const sight = there === EMPTY ? OPEN : isPathLand(there) ? PATH : isHovelLand(p, there) ? HOVEL : OTHER;
    if (sights[hex] === sight) continue;
    sights[hex] = sight;
    isSame = false;
  }
  return isSame;
}

function isHovelLand(p: TrollTown, there: Land): boolean {
  if (there === PLANNED_HOVEL) return true;
  return there >= BUILT && p.buildings[there - BUILT]?.kind === 'hovel';
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

/** Why a site does not do, as the message and rule that say so. */
export type Obstacle = 'not-empty' | 'not-linked' | 'parallel' | 'supports' | 'inner-path' | 'crowded';

export const OBSTACLE_RULES: Readonly<Record<Obstacle, string>> = {
  'not-empty': 'TT-5.1',
  'not-linked': 'TT-5.3',
  parallel: 'TT-5.4',
  supports: 'TT-5.5',
  'inner-path': 'TT-5.8',
  crowded: 'TT-18.10',
};

/** What stands in the way of the piece on that site of the land surveyed last. */
export function obstacleOn(piece: PieceId, site: Site): Obstacle | undefined {
  const found = isPathPiece(piece) ? obstacleForPath(site) : obstacleForBuilding(piece, site);
  return found === undefined && isCrowdingRuled && isCrowded(site.hexes) ? 'crowded' : found;
}

function obstacleForPath({ hexes, wedges }: Site): Obstacle | undefined {
  let all = TAKES_PATH | IS_EMPTY;
  let any = 0;
  for (let i = 0; i < hexes.length; i++) {
    const here = flags[hexes[i] as Hex] as number;
    all &= here;
    any |= here;
  }
  if ((all & IS_EMPTY) === 0) return 'not-empty';
  if ((any & IS_FRONTIER) === 0) return 'not-linked';
  if ((all & TAKES_PATH) === 0) return 'parallel';
  for (let i = 0; i < wedges.length; i++) if (sights[wedges[i] as Hex] === PATH) return 'parallel';
  return undefined;
}

function obstacleForBuilding(piece: BuildingId, { hexes }: Site): Obstacle | undefined {
  let all = IS_EMPTY;
  let any = 0;
  let sides = 0;
  for (let i = 0; i < hexes.length; i++) {
    const here = flags[hexes[i] as Hex] as number;
    all &= here;
    any |= here;
    sides += supports[hexes[i] as Hex] as number;
  }
  if (all === 0) return 'not-empty';
  if (sides < BUILDING_PIECES[piece].supports && !(piece === 'hovel' && touchesHovel(hexes[0] as Hex)))
    return 'supports';
  if ((any & NEAR_INNER) !== 0 && isHutPiece(piece)) return 'inner-path';
  return undefined;
}

export function isHutPiece(piece: Work): boolean {
  return piece === 'hut-mud' || piece === 'hut-wood' || piece === 'hut-clay';
}

function touchesHovel(hex: Hex): boolean {
  for (let direction = 0; direction < WAYS; direction++) {
    const next = neighbour(hex, direction);
    if (next !== NOWHERE && hovels[next] !== 0) return true;
  }
  return false;
}

/** TT-18.10: whether more than two thirds of its outer sides would touch something. */
function isCrowded(hexes: readonly Hex[]): boolean {
  let outer = 0;
  let filled = 0;
  for (const hex of hexes) {
    for (let direction = 0; direction < WAYS; direction++) {
      const next = neighbour(hex, direction);
      if (next !== NOWHERE && hexes.includes(next)) continue;
      outer++;
      if (next !== NOWHERE && sights[next] !== OPEN) filled++;
    }
  }
  return 3 * filled > 2 * outer;
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

/** All sites of a piece in two lists of numbers, for the loops that ask about every one of them. */
interface Layout {
  readonly number: number;
  /** How many sites there are. */
  readonly count: number;
  readonly isRoad: boolean;
  readonly size: number;
  readonly hexes: Int16Array;
  /** As many for each site; where one has fewer, the place is filled by a hex that never is path. */
  readonly mostWedges: number;
  readonly wedges: Int16Array;
  readonly supports: number;
  readonly isHut: boolean;
}

function layoutOf(piece: PieceId): Layout {
  const sites = SITES[piece];
  const mostWedges = Math.max(...sites.map(({ wedges }) => wedges.length));
  return {
    // All Huts want the same.
    number: PIECE_IDS.indexOf(isHutPiece(piece) ? 'hut-mud' : piece),
    count: sites.length,
    isRoad: isPathPiece(piece),
    size: sites[0]?.hexes.length ?? 0,
    hexes: Int16Array.from(sites.flatMap(({ hexes }) => hexes)),
    mostWedges,
    wedges: Int16Array.from(
      sites.flatMap(({ wedges }) => [...wedges, ...Array<Hex>(mostWedges - wedges.length).fill(HEX_COUNT)]),
    ),
    supports: isPathPiece(piece) ? 0 : BUILDING_PIECES[piece].supports,
    isHut: isHutPiece(piece),
  };
}

const LAYOUTS = Object.fromEntries(PIECE_IDS.map((piece) => [piece, layoutOf(piece)])) as unknown as Readonly<
  Record<PieceId, Layout>
>;

/** The first site from this one on where nothing stands in the way, or -1: the same as no obstacle, and faster. */
function nextOpen(layout: Layout, from: number): number {
  return layout.isRoad ? nextRoad(layout, from) : nextBuilding(layout, from);
}

function nextRoad({ size, hexes, mostWedges, wedges, count }: Layout, from: number): number {
  nextOne: for (let site = from; site < count; site++) {
    let any = 0;
    for (let i = site * size, end = i + size; i < end; i++) {
      const here = flags[hexes[i] as Hex] as number;
      if ((here & TAKES_PATH) === 0) continue nextOne;
      any |= here;
    }
    if ((any & IS_FRONTIER) === 0) continue;
    for (let i = site * mostWedges, end = i + mostWedges; i < end; i++) {
      if (sights[wedges[i] as Hex] === PATH) continue nextOne;
    }
    return site;
  }
  return -1;
}

function nextBuilding({ size, hexes, supports: needed, isHut, count }: Layout, from: number): number {
  nextOne: for (let site = from; site < count; site++) {
    let sides = 0;
    let any = 0;
    for (let i = site * size, end = i + size; i < end; i++) {
      const hex = hexes[i] as Hex;
      const here = flags[hex] as number;
      if (here === 0) continue nextOne;
      any |= here;
      sides += supports[hex] as number;
    }
    if (sides < needed && !(needed === 1 && touchesHovel(hexes[site] as Hex))) continue;
    if (isHut && (any & NEAR_INNER) !== 0) continue;
    return site;
  }
  return -1;
}

/** The next site after this one that would do, or -1; in reading order. */
export function nextSite(piece: PieceId, after: number): number {
  const layout = LAYOUTS[piece];
  let site = nextOpen(layout, after + 1);
  if (isCrowdingRuled) while (site >= 0 && isCrowded(siteOf(piece, site).hexes)) site = nextOpen(layout, site + 1);
  return site;
}

/** Whether there is a site for a layout, as far as anybody asked since the last survey. */
const UNASKED = 0;
const HAS_NONE = 1;
const HAS_SOME = 2;
const answers = new Uint8Array(PIECE_IDS.length);

export function hasSite(piece: PieceId): boolean {
  const { number } = LAYOUTS[piece];
  if (answers[number] === UNASKED) answers[number] = nextSite(piece, -1) >= 0 ? HAS_SOME : HAS_NONE;
  return answers[number] === HAS_SOME;
}

const planned: Land[] = Array(HEX_COUNT).fill(EMPTY);

/** TT-4.33: the land as it would be with the seat's own add-on and its orders before this one. Good until the next call. */
export function plannedLand(p: TrollTown, seat: Seat, order: number): readonly Land[] {
  for (let hex = 0; hex < HEX_COUNT; hex++) planned[hex] = p.land[hex] as Land;
  const plan = planOf(p, seat);
  if (isUpgrade(plan) && planned[plan.hex] === EMPTY) planned[plan.hex] = PLANNED_BUILDING;
  for (let earlier = 0; earlier < order; earlier++) {
    const { work, site } = plan.orders[earlier] ?? NOTHING;
    if (isRebuild(work)) continue;
    const there = isPathPiece(work) ? PLANNED_TILE : work === 'hovel' ? PLANNED_HOVEL : PLANNED_BUILDING;
    for (const hex of siteOf(work, site).hexes) planned[hex] = there;
  }
  return planned;
}

const NOTHING = { work: 'rebuild', site: 0 } as const;

function isUpgrade({ deed }: Plan): boolean {
  return deed === 'upgrade-hovel' || deed === 'upgrade-pile';
}

export function isRebuild(work: Work): work is 'rebuild' | 'rebuild-clay' {
  return work === 'rebuild' || work === 'rebuild-clay';
}

/** What a piece becomes when it stands. */
export function kindBuilt(piece: BuildingId): BuildingKind {
  return isHutPiece(piece) ? 'hut' : (piece as BuildingKind);
}
