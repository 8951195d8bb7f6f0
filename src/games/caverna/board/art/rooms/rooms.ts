import type { FurnishingId } from '../ids.ts';
import { CHAMBERS } from './chambers.ts';
import { COMMON_ROOMS } from './common-rooms.ts';
import { DWELLINGS } from './dwellings.ts';
import { FOOD_CAVES } from './food-caves.ts';
import { FORGOTTEN_ROOMS } from './forgotten-rooms.ts';
import { MAKERS } from './makers.ts';
import type { OutdoorId } from './outdoor-rooms.ts';
import { PARLORS } from './parlors.ts';
import type { Room } from './room.ts';
import { STORAGES } from './storages.ts';

/** What is in each room; a furnishing without one does not compile. */
export const ROOMS: Record<Exclude<FurnishingId, OutdoorId>, Room> = {
  ...DWELLINGS,
  ...COMMON_ROOMS,
  ...MAKERS,
  ...FOOD_CAVES,
  ...PARLORS,
  ...STORAGES,
  ...CHAMBERS,
  ...FORGOTTEN_ROOMS,
};
