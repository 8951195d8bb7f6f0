import { isHooked, nextHooked } from '../../kernel/hooks.ts';
import type { Offers } from '../../kernel/offers.ts';
import {
  ALL_PAIRS,
  BESIDE,
  CELLS,
  cellOf,
  type Ground,
  IN_FRONT_OF_ENTRANCE,
  PAIRS,
  type Pair,
  READING_ORDER,
} from './box/cells.ts';
import { HOOK_SET } from './box/furnishings.ts';
import { NOTHING, type Some } from './box/goods.ts';
import { GROUND_OF, type SingleTile, type Top, TWIN, type TwinTile } from './box/tiles.ts';
import { type CavernaMove, moveOn, PLACE } from './moves.ts';
import type { Player } from './position.ts';

const OVERHANG = HOOK_SET.hooks['place.overhang'];

/** CV-5.16: whether twin tiles may overhang. */
function mayOverhang({ held }: Player): boolean {
  return isHooked(OVERHANG, held);
}

/** CV-5.16: what an overhanging tile brings. */
export function overhangGain({ held }: Player): Some {
  const first = nextHooked(OVERHANG, held);
  return first < 0 ? NOTHING : (OVERHANG.at[held.things[first] as number] as Some);
}

/** CV-5.5: nothing lies in the forest yet. */
function isForestUntouched(tops: readonly Top[]): boolean {
  // The first tile covers this cell, and no tile ever leaves.
  return tops[IN_FRONT_OF_ENTRANCE] === 'none';
}

/** CV-5.6, CV-5.7: a cell of the same ground beside it is covered. */
function touchesTile(tops: readonly Top[], cell: number): boolean {
  const beside = BESIDE[cell] as readonly number[];
  for (let i = 0; i < beside.length; i++) if (tops[beside[i] as number] !== 'none') return true;
  return false;
}

/** CV-5.5 to CV-5.8 */
function mayLieOn(tops: readonly Top[], ground: Ground, { a, b }: Pair): boolean {
  if (tops[a] !== 'none' || tops[b] !== 'none') return false;
  if (ground === 'forest' && isForestUntouched(tops)) return a === IN_FRONT_OF_ENTRANCE || b === IN_FRONT_OF_ENTRANCE;
  return touchesTile(tops, a) || touchesTile(tops, b);
}

/** CV-5.10: no field below a Stable. */
function fitsHalves({ stables }: Player, tile: TwinTile, { a, b }: Pair): boolean {
  if (tile === 'meadow-field') return stables.length === 0 || !stables.includes(b);
  return tile !== 'cavern-cavern' || a < b;
}

/** CV-5.12: an ore mine needs two tunnels, wherever they are. */
function isPlaceFor(player: Player, tile: TwinTile, pair: Pair): boolean {
  const { tops } = player;
  const { on, ground } = TWIN[tile];
  if (on !== 'none') return tops[pair.a] === on && tops[pair.b] === on;
  return mayLieOn(tops, ground, pair) && fitsHalves(player, tile, pair);
}

function pairsFor(tile: TwinTile): readonly Pair[] {
  const { on, ground } = TWIN[tile];
  return on === 'none' ? PAIRS[ground] : ALL_PAIRS[ground];
}

/** Section 5: every way to lay the tile. */
export function addPlacements(player: Player, tile: TwinTile, offers: Offers<CavernaMove>): void {
  const pairs = pairsFor(tile);
  const overhanging = TWIN[tile].on !== 'none' || mayOverhang(player);
  for (let i = 0; i < pairs.length; i++) {
    const pair = pairs[i] as Pair;
    if (pair.overhang && !overhanging) return;
    if (isPlaceFor(player, tile, pair)) offers.add(moveOn(PLACE[tile], pair.a, pair.b));
  }
}

export function hasPlacement(player: Player, tile: TwinTile): boolean {
  const pairs = pairsFor(tile);
  const overhanging = TWIN[tile].on !== 'none' || mayOverhang(player);
  for (let i = 0; i < pairs.length; i++) {
    const pair = pairs[i] as Pair;
    if (pair.overhang && !overhanging) return false;
    if (isPlaceFor(player, tile, pair)) return true;
  }
  return false;
}

/** CV-5.15 */
export function isPlaceForSingle({ tops, stables }: Player, tile: SingleTile, cell: number): boolean {
  const { ground, overhang } = cellOf(cell);
  if (overhang || ground !== GROUND_OF[tile] || tops[cell] !== 'none') return false;
  if (tile === 'field' && stables.includes(cell)) return false;
  if (ground === 'forest' && isForestUntouched(tops)) return cell === IN_FRONT_OF_ENTRANCE;
  return touchesTile(tops, cell);
}

export function hasPlaceForSingle(player: Player, tile: SingleTile): boolean {
  for (let cell = 0; cell < CELLS.length; cell++) if (isPlaceForSingle(player, tile, cell)) return true;
  return false;
}

/** CV-5.14 */
export function isPlaceForStable({ tops, stables }: Player, cell: number): boolean {
  if (cellOf(cell).ground !== 'forest' || stables.includes(cell)) return false;
  const top = tops[cell];
  if (top === 'none') return !cellOf(cell).overhang;
  return top === 'meadow' || top === 'small-pasture' || top === 'large-pasture';
}

/** The cells with this uppermost, row by row. */
export function cellsWith(tops: readonly Top[], top: Top): number[] {
  return READING_ORDER.filter((cell) => tops[cell] === top);
}

/** CV-4.15: two meadows side by side. */
export function isPlaceForLargePasture(tops: readonly Top[], { a, b }: Pair): boolean {
  return a < b && tops[a] === 'meadow' && tops[b] === 'meadow';
}

export function hasPlaceForLargePasture({ tops }: Player): boolean {
  return ALL_PAIRS.forest.some((pair) => isPlaceForLargePasture(tops, pair));
}
