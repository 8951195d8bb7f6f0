import { isHooked } from '../../../kernel/hooks.ts';
import type { Offers } from '../../../kernel/offers.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import {
  ALL_PAIRS,
  besideOf,
  CELLS,
  cellOf,
  type Ground,
  IN_FRONT_OF_ENTRANCE,
  PAIRS,
  type Pair,
  READING_ORDER,
} from '../box/cells.ts';
import { HOOK_SET } from '../box/furnishings.ts';
import { NOTHING, type Some } from '../box/goods.ts';
import { GROUND_OF, type SingleTile, type Top, TWIN, type Twin, type TwinTile } from '../box/tiles.ts';
import { type CavernaMove, moveOn, PLACE } from '../moves.ts';
import { type Caverna, isSown, type Player } from '../position.ts';
import type { Word } from '../words.ts';
import { firstHooked } from './first-hooked.ts';
import type { TwinRule } from './hooks.ts';
import { rubiesOf } from './rubies.ts';
import { hasSingle } from './singles.ts';

const { 'place.overhang': OVERHANG, 'place.twin': TWIN_RULE, 'place.woodland': WOODLAND } = HOOK_SET.hooks;

/** CV-5.16, FF-4.17: whether twin tiles of this ground may overhang, by the first that has a say. */
function mayOverhang({ held }: Player, ground: Ground): boolean {
  return firstHooked(OVERHANG, held)?.grounds.includes(ground) === true;
}

/** CV-5.16, FF-4.16: what an overhanging tile brings. */
export function overhangGain({ held }: Player): Some {
  return firstHooked(OVERHANG, held)?.gain ?? NOTHING;
}

/** FF-4.18, FF-7.3.12: the rule that stands between the player and this twin tile, if there is one. */
export function twinRule({ held }: Player, tile: TwinTile): TwinRule | undefined {
  const { on, ground } = TWIN[tile];
  if (on !== 'none' || !isHooked(TWIN_RULE, held)) return undefined;
  for (const thing of held.things) {
    const rule = TWIN_RULE.at[thing];
    if (rule !== undefined && rule.ground === ground) return rule;
  }
  return undefined;
}

export function mayLayTwin(player: Player, tile: TwinTile): boolean {
  const rule = twinRule(player, tile);
  return rule === undefined || (rule.twin !== 'barred' && rubiesOf(player) >= rule.twin);
}

/** FF-4.18: whether a single tile may be laid in place of this twin. */
function maySingle(player: Player, tile: TwinTile): boolean {
  const rule = twinRule(player, tile);
  return rule !== undefined && rubiesOf(player) >= rule.single;
}

/** CV-5.5: nothing lies in the forest yet. */
function isForestUntouched(tops: readonly Top[]): boolean {
  // The first tile covers this cell, and no tile ever leaves.
  return tops[IN_FRONT_OF_ENTRANCE] === 'none';
}

/** CV-5.6, CV-5.7: a cell of the same ground beside it is covered. */
function touchesTile(tops: readonly Top[], cell: number): boolean {
  const beside = besideOf(cell);
  for (const other of beside) if (tops[other] !== 'none') return true;
  return false;
}

/** CV-5.5 to CV-5.8 */
function mayLieOn(player: Player, ground: Ground, { a, b }: Pair): boolean {
  const { tops } = player;
  if (tops[a] !== 'none' || tops[b] !== 'none') return false;
  if (ground === 'forest') {
    if (isHooked(WOODLAND, player.held)) return mayLieInWoodland(player, a, b);
    if (isForestUntouched(tops)) return a === IN_FRONT_OF_ENTRANCE || b === IN_FRONT_OF_ENTRANCE;
  }
  return touchesTile(tops, a) || touchesTile(tops, b);
}

/** FF-7.3.10: a meadow or a field lies there, whatever may lie on it. */
function isCleared({ tops, under }: Player, cell: number): boolean {
  const top = tops[cell];
  return top === 'meadow' || top === 'field' || under[cell] === 'meadow' || under[cell] === 'field';
}

