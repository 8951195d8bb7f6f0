import { BOARD_CELLS, besideOf, CELLS, type Ground } from '../box/cells.ts';
import { FOLK_BOARDS, type FolkId } from '../box/folk-ids.ts';
import { MOST_PEOPLE } from '../box/market.ts';
import { type Caverna, goblinsOf, type Player } from '../position.ts';
import { folkOf } from '../rules/folks.ts';
import { emptyForests } from '../rules/neighbours.ts';
import type { Prospects } from './prospects.ts';

// What folks are good at, beyond what points, family, goods, food, weapons, land and animals say of everybody.

/** What playing a folk is worth before the first round, in bots' hands: the points they made with it beyond a Dwarf's. */
const TO_LEAD: Readonly<Record<FolkId, number>> = {
  dwarves: 0,
  'cave-goblins': 9,
  'dark-elves': -2,
  elves: 16,
  humans: 2,
  'mountain-dwarves': 14,
  'pale-ones': 15,
  silicoids: 11,
  trolls: 11,
};

// Chosen after trials for two against Dwarves, 60 to 80 matches a value: none of these did worse than none at all, but for what
// chance does. GOBLIN_TO_FIND and LOOT_OF_TROLLS lie between values that were tried, and were not tried themselves.

/** For each round that is left: strong weapons, with which Dark Elves find Goblins and Trolls one item more. */
const GOBLIN_TO_FIND = 0.15;
const LOOT_OF_TROLLS = 0.06;
const STRONG = 10;
/** For each round that is left and each forest space that Elves can still furnish, sow or fence. */
const FOREST_TO_USE = 0.12;
/** For each of the next rounds: stone or ore in the place of wood. */
const WOOD_TO_REPLACE = 0.12;
/** For each tile that can still overhang: food and gold for Humans, gold and a mushroom for Pale Ones. */
const FOOD_AND_GOLD = 0.3;
const GOLD_AND_MUSHROOM = 0.8;
/** Seed of the folks' crops, and a Goblin, who comes after everybody else. */
const CROP = 0.45;
const GOBLIN_IS_LATE = -0.5;

/** FF-4.12: the cells beside the board, each with its neighbour on the board. */
const EDGES: Readonly<Record<Ground, readonly (readonly [number, number])[]>> = {
  forest: edgesOf('forest'),
  mountain: edgesOf('mountain'),
};

function edgesOf(ground: Ground): [number, number][] {
  return CELLS.flatMap(({ overhang, ground: lies }, cell) =>
    overhang && lies === ground
      ? besideOf(cell)
          .filter((other) => other < BOARD_CELLS)
          .map((other): [number, number] => [cell, other])
      : [],
  );
}

/** Twin tiles that can still overhang while there is time for them. */
function overhangsToCome({ tops }: Player, ground: Ground, rounds: number): number {
  const edges = EDGES[ground];
  let left = 0;
  for (const [beside, on] of edges) {
    if (tops[on] === 'none' && (tops[beside] ?? 'none') === 'none') left++;
  }
  return Math.min(left, rounds);
}

function strongestOf(people: Player['people']): number {
  let strongest = 0;
  for (const { strength } of people) {
    strongest = Math.max(strongest, strength);
  }
  return Math.min(STRONG, strongest);
}

/** By folk: what its gifts may still bring. */
const GIFTS: Readonly<Record<FolkId, (player: Player, rounds: number) => number>> = {
  dwarves: () => 0,
  'cave-goblins': () => 0,
  'dark-elves': ({ people }, rounds) =>
    people.length < MOST_PEOPLE ? (GOBLIN_TO_FIND * rounds * strongestOf(people)) / STRONG : 0,
  elves: (player, rounds) => FOREST_TO_USE * rounds * Math.min(6, emptyForests(player)),
  humans: (player, rounds) => FOOD_AND_GOLD * overhangsToCome(player, 'forest', rounds),
  'mountain-dwarves': ({ goods }, rounds) =>
    WOOD_TO_REPLACE * Math.min(rounds, 6) * Math.min(6, goods.stone + goods.ore),
  'pale-ones': (player, rounds) => GOLD_AND_MUSHROOM * overhangsToCome(player, 'mountain', rounds),
  silicoids: () => 0,
  trolls: ({ people }, rounds) => {
    let worth = 0;
    for (const { strength } of people) worth += LOOT_OF_TROLLS * rounds * Math.min(STRONG, strength);
    return worth;
  },
};

/** What the folk's gifts may still bring; before the first round only the choice itself can be judged. */
export function giftOf({ folks }: Caverna, seat: number, player: Player, { rounds }: Prospects): number {
  if (folks === undefined) return 0;
  const chosen = folks.chosen[seat];
  if (folks.hands.length > 0) return isFolk(chosen) ? TO_LEAD[chosen] : 0;
  return GIFTS[folkOf(player)](player, rounds);
}

/** The crops of folks that can still be sown. */
export function folkCropsOf({ goods: { gemfruit = 0, mushroom = 0 } }: Player, { rounds }: Prospects): number {
  return CROP * Math.min(4, gemfruit + mushroom) * Math.min(1, rounds / 4);
}

export function goblinsLate(player: Player): number {
  return GOBLIN_IS_LATE * goblinsOf(player);
}

function isFolk(chosen: string | undefined): chosen is FolkId {
  return chosen === 'dwarves' || FOLK_BOARDS.includes(chosen as (typeof FOLK_BOARDS)[number]);
}
