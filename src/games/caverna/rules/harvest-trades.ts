import { at } from '../../../kernel/lists.ts';
import { FOLK_BOARDS, type FolkBoard } from '../box/folk-ids.ts';
import type { FurnishingId } from '../box/furnishings.ts';
import { FURNISHINGS, folkNumber, furnishingNumber, HOOK_SET, isFurnishing } from '../box/furnishings.ts';
import { NOTHING, type Some } from '../box/goods.ts';

const START = HOOK_SET.hooks['harvest.start'];

/** The furnishing or the folk behind a number. */
export function thingName(thing: number): FurnishingId | FolkBoard {
  return isFurnishing(thing) ? (FURNISHINGS[thing]?.id as FurnishingId) : at(FOLK_BOARDS, thing - FURNISHINGS.length);
}

export function thingNumber(name: string): number {
  const furnishing = furnishingNumber(name);
  return furnishing >= 0 ? furnishing : folkNumber(name as FolkBoard);
}

/** FF-3.7: a trade of a furnishing or a folk, by its place among all of them, and its group. */
export function harvestTrade(by: string, way: number): { give: Some; get: Some; group: number } {
  const groups = START.at[thingNumber(by)]?.trades ?? [];
  const trades = groups.flatMap((group, number) => group.map(({ give, get }) => ({ give, get, group: number })));
  return trades[way] ?? { give: NOTHING, get: NOTHING, group: 0 };
}
