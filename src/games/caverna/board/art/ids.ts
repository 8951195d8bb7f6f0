export type { FolkId } from '../../box/folk-ids.ts';
export type { FurnishingId } from '../../box/furnishings.ts';
export type { LootId } from '../../box/loot.ts';
/** Action spaces of one name share one scene, however many players there are. */
export type { SpaceKind as PlaceKind } from '../../box/spaces.ts';

/** What else there is to draw, by the ids of the rules. */
export const ANIMALS = ['dog', 'sheep', 'donkey', 'boar', 'cattle'] as const;
export type AnimalId = (typeof ANIMALS)[number];

/** Crops that came with the forgotten folk. */
const CROPS = ['gemfruit', 'mushroom'] as const;
export type CropId = (typeof CROPS)[number];

export const GOODS = [
  'wood',
  'stone',
  'ore',
  'ruby',
  'grain',
  'vegetable',
  ...CROPS,
  'food',
  'gold',
  'begging',
  'weapon',
  ...ANIMALS,
] as const;
export type GoodId = (typeof GOODS)[number];

export const TILES = [
  'twin-meadow-field',
  'twin-cavern-tunnel',
  'twin-cavern-cavern',
  'twin-ore-mine',
  'large-pasture',
  'small-pasture',
  'ruby-mine',
  'single-meadow',
  'single-field',
  'single-tunnel',
  'single-cavern',
] as const;
export type TileId = (typeof TILES)[number];
