import { furnishingAt, furnishingNumber } from '../box/furnishings.ts';
import type { Some } from '../box/goods.ts';
import { FOOD_FOR } from '../box/goods.ts';
import { RUBIES_FOR } from '../box/tiles.ts';
import type { CavernaMove, Free } from '../moves.ts';
import type { Player } from '../position.ts';
import { foodFor } from '../rules/conversions.ts';

/** What is given and what comes of it. */
export interface Terms {
  readonly give: Some;
  readonly get: Some;
}

const NO_ANIMALS = { dog: 0, sheep: 0, donkey: 0, boar: 0, cattle: 0 };

/** The terms of an exchange; gold is given as much as one likes, a tile is laid. */
export function termsOf(move: Free, player: Player): Terms {
  switch (move.do) {
    case 'convert':
      switch (move.what) {
        case 'grain':
        case 'vegetable':
        case 'ruby':
          return { give: { [move.what]: 1 }, get: { food: FOOD_FOR[move.what] } };
        case 'two-donkeys':
          return { give: { donkey: 2 }, get: { food: foodFor(player, { ...NO_ANIMALS, donkey: 2 }) } };
        default:
          return { give: { [move.what]: 1 }, get: { food: foodFor(player, { ...NO_ANIMALS, [move.what]: 1 }) } };
      }
    case 'gold':
      return { give: { gold: 2 }, get: { food: 1 } };
    case 'ruby':
      return { give: { ruby: 1 }, get: { [move.get]: 1 } };
    case 'ruby-animal':
      return { give: move.get === 'cattle' ? { ruby: 1, food: 1 } : { ruby: 1 }, get: { [move.get]: 1 } };
    case 'ruby-tile':
      return { give: { ruby: RUBIES_FOR[move.tile] }, get: {} };
    case 'exchange': {
      const ways = furnishingAt(furnishingNumber(move.furnishing)).hooks['exchange.anytime'];
      return ways?.[move.way] ?? { give: {}, get: {} };
    }
    case 'crop':
      return { give: { [move.crop]: 1 }, get: move.crop === 'gemfruit' ? { ruby: 1 } : { vegetable: 1 } };
    case 'cook':
      return { give: {}, get: {} };
    case 'discard':
      return { give: {}, get: { food: move.strength } };
  }
}

const FREE: ReadonlySet<string> = new Set<Free['do']>([
  'convert',
  'gold',
  'ruby',
  'ruby-animal',
  'ruby-tile',
  'exchange',
  'discard',
  'crop',
  'cook',
]);

export function isFree(move: CavernaMove): move is Free {
  return FREE.has(move.do);
}
