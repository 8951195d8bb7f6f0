import { at } from '../../../../kernel/lists.ts';
import { playerAt } from '../../position.ts';
import { countBeside, countTopsBeside, isEmptyCavern } from '../../rules/neighbours.ts';
import { adjacentTo } from '../cells.ts';
import type { FolkLiteral } from '../furnishing.ts';
import type { Some } from '../goods.ts';
import { upTo } from './up-to.ts';

/** Table 1c: Mountain Dwarves, Pale Ones, Silicoids, Trolls. */
export const DWARVES_TO_TROLLS = [
  {
    id: 'concert-organ',
    tile: {
      rule: 'FF-8.26',
      folk: 'mountain-dwarves',
      replaces: 'fodder-chamber',
      cost: { stone: 2, ore: 4 },
      points: 0,
    },
    hooks: {
      'harvest.start': {
        gain: (p, seat, cell): Some => ({ gold: countBeside(playerAt(p, seat), cell, isEmptyCavern) }),
      },
    },
    bot: { use: 0.4, why: 'gold at each harvest' },
  },
  {
    id: 'overseers-dwelling',
    tile: {
      rule: 'FF-8.27',
      folk: 'mountain-dwarves',
      replaces: 'simple-dwelling-3w3s',
      cost: { wood: 4, stone: 4 },
      points: 3,
    },
    hooks: {
      'person.rooms': 1,
      'build.gain': (p, seat, cell): Some => ({
        ore: 2 * countTopsBeside(playerAt(p, seat), cell, 'ore-mine'),
        ruby: countTopsBeside(playerAt(p, seat), cell, 'ruby-mine'),
      }),
    },
    bot: { use: 0, why: 'its bed counts with the family' },
  },
  {
    id: 'mining-office',
    tile: {
      rule: 'FF-8.28',
      folk: 'mountain-dwarves',
      replaces: 'ore-storage',
      cost: { wood: 2, stone: 2 },
      points: 0,
    },
    hooks: {
      'build.gain': (p, seat, cell): Some => ({ ore: 2 * countTopsBeside(playerAt(p, seat), cell, 'ore-mine') }),
      'score.tile': (p, seat, cell): number => 3 * countTopsBeside(playerAt(p, seat), cell, 'ore-mine'),
    },
    bot: { use: 0.3, why: 'mines still to come' },
  },
  {
    id: 'training-room',
    tile: { rule: 'FF-8.29', folk: 'mountain-dwarves', replaces: 'blacksmith', cost: { stone: 1 }, points: 1 },
    hooks: { 'expedition.before': { give: { ore: 1 }, strength: 1 } },
    bot: { use: 0.15, why: 'more strength before each expedition' },
  },
  {
    id: 'mystics-hut',
    tile: { rule: 'FF-8.30', folk: 'pale-ones', replaces: 'builder', cost: { wood: 2, stone: 1 }, points: 0 },
    hooks: { 'build.gain': { gemfruit: 2 } },
    bot: { use: 0, why: 'its gemfruits count with the crops' },
  },
  {
    id: 'sheep-dog-school',
    tile: { rule: 'FF-8.31', folk: 'pale-ones', replaces: 'cuddle-room', cost: { wood: 1, stone: 1 }, points: 1 },
    hooks: { 'dog.sheep': 2 },
    bot: { use: 0.12, why: 'room for sheep' },
  },
  {
    id: 'schnapps-parlor',
    tile: { rule: 'FF-8.32', folk: 'pale-ones', replaces: 'beer-parlor', cost: { wood: 3, stone: 2 }, points: 2 },
    hooks: {
      'exchange.anytime': [
        { give: { vegetable: 1 }, get: { gold: 2 } },
        { give: { vegetable: 1 }, get: { food: 3 } },
      ],
    },
    bot: { use: 0.3, why: 'vegetables still to come' },
  },
  {
    id: 'sheep-market',
    tile: { rule: 'FF-8.33', folk: 'pale-ones', replaces: 'weaving-parlor', cost: { wood: 3, stone: 2 }, points: 2 },
    hooks: { 'exchange.anytime': [{ give: { dog: 1, sheep: 2 }, get: { gold: 4 } }] },
    bot: { use: 0.3, why: 'sheep and dogs still to come' },
  },
  {
    id: 'jeweler',
    tile: { rule: 'FF-8.34', folk: 'silicoids', replaces: 'miner', cost: { wood: 2, stone: 2 }, points: 2 },
    hooks: { 'exchange.anytime': [{ give: { gold: 2 }, get: { ruby: 1, ore: 2 }, once: 'round' }] },
    bot: { use: 0.35, why: 'a ruby and two ore in each round' },
  },
  {
    id: 'stone-trader',
    tile: { rule: 'FF-8.35', folk: 'silicoids', replaces: 'stone-supplier', cost: { wood: 1 }, points: 2 },
    hooks: { 'harvest.start': { trades: [upTo(2, 'wood', 'stone')] } },
    bot: { use: 0.15, why: 'stone at each harvest' },
  },
  {
    id: 'quarrying-room',
    tile: { rule: 'FF-8.36', folk: 'silicoids', replaces: 'stone-carver', cost: { wood: 1 }, points: 1 },
    hooks: { 'space.bonus': { kind: 'excavation', goods: { stone: 1 } } },
    bot: { use: 0.12, why: 'a stone now and then' },
  },
  {
    id: 'water-troughs',
    tile: { rule: 'FF-8.37', folk: 'silicoids', replaces: 'breakfast-room', cost: { stone: 3 }, points: 2 },
    site: 'meadow',
    hooks: {
      'pasture.capacity': (p, seat, own, pasture): number => {
        const mate = at(playerAt(p, seat).mates, pasture);
        const beside = adjacentTo(own);
        return beside.includes(pasture) || beside.includes(mate) ? 3 : 0;
      },
    },
    bot: { use: 0.15, why: 'room in the pastures beside it' },
  },
  {
    id: 'bone-crusher',
    tile: { rule: 'FF-8.38', folk: 'trolls', replaces: 'slaughtering-cave', cost: { wood: 1, stone: 1 }, points: 2 },
    hooks: { 'exchange.rates': { dog: 2, sheep: 2, donkey: 2 } },
    bot: { use: 0.2, why: 'more food of the same animals' },
  },
  {
    id: 'explorers-cave',
    tile: { rule: 'FF-8.39', folk: 'trolls', replaces: 'peaceful-cave', cost: { wood: 1 }, points: 2 },
    hooks: {
      'place.bonus': (bonus, what) => {
        if (what === 'ruby-mine') return bonus;
        return { ...(bonus.food && { food: 3 * bonus.food }), ...(bonus.boar && { boar: 2 * bonus.boar }) };
      },
    },
    bot: { use: 0.3, why: 'springs and reserves still to be covered' },
  },
  {
    id: 'candle-maker',
    tile: { rule: 'FF-8.40', folk: 'trolls', replaces: 'state-parlor', cost: { wood: 2, stone: 2 }, points: 1 },
    hooks: { 'exchange.batch': (animals) => ({ gold: Math.floor(animals / 2) }) },
    bot: { use: 0.2, why: 'gold with the food of animals' },
  },
  {
    id: 'goblin-dwelling',
    tile: {
      rule: 'FF-8.41',
      folk: 'trolls',
      replaces: 'simple-dwelling-4w2s',
      cost: { wood: 4, vegetable: 1 },
      points: 0,
    },
    hooks: { 'person.goblins': 1, 'build.deed': { is: 'goblin' } },
    bot: { use: 0, why: 'its Goblin counts with the family' },
  },
] as const satisfies readonly FolkLiteral[];
