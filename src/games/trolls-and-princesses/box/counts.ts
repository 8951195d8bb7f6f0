/** TP-1.1: how many of each lie in the box. */
export const COUNTS = {
  resources: [32, 20, 12],
  neutralChangelings: 16,
  princesses: 12,
  humans: 13,
  cows: 16,
  display: 5,
} as const;

/** TP-2.2: what a village in play starts with. */
export const VILLAGE_START = { bells: 3, outposts: 3, changelings: 1, humans: 1 } as const;
