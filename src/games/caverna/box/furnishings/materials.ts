import { countTops, playerAt } from '../../position.ts';
import type { BaseLiteral } from '../furnishing.ts';
import type { Goods, Some } from '../goods.ts';

const less = (price: Goods, good: 'wood' | 'stone' | 'ore', by: number): void => {
  price[good] = Math.max(0, price[good] - by);
};

/** Table 1j: makers, then suppliers. */
export const MATERIALS = [
  {
    id: 'carpenter',
    tile: { rule: 'CV-11.5', group: 'makers', intro: true, cost: { stone: 1 }, points: 0 },
    hooks: {
      'cost.discount': (price, purpose) => {
        if (purpose === 'furnishing' || purpose === 'pasture') less(price, 'wood', 1);
      },
    },
    bot: { use: 0.37, why: 'a wood for each thing built' },
  },
  {
    id: 'stone-carver',
    tile: { rule: 'CV-11.5', group: 'makers', intro: true, cost: { wood: 1 }, points: 1 },
    hooks: {
      'build.gain': { stone: 2 },
      'cost.discount': (price, purpose) => {
        if (purpose === 'furnishing' || purpose === 'stable') less(price, 'stone', 1);
      },
    },
    bot: { use: 0.8, why: 'a stone for each thing built' },
  },
  {
    id: 'blacksmith',
    tile: { rule: 'CV-11.9', group: 'makers', intro: true, cost: { wood: 1, stone: 2 }, points: 3 },
    hooks: {
      'build.gain': { ore: 2 },
      'cost.discount': (price, purpose) => {
        if (purpose === 'weapon') less(price, 'ore', 2);
      },
    },
    bot: { use: 0.14, why: 'two ore for each weapon' },
  },
  {
    id: 'miner',
    tile: { rule: 'CV-11.10', group: 'makers', cost: { wood: 1, stone: 1 }, points: 3 },
    hooks: {
      'round.start': (p, seat): Some => {
        const { tops, goods } = playerAt(p, seat);
        return { ore: Math.min(goods.donkey, countTops(tops, 'ore-mine')) };
      },
    },
    bot: { use: 0.2, why: 'ore, if there are mines and donkeys' },
  },
  {
    id: 'builder',
    tile: { rule: 'CV-11.6', group: 'makers', cost: { stone: 1 }, points: 2 },
    hooks: {
      'cost.substitute': [
        { of: 'wood', by: 'ore', most: 1, for: ['furnishing'] },
        { of: 'stone', by: 'ore', most: 1, for: ['furnishing'] },
      ],
    },
    bot: { use: 0.15, why: 'ore is easier to find than stone' },
  },
  {
    id: 'trader',
    tile: { rule: 'CV-11.12', group: 'makers', cost: { wood: 1 }, points: 2, covers: 'spare-part-storage' },
    hooks: { 'exchange.anytime': [{ give: { gold: 2 }, get: { wood: 1, stone: 1, ore: 1 } }] },
    bot: { use: 0.15, why: 'gold becomes what is missing' },
  },
  {
    id: 'wood-supplier',
    tile: { rule: 'CV-11.11', group: 'suppliers', intro: true, cost: { stone: 1 }, points: 2 },
    hooks: { 'build.promise': { good: 'wood', rounds: 7 } },
    bot: { use: 0, why: 'what is promised counts with the goods' },
  },
  {
    id: 'stone-supplier',
    tile: { rule: 'CV-11.11', group: 'suppliers', intro: true, cost: { wood: 1 }, points: 1 },
    hooks: { 'build.promise': { good: 'stone', rounds: 5 } },
    bot: { use: 0, why: 'what is promised counts with the goods' },
  },
  {
    id: 'ruby-supplier',
    tile: { rule: 'CV-11.11', group: 'suppliers', intro: true, cost: { wood: 2, stone: 2 }, points: 2 },
    hooks: { 'build.promise': { good: 'ruby', rounds: 4 } },
    bot: { use: 0, why: 'what is promised counts with the goods' },
  },
  {
    id: 'dog-school',
    tile: { rule: 'CV-11.13', group: 'suppliers', cost: {}, points: 0 },
    hooks: { 'gain.after': { of: 'dog', good: 'wood' } },
    bot: { use: 0.21, why: 'a wood now and then' },
  },
  {
    id: 'quarry',
    tile: { rule: 'CV-11.14', group: 'suppliers', cost: { wood: 1 }, points: 2 },
    hooks: { 'breeding.after': ({ donkeys }) => ({ stone: donkeys }) },
    bot: { use: 0.13, why: 'a stone now and then' },
  },
  {
    id: 'seam',
    tile: { rule: 'CV-11.15', group: 'suppliers', cost: { wood: 2 }, points: 1 },
    hooks: { 'gain.after': { of: 'stone', good: 'ore' } },
    bot: { use: 0.21, why: 'ore with all stone' },
  },
] as const satisfies readonly BaseLiteral[];