function isForestUncleared(player: Player): boolean {
  return !CELLS.some((_, cell) => isCleared(player, cell));
}

/** FD11: whether whatever else is put there closes the forest to fields and meadows. */
export function closesForest(player: Player, cell: number): boolean {
  return cell === IN_FRONT_OF_ENTRANCE && isHooked(WOODLAND, player.held) && isForestUncleared(player);
}

/** FF-5.6, FF-7.3.10: nothing is sown there, and the tile covers the cell before the entrance or touches a field or a meadow. */
function mayLieInWoodland(player: Player, a: number, b: number): boolean {
  if (isSown(player, a) || isSown(player, b)) return false;
  if (isForestUncleared(player)) return a === IN_FRONT_OF_ENTRANCE || b === IN_FRONT_OF_ENTRANCE;
  const touches = (cell: number) => besideOf(cell).some((other) => isCleared(player, other));
  return touches(a) || touches(b);
}

/** FF-5.6: nothing lies there, and nothing is sown, which only woodland is. */
function isBare(player: Player, cell: number): boolean {
  return player.tops[cell] === 'none' && (!isHooked(WOODLAND, player.held) || !isSown(player, cell));
}

/** CV-5.10: no field below a Stable. */
function fitsHalves({ stables }: Player, tile: TwinTile, { a, b }: Pair): boolean {
  if (tile === 'meadow-field') return stables.length === 0 || !stables.includes(b);
  return tile !== 'cavern-cavern' || a < b;
}

/** CV-5.12: an ore mine needs two tunnels, wherever they are. */
function isPlaceFor(player: Player, tile: TwinTile, { on, ground }: Twin, pair: Pair): boolean {
  const { tops } = player;
  if (on !== 'none') return tops[pair.a] === on && tops[pair.b] === on;
  return mayLieOn(player, ground, pair) && fitsHalves(player, tile, pair);
}

function pairsFor({ on, ground }: Twin): readonly Pair[] {
  return on === 'none' ? PAIRS[ground] : ALL_PAIRS[ground];
}

/** Section 5: every way to lay the tile. */
export function addPlacements(player: Player, tile: TwinTile, offers: Offers<CavernaMove, Word>): void {
  if (!mayLayTwin(player, tile)) return;
  const face = TWIN[tile];
  const moves = PLACE[tile];
  const overhanging = face.on !== 'none' || mayOverhang(player, face.ground);
  for (const pair of pairsFor(face)) {
    if (pair.overhang && !overhanging) return;
    if (isPlaceFor(player, tile, face, pair)) offers.add(moveOn(moves, pair.a, pair.b));
  }
}

/** The same, for a tile that the player's folk does not lay. */
export function placementsOf(player: Player, tile: TwinTile): Pair[] {
  const face = TWIN[tile];
  return pairsFor(face).filter((pair) => !pair.overhang && isPlaceFor(player, tile, face, pair));
}

function hasPlacement(player: Player, tile: TwinTile): boolean {
  if (!mayLayTwin(player, tile)) return false;
  const face = TWIN[tile];
  const overhanging = face.on !== 'none' || mayOverhang(player, face.ground);
  for (const pair of pairsFor(face)) {
    if (pair.overhang && !overhanging) return false;
    if (isPlaceFor(player, tile, face, pair)) return true;
  }
  return false;
}

/** CV-5.15 */
export function isPlaceForSingle(player: Player, tile: SingleTile, cell: number): boolean {
  const { ground, overhang } = cellOf(cell);
  const { tops } = player;
  if (overhang || ground !== GROUND_OF[tile] || tops[cell] !== 'none') return false;
  if (tile === 'field' && player.stables.includes(cell)) return false;
  if (ground === 'forest') {
    if (isHooked(WOODLAND, player.held)) return mayLieInWoodland(player, cell, cell);
    if (isForestUntouched(tops)) return cell === IN_FRONT_OF_ENTRANCE;
  }
  return touchesTile(tops, cell);
}

