import { HEX_COUNT, type Hex, NOWHERE, neighbour, WAYS } from '../box/hexes.ts';
import { BUILDING_PIECES, isPathPiece, PIECE_IDS, type PieceId } from '../box/pieces.ts';
import { SITES, type Site, sitesOver } from '../box/sites.ts';
import { isHutPiece } from '../works.ts';
import { isCrowded } from './obstacles.ts';
import {
  flags,
  IS_EMPTY,
  IS_FRONTIER,
  NEAR_INNER,
  pathBeside,
  rulesCrowding,
  stirredSince,
  supports,
  surveyNumber,
  TAKES_PATH,
  touchesHovel,
} from './survey.ts';

/** All sites of a piece in lists of numbers, for the loops that ask about every one of them, and what they found. */
interface Layout {
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
  /** The sites that would do, and the survey they were listed by. */
  readonly open: number[];
  listed: number;
  /** Whether there is a site, the survey that showed it, and the site: often it still does. */
  has: boolean;
  asked: number;
  witness: number;
}

function layoutOf(piece: PieceId): Layout {
  const sites = SITES[piece];
  const isRoad = isPathPiece(piece);
  return {
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
    open: [],
    listed: -1,
    has: false,
    asked: -1,
    witness: -1,
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
    while (site < sites.length && (sites[site]?.hexes[0] as Hex) < hex) site++;
    firsts[hex] = site;
  }
  return firsts;
}

const LAYOUTS: ReadonlyMap<PieceId, Layout> = layouts();

/** All Huts want the same. */
function layouts(): Map<PieceId, Layout> {
  const found = new Map(PIECE_IDS.map((piece) => [piece, layoutOf(piece)]));
  const hut = found.get('hut-mud') as Layout;
  return found.set('hut-wood', hut).set('hut-clay', hut);
}

function isOpen(layout: Layout, site: number): boolean {
  if (!(layout.isRoad ? isOpenForRoad(layout, site) : isOpenForBuilding(layout, site))) return false;
  return !rulesCrowding() || !isCrowded((layout.sites[site] as Site).hexes);
}

function isOpenForRoad({ size, hexes, wedges }: Layout, site: number): boolean {
  let any = 0;
  for (let i = site * size, end = i + size; i < end; i++) {
    const hex = hexes[i] as Hex;
    const here = flags[hex] as number;
    if ((here & TAKES_PATH) === 0 || ((pathBeside[hex] as number) & (wedges[i] as number)) !== 0) return false;
    any |= here;
  }
  return (any & IS_FRONTIER) !== 0;
}

function isOpenForBuilding({ size, hexes, supports: needed, isHut }: Layout, site: number): boolean {
  let sides = 0;
  let any = 0;
  for (let i = site * size, end = i + size; i < end; i++) {
    const hex = hexes[i] as Hex;
    const here = flags[hex] as number;
    if (here === 0) return false;
    any |= here;
    sides += supports[hex] as number;
  }
  if (sides < needed && !(needed === 1 && touchesHovel(hexes[site] as Hex))) return false;
  return !isHut || (any & NEAR_INNER) === 0;
}

/** The sites of the piece that would do on the land surveyed last, in reading order: the same as no obstacle, and faster. */
export function openSites(piece: PieceId): readonly number[] {
  const layout = LAYOUTS.get(piece) as Layout;
  if (layout.listed === surveyNumber()) return layout.open;
  const { open, firsts, all } = layout;
  let count = 0;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (((flags[hex] as number) & all) === 0) continue;
    const end = firsts[hex + 1] as number;
    for (let site = firsts[hex] as number; site < end; site++) if (isOpen(layout, site)) open[count++] = site;
  }
  open.length = count;
  layout.listed = surveyNumber();
  return open;
}

export function hasSite(piece: PieceId): boolean {
  const layout = LAYOUTS.get(piece) as Layout;
  if (layout.asked !== surveyNumber()) {
    layout.has = layout.has ? isWitnessOpen(layout) || isAnyOpen(layout) : isAnyOpenNow(layout);
    layout.asked = surveyNumber();
  }
  return layout.has;
}

function isWitnessOpen(layout: Layout): boolean {
  return isOpen(layout, layout.witness);
}

/** There was none when it was asked last: only what has changed since then can have made room. */
function isAnyOpenNow(layout: Layout): boolean {
  // A hovel may lean on others far away.
  if (layout.asked < 0 || layout.supports === 1) return isAnyOpen(layout);
  const { piece, all, asked } = layout;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (!stirredSince(hex, asked) || ((flags[hex] as number) & all) === 0) continue;
    const sites = sitesOver(piece, hex);
    for (let i = 0; i < sites.length; i++) {
      const site = sites[i] as number;
      if (!isOpen(layout, site)) continue;
      layout.witness = site;
      return true;
    }
  }
  return false;
}

function isAnyOpen(layout: Layout): boolean {
  const { firsts, all } = layout;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (((flags[hex] as number) & all) === 0) continue;
    const end = firsts[hex + 1] as number;
    for (let site = firsts[hex] as number; site < end; site++) {
      if (!isOpen(layout, site)) continue;
      layout.witness = site;
      return true;
    }
  }
  return false;
}
