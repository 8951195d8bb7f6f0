/** TP-4.6: what each action costs in action points and goods. */
export interface Cost {
  readonly points: number;
  readonly power?: number;
  readonly cows?: number;
  /** Obsidian, gold, diamond. */
  readonly resources?: readonly [number, number, number];
}

/** TP-4.3, TP-11.5: whether the trolls of others pay for it too: always, by the table's option, or never. */
type Help = 'always' | 'by-option' | 'never';

interface Action extends Cost {
  /** The rule that tells about it. */
  readonly rule: string;
  readonly help: Help;
}

export const ACTIONS = {
  'mine-diamond': { points: 3, rule: 'TP-4.7', help: 'never' },
  'mine-gold': { points: 2, rule: 'TP-4.7', help: 'never' },
  'mine-obsidian': { points: 1, rule: 'TP-4.7', help: 'never' },
  activate: { points: 1, rule: 'TP-4.9', help: 'never' },
  'build-outpost': { points: 3, cows: 1, rule: 'TP-4.10', help: 'never' },
  'build-tiles': { points: 2, resources: [1, 0, 0], rule: 'TP-4.13', help: 'never' },
  'refresh-cave': { points: 1, rule: 'TP-4.14', help: 'never' },
  replenish: { points: 2, power: 1, rule: 'TP-4.15', help: 'never' },
  'get-power': { points: 2, rule: 'TP-4.16', help: 'never' },
  'buy-card': { points: 1, power: 1, cows: 1, rule: 'TP-4.17', help: 'never' },
  'refresh-cards': { points: 2, resources: [1, 0, 0], rule: 'TP-4.18', help: 'never' },
  princess: { points: 5, power: 2, resources: [0, 0, 1], rule: 'TP-4.20', help: 'always' },
  bell: { points: 4, resources: [3, 0, 0], rule: 'TP-4.21', help: 'always' },
  castle: { points: 3, rule: 'TP-4.24', help: 'by-option' },
  'swap-gold': { points: 2, power: 2, resources: [0, 2, 0], rule: 'TP-4.25', help: 'by-option' },
  'swap-diamond': { points: 2, power: 2, resources: [0, 0, 1], rule: 'TP-4.25', help: 'by-option' },
  hire: { points: 2, power: 1, resources: [0, 1, 0], rule: 'TP-4.26', help: 'by-option' },
  cow: { points: 1, rule: 'TP-4.28', help: 'by-option' },
} as const satisfies Record<string, Action>;

export type ActionId = keyof typeof ACTIONS;

/** TP-11.4: what the worked example of the printed rules pays. */
export const CHEAP_REFRESH_CARDS: Cost = { points: 1 };
