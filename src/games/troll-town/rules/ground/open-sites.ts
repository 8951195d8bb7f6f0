import { HEX_COUNT, type Hex, NOWHERE, neighbour, WAYS } from '../../box/hexes.ts';
import { BUILDING_PIECES, isPathPiece, PIECE_IDS, type PieceId } from '../../box/pieces.ts';
import { type Site, sitesOf, sitesOver } from '../../box/sites.ts';
import { isHutPiece } from '../works.ts';
import { isCrowded } from './obstacles.ts';
import {
  IN_DOUBT,
  IS_EMPTY,
  IS_FRONTIER,
  NEAR_INNER,
  NO_SITE,
  PATH_BESIDE,
  type Survey,
  supportsIn,
  TAKES_PATH,
  touchesHovel,
  UNKNOWN,
} from './survey.ts';

/** All sites of a piece in lists of numbers, for the loops that ask about every one of them. */
interface Layout {
  /** Its place in a survey's lists. */
  readonly number: number;
  readonly piece: PieceId;
  readonly sites: readonly Site[];
  readonly isRoad: boolean;
  readonly size: number;
  readonly hexes: Int16Array;
  /** As many: in which directions of each hex path would make a triangle with the piece itself (TT-5.4), a bit for each. */
  readonly wedges: Uint8Array;
  /** By hex: its first site that begins there, or a later one; sites are in reading order. */
  readonly firsts: Int16Array;
  /** Every hex of it has to show this. */
  readonly all: number;
  readonly supports: number;
  readonly isHut: boolean;
}

function makeLayout(piece: PieceId): Layout {
  const sites = sitesOf(piece);
  const isRoad = isPathPiece(piece);
  return {
    number: PIECE_IDS.indexOf(piece),
    piece,
    sites,
    isRoad,
    size: sites[0]?.hexes.length ?? 0,
    hexes: Int16Array.from(sites.flatMap(({ hexes }) => hexes)),
    wedges: Uint8Array.from(sites.flatMap(({ hexes }) => hexes.map((hex) => wedgesBeside(hex, hexes)))),
    firsts: firstsOf(sites),
    all: isRoad ? TAKES_PATH : IS_EMPTY,
    supports: isRoad ? 0 : BUILDING_PIECES[piece].supports,
    isHut: isHutPiece(piece),
  };
}

/** Beside two hexes of the piece at once is wherever one of its own hexes is the next way round. */
function wedgesBeside(hex: Hex, hexes: readonly Hex[]): number {
  let bits = 0;
  for (let direction = 0; direction < WAYS; direction++) {
    const next = neighbour(hex, direction);
    if (next === NOWHERE || !hexes.includes(next)) continue;
    bits |= (1 << ((direction + 1) % WAYS)) | (1 << ((direction + WAYS - 1) % WAYS));
  }
  return bits;
}

function firstsOf(sites: readonly Site[]): Int16Array {
  const firsts = new Int16Array(HEX_COUNT + 1).fill(sites.length);
  let site = 0;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    let next = sites[site];
    while (next !== undefined && next.hexes[0] < hex) next = sites[++site];
    firsts[hex] = site;
  }
  return firsts;
}

const LAYOUTS = new Map<PieceId, Layout>();

/** Made when first asked for. All Huts want the same. */
function layoutOf(piece: PieceId): Layout {
  let layout = LAYOUTS.get(piece);
  if (layout === undefined) {
    layout = isHutPiece(piece) && piece !== 'hut-mud' ? layoutOf('hut-mud') : makeLayout(piece);
    LAYOUTS.set(piece, layout);
  }
  return layout;
}

function isOpen(there: Survey, layout: Layout, site: number): boolean {
  const { isRoad, sites } = layout;
  if (!(isRoad ? isOpenForRoad(there, layout, site) : isOpenForBuilding(there, layout, site))) return false;
  return !there.rulesCrowding || !isCrowded(there, (sites[site] as Site).hexes);
}

function isOpenForRoad({ cells }: Survey, { size, hexes, wedges }: Layout, site: number): boolean {
  let any = 0;
  for (let i = site * size, end = i + size; i < end; i++) {
    const here = cells[hexes[i] as Hex] as number;
    if ((here & TAKES_PATH) === 0 || ((here >> PATH_BESIDE) & (wedges[i] as number)) !== 0) return false;
    any |= here;
  }
  return (any & IS_FRONTIER) !== 0;
}

function isOpenForBuilding(there: Survey, { size, hexes, supports, isHut }: Layout, site: number): boolean {
  const { cells } = there;
  let sides = 0;
  let any = 0;
  for (let i = site * size, end = i + size; i < end; i++) {
    const here = cells[hexes[i] as Hex] as number;
    if ((here & IS_EMPTY) === 0) return false;
    any |= here;
    sides += supportsIn(here);
  }
  if (sides < supports && !(supports === 1 && touchesHovel(there, hexes[site] as Hex))) return false;
  return !isHut || (any & NEAR_INNER) === 0;
}

/** Where a list is made before it is known how long it is. */
const listed: number[] = [];

/** The sites of the piece that would do, in reading order: the same as no obstacle, and faster. */
export function openSites(there: Survey, piece: PieceId): readonly number[] {
  const layout = layoutOf(piece);
  const known = there.open[layout.number];
  if (known !== undefined) return known;
  const { firsts, all } = layout;
  let count = 0;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (((there.cells[hex] as number) & all) === 0) continue;
    const end = firsts[hex + 1] as number;
    for (let site = firsts[hex] as number; site < end; site++) if (isOpen(there, layout, site)) listed[count++] = site;
  }
  const open = listed.slice(0, count);
  there.open[layout.number] = open;
  return open;
}

export function hasSite(there: Survey, piece: PieceId): boolean {
  const layout = layoutOf(piece);
  const { number } = layout;
  if (there.found[number] === UNKNOWN) there.found[number] = findSite(there, layout);
  return there.found[number] !== NO_SITE;
}

/** A site that would do: often the one that did before. */
function findSite(there: Survey, layout: Layout): number {
  const before = there.foundBefore[layout.number] as number;
  // A hovel may lean on others far away.
  if (before === NO_SITE && layout.supports !== 1) return firstOpenNow(there, layout);
  return before >= 0 && isOpen(there, layout, before) ? before : firstOpen(there, layout);
}

/** There was none before: only what has changed can have made room. */
function firstOpenNow(there: Survey, layout: Layout): number {
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const cell = there.cells[hex] as number;
    if ((cell & IN_DOUBT) === 0 || (cell & layout.all) === 0) continue;
    for (const site of sitesOver(layout.piece, hex)) if (isOpen(there, layout, site)) return site;
  }
  return NO_SITE;
}

function firstOpen(there: Survey, layout: Layout): number {
  const { firsts, all } = layout;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (((there.cells[hex] as number) & all) === 0) continue;
    const end = firsts[hex + 1] as number;
    for (let site = firsts[hex] as number; site < end; site++) if (isOpen(there, layout, site)) return site;
  }
  return NO_SITE;
}
