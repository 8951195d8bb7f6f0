/** What things are worth to bots in VP, while there is time to use them. By resource: obsidian, gold, diamond. */
export const WORTH = {
  field: [0.65, 1.1, 2.4],
  /** So much of it is of use; the rest is worth only a part. */
  enough: [5, 4, 3],
  surplus: 0.5,
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
  bed: 2.2,
  /** The first free spot of a form, and every other one. */
  spot: 0.9,
  moreSpots: 0.25,
  kingTile: 1.5,
  card: 0.5,
  tile: 0.8,
  /** Of a King's card, by the part of its challenge that is met. */
  claim: 3.5,
  /** A troll that has left the camp. */
  troll: 0.25,
  /** Two figures in one area: the next to come there finds more points. */
  company: 0.05,
  /** What is only planned, as a part of what is done. */
  certainty: 0.9,
  activation: 0.9,
  /** What two cave tiles, a troll card and a castle bring, whatever they are. */
  twoTiles: 4.5,
  anyCard: 1.5,
  castle: 1.1,
} as const;
