/** TP-4.6: what each action costs in action points and goods. */
export interface Cost {
  readonly points: number;
  readonly power?: number;
  readonly cows?: number;
  /** Obsidian, gold, diamond. */
  readonly resources?: readonly [number, number, number];
}

export const ACTIONS = {
  'mine-diamond': { points: 3 },
  'mine-gold': { points: 2 },
  'mine-obsidian': { points: 1 },
  activate: { points: 1 },
  'build-outpost': { points: 3, cows: 1 },
  'build-tiles': { points: 2, resources: [1, 0, 0] },
  'refresh-cave': { points: 1 },
  replenish: { points: 2, power: 1 },
  'get-power': { points: 2 },
  'buy-card': { points: 1, power: 1, cows: 1 },
  'refresh-cards': { points: 2, resources: [1, 0, 0] },
  princess: { points: 5, power: 2, resources: [0, 0, 1] },
  bell: { points: 4, resources: [3, 0, 0] },
  castle: { points: 3 },
  'swap-gold': { points: 2, power: 2, resources: [0, 2, 0] },
  'swap-diamond': { points: 2, power: 2, resources: [0, 0, 1] },
  hire: { points: 2, power: 1, resources: [0, 1, 0] },
  cow: { points: 1 },
} as const satisfies Record<string, Cost>;

/** TP-11.4: what the worked example of the printed rules pays. */
export const CHEAP_REFRESH_CARDS: Cost = { points: 1 };
