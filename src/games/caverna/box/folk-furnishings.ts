import type { Seat } from '../../../kernel/game.ts';
import type { CanSpare } from '../hooks.ts';
import {
  countBeside,
  countTopsBeside,
  emptyForests,
  isEmptyCavern,
  isEmptyForest,
  pasturesBeside,
} from '../neighbours.ts';
import { type Caverna, playerAt } from '../position.ts';
import { ADJACENT, cellAt, cellOf } from './cells.ts';
import type { FolkBoard } from './folk-ids.ts';
import type { Furnishing, Group, Site, Tag } from './furnishing.ts';
import type { FolkFurnishing, FurnishingId } from './furnishing-ids.ts';
import type { Some } from './goods.ts';

interface Row {
  readonly replaces: FurnishingId;
  readonly group: Group;
  readonly tag: Tag;
  readonly cost: Some;
  readonly points?: number;
  readonly site?: Site;
  readonly hooks: Furnishing['hooks'];
}

function tile(folk: FolkBoard, id: FolkFurnishing, { points = 0, site = 'cavern', ...row }: Row): Furnishing {
  return { id, folk, intro: false, points, site, ...row };
}

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

/** Table 1c, one literal for each furnishing, in its order. */
export const FOLK_TILES: readonly Furnishing[] = [
  tile('cave-goblins', 'forgotten-cave', {
    replaces: 'wood-supplier',
    group: 'materials',
    tag: 'green',
    cost: { grain: 1 },
    hooks: { 'build.gain': { mushroom: 2 } },
  }),
  tile('cave-goblins', 'kennels', {
    replaces: 'work-room',
    group: 'rooms',
    tag: 'green',
    cost: { wood: 1 },
    hooks: { 'breeding.dogs': true },
  }),
  tile('cave-goblins', 'guard-dog-school', {
    replaces: 'dog-school',
    group: 'materials',
    tag: 'green',
    cost: { wood: 1 },
    points: 1,
    hooks: { 'forge.instead': { strength: 5, give: { dog: 1 } } },
  }),
  tile('cave-goblins', 'menagerie', {
    replaces: 'broom-chamber',
    group: 'chambers',
    tag: 'yellow',
    cost: { wood: 4, stone: 2 },
    hooks: {
      'score.tile': (p, seat) => {
        const { dog, sheep, donkey, boar, cattle } = playerAt(p, seat).goods;
        return 3 * Math.min(dog, sheep, donkey, boar, cattle);
      },
    },
  }),

  tile('dark-elves', 'charcoal-storage', {
    replaces: 'spare-part-storage',
    group: 'storages',
    tag: 'yellow',
    cost: { wood: 1, stone: 1 },
    points: 1,
    hooks: {
      'harvest.start': {
        trades: [
          [
            { give: { wood: 1 }, get: { gold: 1 } },
            { give: { wood: 2 }, get: { gold: 2 } },
            { give: { wood: 3 }, get: { gold: 3 } },
          ],
        ],
      },
    },
  }),
  tile('dark-elves', 'archery-range', {
    replaces: 'prayer-chamber',
    group: 'chambers',
    tag: 'yellow',
    cost: { wood: 2 },
    site: 'meadow',
    hooks: {
      'score.tile': (p, seat, cell, canSpare) => {
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
        return POINTS_OF_A_LINE[longest] as number;
      },
    },
  }),
  tile('dark-elves', 'bone-carver', {
    replaces: 'hunting-parlor',
    group: 'parlors',
    tag: 'yellow',
    cost: { wood: 2, stone: 2 },
    points: 2,
    hooks: {
      'harvest.start': {
        animals: [
          { give: 2, gold: 3 },
          { give: 4, gold: 6 },
        ],
      },
    },
  }),
  tile('dark-elves', 'mushroom-cave', {
    replaces: 'quarry',
    group: 'materials',
    tag: 'green',
    cost: { stone: 2 },
    points: 1,
    hooks: { 'build.gain': { mushroom: 2 } },
  }),

  tile('elves', 'bird-hide', {
    replaces: 'writing-chamber',
    group: 'chambers',
    tag: 'yellow',
    cost: { wood: 3, stone: 1 },
    site: 'meadow',
    hooks: {
      'build.gain': (p, seat, cell) => ({ food: 2 * countBeside(playerAt(p, seat), cell, isEmptyForest) }),
      'score.tile': (p, seat, cell) => 3 * countBeside(playerAt(p, seat), cell, isEmptyForest),
    },
  }),
  tile('elves', 'elven-market', {
    replaces: 'carpenter',
    group: 'materials',
    tag: 'green',
    cost: { wood: 3, stone: 2 },
    points: 3,
    hooks: { 'exchange.anytime': [{ give: { gold: 2 }, get: { ruby: 1, vegetable: 1 }, once: 'round' }] },
  }),
  tile('elves', 'feeding-room', {
    replaces: 'office-room',
    group: 'rooms',
    tag: 'green',
    cost: { wood: 3, stone: 1 },
    hooks: { 'breeding.again': { types: 2 } },
  }),
  tile('elves', 'hunters-hut', {
    replaces: 'working-cave',
    group: 'food',
    tag: 'green',
    cost: { wood: 2 },
    points: 2,
    site: 'meadow',
    hooks: {
      'harvest.start': { gain: (p, seat) => ({ food: Math.min(3, Math.floor(emptyForests(playerAt(p, seat)) / 3)) }) },
    },
  }),

  tile('humans', 'manure-heap', {
    replaces: 'blacksmithing-parlor',
    group: 'parlors',
    tag: 'yellow',
    cost: { wood: 2 },
    site: 'field',
    hooks: {
      'build.gain': (p, seat, cell) => ({ vegetable: 2 * pasturesBeside(playerAt(p, seat), cell) }),
      'score.tile': (p, seat, cell) => pasturesBeside(playerAt(p, seat), cell),
    },
  }),
  tile('humans', 'scarecrow', {
    replaces: 'ruby-supplier',
    group: 'materials',
    tag: 'green',
    cost: { wood: 1, grain: 1 },
    points: 1,
    site: 'field',
    hooks: { 'sow.amount': { crop: 'grain', more: 1 } },
  }),
  tile('humans', 'mead-parlor', {
    replaces: 'milking-parlor',
    group: 'parlors',
    tag: 'yellow',
    cost: { wood: 1, stone: 2 },
    points: 2,
    hooks: {
      'harvest.start': {
        gain: (p, seat, _cell, canSpare) => ({ gold: Math.floor(sparedMeadows(p, seat, canSpare) / 2) }),
      },
    },
  }),
  tile('humans', 'silage-bin', {
    replaces: 'weapon-storage',
    group: 'storages',
    tag: 'yellow',
    cost: { wood: 3 },
    site: 'meadow',
    hooks: {
      'build.deed': { is: 'breed', types: (p, seat, cell) => countTopsBeside(playerAt(p, seat), cell, 'meadow') },
      'score.tile': (p, seat, cell) => 3 * countTopsBeside(playerAt(p, seat), cell, 'meadow'),
    },
  }),

  tile('mountain-dwarves', 'concert-organ', {
    replaces: 'fodder-chamber',
    group: 'chambers',
    tag: 'yellow',
    cost: { stone: 2, ore: 4 },
    hooks: {
      'harvest.start': { gain: (p, seat, cell) => ({ gold: countBeside(playerAt(p, seat), cell, isEmptyCavern) }) },
    },
  }),
  tile('mountain-dwarves', 'overseers-dwelling', {
    replaces: 'simple-dwelling-3w3s',
    group: 'dwellings',
    tag: 'dwelling',
    cost: { wood: 4, stone: 4 },
    points: 3,
    hooks: {
      'person.rooms': 1,
      'build.gain': (p, seat, cell) => ({
        ore: 2 * countTopsBeside(playerAt(p, seat), cell, 'ore-mine'),
        ruby: countTopsBeside(playerAt(p, seat), cell, 'ruby-mine'),
      }),
    },
  }),
  tile('mountain-dwarves', 'mining-office', {
    replaces: 'ore-storage',
    group: 'storages',
    tag: 'yellow',
    cost: { wood: 2, stone: 2 },
    hooks: {
      'build.gain': (p, seat, cell) => ({ ore: 2 * countTopsBeside(playerAt(p, seat), cell, 'ore-mine') }),
      'score.tile': (p, seat, cell) => 3 * countTopsBeside(playerAt(p, seat), cell, 'ore-mine'),
    },
  }),
  tile('mountain-dwarves', 'training-room', {
    replaces: 'blacksmith',
    group: 'materials',
    tag: 'green',
    cost: { stone: 1 },
    points: 1,
    hooks: { 'expedition.before': { give: { ore: 1 }, strength: 1 } },
  }),

  tile('pale-ones', 'mystics-hut', {
    replaces: 'builder',
    group: 'materials',
    tag: 'green',
    cost: { wood: 2, stone: 1 },
    hooks: { 'build.gain': { gemfruit: 2 } },
  }),
  tile('pale-ones', 'sheep-dog-school', {
    replaces: 'cuddle-room',
    group: 'rooms',
    tag: 'green',
    cost: { wood: 1, stone: 1 },
    points: 1,
    hooks: { 'dog.sheep': 2 },
  }),
  tile('pale-ones', 'schnapps-parlor', {
    replaces: 'beer-parlor',
    group: 'parlors',
    tag: 'yellow',
    cost: { wood: 3, stone: 2 },
    points: 2,
    hooks: {
      'exchange.anytime': [
        { give: { vegetable: 1 }, get: { gold: 2 } },
        { give: { vegetable: 1 }, get: { food: 3 } },
      ],
    },
  }),
  tile('pale-ones', 'sheep-market', {
    replaces: 'weaving-parlor',
    group: 'parlors',
    tag: 'yellow',
    cost: { wood: 3, stone: 2 },
    points: 2,
    hooks: { 'exchange.anytime': [{ give: { dog: 1, sheep: 2 }, get: { gold: 4 } }] },
  }),

  tile('silicoids', 'jeweler', {
    replaces: 'miner',
    group: 'materials',
    tag: 'green',
    cost: { wood: 2, stone: 2 },
    points: 2,
    hooks: { 'exchange.anytime': [{ give: { gold: 2 }, get: { ruby: 1, ore: 2 }, once: 'round' }] },
  }),
  tile('silicoids', 'stone-trader', {
    replaces: 'stone-supplier',
    group: 'materials',
    tag: 'green',
    cost: { wood: 1 },
    points: 2,
    hooks: {
      'harvest.start': {
        trades: [
          [
            { give: { wood: 1 }, get: { stone: 1 } },
            { give: { wood: 2 }, get: { stone: 2 } },
          ],
        ],
      },
    },
  }),
  tile('silicoids', 'quarrying-room', {
    replaces: 'stone-carver',
    group: 'materials',
    tag: 'green',
    cost: { wood: 1 },
    points: 1,
    hooks: { 'space.bonus': { kind: 'excavation', goods: { stone: 1 } } },
  }),
  tile('silicoids', 'water-troughs', {
    replaces: 'breakfast-room',
    group: 'rooms',
    tag: 'green',
    cost: { stone: 3 },
    points: 2,
    site: 'meadow',
    hooks: {
      'pasture.capacity': (p, seat, own, pasture) => {
        const mate = playerAt(p, seat).mates[pasture] as number;
        const beside = ADJACENT[own] as readonly number[];
        return beside.includes(pasture) || beside.includes(mate) ? 3 : 0;
      },
    },
  }),

  tile('trolls', 'bone-crusher', {
    replaces: 'slaughtering-cave',
    group: 'food',
    tag: 'green',
    cost: { wood: 1, stone: 1 },
    points: 2,
    hooks: { 'exchange.rates': { dog: 2, sheep: 2, donkey: 2 } },
  }),
  tile('trolls', 'explorers-cave', {
    replaces: 'peaceful-cave',
    group: 'food',
    tag: 'green',
    cost: { wood: 1 },
    points: 2,
    hooks: {
      'place.bonus': (bonus, what) => {
        if (what === 'ruby-mine') return bonus;
        return { ...(bonus.food && { food: 3 * bonus.food }), ...(bonus.boar && { boar: 2 * bonus.boar }) };
      },
    },
  }),
  tile('trolls', 'candle-maker', {
    replaces: 'state-parlor',
    group: 'parlors',
    tag: 'yellow',
    cost: { wood: 2, stone: 2 },
    points: 1,
    hooks: { 'exchange.batch': (animals) => ({ gold: Math.floor(animals / 2) }) },
  }),
  tile('trolls', 'goblin-dwelling', {
    replaces: 'simple-dwelling-4w2s',
    group: 'dwellings',
    tag: 'dwelling',
    cost: { wood: 4, vegetable: 1 },
    hooks: { 'person.goblins': 1, 'build.deed': { is: 'goblin' } },
  }),
];
