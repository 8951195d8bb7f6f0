import { FOLK_BOARDS, type FolkId } from './box/folk-ids.ts';
import { folkOf } from './folks.ts';
import { emptyForests } from './neighbours.ts';
import { type Caverna, countTops, goblinsOf, type Player } from './position.ts';
import type { Prospects } from './prospects.ts';

// What folks are good at, beyond what points, family, goods, food, weapons, land and animals say of everybody.

/** What playing a folk is worth before the first round, in bots' hands. */
const TO_LEAD: Readonly<Record<FolkId, number>> = {
  dwarves: 0,
  'cave-goblins': 8,
  'dark-elves': 1,
  elves: 2,
  humans: 4,
  'mountain-dwarves': 6,
  'pale-ones': 6,
  silicoids: 3,
  trolls: 2,
};

/** How much each kind of forest and mountain is still good for, for each round that is left. */
const LOOT_OF_TROLLS = 0.12;
const STONE_TO_EAT = 0.5;
const CROP = 0.45;
const GOBLIN_IS_LATE = -0.5;
const TUNNEL_TO_ENTER = 0.25;
const OVERHANG_TO_COME = 0.1;
const FOREST_TO_USE = 0.12;
const MINE_TO_COME = 0.15;
const WOOD_TO_REPLACE = 0.12;

/** By folk: what its gifts may still bring. */
const GIFTS: Readonly<Record<FolkId, (player: Player, rounds: number) => number>> = {
  dwarves: () => 0,
  'cave-goblins': () => 0,
  'dark-elves': ({ tops }, rounds) => MINE_TO_COME * rounds * Math.min(2, countTops(tops, 'tunnel')),
  elves: (player, rounds) => FOREST_TO_USE * rounds * Math.min(6, emptyForests(player)),
  humans: (_player, rounds) => OVERHANG_TO_COME * rounds,
  'mountain-dwarves': ({ goods }, rounds) =>
    WOOD_TO_REPLACE * Math.min(rounds, 6) * Math.min(6, goods.stone + goods.ore),
  'pale-ones': (_player, rounds) => TUNNEL_TO_ENTER * rounds,
  silicoids: ({ goods, people }, rounds) =>
    STONE_TO_EAT * Math.min(goods.stone, people.length * Math.min(3, Math.ceil(rounds / 2))),
  trolls: ({ people }, rounds) => {
    let worth = 0;
    for (const { strength } of people) worth += LOOT_OF_TROLLS * rounds * Math.min(10, strength);
    return worth;
  },
};

/** The folk's gifts, the crops that can still be sown, and Goblins that come last. */
export function folkWorth(p: Caverna, seat: number, player: Player, { rounds }: Prospects): number {
  if (p.folks === undefined) return 0;
  const chosen = p.folks.chosen[seat];
  // Before the first round only the choice itself can be judged.
  if (p.folks.hands.length > 0) return isFolk(chosen) ? TO_LEAD[chosen] : 0;
  const crops = Math.min(4, (player.goods.gemfruit ?? 0) + (player.goods.mushroom ?? 0));
  return (
    GIFTS[folkOf(player)](player, rounds) + CROP * crops * Math.min(1, rounds / 4) + GOBLIN_IS_LATE * goblinsOf(player)
  );
}

function isFolk(chosen: string | undefined): chosen is FolkId {
  return chosen === 'dwarves' || FOLK_BOARDS.includes(chosen as (typeof FOLK_BOARDS)[number]);
}

/** What furnishings of the folks are good for in a round that is left, as USE in worth.ts. */
export const USE_OF_FOLKS = {
  kennels: 0.15,
  'guard-dog-school': 0.1,
  menagerie: 0.3,
  'charcoal-storage': 0.3,
  'archery-range': 0.2,
  'bone-carver': 0.3,
  'bird-hide': -0.2,
  'elven-market': 0.35,
  'feeding-room': 0.25,
  'hunters-hut': 0.3,
  'manure-heap': 0.1,
  scarecrow: 0.15,
  'mead-parlor': 0.25,
  'silage-bin': -0.2,
  'concert-organ': 0.4,
  'mining-office': 0.3,
  'training-room': 0.15,
  'sheep-dog-school': 0.12,
  'schnapps-parlor': 0.3,
  'sheep-market': 0.3,
  jeweler: 0.35,
  'stone-trader': 0.15,
  'quarrying-room': 0.12,
  'water-troughs': 0.15,
  'bone-crusher': 0.2,
  'explorers-cave': 0.15,
  'candle-maker': 0.1,
} as const;