export function hasPlaceForSingle(player: Player, tile: SingleTile): boolean {
  for (let cell = 0; cell < CELLS.length; cell++) if (isPlaceForSingle(player, tile, cell)) return true;
  return false;
}

/** FF-4.18: either tile of the ground, whatever the halves of the twin would have been. */
export const SINGLES_OF: Readonly<Record<Ground, readonly SingleTile[]>> = {
  forest: ['meadow', 'field'],
  mountain: ['cavern', 'tunnel'],
};

/** FF-4.18, FF-4.23: whether the tile, or a single one in its place, can be laid. */
export function canLay(p: Caverna, player: Player, tile: TwinTile): boolean {
  if (hasPlacement(player, tile)) return true;
  if (!maySingle(player, tile)) return false;
  return SINGLES_OF[TWIN[tile].ground].some((single) => hasSingle(p, single) && hasPlaceForSingle(player, single));
}

/** CV-4.13, CV-5.12, FF-4.18, FF-7.3.12: why the tile cannot be laid. */
export function whyNoTwin(player: Player, tile: TwinTile): Refusal<Word> {
  const rule = twinRule(player, tile);
  if (rule !== undefined && !mayLayTwin(player, tile)) {
    return rule.twin === 'barred'
      ? { rule: 'FF-4.18', say: 'blocked.twin-barred' }
      : { rule: 'FF-7.3.12', say: 'blocked.rubies', ruby: rule.twin };
  }
  return tile === 'ore-mine'
    ? { rule: 'CV-5.12', say: 'blocked.no-tunnels-touch' }
    : { rule: 'CV-4.13', say: 'blocked.no-site' };
}

/** FF-1.3, FF-7.3.12: why a single tile cannot be laid in place of the twin, wherever it would lie. */
export function whyNoSingle(p: Caverna, player: Player, twin: TwinTile, tile: SingleTile): Refusal<Word> | undefined {
  if (!maySingle(player, twin)) {
    return { rule: 'FF-7.3.12', say: 'blocked.rubies', ruby: twinRule(player, twin)?.single ?? 0 };
  }
  return hasSingle(p, tile) ? undefined : { rule: 'FF-1.3', say: 'blocked.no-single' };
}

/** CV-5.14 */
export function isPlaceForStable(player: Player, cell: number): boolean {
  if (cellOf(cell).ground !== 'forest' || player.stables.includes(cell)) return false;
  const top = player.tops[cell];
  if (top === 'none') return !cellOf(cell).overhang && isBare(player, cell);
  return top === 'meadow' || top === 'small-pasture' || top === 'large-pasture';
}

/** The cells with this uppermost, row by row. */
export function cellsWith(tops: readonly Top[], top: Top): number[] {
  return READING_ORDER.filter((cell) => tops[cell] === top);
}

/** CV-4.14, FF-7.3.2: a meadow, or for some a bare forest space, with a Stable or without. */
function isPlaceForPasture(player: Player, cell: number): boolean {
  if (player.tops[cell] === 'meadow') return true;
  if (!isHooked(WOODLAND, player.held)) return false;
  const { ground, overhang } = cellOf(cell);
  return ground === 'forest' && !overhang && isBare(player, cell);
}

export function placesForPasture(player: Player): number[] {
  return READING_ORDER.filter((cell) => isPlaceForPasture(player, cell));
}

/** CV-4.15: two of them side by side. */
export function isPlaceForLargePasture(player: Player, { a, b }: Pair): boolean {
  return a < b && isPlaceForPasture(player, a) && isPlaceForPasture(player, b);
}

export function hasPlaceForLargePasture(player: Player): boolean {
  const pairs = ALL_PAIRS.forest;
  for (const pair of pairs) if (isPlaceForLargePasture(player, pair)) return true;
  return false;
}

export function hasPlaceForSmallPasture(player: Player): boolean {
  if (!isHooked(WOODLAND, player.held)) return player.tops.includes('meadow');
  return placesForPasture(player).length > 0;
}
