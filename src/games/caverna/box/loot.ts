import type { FurnishingId } from './furnishings.ts';
import type { Some } from './goods.ts';

/** What an item brings: goods, or something to do. */
export type LootDeed =
  | { readonly is: 'goods'; readonly goods: Some }
  | { readonly is: 'weapons' }
  | { readonly is: 'furnish' }
  | { readonly is: 'stable' }
  | { readonly is: 'tile'; readonly tile: 'meadow' | 'field' | 'tunnel' | 'cavern' }
  | { readonly is: 'small-pasture'; readonly wood: number }
  | { readonly is: 'large-pasture'; readonly wood: number }
  /** With a Goblin in it, or without anybody. */
  | { readonly is: 'dwelling'; readonly furnishing: FurnishingId; readonly price: Some; readonly goblin: boolean }
  | { readonly is: 'sow' }
  | { readonly is: 'breed'; readonly types: number };

interface Item {
  readonly id: string;
  readonly strength: number;
  readonly deed: LootDeed;
  /** Only for those whose folk or furnishings find it. */
  readonly special?: true;
}

function goods(some: Some): LootDeed {
  return { is: 'goods', goods: some };
}

function dwelling(price: Some, goblin: boolean): LootDeed {
  return { is: 'dwelling', furnishing: 'dwelling', price, goblin };
}

/** Table 1i, in its order, then what only some folks find. */
const ITEMS = [
  { id: 'all-weapons', strength: 1, deed: { is: 'weapons' } },
  { id: 'loot-dog', strength: 1, deed: goods({ dog: 1 }) },
  { id: 'loot-wood', strength: 1, deed: goods({ wood: 1 }) },
  { id: 'loot-grain', strength: 2, deed: goods({ grain: 1 }) },
  { id: 'loot-sheep', strength: 2, deed: goods({ sheep: 1 }) },
  { id: 'loot-stone', strength: 3, deed: goods({ stone: 1 }) },
  { id: 'loot-donkey', strength: 3, deed: goods({ donkey: 1 }) },
  { id: 'loot-vegetable', strength: 4, deed: goods({ vegetable: 1 }) },
  { id: 'loot-ore', strength: 4, deed: goods({ ore: 2 }) },
  { id: 'loot-boar', strength: 5, deed: goods({ boar: 1 }) },
  { id: 'loot-gold', strength: 6, deed: goods({ gold: 2 }) },
  { id: 'loot-furnish', strength: 7, deed: { is: 'furnish' } },
  { id: 'loot-stable', strength: 8, deed: { is: 'stable' } },
  { id: 'loot-tunnel', strength: 9, deed: { is: 'tile', tile: 'tunnel' } },
  { id: 'loot-small-pasture', strength: 9, deed: { is: 'small-pasture', wood: 1 } },
  { id: 'loot-cattle', strength: 10, deed: goods({ cattle: 1 }) },
  { id: 'loot-large-pasture', strength: 10, deed: { is: 'large-pasture', wood: 2 } },
  { id: 'loot-meadow', strength: 11, deed: { is: 'tile', tile: 'meadow' } },
  { id: 'loot-dwelling', strength: 11, deed: dwelling({ wood: 2, stone: 2 }, false) },
  { id: 'loot-field', strength: 12, deed: { is: 'tile', tile: 'field' } },
  { id: 'loot-sow', strength: 12, deed: { is: 'sow' } },
  { id: 'loot-cavern', strength: 14, deed: { is: 'tile', tile: 'cavern' } },
  { id: 'loot-breed', strength: 14, deed: { is: 'breed', types: 2 } },
  { id: 'loot-goblin-dwelling', strength: 10, deed: dwelling({ wood: 2, stone: 1 }, true), special: true },
] as const satisfies readonly Item[];

export type LootId = (typeof ITEMS)[number]['id'];

export interface Loot extends Item {
  readonly id: LootId;
}

export const LOOT: readonly Loot[] = ITEMS;
export const LOOT_IDS: readonly LootId[] = LOOT.map(({ id }) => id);

export function lootNumber(id: LootId): number {
  return LOOT_IDS.indexOf(id);
}
