/** CV-1.5, CV-1.6, table 1b: what a player can have a number of. */
export const MATERIALS = ['wood', 'stone', 'ore'] as const;
export const CROPS = ['grain', 'vegetable'] as const;
/** FF-1.1: crops of The Forgotten Folk. */
export const FOLK_CROPS = ['gemfruit', 'mushroom'] as const;
export const FARM_ANIMALS = ['sheep', 'donkey', 'boar', 'cattle'] as const;
export const GOODS = [
  ...MATERIALS,
  'ruby',
  ...CROPS,
  'food',
  'gold',
  'dog',
  ...FARM_ANIMALS,
  /** Begging markers. */
  'begging',
] as const;

export type FolkCrop = (typeof FOLK_CROPS)[number];
export type Crop = (typeof CROPS)[number] | FolkCrop;
export const ALL_CROPS: readonly Crop[] = [...CROPS, ...FOLK_CROPS];
export type FarmAnimal = (typeof FARM_ANIMALS)[number];
export type Animal = FarmAnimal | 'dog';
/** FF-1.15 */
export const ANIMALS: readonly Animal[] = ['dog', ...FARM_ANIMALS];
/** Those of the base game. */
export type BaseGood = (typeof GOODS)[number];
export type Good = BaseGood | FolkCrop;
/** All that anybody can have. */
export const ALL_GOODS: readonly Good[] = [...GOODS, ...FOLK_CROPS];
/** The crops of The Forgotten Folk are there only in its matches. */
export type Goods = Record<BaseGood, number> & Partial<Record<FolkCrop, number>>;
/** Some goods: a price, a gain, what lies on a space. */
export type Some = Readonly<Partial<Record<Good, number>>>;

export const NOTHING: Some = {};

export function noGoods(): Record<BaseGood, number> {
  return {
    wood: 0,
    stone: 0,
    ore: 0,
    ruby: 0,
    grain: 0,
    vegetable: 0,
    food: 0,
    gold: 0,
    dog: 0,
    sheep: 0,
    donkey: 0,
    boar: 0,
    cattle: 0,
    begging: 0,
  };
}

export function isFarmAnimal(good: Good): good is FarmAnimal {
  return good === 'sheep' || good === 'donkey' || good === 'boar' || good === 'cattle';
}

/** CV-13.8: how a crop is sown and what it is worth at the end. */
interface CropKind {
  /** From the own supply, and from the general one. */
  readonly own: number;
  readonly added: number;
}

/** CV-4.22 */
export const SOWN: Readonly<Record<Crop, CropKind>> = {
  grain: { own: 1, added: 2 },
  vegetable: { own: 1, added: 1 },
  gemfruit: { own: 1, added: 1 },
  mushroom: { own: 1, added: 1 },
};

/** FF-5.10: what a crop is sown in. */
export const SOWN_IN: Readonly<Record<Crop, 'field' | 'cavern'>> = {
  grain: 'field',
  vegetable: 'field',
  gemfruit: 'field',
  mushroom: 'cavern',
};

/** CV-4.21: fields of each crop in one sow action. */
export const MOST_SOWN = 2;

/** CV-9.5, but for donkeys in pairs and gold. */
export const FOOD_FOR = { grain: 1, vegetable: 2, ruby: 2, sheep: 1, donkey: 1, boar: 2, cattle: 3 } as const;
/** CV-9.5: two donkeys together. */
export const FOOD_FOR_TWO_DONKEYS = 3;
