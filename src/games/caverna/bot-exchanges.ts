import { furnishingNumber } from './box/furnishings.ts';
import { cropsOf, type Player } from './position.ts';
import type { Prospects } from './prospects.ts';
import { WORTH } from './worth.ts';

const SPARE_PART_STORAGE = furnishingNumber('spare-part-storage');
const BEER_PARLOR = furnishingNumber('beer-parlor');
const BLACKSMITHING_PARLOR = furnishingNumber('blacksmithing-parlor');
const COOKING_CAVE = furnishingNumber('cooking-cave');
const HUNTING_PARLOR = furnishingNumber('hunting-parlor');

/** What the exchanges of a furnishing make of the goods at hand, beyond what these are worth by themselves. */
export function exchangesOf(furnishing: number, player: Player, { actions, later, next }: Prospects): number {
  const { goods } = player;
  const time = Math.min(1, actions / WORTH.timeEnough);
  switch (furnishing) {
    case SPARE_PART_STORAGE: {
      const kept = (WORTH.wood + WORTH.stone + WORTH.ore) * time;
      return Math.max(0, 2 + 2 * WORTH.gold * time - kept) * Math.min(goods.wood, goods.stone, goods.ore);
    }
    case BEER_PARLOR:
      return 2 * Math.floor(cropsOf(player, 'grain') / 2);
    case BLACKSMITHING_PARLOR:
      return Math.max(0, 1 - (WORTH.ruby + WORTH.ore) * time) * Math.min(goods.ruby, goods.ore);
    case COOKING_CAVE:
      return 2 * WORTH.food * Math.min(cropsOf(player, 'grain'), cropsOf(player, 'vegetable'), 2 * (later + next));
    case HUNTING_PARLOR:
      return 2 * WORTH.food * Math.min(Math.floor(goods.boar / 2), later + next);
    default:
      return 0;
  }
}
