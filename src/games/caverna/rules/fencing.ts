import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import { CELLS } from '../box/cells.ts';
import type { Some } from '../box/goods.ts';
import { STABLES } from '../box/tiles.ts';
import type { Pay } from '../moves.ts';
import { type Caverna, type Player, playerAt, replaced } from '../position.ts';
import { tell, type Word } from '../words.ts';
import { hasPlaceForLargePasture, hasPlaceForSmallPasture, isPlaceForStable, placesForPasture } from './geometry.ts';
import type { Purpose } from './hooks.ts';
import { type Bill, billOf, canPay, pay, payWith, whyUnpaid } from './payments.ts';
import { hasSingle, takeSingle } from './singles.ts';

export type FenceKind = 'small' | 'large' | 'stable';

/** A pasture or a Stable, with its price before discounts. */
export interface Fence {
  readonly kind: FenceKind;
  readonly printed: number;
}

interface FenceLine {
  readonly rule: string;
  readonly purpose: Purpose;
  readonly cost: (printed: number) => Some;
  readonly meadows: number;
}

const FENCES: Readonly<Record<FenceKind, FenceLine>> = {
  small: { rule: 'CV-4.14', purpose: 'pasture', cost: (wood) => ({ wood }), meadows: 1 },
  large: { rule: 'CV-4.15', purpose: 'pasture', cost: (wood) => ({ wood }), meadows: 2 },
  stable: { rule: 'CV-4.18', purpose: 'stable', cost: (stone) => ({ stone }), meadows: 0 },
};

export function fenceBill(player: Player, { kind, printed }: Fence): Bill {
  return billOf(player, FENCES[kind].cost(printed), FENCES[kind].purpose);
}

/** CV-4.14 to CV-4.18: why it cannot be built, besides others that are to be built as well; nothing if it can. */
export function whyNoFence(
  p: Caverna,
  player: Player,
  fence: Fence,
  besides: readonly Fence[],
): Refusal<Word> | undefined {
  const { kind, printed } = fence;
  const { rule, purpose, cost, meadows } = FENCES[kind];
  if (kind === 'stable') {
    if (player.stables.length >= STABLES) return { rule, say: 'blocked.no-stable' };
  } else {
    const left = placesForPasture(player).length - besides.reduce((sum, other) => sum + FENCES[other.kind].meadows, 0);
    if (besides.length > 0 && left < meadows) return { rule, say: 'blocked.too-few-meadows' };
    if (left < meadows || (kind === 'large' && !hasPlaceForLargePasture(player))) {
      return { rule, say: kind === 'small' ? 'blocked.no-meadow-to-fence' : 'blocked.no-meadows-touch' };
    }
    if (kind === 'small' && !hasSingle(p, 'small-pasture')) return { rule: 'FF-1.3', say: 'blocked.no-single' };
  }
  return whyUnpaid(havingPaid(player, besides), cost(printed), purpose, rule);
}

/** The player with what is left of wood and stone after these fences. */
function havingPaid(player: Player, fences: readonly Fence[]): Player {
  const goods = { ...player.goods };
  for (const fence of fences) {
    const { wood = 0, stone = 0 } = fenceBill(player, fence).price;
    goods.wood = Math.max(0, goods.wood - wood);
    goods.stone = Math.max(0, goods.stone - stone);
  }
  return { ...player, goods };
}

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
  player.under = replaced(player.under, cell, at(player.tops, cell));
  player.tops = replaced(player.tops, cell, 'small-pasture');
  p.acted = true;
  tell({ say: 'told.small-pasture', seat, cell });
}

export function buildLargePasture(p: Caverna, seat: Seat, wood: number, payment: Pay, a: number, b: number): void {
  const player = playerAt(p, seat);
  payWith(player, { wood }, 'pasture', payment);
  player.under = replaced(replaced(player.under, a, at(player.tops, a)), b, at(player.tops, b));
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
