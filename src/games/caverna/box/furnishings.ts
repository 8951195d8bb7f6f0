import { collectHooks } from '../../../kernel/hooks.ts';
import { whileSame } from '../../../kernel/same.ts';
import { type CavernaHooks, HOOKS } from '../hooks.ts';
import { armedPeople, countTops, cropsOf, emptyFields, playerAt } from '../position.ts';
import { ADJACENT } from './cells.ts';
import { FOLK_TILES } from './folk-furnishings.ts';
import { FOLK_BOARDS, type FolkBoard } from './folk-ids.ts';
import { FOLKS } from './folks.ts';
import type { Furnishing, Group, Tag } from './furnishing.ts';
import { FURNISHING_IDS, type FurnishingId } from './furnishing-ids.ts';
import { FARM_ANIMALS, type Goods, type Some } from './goods.ts';
import type { Top } from './tiles.ts';

type Hooks = Partial<CavernaHooks>;

function furnishing(
  id: FurnishingId,
  group: Group,
  tag: Tag,
  intro: boolean,
  cost: Some,
  points: number,
  hooks: Hooks,
): Furnishing {
  return { id, group, tag, intro, cost, points, site: 'cavern', hooks };
}

const less = (price: Goods, good: 'wood' | 'stone' | 'ore', by: number): void => {
  price[good] = Math.max(0, price[good] - by);
};

