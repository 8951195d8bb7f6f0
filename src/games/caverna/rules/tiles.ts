import type { Seat } from '../../../kernel/game.ts';
import { type Holdings, isHooked } from '../../../kernel/hooks.ts';
import { at } from '../../../kernel/lists.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import { cellOf, type Printed } from '../box/cells.ts';
import { HOOK_SET } from '../box/furnishings.ts';
import { NOTHING, type Some } from '../box/goods.ts';
import { type SingleTile, TWIN, type TwinTile } from '../box/tiles.ts';
import { type Caverna, type Player, playerAt, replaced } from '../position.ts';
import { tell, type Word } from '../words.ts';
import { overhangGain, twinRule } from './geometry.ts';
import { gainAll, together } from './goods.ts';
import { hasSingle, takeSingle } from './singles.ts';

const CHANGE = HOOK_SET.hooks['place.bonus'];

/** CV-1.13, CV-5.9 */
const BONUS: Readonly<Record<Printed, Some>> = { boar: { boar: 1 }, food: { food: 1 }, 'two-food': { food: 2 } };

/** CV-13.9: what is printed, and what the player's folk and furnishings make of it. */
function bonusOf({ held }: Player, cell: number): Some {
  const { printed } = cellOf(cell);
  if (printed === undefined) return {};
  return changedBonus(held, BONUS[printed], printed);
}

function changedBonus(held: Holdings, bonus: Some, what: Printed | 'ruby-mine'): Some {
  let changed = bonus;
  if (isHooked(CHANGE, held)) for (const thing of held.things) changed = CHANGE.at[thing]?.(changed, what) ?? changed;
  return changed;
}

/** CV-5.8, CV-5.9, CV-5.12, CV-5.16 */
export function placeTwin(p: Caverna, seat: Seat, tile: TwinTile, a: number, b: number, then: Some): void {
  const player = playerAt(p, seat);
  const { halves, on } = TWIN[tile];
  payRubies(p, seat, Number(twinRule(player, tile)?.twin ?? 0));
  player.tops = replaced(replaced(player.tops, a, halves[0]), b, halves[1]);
  if (on !== 'none') player.under = replaced(replaced(player.under, a, on), b, on);
  p.acted = true;
  tell({ say: 'told.tile', seat, tile, a, b });
  const overhangs = on === 'none' && (cellOf(a).overhang || cellOf(b).overhang);
  const bonus = on === 'none' ? together(bonusOf(player, a), bonusOf(player, b)) : {};
  gainAll(p, seat, together(together(bonus, overhangs ? overhangGain(player) : {}), then));
}

/** FF-7.3.13: rubies first, then gemfruits that are exchanged for them. */
function payRubies(p: Caverna, seat: Seat, rubies: number): void {
  if (rubies === 0) return;
  const { goods } = playerAt(p, seat);
  const exchanged = Math.max(0, rubies - goods.ruby);
  if (exchanged > 0) {
    goods.gemfruit = (goods.gemfruit ?? 0) - exchanged;
    goods.ruby += exchanged;
    tell({ say: 'told.crop', seat, crop: 'gemfruit', count: exchanged });
  }
  goods.ruby -= rubies;
  tell({ say: 'told.paid', seat, ruby: rubies });
}

/** FF-4.18, FF-4.22: a single tile in place of this twin, with what comes with it. */
export function placeInstead(p: Caverna, seat: Seat, twin: TwinTile, tile: SingleTile, cell: number, then: Some): void {
  payRubies(p, seat, twinRule(playerAt(p, seat), twin)?.single ?? 0);
  placeSingle(p, seat, tile, cell);
  p.acted = true;
  gainAll(p, seat, then);
}

/** CV-5.15; a tile for rubies is no part of the space's effect (CV-16.4). */
export function placeSingle(p: Caverna, seat: Seat, tile: SingleTile, cell: number): void {
  const player = playerAt(p, seat);
  player.tops = replaced(player.tops, cell, tile);
  tell({ say: 'told.single', seat, tile, cell });
  takeSingle(p, tile);
  gainAll(p, seat, bonusOf(player, cell));
}

/** CV-4.20, CV-5.13 */
export function placeRubyMine(p: Caverna, seat: Seat, cell: number): void {
  const player = playerAt(p, seat);
  const below = at(player.tops, cell);
  player.under = replaced(player.under, cell, below);
  player.tops = replaced(player.tops, cell, 'ruby-mine');
  p.acted = true;
  tell({ say: 'told.ruby-mine', seat, cell });
  takeSingle(p, 'ruby-mine');
  gainAll(p, seat, changedBonus(player.held, below === 'deep-tunnel' ? { ruby: 1 } : NOTHING, 'ruby-mine'));
}

type Tunnel = 'tunnel' | 'deep-tunnel';

/** CV-5.13 */
export function canDigRubies(p: Caverna, { tops }: Player, on: Tunnel | 'any'): boolean {
  const has = on === 'any' ? tops.includes('tunnel') || tops.includes('deep-tunnel') : tops.includes(on);
  return has && hasSingle(p, 'ruby-mine');
}

export function whyNoRubyMine(p: Caverna, on: Tunnel | 'any'): Refusal<Word> {
  if (!hasSingle(p, 'ruby-mine')) return { rule: 'FF-1.3', say: 'blocked.no-single' };
  return { rule: 'CV-5.13', say: on === 'any' ? 'blocked.no-tunnel' : `blocked.no-${on}-here` };
}
