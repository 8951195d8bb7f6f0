import { whileSame } from '../../../../kernel/same.ts';
import { timeFor, WORTH } from '../../bot/worth.ts';
import { armedPeople, cropsOf, playerAt } from '../../position.ts';
import type { BaseLiteral } from '../furnishing.ts';
import type { Some } from '../goods.ts';
import type { Top } from '../tiles.ts';
import { dwellingsBeside, withSubstitutes } from './tags.ts';

const MOST_GIVEN_BACK = 7;
/** Points that are lost in the end where a match has just begun. */
const LOST_BY_CUSTOM = 4;

/** Table 1j: parlors, storages, chambers. */
export const YELLOW = [
  {
    id: 'weaving-parlor',
    tile: { rule: 'CV-11.18', group: 'parlors', intro: true, cost: { wood: 2, stone: 1 }, points: 0 },
    hooks: {
      'build.gain': (p, seat): Some => ({ food: playerAt(p, seat).goods.sheep }),
      'score.tile': (p, seat): number => Math.floor(playerAt(p, seat).goods.sheep / 2),
    },
    bot: { use: 0.2, why: 'sheep still to come' },
  },
  {
    id: 'milking-parlor',
    tile: { rule: 'CV-11.18', group: 'parlors', intro: true, cost: { wood: 2, stone: 2 }, points: 0 },
    hooks: {
      'build.gain': (p, seat): Some => ({ food: playerAt(p, seat).goods.cattle }),
      'score.tile': (p, seat): number => playerAt(p, seat).goods.cattle,
    },
    bot: { use: 0.13, why: 'cattle still to come' },
  },
  {
    id: 'state-parlor',
    tile: { rule: 'CV-11.19', group: 'parlors', cost: { gold: 5, stone: 3 }, points: 0 },
    hooks: {
      'build.gain': (p, seat, cell): Some => ({ food: 2 * dwellingsBeside(playerAt(p, seat).tops, cell) }),
      'score.tile': (p, seat, cell): number => 4 * dwellingsBeside(playerAt(p, seat).tops, cell),
    },
    bot: { use: 0.14, why: 'dwellings still to come', besideDwellings: true },
  },
  {
    id: 'hunting-parlor',
    tile: { rule: 'CV-11.16', group: 'parlors', intro: true, cost: { wood: 2 }, points: 1 },
    hooks: { 'exchange.anytime': [{ give: { boar: 2 }, get: { gold: 2, food: 2 } }] },
    bot: {
      use: 0.15,
      why: 'wild boar still to come',
      now: ({ goods }, { later, next }) => 2 * WORTH.food * Math.min(Math.floor(goods.boar / 2), later + next),
    },
  },
  {
    id: 'beer-parlor',
    tile: { rule: 'CV-9.1', group: 'parlors', intro: true, cost: { wood: 2 }, points: 3 },
    hooks: {
      'exchange.anytime': [
        { give: { grain: 2 }, get: { gold: 3 } },
        { give: { grain: 2 }, get: { food: 4 } },
      ],
    },
    bot: { use: 0.42, why: 'grain still to come', now: (player) => 2 * Math.floor(cropsOf(player, 'grain') / 2) },
  },
  {
    id: 'blacksmithing-parlor',
    tile: { rule: 'CV-9.1', group: 'parlors', cost: { ore: 3 }, points: 2 },
    hooks: { 'exchange.anytime': [{ give: { ruby: 1, ore: 1 }, get: { gold: 2, food: 1 } }] },
    bot: {
      use: 0.26,
      why: 'rubies still to come',
      now: ({ goods }, { actions }) =>
        Math.max(0, 1 - (WORTH.ruby + WORTH.ore) * timeFor(actions)) * Math.min(goods.ruby, goods.ore),
    },
  },
  {
    id: 'stone-storage',
    tile: { rule: 'CV-14.11', group: 'storages', intro: true, cost: { wood: 3, ore: 1 }, points: 0 },
    hooks: { 'score.tile': (p, seat): number => playerAt(p, seat).goods.stone },
    bot: { use: 0.25, why: 'stone still to come' },
  },
  {
    id: 'ore-storage',
    tile: { rule: 'CV-14.11', group: 'storages', intro: true, cost: { wood: 1, stone: 2 }, points: 0 },
    hooks: { 'score.tile': (p, seat): number => Math.floor(playerAt(p, seat).goods.ore / 2) },
    bot: { use: 0.2, why: 'ore still to come' },
  },
  {
    id: 'spare-part-storage',
    tile: { rule: 'CV-11.12', group: 'storages', cost: { wood: 2 }, points: 0, covers: 'trader' },
    hooks: { 'exchange.anytime': [{ give: { wood: 1, stone: 1, ore: 1 }, get: { gold: 2 } }] },
    bot: {
      use: 0.5,
      why: 'materials still to come',
      now: ({ goods }, { actions }) => {
        const time = timeFor(actions);
        const kept = (WORTH.wood + WORTH.stone + WORTH.ore) * time;
        return Math.max(0, 2 + 2 * WORTH.gold * time - kept) * Math.min(goods.wood, goods.stone, goods.ore);
      },
    },
  },
  {
    id: 'main-storage',
    tile: { rule: 'CV-11.20', group: 'storages', intro: true, cost: { wood: 2, stone: 1 }, points: 0 },
    hooks: { 'score.tile': (p, seat): number => 2 * yellowTiles(playerAt(p, seat).tops) },
    bot: { use: 0.4, why: 'yellow furnishings still to come' },
  },
  {
    id: 'weapon-storage',
    tile: { rule: 'CV-11.21', group: 'storages', intro: true, cost: { wood: 3, stone: 2 }, points: 0 },
    hooks: { 'score.tile': (p, seat): number => 3 * armedPeople(playerAt(p, seat)) },
    bot: { use: 0.15, why: 'weapons still to come' },
  },
  {
    id: 'supplies-storage',
    tile: { rule: 'CV-11.21', group: 'storages', cost: { wood: 1, food: 3 }, points: 0 },
    hooks: {
      'score.tile': (p, seat): number => (armedPeople(playerAt(p, seat)) === playerAt(p, seat).people.length ? 8 : 0),
    },
    bot: { use: 0.1, why: 'weapons still to come' },
  },
  {
    id: 'broom-chamber',
    tile: { rule: 'CV-11.22', group: 'chambers', cost: { wood: 1 }, points: 0 },
    hooks: { 'score.tile': (p, seat): number => Math.max(0, playerAt(p, seat).people.length - 4) * 5 },
    bot: {
      use: 0.3,
      why: 'people still to come',
      now: ({ people }, { rounds }) =>
        people.length > 4 ? 0 : people.length === 4 ? Math.min(3, rounds) : Math.min(1.5, rounds / 2),
    },
  },
  {
    id: 'treasure-chamber',
    tile: { rule: 'CV-14.11', group: 'chambers', intro: true, cost: { wood: 1, stone: 1 }, points: 0 },
    hooks: { 'score.tile': (p, seat): number => playerAt(p, seat).goods.ruby },
    bot: { use: 0.4, why: 'rubies still to come' },
  },
  {
    id: 'food-chamber',
    tile: { rule: 'CV-14.11', group: 'chambers', intro: true, cost: { wood: 2, vegetable: 2 }, points: 0 },
    hooks: {
      'score.tile': (p, seat): number => {
        const player = playerAt(p, seat);
        return 2 * Math.min(cropsOf(player, 'grain'), cropsOf(player, 'vegetable'));
      },
    },
    bot: { use: 0.25, why: 'crops still to come' },
  },
  {
    id: 'prayer-chamber',
    tile: { rule: 'CV-11.21', group: 'chambers', cost: { wood: 2 }, points: 0 },
    hooks: { 'score.tile': (p, seat): number => (armedPeople(playerAt(p, seat)) === 0 ? 8 : 0) },
    bot: { use: 0, why: 'its points count as they stand' },
  },
  {
    id: 'writing-chamber',
    tile: { rule: 'CV-14.13', group: 'chambers', intro: true, cost: { stone: 2 }, points: 0 },
    hooks: { 'score.losses': (losses) => Math.min(MOST_GIVEN_BACK, losses) },
    bot: {
      use: 0,
      why: 'its points, as far as the losses last',
      now: (player, { actions }, lossesOf) => {
        // Most of what is lost as things stand will not be in the end.
        const losses = lossesOf(player);
        const lasting = Math.min(losses, LOST_BY_CUSTOM + 3 * player.goods.begging + losses / (1 + actions));
        return Math.min(MOST_GIVEN_BACK, lasting) - Math.min(MOST_GIVEN_BACK, losses);
      },
    },
  },
  {
    id: 'fodder-chamber',
    tile: { rule: 'CV-14.11', group: 'chambers', intro: true, cost: { grain: 2, stone: 1 }, points: 0 },
    hooks: {
      'score.tile': (p, seat): number => {
        const { sheep, donkey, boar, cattle } = playerAt(p, seat).goods;
        return Math.floor((sheep + donkey + boar + cattle) / 3);
      },
    },
    bot: { use: 0.28, why: 'animals still to come' },
  },
] as const satisfies readonly BaseLiteral[];

const ALL_YELLOW = withSubstitutes(YELLOW.map(({ id }) => id));

/** CV-11.20 */
const yellowTiles = whileSame((tops: readonly Top[]): number => {
  let count = 0;
  for (const top of tops) if (ALL_YELLOW.has(top)) count++;
  return count;
});