/** Table 1j, one literal for each furnishing, in its order. */
const BASE: readonly Furnishing[] = [
  {
    ...furnishing('dwelling', 'dwellings', 'dwelling', true, { wood: 4, stone: 3 }, 3, { 'person.rooms': 1 }),
    unlimited: true,
  },
  furnishing('simple-dwelling-4w2s', 'dwellings', 'dwelling', true, { wood: 4, stone: 2 }, 0, { 'person.rooms': 1 }),
  furnishing('simple-dwelling-3w3s', 'dwellings', 'dwelling', true, { wood: 3, stone: 3 }, 0, { 'person.rooms': 1 }),
  furnishing('mixed-dwelling', 'dwellings', 'dwelling', false, { wood: 5, stone: 4 }, 4, {
    'person.rooms': 1,
    'animal.capacity': (layout) => {
      layout.rooms.push(2);
    },
  }),
  furnishing('couple-dwelling', 'dwellings', 'dwelling', false, { wood: 8, stone: 6 }, 5, { 'person.rooms': 2 }),
  furnishing('additional-dwelling', 'dwellings', 'dwelling', false, { wood: 4, stone: 3 }, 5, { 'person.limit': 1 }),

  furnishing('cuddle-room', 'rooms', 'green', true, { wood: 1 }, 2, {
    'animal.capacity': (layout, p, seat) => {
      layout.cuddle = playerAt(p, seat).people.length;
    },
  }),
  furnishing('breakfast-room', 'rooms', 'green', true, { wood: 1 }, 0, {
    'animal.capacity': (layout) => {
      layout.breakfast = 3;
    },
  }),
  furnishing('stubble-room', 'rooms', 'green', true, { wood: 1, ore: 1 }, 1, {
    'animal.capacity': (layout, p, seat) => {
      layout.stubble = emptyFields(playerAt(p, seat));
    },
  }),
  furnishing('work-room', 'rooms', 'green', false, { stone: 1 }, 2, { 'place.furnishing': ['tunnel', 'deep-tunnel'] }),
  furnishing('guest-room', 'rooms', 'green', false, { wood: 1, stone: 1 }, 0, { 'space.either': true }),
  furnishing('office-room', 'rooms', 'green', false, { stone: 1 }, 0, {
    'place.overhang': { grounds: ['forest', 'mountain'], gain: { gold: 2 } },
  }),

  furnishing('carpenter', 'materials', 'green', true, { stone: 1 }, 0, {
    'cost.discount': (price, purpose) => {
      if (purpose === 'furnishing' || purpose === 'pasture') less(price, 'wood', 1);
    },
  }),
  furnishing('stone-carver', 'materials', 'green', true, { wood: 1 }, 1, {
    'build.gain': { stone: 2 },
    'cost.discount': (price, purpose) => {
      if (purpose === 'furnishing' || purpose === 'stable') less(price, 'stone', 1);
    },
  }),
  furnishing('blacksmith', 'materials', 'green', true, { wood: 1, stone: 2 }, 3, {
    'build.gain': { ore: 2 },
    'cost.discount': (price, purpose) => {
      if (purpose === 'weapon') less(price, 'ore', 2);
    },
  }),
  furnishing('miner', 'materials', 'green', false, { wood: 1, stone: 1 }, 3, {
    'round.start': (p, seat) => {
      const { tops, goods } = playerAt(p, seat);
      return { ore: Math.min(goods.donkey, countTops(tops, 'ore-mine')) };
    },
  }),
  furnishing('builder', 'materials', 'green', false, { stone: 1 }, 2, {
    'cost.substitute': [
      { of: 'wood', by: 'ore', most: 1, for: ['furnishing'] },
      { of: 'stone', by: 'ore', most: 1, for: ['furnishing'] },
    ],
  }),
  {
    ...furnishing('trader', 'materials', 'green', false, { wood: 1 }, 2, {
      'exchange.anytime': [{ give: { gold: 2 }, get: { wood: 1, stone: 1, ore: 1 } }],
    }),
    covers: 'spare-part-storage',
  },
  furnishing('wood-supplier', 'materials', 'green', true, { stone: 1 }, 2, {
    'build.promise': { good: 'wood', rounds: 7 },
  }),
  furnishing('stone-supplier', 'materials', 'green', true, { wood: 1 }, 1, {
    'build.promise': { good: 'stone', rounds: 5 },
  }),
  furnishing('ruby-supplier', 'materials', 'green', true, { wood: 2, stone: 2 }, 2, {
    'build.promise': { good: 'ruby', rounds: 4 },
  }),
  furnishing('dog-school', 'materials', 'green', false, {}, 0, { 'gain.after': { of: 'dog', good: 'wood' } }),
  furnishing('quarry', 'materials', 'green', false, { wood: 1 }, 2, {
    'breeding.after': ({ donkeys }) => ({ stone: donkeys }),
  }),
  furnishing('seam', 'materials', 'green', false, { wood: 2 }, 1, { 'gain.after': { of: 'stone', good: 'ore' } }),

  furnishing('slaughtering-cave', 'food', 'green', true, { wood: 2, stone: 2 }, 2, {
    'exchange.after': (animals) => animals,
  }),
  furnishing('cooking-cave', 'food', 'green', true, { stone: 2 }, 2, {
    'exchange.anytime': [{ give: { grain: 1, vegetable: 1 }, get: { food: 5 } }],
  }),
  furnishing('working-cave', 'food', 'green', true, { wood: 1, stone: 1 }, 2, {
    'feeding.instead': [{ wood: 1 }, { stone: 1 }, { ore: 2 }],
  }),
  furnishing('mining-cave', 'food', 'green', false, { wood: 3, stone: 2 }, 2, {
    'feeding.need': (meal, _eaters, _kind, p, seat) => {
      const { tops, goods } = playerAt(p, seat);
      const mines = countTops(tops, 'ore-mine') + countTops(tops, 'ruby-mine');
      meal.food = Math.max(0, meal.food - Math.min(goods.donkey, mines));
    },
  }),
  furnishing('breeding-cave', 'food', 'green', false, { grain: 1, stone: 1 }, 2, {
    'breeding.after': ({ animals }) => ({ food: animals === FARM_ANIMALS.length ? animals + 1 : animals }),
  }),
  furnishing('peaceful-cave', 'food', 'green', false, { wood: 2, stone: 2 }, 2, { 'exchange.weapon': true }),

  furnishing('weaving-parlor', 'parlors', 'yellow', true, { wood: 2, stone: 1 }, 0, {
    'build.gain': (p, seat) => ({ food: playerAt(p, seat).goods.sheep }),
    'score.tile': (p, seat) => Math.floor(playerAt(p, seat).goods.sheep / 2),
  }),
  furnishing('milking-parlor', 'parlors', 'yellow', true, { wood: 2, stone: 2 }, 0, {
    'build.gain': (p, seat) => ({ food: playerAt(p, seat).goods.cattle }),
    'score.tile': (p, seat) => playerAt(p, seat).goods.cattle,
  }),
  furnishing('state-parlor', 'parlors', 'yellow', false, { gold: 5, stone: 3 }, 0, {
    'build.gain': (p, seat, cell) => ({ food: 2 * dwellingsBeside(playerAt(p, seat).tops, cell) }),
    'score.tile': (p, seat, cell) => 4 * dwellingsBeside(playerAt(p, seat).tops, cell),
  }),
  furnishing('hunting-parlor', 'parlors', 'yellow', true, { wood: 2 }, 1, {
    'exchange.anytime': [{ give: { boar: 2 }, get: { gold: 2, food: 2 } }],
  }),
  furnishing('beer-parlor', 'parlors', 'yellow', true, { wood: 2 }, 3, {
    'exchange.anytime': [
      { give: { grain: 2 }, get: { gold: 3 } },
      { give: { grain: 2 }, get: { food: 4 } },
    ],
  }),
  furnishing('blacksmithing-parlor', 'parlors', 'yellow', false, { ore: 3 }, 2, {
    'exchange.anytime': [{ give: { ruby: 1, ore: 1 }, get: { gold: 2, food: 1 } }],
  }),

  furnishing('stone-storage', 'storages', 'yellow', true, { wood: 3, ore: 1 }, 0, {
    'score.tile': (p, seat) => playerAt(p, seat).goods.stone,
  }),
  furnishing('ore-storage', 'storages', 'yellow', true, { wood: 1, stone: 2 }, 0, {
    'score.tile': (p, seat) => Math.floor(playerAt(p, seat).goods.ore / 2),
  }),
  {
    ...furnishing('spare-part-storage', 'storages', 'yellow', false, { wood: 2 }, 0, {
      'exchange.anytime': [{ give: { wood: 1, stone: 1, ore: 1 }, get: { gold: 2 } }],
    }),
    covers: 'trader',
  },
  furnishing('main-storage', 'storages', 'yellow', true, { wood: 2, stone: 1 }, 0, {
    'score.tile': (p, seat) => 2 * yellowTiles(playerAt(p, seat).tops),
  }),
  furnishing('weapon-storage', 'storages', 'yellow', true, { wood: 3, stone: 2 }, 0, {
    'score.tile': (p, seat) => 3 * armedPeople(playerAt(p, seat)),
  }),
  furnishing('supplies-storage', 'storages', 'yellow', false, { wood: 1, food: 3 }, 0, {
    'score.tile': (p, seat) => (armedPeople(playerAt(p, seat)) === playerAt(p, seat).people.length ? 8 : 0),
  }),

  furnishing('broom-chamber', 'chambers', 'yellow', false, { wood: 1 }, 0, {
    'score.tile': (p, seat) => Math.max(0, playerAt(p, seat).people.length - 4) * 5,
  }),
  furnishing('treasure-chamber', 'chambers', 'yellow', true, { wood: 1, stone: 1 }, 0, {
    'score.tile': (p, seat) => playerAt(p, seat).goods.ruby,
  }),
  furnishing('food-chamber', 'chambers', 'yellow', true, { wood: 2, vegetable: 2 }, 0, {
    'score.tile': (p, seat) => {
      const player = playerAt(p, seat);
      return 2 * Math.min(cropsOf(player, 'grain'), cropsOf(player, 'vegetable'));
    },
  }),
  furnishing('prayer-chamber', 'chambers', 'yellow', false, { wood: 2 }, 0, {
    'score.tile': (p, seat) => (armedPeople(playerAt(p, seat)) === 0 ? 8 : 0),
  }),
  furnishing('writing-chamber', 'chambers', 'yellow', true, { stone: 2 }, 0, {
    'score.losses': (losses) => Math.min(7, losses),
  }),
  furnishing('fodder-chamber', 'chambers', 'yellow', true, { grain: 2, stone: 1 }, 0, {
    'score.tile': (p, seat) => {
      const { sheep, donkey, boar, cattle } = playerAt(p, seat).goods;
      return Math.floor((sheep + donkey + boar + cattle) / 3);
    },
  }),
];

