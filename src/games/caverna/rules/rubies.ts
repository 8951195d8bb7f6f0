import { isHooked } from '../../../kernel/hooks.ts';
import { HOOK_SET } from '../box/furnishings.ts';
import type { Some } from '../box/goods.ts';
import type { Player } from '../position.ts';
import { hasAll } from './goods.ts';

const EXCHANGES = HOOK_SET.hooks['exchange.anytime'];

/** FF-7.3.13: gemfruits count, since they can be exchanged on the spot. */
export function rubiesOf({ goods }: Player): number {
  return goods.ruby + (goods.gemfruit ?? 0);
}

/** FF-5.3, FF-8.19, FF-8.34: whether the player has a ruby, or could exchange something for one now. */
export function hasRubyInReach(player: Player): boolean {
  return rubiesOf(player) > 0 || canExchangeFor(player, 'ruby');
}

function canExchangeFor({ held, goods, exchanged }: Player, good: keyof Some): boolean {
  if (!isHooked(EXCHANGES, held)) return false;
  return held.things.some((thing) =>
    EXCHANGES.at[thing]?.some(
      ({ give, get, once }) =>
        get[good] !== undefined && hasAll(goods, give) && (once === undefined || exchanged?.includes(thing) !== true),
    ),
  );
}
