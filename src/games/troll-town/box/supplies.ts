import type { PieceId } from './pieces.ts';

/** TT-18.1: the kinds of Income, in the order that breaks ties. */
export const SUPPLIES = ['sticks', 'food', 'mud', 'string'] as const;
export type Supply = (typeof SUPPLIES)[number];
export type SupplyNumber = number;
export const STICKS: SupplyNumber = 0;
export const FOOD: SupplyNumber = 1;
export const MUD: SupplyNumber = 2;
export const STRING: SupplyNumber = 3;

export const INCOME_AT_FIRST = 1;
/** The same with the option `incomeStart`, in the order of the kinds: enough for a shop and a pit. */
export const INCOME_TO_BUILD_WITH = [2, 1, 2, 1] as const;
export const MOST_INCOME = 6;

/** TT-18.5 */
export const RESOURCES_OF_A_TRINKET = 2;

interface Need {
  readonly supply: SupplyNumber;
  readonly units: number;
}

/** TT-18.2: the Income that must be present for an order. */
export const NEEDS: Readonly<Partial<Record<PieceId, Need>>> = {
  i3: { supply: MUD, units: 1 },
  v3: { supply: MUD, units: 1 },
  i4: { supply: MUD, units: 1 },
  l4: { supply: MUD, units: 1 },
  c4: { supply: MUD, units: 1 },
  s4: { supply: MUD, units: 1 },
  y4: { supply: MUD, units: 1 },
  hovel: { supply: STICKS, units: 1 },
  cage: { supply: STICKS, units: 1 },
  shop: { supply: STICKS, units: 2 },
  pit: { supply: MUD, units: 2 },
  'hut-mud': { supply: MUD, units: 2 },
  'hut-wood': { supply: STICKS, units: 3 },
  'hut-clay': { supply: MUD, units: 3 },
};
