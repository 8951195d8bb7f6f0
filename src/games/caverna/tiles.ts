import type { Seat } from '../../kernel/game.ts';
import { tell } from '../../kernel/tell.ts';
import { cellOf, type Printed } from './box/cells.ts';
import type { Some } from './box/goods.ts';
import { type SingleTile, type Top, TWIN, type TwinTile } from './box/tiles.ts';
import { overhangGain } from './geometry.ts';
import { gainAll, together } from './goods.ts';
import { type Caverna, playerAt, replaced } from './position.ts';

/** CV-1.13, CV-5.9 */
const BONUS: Readonly<Record<Printed, Some>> = { boar: { boar: 1 }, food: { food: 1 }, 'two-food': { food: 2 } };

function bonusOf(cell: number): Some {
  const { printed } = cellOf(cell);
  return printed === undefined ? {} : BONUS[printed];
}

/** CV-5.8, CV-5.9, CV-5.12, CV-5.16 */
export function placeTwin(p: Caverna, seat: Seat, tile: TwinTile, a: number, b: number, then: Some): void {
  const player = playerAt(p, seat);
  const { halves, on } = TWIN[tile];
  player.tops = replaced(replaced(player.tops, a, halves[0]), b, halves[1]);
  if (on !== 'none') player.under = replaced(replaced(player.under, a, on), b, on);
  p.acted = true;
  tell({ say: 'told.tile', seat, tile, a, b });
  const overhangs = on === 'none' && (cellOf(a).overhang || cellOf(b).overhang);
  const bonus = on === 'none' ? together(bonusOf(a), bonusOf(b)) : {};
  gainAll(p, seat, together(together(bonus, overhangs ? overhangGain(player) : {}), then));
}

/** CV-5.15; a tile for rubies is no part of the space's effect (CV-16.4). */
export function placeSingle(p: Caverna, seat: Seat, tile: SingleTile, cell: number): void {
  const player = playerAt(p, seat);
  player.tops = replaced(player.tops, cell, tile);
  tell({ say: 'told.single', seat, tile, cell });
  gainAll(p, seat, bonusOf(cell));
}

/** CV-4.20, CV-5.13 */
export function placeRubyMine(p: Caverna, seat: Seat, cell: number): void {
  const player = playerAt(p, seat);
  const below = player.tops[cell] as Top;
  player.under = replaced(player.under, cell, below);
  player.tops = replaced(player.tops, cell, 'ruby-mine');
  p.acted = true;
  tell({ say: 'told.ruby-mine', seat, cell });
  if (below === 'deep-tunnel') gainAll(p, seat, { ruby: 1 });
}
