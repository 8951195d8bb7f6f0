import type { AboutPart, Speak } from '../../../../web/board-kit/tabletop.ts';
import type { Some } from '../../box/goods.ts';
import { STABLES } from '../../box/tiles.ts';
import { hasPlaceForLargePasture, placesForPasture } from '../../geometry.ts';
import type { Player } from '../../position.ts';
import type { FenceKind } from '../places.ts';
import { billOf, pricedPart, type Reason, shortOf } from './savings.ts';

const PURPOSE = { small: 'pasture', large: 'pasture', stable: 'stable' } as const;
const RULE = { small: 'CV-4.14', large: 'CV-4.15', stable: 'CV-4.18' } as const;
const MEADOWS = { small: 1, large: 2, stable: 0 } as const;

/** A pasture or a Stable with its printed price. */
export type Fence = readonly [kind: FenceKind, printed: number];

/**
 * CV-4.14 to CV-4.18: what a pasture or a Stable costs the player, given its printed price, and why it cannot be built, besides
 * others that are to be built as well.
 */
export function fencePart(
  [kind, printed]: Fence,
  player: Player,
  speak: Speak,
  besides: readonly Fence[] = [],
): AboutPart {
  const bill = billOf(player, costOf(kind, printed), PURPOSE[kind]);
  const left = STABLES - player.stables.length;
  return pricedPart(
    speak(`fence.${kind}`),
    bill,
    player,
    speak,
    [{ text: speak(`fence.${kind}-says`, { left }) }],
    noPlaceFor(kind, player, speak, besides) ??
      shortOf(bill, PURPOSE[kind], RULE[kind], havingPaid(player, besides), speak),
  );
}

function costOf(kind: FenceKind, printed: number): Some {
  return kind === 'stable' ? { stone: printed } : { wood: printed };
}

/** The player with what is left of wood and stone after these fences. */
function havingPaid(player: Player, fences: readonly Fence[]): Player {
  const goods = { ...player.goods };
  for (const [kind, printed] of fences) {
    const { price } = billOf(player, costOf(kind, printed), PURPOSE[kind]);
    goods.wood = Math.max(0, goods.wood - (price.wood ?? 0));
    goods.stone = Math.max(0, goods.stone - (price.stone ?? 0));
  }
  return { ...player, goods };
}

function noPlaceFor(kind: FenceKind, player: Player, speak: Speak, besides: readonly Fence[]): Reason | undefined {
  const rule = RULE[kind];
  if (kind === 'stable') {
    return player.stables.length < STABLES ? undefined : { text: speak('blocked.no-stable'), rule };
  }
  const meadows = placesForPasture(player).length - besides.reduce((sum, [other]) => sum + MEADOWS[other], 0);
  if (meadows >= MEADOWS[kind] && (kind === 'small' || hasPlaceForLargePasture(player))) return undefined;
  const text =
    besides.length > 0 && meadows < MEADOWS[kind]
      ? speak('part.no-meadow-besides')
      : speak(kind === 'small' ? 'part.no-meadow' : 'part.no-two-meadows');
  return { text, rule };
}
