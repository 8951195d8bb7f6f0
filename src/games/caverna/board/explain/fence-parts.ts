import type { AboutPart } from '../../../../web/board-kit/tabletop.ts';
import { STABLES } from '../../box/tiles.ts';
import type { Caverna, Player } from '../../position.ts';
import { type Fence, fenceBill, whyNoFence } from '../../rules/fencing.ts';
import type { Speak } from '../words.ts';
import { pricedPart, reasonOf } from './savings.ts';

/** What a pasture or a Stable costs the player, and why it cannot be built, besides others that are to be built as well. */
export function fencePart(
  fence: Fence,
  view: Caverna,
  player: Player,
  speak: Speak,
  besides: readonly Fence[] = [],
): AboutPart {
  const { kind } = fence;
  const why = whyNoFence(view, player, fence, besides);
  const lines = [{ text: speak(`fence.${kind}-says`, { left: STABLES - player.stables.length }) }];
  return {
    ...pricedPart(speak(`fence.${kind}`), fenceBill(player, fence), player, speak, lines),
    ...(why && { closed: reasonOf(why, speak) }),
  };
}
