import { hold, noHoldings } from '../../kernel/hooks.ts';
import { asOld, type OldData, oldList, sameShape, type Upgrades } from '../../kernel/upgrade.ts';
import { HOOK_SET } from './box/furnishings.ts';

export const upgrades: Upgrades = {
  // Furnishings were given further hooks: which of them a player has is worked out anew.
  2: (old) => ({ ...old, players: oldList(old.players).map((player) => ({ ...player, held: heldAnew(player) })) }),
  // More is asked: before breeding, training and solo rescues.
  3: sameShape,
  // Exchanges before a round ends, before meals and gains, and for pairs; none that eat young between two breedings.
  4: sameShape,
};

function heldAnew(player: OldData): unknown {
  const { things } = asOld(player.held);
  const held = noHoldings();
  if (Array.isArray(things)) for (const thing of things) hold(HOOK_SET, held, thing);
  return held;
}
