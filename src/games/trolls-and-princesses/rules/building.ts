import type { Seat } from '../../../kernel/game.ts';
import { push } from '../../../kernel/steps.ts';
import { bonusNumber, OBSIDIAN, RESOURCE_NUMBERS, RESOURCES, resourceNumber } from '../box/bonuses.ts';
import { BELL, formNumber, OUTPOST, spotKind } from '../box/spots.ts';
import { caveTile, isKingTile, KINGS_TILES, kingTile, TILE_KINDS, type Tile, tileId } from '../box/tiles.ts';
import { playerAt, type TrollsAndPrincesses } from '../position.ts';
import { tell } from '../words.ts';
import { without } from './displays.ts';
import { addFilledSites, plus } from './goods.ts';
import { countJoined, eachPlacement, hasPlacement, layTile } from './network.ts';

/** TP-1.15 */
const CENTRE_SITES = 2;

const NO_BONUS = bonusNumber('none');

/** TP-10.1: a single placement is not asked for. */
export function askPlace(p: TrollsAndPrincesses, seat: Seat, tile: Tile): void {
  let count = 0;
  let atI = 0;
  let atJ = 0;
  let rotation = 0;
  eachPlacement(playerAt(p, seat), tile, p.options, (i, j, r) => {
    count++;
    atI = i;
    atJ = j;
    rotation = r;
  });
  if (count === 1) placeTile(p, seat, tile, atI, atJ, rotation);
  else push(p, { step: 'place', seat, tile });
}

/** Takes the tile from its display and lays it (TP-5.16). */
export function placeTile(p: TrollsAndPrincesses, seat: Seat, tile: Tile, i: number, j: number, r: number): void {
  const player = playerAt(p, seat);
  if (isKingTile(tile)) p.kingDisplay = without(p.kingDisplay, tile);
  else p.caveDisplay = without(p.caveDisplay, tile);
  tell({ say: isKingTile(tile) ? 'told.placed-king-tile' : 'told.built', seat, tile: tileId(tile), i, j, r });
  joinSites(p, seat, tile, i, j, r);
  layTile(player, tile, i, j, r);
  if (isKingTile(tile)) openKingTile(p, seat, tile);
  else openCaveTile(p, seat, tile);
}

const joined: [number, number, number] = [0, 0, 0];

/** TP-5.12: completed sites start empty. */
function joinSites(p: TrollsAndPrincesses, seat: Seat, tile: Tile, i: number, j: number, r: number): void {
  const player = playerAt(p, seat);
  joined.fill(0);
  countJoined(player, tile, i, j, r, joined);
  for (const resource of RESOURCE_NUMBERS) {
    const count = joined[resource];
    if (count === 0) continue;
    player.sites = plus(player.sites, resource, count);
    tell({ say: 'told.joined-sites', seat, resource: RESOURCES[resource], count });
  }
}

/** TP-1.13 to TP-1.16 */
function openCaveTile(p: TrollsAndPrincesses, seat: Seat, tile: Tile): void {
  const player = playerAt(p, seat);
  const { kind, bonus = 'none' } = caveTile(tile);
  player.built = plus(player.built, TILE_KINDS.indexOf(kind), 1);
  if (kind === 'princess') {
    player.beds++;
  } else if (kind === 'bell') {
    player.spots = plus(player.spots, spotKind(BELL, bonusNumber(bonus)), 1);
    if (player.covers > 0) {
      player.covers--;
      tell({ say: 'told.opened-barn', seat });
    }
  } else if (kind === 'resource') {
    player.spots = plus(player.spots, spotKind(OUTPOST, bonusNumber(bonus)), 1);
    addFilledSites(p, seat, OBSIDIAN, CENTRE_SITES);
  }
}

/** TP-1.17, TP-7.2 */
function openKingTile(p: TrollsAndPrincesses, seat: Seat, tile: Tile): void {
  const player = playerAt(p, seat);
  const { sites, spots } = kingTile(tile);
  player.built = plus(player.built, KINGS_TILES, 1);
  if (sites !== undefined) addFilledSites(p, seat, resourceNumber(sites.resource), sites.count);
  if (spots === undefined) return;
  for (const form of spots) player.spots = plus(player.spots, spotKind(formNumber(form), NO_BONUS), 1);
}

/** TP-7.1, D32: a King's tile must be taken if one can be placed, and is lost if none can. */
export function gainKingTile(p: TrollsAndPrincesses, seat: Seat): void {
  const player = playerAt(p, seat);
  let count = 0;
  let last = -1;
  for (const tile of p.kingDisplay) {
    if (!hasPlacement(player, tile, p.options)) continue;
    count++;
    last = tile;
  }
  if (count === 0) tell({ say: 'told.no-king-tile', seat });
  else if (count === 1) askPlace(p, seat, last);
  else push(p, { step: 'king-tile', seat });
}
