import type { AboutPart, Speak } from '../../../../web/board-kit/tabletop.ts';
import { STABLES } from '../../box/tiles.ts';
import { hasPlaceForLargePasture, hasPlaceForSmallPasture } from '../../geometry.ts';
import type { Player } from '../../position.ts';
import type { FenceKind } from '../places.ts';
import { billOf, pricedPart, type Reason, shortOf } from './savings.ts';

const PURPOSE = { small: 'pasture', large: 'pasture', stable: 'stable' } as const;
const RULE = { small: 'CV-4.14', large: 'CV-4.15', stable: 'CV-4.18' } as const;

/** CV-4.14 to CV-4.18: what a pasture or a Stable costs the player, given its printed price, and why it cannot be built. */
export function fencePart(kind: FenceKind, printed: number, player: Player, speak: Speak): AboutPart {
  const bill = billOf(player, kind === 'stable' ? { stone: printed } : { wood: printed }, PURPOSE[kind]);
  const left = STABLES - player.stables.length;
  return pricedPart(
    speak(`fence.${kind}`),
    bill,
    player,
    speak,
    [{ text: speak(`fence.${kind}-says`, { left }) }],
    noPlaceFor(kind, player, speak) ?? shortOf(bill, PURPOSE[kind], RULE[kind], player, speak),
  );
}

function noPlaceFor(kind: FenceKind, player: Player, speak: Speak): Reason | undefined {
  const rule = RULE[kind];
  switch (kind) {
    case 'small':
      return hasPlaceForSmallPasture(player) ? undefined : { text: speak('part.no-meadow'), rule };
    case 'large':
      return hasPlaceForLargePasture(player) ? undefined : { text: speak('part.no-two-meadows'), rule };
    case 'stable':
      return player.stables.length < STABLES ? undefined : { text: speak('blocked.no-stable'), rule };
  }
}