/** Those of the base game, then those of The Forgotten Folk. */
export const FURNISHINGS: readonly Furnishing[] = [...BASE, ...FOLK_TILES];
export const BASE_KINDS = BASE.length;

const NUMBERS: ReadonlyMap<string, number> = new Map(FURNISHING_IDS.map((id, number) => [id, number]));

/** The number of a furnishing, or -1 for a landscape. */
export function furnishingNumber(id: string): number {
  return NUMBERS.get(id) ?? -1;
}

export function furnishingAt(number: number): Furnishing {
  return FURNISHINGS[number] as Furnishing;
}

/** CV-11.20 */
const yellowTiles = whileSame((tops: readonly Top[]): number => {
  let count = 0;
  for (const top of tops) if (FURNISHINGS[furnishingNumber(top)]?.tag === 'yellow') count++;
  return count;
});

export function isDwelling(top: Top): boolean {
  return top === 'entry-dwelling' || FURNISHINGS[furnishingNumber(top)]?.tag === 'dwelling';
}

/** CV-11.19 */
function dwellingsBeside(tops: readonly Top[], cell: number): number {
  let count = 0;
  for (const other of ADJACENT[cell] as readonly number[]) if (isDwelling(tops[other] as Top)) count++;
  return count;
}

/** Furnishings by their numbers, then folks. */
export const HOOK_SET = collectHooks(HOOKS, [...FURNISHINGS, ...FOLKS]);

/** The number of the folk among all that a player may hold. */
export function folkNumber(folk: FolkBoard): number {
  return FURNISHINGS.length + FOLK_BOARDS.indexOf(folk);
}

export function isFurnishing(thing: number): boolean {
  return thing < FURNISHINGS.length;
}
