/** What things are worth to bots in VP, while there is time to use them. By resource: obsidian, gold, diamond. */
export const WORTH = {
  field: [0.75, 1.25, 2.6],
  filled: [0.3, 0.5, 1.1],
  site: [0.1, 0.15, 0.3],
  power: 0.85,
  cow: 0.9,
  barn: 0.35,
  human: 1.6,
  /** In a village, for the points it brings there. */
  outpost: 0.9,
  /** What the place of an outpost or a changeling gives once it is empty. */
  outpostGone: 1.1,
  changelingGone: 1.2,
  bed: 1.5,
  /** The first free spot of a form, and every other one. */
  spot: 0.9,
  moreSpots: 0.25,
  kingTile: 1.5,
  card: 0.5,
  tile: 0.45,
  /** Of a King's card, by the part of its challenge that is met. */
  claim: 3.5,
  /** A troll that has left the camp. */
  troll: 0.25,
} as const;
