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

/** How much of what one has can still be put to use, from 0 to 1. */
export function timeFor(actions: number): number {
  return Math.min(1, actions / WORTH.timeEnough);
}
