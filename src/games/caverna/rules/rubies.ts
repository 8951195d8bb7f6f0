import { isHooked } from '../../../kernel/hooks.ts';
import { HOOK_SET } from '../box/furnishings.ts';
import type { Some } from '../box/goods.ts';
import type { Player } from '../position.ts';
import { hasAll } from './goods.ts';
import type { Exchange } from './hooks.ts';

const EXCHANGES = HOOK_SET.hooks['exchange.anytime'];

/** FF-7.3.13: gemfruits count, since they can be exchanged on the spot. */
export function rubiesOf({ goods }: Player): number {
  return goods.ruby + (goods.gemfruit ?? 0);
}

/** FF-5.3, FF-8.19, FF-8.34: how many rubies the player has, or could exchange something for now. */
export function rubiesInReach(player: Player): number {
  const rubies = rubiesOf(player);
  return isHooked(EXCHANGES, player.held) ? rubies + rubiesForGold(player) : rubies;
}

export function hasRubyInReach(player: Player): boolean {
  return rubiesOf(player) > 0 || rubiesInReach(player) > 0;
}

function rubiesForGold(player: Player): number {
  let { gold } = player.goods;
  let rubies = 0;
  for (const thing of player.held.things) {
    for (const { give, get } of openWays(player, thing)) {
      if (get.ruby === undefined || give.gold === undefined) continue;
      if (gold >= give.gold) gold -= give.gold;
      else if (!canExchangeFor(player, 'gold')) continue;
      rubies += get.ruby;
    }
  }
  return rubies;
}

const NO_WAYS: readonly Exchange[] = [];

/** FF-3.8: the exchanges of a furnishing that are not used up in this round. */
function openWays({ exchanged }: Player, thing: number): readonly Exchange[] {
  const ways = EXCHANGES.at[thing] ?? NO_WAYS;
  return exchanged?.includes(thing) === true ? ways.filter(({ once }) => once === undefined) : ways;
}

/** Whether a furnishing gives this good for what the player has; what becomes of rubies does not count. */
export function canExchangeFor(player: Player, good: keyof Some): boolean {
  const { held, goods } = player;
  if (!isHooked(EXCHANGES, held)) return false;
  return held.things.some((thing) =>
    openWays(player, thing).some(
      ({ give, get }) => get[good] !== undefined && give.ruby === undefined && hasAll(goods, give),
    ),
  );
}

/** FF-3.8: whether an exchange that may be made once a round could still be made. */
export function hasExchangeOfRound(player: Player): boolean {
  const { held } = player;
  if (!isHooked(EXCHANGES, held)) return false;
  return held.things.some((thing) =>
    openWays(player, thing).some(
      ({ give, once }) => once !== undefined && (hasAll(player.goods, give) || canExchangeFor(player, 'gold')),
    ),
  );
}
