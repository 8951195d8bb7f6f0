import type { Seat } from '../../kernel/game.ts';
import { HOOK_SET } from './box/furnishings.ts';
import { ALL_CROPS } from './box/goods.ts';
import { type Caverna, cropsOf, playerAt } from './position.ts';

const EXCHANGES = HOOK_SET.hooks['exchange.anytime'];

/** What a player has: goods, crops on fields too, and exchanges that are left in this round. */
export function means(p: Caverna, seat: Seat): Record<string, number> {
  const player = playerAt(p, seat);
  const { goods, held, exchanged } = player;
  const has: Record<string, number> = { ...goods, begging: -goods.begging };
  for (const crop of ALL_CROPS) has[crop] = cropsOf(player, crop);
  const once = held.things.filter((thing) => EXCHANGES.at[thing]?.some((each) => each.once !== undefined));
  has.exchanges = once.filter((thing) => exchanged?.includes(thing) !== true).length;
  return has;
}
