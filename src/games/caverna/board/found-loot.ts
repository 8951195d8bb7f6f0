import { LOOT, type Loot } from '../box/loot.ts';
import type { Player } from '../position.ts';
import { heldAt } from './held.ts';

/** The loot that a player finds with these strengths, in the order of the table. FF-7.2.1: some is found by one folk only. */
export function foundLoot(player: Player, from: number, to: number): Loot[] {
  const special = heldAt(player, 'expedition.loot').flat();
  return LOOT.filter(
    (loot) => loot.strength >= from && loot.strength <= to && (loot.special === undefined || special.includes(loot.id)),
  );
}
