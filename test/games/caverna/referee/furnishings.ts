import type { BaseFurnishing, FurnishingId } from '../../../../src/games/caverna/box/furnishings.ts';
import type { Good } from '../../../../src/games/caverna/box/goods.ts';
import { FOLK_FURNISHING } from './folk-furnishings.ts';

export type Cost = Readonly<Partial<Record<Good, number>>>;

export interface SheetFurnishing {
  readonly tag: 'dwelling' | 'green' | 'yellow';
  readonly intro: boolean;
  readonly cost: Cost;
  readonly points: number;
  /** FF-4.2 */
  readonly site: 'cavern' | 'field' | 'meadow';
}

const INTRO = true;
const EXPERT = false;

function line(tag: SheetFurnishing['tag'], intro: boolean, cost: Cost, points: number): SheetFurnishing {
  return { tag, intro, cost, points, site: 'cavern' };
}

/** Table 1j, typed again; points that vary are 0 here. */
const BASE_FURNISHING: Readonly<Record<BaseFurnishing, SheetFurnishing>> = {
  dwelling: line('dwelling', INTRO, { wood: 4, stone: 3 }, 3),
  'simple-dwelling-4w2s': line('dwelling', INTRO, { wood: 4, stone: 2 }, 0),
  'simple-dwelling-3w3s': line('dwelling', INTRO, { wood: 3, stone: 3 }, 0),
  'mixed-dwelling': line('dwelling', EXPERT, { wood: 5, stone: 4 }, 4),
  'couple-dwelling': line('dwelling', EXPERT, { wood: 8, stone: 6 }, 5),
  'additional-dwelling': line('dwelling', EXPERT, { wood: 4, stone: 3 }, 5),
  'cuddle-room': line('green', INTRO, { wood: 1 }, 2),
  'breakfast-room': line('green', INTRO, { wood: 1 }, 0),
  'stubble-room': line('green', INTRO, { wood: 1, ore: 1 }, 1),
  'work-room': line('green', EXPERT, { stone: 1 }, 2),
  'guest-room': line('green', EXPERT, { wood: 1, stone: 1 }, 0),
  'office-room': line('green', EXPERT, { stone: 1 }, 0),
  carpenter: line('green', INTRO, { stone: 1 }, 0),
  'stone-carver': line('green', INTRO, { wood: 1 }, 1),
  blacksmith: line('green', INTRO, { wood: 1, stone: 2 }, 3),
  miner: line('green', EXPERT, { wood: 1, stone: 1 }, 3),
  builder: line('green', EXPERT, { stone: 1 }, 2),
  trader: line('green', EXPERT, { wood: 1 }, 2),
  'wood-supplier': line('green', INTRO, { stone: 1 }, 2),
  'stone-supplier': line('green', INTRO, { wood: 1 }, 1),
  'ruby-supplier': line('green', INTRO, { wood: 2, stone: 2 }, 2),
  'dog-school': line('green', EXPERT, {}, 0),
  quarry: line('green', EXPERT, { wood: 1 }, 2),
  seam: line('green', EXPERT, { wood: 2 }, 1),
  'slaughtering-cave': line('green', INTRO, { wood: 2, stone: 2 }, 2),
  'cooking-cave': line('green', INTRO, { stone: 2 }, 2),
  'working-cave': line('green', INTRO, { wood: 1, stone: 1 }, 2),
  'mining-cave': line('green', EXPERT, { wood: 3, stone: 2 }, 2),
  'breeding-cave': line('green', EXPERT, { grain: 1, stone: 1 }, 2),
  'peaceful-cave': line('green', EXPERT, { wood: 2, stone: 2 }, 2),
  'weaving-parlor': line('yellow', INTRO, { wood: 2, stone: 1 }, 0),
  'milking-parlor': line('yellow', INTRO, { wood: 2, stone: 2 }, 0),
  'state-parlor': line('yellow', EXPERT, { gold: 5, stone: 3 }, 0),
  'hunting-parlor': line('yellow', INTRO, { wood: 2 }, 1),
  'beer-parlor': line('yellow', INTRO, { wood: 2 }, 3),
  'blacksmithing-parlor': line('yellow', EXPERT, { ore: 3 }, 2),
  'stone-storage': line('yellow', INTRO, { wood: 3, ore: 1 }, 0),
  'ore-storage': line('yellow', INTRO, { wood: 1, stone: 2 }, 0),
  'spare-part-storage': line('yellow', EXPERT, { wood: 2 }, 0),
  'main-storage': line('yellow', INTRO, { wood: 2, stone: 1 }, 0),
  'weapon-storage': line('yellow', INTRO, { wood: 3, stone: 2 }, 0),
  'supplies-storage': line('yellow', EXPERT, { wood: 1, food: 3 }, 0),
  'broom-chamber': line('yellow', EXPERT, { wood: 1 }, 0),
  'treasure-chamber': line('yellow', INTRO, { wood: 1, stone: 1 }, 0),
  'food-chamber': line('yellow', INTRO, { wood: 2, vegetable: 2 }, 0),
  'prayer-chamber': line('yellow', EXPERT, { wood: 2 }, 0),
  'writing-chamber': line('yellow', INTRO, { stone: 2 }, 0),
  'fodder-chamber': line('yellow', INTRO, { grain: 2, stone: 1 }, 0),
};

export const FURNISHING: Readonly<Record<FurnishingId, SheetFurnishing>> = { ...BASE_FURNISHING, ...FOLK_FURNISHING };

/** Table 1i: the strength an item needs. */
export const LOOT_STRENGTH = {
  'all-weapons': 1,
  'loot-dog': 1,
  'loot-wood': 1,
  'loot-grain': 2,
  'loot-sheep': 2,
  'loot-stone': 3,
  'loot-donkey': 3,
  'loot-vegetable': 4,
  'loot-ore': 4,
  'loot-boar': 5,
  'loot-gold': 6,
  'loot-furnish': 7,
  'loot-stable': 8,
  'loot-tunnel': 9,
  'loot-small-pasture': 9,
  'loot-cattle': 10,
  'loot-goblin-dwelling': 10,
  'loot-large-pasture': 10,
  'loot-meadow': 11,
  'loot-dwelling': 11,
  'loot-field': 12,
  'loot-sow': 12,
  'loot-cavern': 14,
  'loot-breed': 14,
} as const;
export type Loot = keyof typeof LOOT_STRENGTH;

/** Loot that is simply gained. */
export const LOOT_GOODS: Readonly<Partial<Record<Loot, Cost>>> = {
  'loot-dog': { dog: 1 },
  'loot-wood': { wood: 1 },
  'loot-grain': { grain: 1 },
  'loot-sheep': { sheep: 1 },
  'loot-stone': { stone: 1 },
  'loot-donkey': { donkey: 1 },
  'loot-vegetable': { vegetable: 1 },
  'loot-ore': { ore: 2 },
  'loot-boar': { boar: 1 },
  'loot-gold': { gold: 2 },
  'loot-cattle': { cattle: 1 },
};

/** CV-4.38 */
export const MARKET: Cost = {
  dog: 2,
  sheep: 1,
  donkey: 1,
  boar: 2,
  cattle: 3,
  wood: 1,
  stone: 1,
  ore: 1,
  grain: 1,
  vegetable: 2,
};
