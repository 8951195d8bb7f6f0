import type { Seat } from '../../../kernel/game.ts';
import { CELLS } from '../box/cells.ts';
import { furnishingAt, HOOK_SET } from '../box/furnishings.ts';
import { NOTHING, type Some } from '../box/goods.ts';
import { RUBIES_FOR } from '../box/tiles.ts';
import { type Caverna, playerAt, replaced } from '../position.ts';
import { canSpareMeadows } from './animals.ts';
import { isPlaceForSingle } from './geometry.ts';
import { countOf } from './goods.ts';
import { rubiesInReach } from './rubies.ts';
import { hasSingle } from './singles.ts';

const START = HOOK_SET.hooks['harvest.start'];

/** FF-3.6: what comes by itself when a harvest begins. */
export function gainsOf(p: Caverna, seat: Seat, thing: number): Some | undefined {
  const { tops } = playerAt(p, seat);
  return START.at[thing]?.gain?.(p, seat, tops.indexOf(furnishingAt(thing)?.id ?? 'none'), canSpareMeadows);
}

/** CV-3.21, FF-3.5: whether more would come without animals, which could be eaten first, or with tiles for rubies. */
export function wouldGainMore(p: Caverna, seat: Seat): boolean {
  const player = playerAt(p, seat);
  const rubies = Math.min(MOST_RUBIES, rubiesInReach(player));
  return player.held.things.some((thing) => {
    if (START.at[thing]?.gain === undefined) return false;
    const now = countGains(p, seat, thing);
    return gainsWithoutAnimals(p, seat, thing) > now || canGrow(p, seat, thing, now, rubies);
  });
}

/** With two rubies there are two meadows more, or a cavern: what takes more of them than that is left to one's turns. */
const MOST_RUBIES = 2;

function countGains(p: Caverna, seat: Seat, thing: number): number {
  return countOf(gainsOf(p, seat, thing) ?? NOTHING);
}

function gainsWithoutAnimals(p: Caverna, seat: Seat, thing: number): number {
  const player = playerAt(p, seat);
  const { goods } = player;
  player.goods = { ...goods, sheep: 0, donkey: 0, boar: 0, cattle: 0 };
  const gains = countGains(p, seat, thing);
  player.goods = goods;
  return gains;
}

const COUNTED = ['meadow', 'cavern'] as const;

/** CV-9.3: whether single tiles for so many rubies would bring more than this. */
function canGrow(p: Caverna, seat: Seat, thing: number, now: number, rubies: number): boolean {
  const player = playerAt(p, seat);
  const { tops } = player;
  for (const tile of COUNTED) {
    const left = rubies - RUBIES_FOR[tile];
    if (left < 0 || !hasSingle(p, tile)) continue;
    for (let cell = 0; cell < CELLS.length; cell++) {
      if (!isPlaceForSingle(player, tile, cell)) continue;
      player.tops = replaced(tops, cell, tile);
      const isMore = countGains(p, seat, thing) > now || canGrow(p, seat, thing, now, left);
      player.tops = tops;
      if (isMore) return true;
    }
  }
  return false;
}
