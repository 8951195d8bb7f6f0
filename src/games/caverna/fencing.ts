import type { Seat } from '../../kernel/game.ts';
import { tell } from '../../kernel/tell.ts';
import { CELLS } from './box/cells.ts';
import { STABLES, type Top } from './box/tiles.ts';
import { hasPlaceForLargePasture, hasPlaceForSmallPasture, isPlaceForStable } from './geometry.ts';
import type { Pay } from './moves.ts';
import { canPay, pay, payWith } from './payments.ts';
import { type Caverna, type Player, playerAt, replaced } from './position.ts';
import { hasSingle, takeSingle } from './singles.ts';

/** CV-4.14 to CV-4.18: prices before discounts; below 0 what is not on offer. */
export function canFence(p: Caverna, player: Player, small: number, large: number, stable: number): boolean {
  return canBuildSmall(p, player, small) || canBuildLarge(player, large) || canBuildStable(player, stable);
}

export function canBuildSmall(p: Caverna, player: Player, wood: number): boolean {
  if (wood < 0 || !hasPlaceForSmallPasture(player) || !hasSingle(p, 'small-pasture')) return false;
  return canPay(player, { wood }, 'pasture');
}

export function canBuildLarge(player: Player, wood: number): boolean {
  return wood >= 0 && hasPlaceForLargePasture(player) && canPay(player, { wood }, 'pasture');
}

/** CV-4.18 */
export function canBuildStable(player: Player, stone: number): boolean {
  if (stone < 0 || player.stables.length >= STABLES || !canPay(player, { stone }, 'stable')) return false;
  for (let cell = 0; cell < CELLS.length; cell++) if (isPlaceForStable(player, cell)) return true;
  return false;
}

export function buildSmallPasture(p: Caverna, seat: Seat, wood: number, payment: Pay, cell: number): void {
  const player = playerAt(p, seat);
  payWith(player, { wood }, 'pasture', payment);
  takeSingle(p, 'small-pasture');
  player.under = replaced(player.under, cell, player.tops[cell] as Top);
  player.tops = replaced(player.tops, cell, 'small-pasture');
  p.acted = true;
  tell({ say: 'told.small-pasture', seat, cell });
}

export function buildLargePasture(p: Caverna, seat: Seat, wood: number, payment: Pay, a: number, b: number): void {
  const player = playerAt(p, seat);
  payWith(player, { wood }, 'pasture', payment);
  player.under = replaced(replaced(player.under, a, player.tops[a] as Top), b, player.tops[b] as Top);
  player.tops = replaced(replaced(player.tops, a, 'large-pasture'), b, 'large-pasture');
  player.mates = replaced(replaced(player.mates, a, b), b, a);
  p.acted = true;
  tell({ say: 'told.large-pasture', seat, a, b });
}

export function buildStable(p: Caverna, seat: Seat, stone: number, cell: number): void {
  const player = playerAt(p, seat);
  pay(p, seat, { stone }, 'stable');
  player.stables = [...player.stables, cell];
  p.acted = true;
  tell({ say: 'told.stable', seat, cell });
}
