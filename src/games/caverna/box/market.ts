import type { Good } from './goods.ts';

/** CV-4.38: what each kind costs in gold at the weekly market. */
export const MARKET_PRICES = {
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
} as const satisfies Partial<Record<Good, number>>;

export type MarketGood = keyof typeof MARKET_PRICES;
export const MARKET_GOODS = Object.keys(MARKET_PRICES) as readonly MarketGood[];

/** Table 9a: what a ruby can be turned into, one each, besides farm animals. */
export const RUBY_GOODS = ['wood', 'stone', 'ore', 'grain', 'vegetable', 'dog'] as const;
export type RubyGood = (typeof RUBY_GOODS)[number];

/** CV-4.36 */
export const MOST_TRADES = 3;
export const ORE_OF_A_TRADE = 2;
export const GOLD_OF_A_TRADE = 2;

/** CV-7.2, CV-7.5 */
export const STRONGEST_FORGED = 8;
export const STRONGEST = 14;

/** CV-8.2 */
export const FAMILY_LIMIT = 5;
export const FIRST_PEOPLE = 2;
/** CV-8.1: of the Entry-Level Dwelling, for People and for animals. */
export const ENTRY_ROOMS = 2;
export const ENTRY_ANIMALS = 2;
/** FF-6.4 */
export const MOST_PEOPLE = 6;
