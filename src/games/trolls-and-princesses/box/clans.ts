import type { Resource } from './bonuses.ts';
import type { Effect } from './effects.ts';

export interface Clan {
  readonly id: string;
  readonly covers: number;
  /** Pre-printed sites and starting resources: obsidian, gold, diamond. */
  readonly sites: readonly [number, number, number];
  readonly goods: readonly [number, number, number];
  readonly cows: number;
  readonly humans: number;
  readonly power: number;
  /** What the tile printed on the board does when it is activated. */
  readonly effects: readonly Effect[];
  /** The half-site at the cave mouth. */
  readonly mouth: Resource;
}

/** TP-1.10 */
export const CLANS = [
  {
    id: 'teal',
    covers: 2,
    sites: [3, 0, 1],
    goods: [2, 0, 0],
    cows: 1,
    humans: 0,
    power: 1,
    effects: [
      { is: 'power', amount: 1 },
      { is: 'mine', resource: 'obsidian', amount: 1 },
    ],
    mouth: 'gold',
  },
  {
    id: 'yellow',
    covers: 3,
    sites: [3, 2, 0],
    goods: [2, 1, 0],
    cows: 1,
    humans: 0,
    power: 1,
    effects: [
      { is: 'mine', resource: 'gold', amount: 1 },
      { is: 'mine', resource: 'obsidian', amount: 1 },
    ],
    mouth: 'obsidian',
  },
  {
    id: 'red',
    covers: 3,
    sites: [4, 1, 0],
    goods: [0, 0, 0],
    cows: 1,
    humans: 1,
    power: 0,
    effects: [{ is: 'mine', resource: 'obsidian', amount: 2 }],
    mouth: 'diamond',
  },
  {
    id: 'purple',
    covers: 3,
    sites: [2, 1, 1],
    goods: [3, 0, 0],
    cows: 1,
    humans: 0,
    power: 2,
    effects: [
      { is: 'power', amount: 1 },
      { is: 'cows', amount: 1 },
    ],
    mouth: 'obsidian',
  },
] as const satisfies readonly Clan[];

export type ClanId = (typeof CLANS)[number]['id'];

export const CLAN_IDS: readonly ClanId[] = CLANS.map(({ id }) => id);
export const NO_CLAN = -1;

/** TP-1.8: where the own outposts start. */
export const OUTPOST_PLACES = ['op-diamond', 'op-gold', 'op-obsidian', 'op-power'] as const;
export type OutpostPlace = (typeof OUTPOST_PLACES)[number];

export function isOutpostPlace(place: string | undefined): place is OutpostPlace {
  return OUTPOST_PLACES.some((each) => each === place);
}

/** The place that doubles the mining of each resource, in the order of RESOURCES. */
export const PLACE_OF_RESOURCE: readonly [number, number, number] = [2, 1, 0];
export const OP_POWER = 3;

/** TP-1.9: where the own troll changelings start. */
export const CHANGELING_PLACES = ['ch-cow', 'ch-track', 'ch-power-a', 'ch-power-b'] as const;
export type ChangelingPlace = (typeof CHANGELING_PLACES)[number];

export const CH_COW = 0;
export const CH_TRACK = 1;
export const CH_POWER_A = 2;
export const CH_POWER_B = 3;

/** Four pieces on four places, one bit each. */
export const ALL_PLACES = 0b1111;

/** TP-1.7, TP-1.8, TP-1.9 */
export const BARNS = 4;
export const MOST_POWER = 6;
export const WHEN_OP_POWER_LEAVES: readonly Effect[] = [{ is: 'power', amount: 2 }];

/** TP-1.9 */
export const WHEN_CH_COW_LEAVES: readonly Effect[] = [{ is: 'cows', amount: 1 }];
export const TROLLS = 5;
