import { WORTH } from '../../bot/worth.ts';
import { countTops, cropsOf, playerAt } from '../../position.ts';
import type { BaseLiteral } from '../furnishing.ts';
import { FARM_ANIMALS } from '../goods.ts';

/** Table 1j: caves that feed the family. */
export const FOOD = [
  {
    id: 'slaughtering-cave',
    tile: { rule: 'CV-9.6', group: 'food', intro: true, cost: { wood: 2, stone: 2 }, points: 2 },
    hooks: { 'exchange.after': (animals) => animals },
    bot: { use: 0.22, why: 'more food of the same animals' },
  },
  {
    id: 'cooking-cave',
    tile: { rule: 'CV-9.1', group: 'food', intro: true, cost: { stone: 2 }, points: 2 },
    hooks: { 'exchange.anytime': [{ give: { grain: 1, vegetable: 1 }, get: { food: 5 } }] },
    bot: {
      use: 0.36,
      why: 'crops still to come',
      now: (player, { later, next }) =>
        2 * WORTH.food * Math.min(cropsOf(player, 'grain'), cropsOf(player, 'vegetable'), 2 * (later + next)),
    },
  },
  {
    id: 'working-cave',
    tile: { rule: 'CV-10.7', group: 'food', intro: true, cost: { wood: 1, stone: 1 }, points: 2 },
    hooks: { 'feeding.instead': [{ wood: 1 }, { stone: 1 }, { ore: 2 }] },
    bot: { use: 0.29, why: 'two food at each feeding, for a stone' },
  },
  {
    id: 'mining-cave',
    tile: { rule: 'CV-10.8', group: 'food', cost: { wood: 3, stone: 2 }, points: 2 },
    hooks: {
      'feeding.need': (meal, _eaters, _kind, p, seat) => {
        const { tops, goods } = playerAt(p, seat);
        const mines = countTops(tops, 'ore-mine') + countTops(tops, 'ruby-mine');
        meal.food = Math.max(0, meal.food - Math.min(goods.donkey, mines));
      },
    },
    bot: { use: 0, why: 'the meal it shortens counts with the food' },
  },
  {
    id: 'breeding-cave',
    tile: { rule: 'CV-10.16', group: 'food', cost: { grain: 1, stone: 1 }, points: 2 },
    hooks: { 'breeding.after': ({ animals }) => ({ food: animals === FARM_ANIMALS.length ? animals + 1 : animals }) },
    bot: { use: 0.35, why: 'up to five food at each breeding' },
  },
  {
    id: 'peaceful-cave',
    tile: { rule: 'CV-11.17', group: 'food', cost: { wood: 2, stone: 2 }, points: 2 },
    hooks: { 'exchange.weapon': true },
    bot: { use: 0.091, why: 'food of weapons, in need only' },
  },
] as const satisfies readonly BaseLiteral[];
