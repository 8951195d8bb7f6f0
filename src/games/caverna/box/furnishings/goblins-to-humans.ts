import type { Seat } from '../../../../kernel/game.ts';
import { at } from '../../../../kernel/lists.ts';
import { type Caverna, playerAt } from '../../position.ts';
import type { CanSpare } from '../../rules/hooks.ts';
import { countBeside, countTopsBeside, emptyForests, isEmptyForest, pasturesBeside } from '../../rules/neighbours.ts';
import { cellAt, cellOf } from '../cells.ts';
import type { FolkLiteral } from '../furnishing.ts';
import type { Some } from '../goods.ts';
import { upTo } from './up-to.ts';

/** FF-8.15: meadows in a row from the tile on, as far as they can be empty together. */
const LINES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const POINTS_OF_A_LINE = [0, 3, 6, 10];

/** FF-9.2: the most meadows that can be empty together. */
function sparedMeadows(p: Caverna, seat: Seat, canSpare: CanSpare): number {
  const { tops, stables } = playerAt(p, seat);
  let most = 0;
  for (let cell = 0; cell < tops.length; cell++) if (tops[cell] === 'meadow' && !stables.includes(cell)) most++;
  while (most > 0 && !canSpare(p, seat, most)) most--;
  return most;
}

/** Table 1c: Cave Goblins, Dark Elves, Elves, Humans. */
export const GOBLINS_TO_HUMANS = [
  {
    id: 'forgotten-cave',
    tile: { rule: 'FF-8.10', folk: 'cave-goblins', replaces: 'wood-supplier', cost: { grain: 1 }, points: 0 },
    hooks: { 'build.gain': { mushroom: 2 } },
    bot: { use: 0, why: 'its mushrooms count with the crops' },
  },
  {
    id: 'kennels',
    tile: { rule: 'FF-8.11', folk: 'cave-goblins', replaces: 'work-room', cost: { wood: 1 }, points: 0 },
    hooks: { 'breeding.dogs': true },
    bot: { use: 0.15, why: 'a puppy at each breeding' },
  },
  {
    id: 'guard-dog-school',
    tile: { rule: 'FF-8.12', folk: 'cave-goblins', replaces: 'dog-school', cost: { wood: 1 }, points: 1 },
    hooks: { 'forge.instead': { strength: 5, give: { dog: 1 } } },
    bot: { use: 0.1, why: 'a strong weapon for a dog' },
  },
  {
    id: 'menagerie',
    tile: { rule: 'FF-8.13', folk: 'cave-goblins', replaces: 'broom-chamber', cost: { wood: 4, stone: 2 }, points: 0 },
    hooks: {
      'score.tile': (p, seat): number => {
        const { dog, sheep, donkey, boar, cattle } = playerAt(p, seat).goods;
        return 3 * Math.min(dog, sheep, donkey, boar, cattle);
      },
    },
    bot: { use: 0.3, why: 'kinds of animals still to come' },
  },
  {
    id: 'charcoal-storage',
    tile: {
      rule: 'FF-8.14',
      folk: 'dark-elves',
      replaces: 'spare-part-storage',
      cost: { wood: 1, stone: 1 },
      points: 1,
    },
    reconstructed: true,
    hooks: { 'harvest.start': { trades: [upTo(3, 'wood', 'gold')] } },
    bot: { use: 0.3, why: 'up to three gold at each harvest' },
  },
  {
    id: 'archery-range',
    tile: { rule: 'FF-8.15', folk: 'dark-elves', replaces: 'prayer-chamber', cost: { wood: 2 }, points: 0 },
    site: 'meadow',
    hooks: {
      'score.tile': (p, seat, cell, canSpare): number => {
        const { tops, stables } = playerAt(p, seat);
        const { x, y } = cellOf(cell);
        let longest = 0;
        for (const [right, down] of LINES) {
          let length = 0;
          while (length < 3) {
            const next = cellAt(x + right * (length + 1), y + down * (length + 1));
            if (next < 0 || tops[next] !== 'meadow' || stables.includes(next)) break;
            length++;
          }
          longest = Math.max(longest, length);
        }
        while (longest > 0 && !canSpare(p, seat, longest)) longest--;
        return at(POINTS_OF_A_LINE, longest);
      },
    },
    bot: { use: 0.2, why: 'meadows still to come' },
  },
  {
    id: 'bone-carver',
    tile: { rule: 'FF-8.16', folk: 'dark-elves', replaces: 'hunting-parlor', cost: { wood: 2, stone: 2 }, points: 2 },
    hooks: {
      'harvest.start': {
        animals: [
          { give: 2, gold: 3 },
          { give: 4, gold: 6 },
        ],
      },
    },
    bot: { use: 0.3, why: 'gold for animals at each harvest' },
  },
  {
    id: 'mushroom-cave',
    tile: { rule: 'FF-8.17', folk: 'dark-elves', replaces: 'quarry', cost: { stone: 2 }, points: 1 },
    hooks: { 'build.gain': { mushroom: 2 } },
    bot: { use: 0, why: 'its mushrooms count with the crops' },
  },
  {
    id: 'bird-hide',
    tile: { rule: 'FF-8.18', folk: 'elves', replaces: 'writing-chamber', cost: { wood: 3, stone: 1 }, points: 0 },
    site: 'meadow',
    hooks: {
      'build.gain': (p, seat, cell): Some => ({ food: 2 * countBeside(playerAt(p, seat), cell, isEmptyForest) }),
      'score.tile': (p, seat, cell): number => 3 * countBeside(playerAt(p, seat), cell, isEmptyForest),
    },
    bot: { use: -0.2, why: 'forest beside it will be cleared' },
  },
  {
    id: 'elven-market',
    tile: { rule: 'FF-8.19', folk: 'elves', replaces: 'carpenter', cost: { wood: 3, stone: 2 }, points: 3 },
    hooks: { 'exchange.anytime': [{ give: { gold: 2 }, get: { ruby: 1, vegetable: 1 }, once: 'round' }] },
    bot: { use: 0.35, why: 'a ruby and a vegetable in each round' },
  },
  {
    id: 'feeding-room',
    tile: { rule: 'FF-8.20', folk: 'elves', replaces: 'office-room', cost: { wood: 3, stone: 1 }, points: 0 },
    hooks: { 'breeding.again': { types: 2 } },
    bot: { use: 0.25, why: 'young twice at each breeding' },
  },
  {
    id: 'hunters-hut',
    tile: { rule: 'FF-8.21', folk: 'elves', replaces: 'working-cave', cost: { wood: 2 }, points: 2 },
    site: 'meadow',
    hooks: {
      'harvest.start': {
        gain: (p, seat): Some => ({ food: Math.min(3, Math.floor(emptyForests(playerAt(p, seat)) / 3)) }),
      },
    },
    bot: { use: 0.3, why: 'food at each harvest' },
  },
  {
    id: 'manure-heap',
    tile: { rule: 'FF-8.22', folk: 'humans', replaces: 'blacksmithing-parlor', cost: { wood: 2 }, points: 0 },
    site: 'field',
    hooks: {
      'build.gain': (p, seat, cell): Some => ({ vegetable: 2 * pasturesBeside(playerAt(p, seat), cell) }),
      'score.tile': (p, seat, cell): number => pasturesBeside(playerAt(p, seat), cell),
    },
    bot: { use: 0.1, why: 'pastures still to come' },
  },
  {
    id: 'scarecrow',
    tile: { rule: 'FF-8.23', folk: 'humans', replaces: 'ruby-supplier', cost: { wood: 1, grain: 1 }, points: 1 },
    site: 'field',
    hooks: { 'sow.amount': { crop: 'grain', more: 1 } },
    bot: { use: 0.15, why: 'a grain with each that is sown' },
  },
  {
    id: 'mead-parlor',
    tile: { rule: 'FF-8.24', folk: 'humans', replaces: 'milking-parlor', cost: { wood: 1, stone: 2 }, points: 2 },
    hooks: {
      'harvest.start': {
        gain: (p, seat, _cell, canSpare): Some => ({ gold: Math.floor(sparedMeadows(p, seat, canSpare) / 2) }),
      },
    },
    bot: { use: 0.25, why: 'gold at each harvest' },
  },
  {
    id: 'silage-bin',
    tile: { rule: 'FF-8.25', folk: 'humans', replaces: 'weapon-storage', cost: { wood: 3 }, points: 0 },
    site: 'meadow',
    hooks: {
      'build.deed': {
        is: 'breed',
        types: (p, seat, cell): number => countTopsBeside(playerAt(p, seat), cell, 'meadow'),
      },
      'score.tile': (p, seat, cell): number => 3 * countTopsBeside(playerAt(p, seat), cell, 'meadow'),
    },
    bot: { use: -0.2, why: 'meadows beside it will be fenced' },
  },
] as const satisfies readonly FolkLiteral[];
