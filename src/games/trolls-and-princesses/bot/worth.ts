import type { Tuned } from '../../../kernel/learning.ts';
import { KING_TILES, type KingTile } from '../box/king-tiles.ts';
import type { KingTileId } from '../box/tiles.ts';

/** What things are worth to bots in VP, while there is time to use them. By resource: obsidian, gold, diamond. */
export const USUAL = {
  field: [0.65, 1.1, 3.6],
  /** So much of it is of use; the rest is worth only a part. */
  enough: [5, 4, 3],
  surplus: 0.5,
  filled: [0.3, 0.5, 0.8],
  site: [0.1, 0.15, 0.4],
  power: 0.95,
  cow: 0.9,
  barn: 0.35,
  human: 1.6,
  /** In a village, for the points it brings there. */
  outpost: 0.9,
  /** What the place of an outpost or a changeling gives once it is empty. */
  outpostGone: 1.1,
  changelingGone: 1.2,
  bed: 0.7,
  /** The first free spot of a form, and every other one. */
  spot: 1.2,
  moreSpots: 0.35,
  /** A King's tile nobody knows yet, beyond its VP. */
  kingTile: 3,
  /** King's tiles that are activated take turns: what is left of the use of all but the best. */
  otherTiles: 0.4,
  card: 0.7,
  tile: 0.8,
  /** Of a King's card, by the part of its challenge that is met. */
  claim: 3.5,
  /** Having all together for it: of a princess in VP, of the others as a part of what they bring to the sets. */
  plan: { princess: 1.8, bell: 0.2, swap: 0.2, outpost: 0.1 },
  /** A troll that has left the camp. */
  troll: 0.25,
  /** Friendly figures where most are, and where most are but for that: the next to come there finds more points. */
  crowd: [0.3, 0.15],
  /** What is only planned, as a part of what is done. */
  certainty: 0.9,
  /** What two cave tiles and a troll card bring, whatever they are. */
  twoTiles: 4.5,
  anyCard: 1.5,
  /** Moving a figure without points. */
  move: 0.3,
  /** Part of the strongest rival's standing, and of the average one's, that counts against the own. */
  rivalry: 0.3,
} as const;

export type Worth = Tuned<typeof USUAL>;

/** The numbers that are gone by now. */
export let WORTH: Worth = { ...USUAL };

/** To be called before anything is reckoned: bots differ in what they go by. */
export function goBy(worth: Worth): void {
  WORTH = worth;
}

/** What each King's tile is good for beyond its VP, and beyond the sites and spots that count by themselves. */
const USE: Readonly<Record<KingTileId, number>> = {
  'king-move-trolls': 1,
  'king-move-troll-human': 0.8,
  'king-move-humans': 0.4,
  'king-power': 2.5,
  'king-cows': 2.5,
  'king-mine-obsidian': 1.5,
  'king-mine-gold': 2,
  'king-mine-diamond': 2.5,
  'king-build': 4,
  'king-troll-card': 6,
  'king-refill': 1.5,
  'king-site-obsidian': 0.5,
  'king-site-gold': 0.5,
  'king-site-diamond': 0.5,
  'king-spots-changelings': 1,
  'king-spots-changeling-outpost': 1,
  'king-spots-changeling-bell': 1,
  'king-spots-bells': 1,
  'king-spots-outpost-bell': 1,
  'king-totems': 1.5,
};

/** In the order of KING_TILES: what it is good for, and whether it must be activated for that. */
export const USE_OF_TILE: readonly number[] = KING_TILES.map(({ id }) => USE[id]);
export const IS_ACTIVATED: readonly boolean[] = KING_TILES.map(({ effects }: KingTile) => effects !== undefined);
