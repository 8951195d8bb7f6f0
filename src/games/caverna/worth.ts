import { USE_OF_FOLKS } from './bot-folk.ts';
import { FOLK_BOARDS } from './box/folk-ids.ts';
import type { FurnishingId } from './box/furnishing-ids.ts';
import { FURNISHINGS } from './box/furnishings.ts';

/** What things are worth to bots beyond the points they bring as they stand, in points. */
export const WORTH = {
  /** Placing a Person once more in the last round, and how much more for each round before it. */
  action: 3,
  earlier: 0.25,
  /** Choosing first from the next round on, while so many rounds are left; with fewer it is worth a part. */
  first: 0.8,
  firstFor: 3,
  /** Room for the next Person, for each round in which it could act; and for the one after that. */
  room: 1.8,
  moreRoom: 0.39,
  /** Having together what a dwelling costs, for each round in which its Person could act. */
  dwelling: 0.3,
  /** How much of that is a cavern to furnish, where wood and stone are seven parts. */
  site: 3,
  wood: 0.92,
  stone: 0.58,
  ore: 0.44,
  ruby: 0.56,
  gold: 0.14,
  /** So much of a material is of use; the rest is worth only a part. */
  enough: 7.9,
  surplus: 0.28,
  /** With so many actions left there is time enough to use whatever one has. */
  timeEnough: 13,
  /** Seed for an empty field. */
  grainSeed: 0.31,
  vegetableSeed: 0.31,
  /** Food for later feedings. */
  food: 0.6,
  /** Food that is missing at the next feeding, where an action can still find it, and where nothing is left to eat. */
  hoped: 1.3,
  begged: 2.8,
  /** Food that an action finds, where one must. */
  foodOfAction: 3,
  /** The same where a folk eats stone. */
  stoneToEat: 0.9,
  stoneHoped: 1.8,
  stoneOfAction: 2,
  /** An armed Person, and each point of its strength, for each round left. */
  armed: 0.14,
  strength: 0.1,
  field: 0.3,
  meadow: 0.4,
  meadowPair: 0.24,
  cavern: 0.21,
  moreCaverns: 0.47,
  tunnel: 0.7,
  tunnelPair: 0.67,
  deepTunnel: 1.4,
  /** A cell that nothing but a single tile can cover any more. */
  lonelyCell: 0.8,
  /** Young to be expected at a harvest for which there is room, and other room for animals. */
  young: 0.47,
  place: 0.074,
  /** A kind of animal that is missing, but could still come. */
  missingKind: 0.4,
  /** What an action that has begun may still bring. */
  pending: 1.5,
  loot: 0.7,
} satisfies Record<string, number>;

/** What each furnishing is good for in a round that is left, beyond points, room, food and goods that count by themselves. */
const USE: Readonly<Partial<Record<FurnishingId, number>>> = {
  'work-room': 0.28,
  'guest-room': 0.4,
  'office-room': 0.12,
  carpenter: 0.37,
  'stone-carver': 0.8,
  blacksmith: 0.14,
  miner: 0.2,
  builder: 0.15,
  trader: 0.15,
  'dog-school': 0.21,
  quarry: 0.13,
  seam: 0.21,
  'slaughtering-cave': 0.22,
  'cooking-cave': 0.36,
  'working-cave': 0.29,
  'breeding-cave': 0.35,
  'peaceful-cave': 0.091,
  'weaving-parlor': 0.2,
  'milking-parlor': 0.13,
  'state-parlor': 0.14,
  'hunting-parlor': 0.15,
  'beer-parlor': 0.42,
  'blacksmithing-parlor': 0.26,
  'stone-storage': 0.25,
  'ore-storage': 0.2,
  'spare-part-storage': 0.5,
  'main-storage': 0.4,
  'weapon-storage': 0.15,
  'supplies-storage': 0.1,
  'broom-chamber': 0.3,
  'treasure-chamber': 0.4,
  'food-chamber': 0.25,
  'fodder-chamber': 0.28,
  ...USE_OF_FOLKS,
};

/** In the order of FURNISHINGS, then of folks, which are of no use by themselves. */
export const USE_OF_FURNISHING: number[] = [...FURNISHINGS.map(({ id }) => USE[id] ?? 0), ...FOLK_BOARDS.map(() => 0)];
