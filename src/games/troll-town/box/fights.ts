/** A Troll's five stats, in their order. */
export const STATS = ['muscles', 'skin', 'guts', 'brains', 'speed'] as const;
export type Stat = (typeof STATS)[number];
/** A stat by its number. */
export type StatNumber = number;
export const STAT_COUNT = STATS.length;
export const SPEED: StatNumber = STATS.indexOf('speed');

/** TT-2.6 */
export const STAT_POINTS = 15;

/** An Attack card is the number of its stat; there are four of each. */
export type AttackCard = StatNumber;
const CARDS_OF_A_STAT = 4;
export const ATTACK_CARDS: readonly AttackCard[] = STATS.flatMap((_, stat) =>
  Array<number>(CARDS_OF_A_STAT).fill(stat),
);

/** TT-8.15 */
export const TIES_BEFORE_STAND_OFF = 3;
export const TIES_AT_MOST = 40;
/** TT-9.4 */
export const CARDS_OF_A_DUEL = 5;
export const LEVEL_DUEL_AFTER = 10;
export const DUEL_AT_MOST = 40;

/** TT-8.12 */
export const PANIC_DISTANCE = 3;

/** Turn patterns: the first four leave to the left, the others to the right. */
export const PATTERNS = ['L', 'LR', 'LRL', 'LRR', 'R', 'RL', 'RLR', 'RRL'] as const;
export type Pattern = (typeof PATTERNS)[number];
export const LEFT_PATTERNS: readonly Pattern[] = PATTERNS.filter((pattern) => pattern.startsWith('L'));
export const RIGHT_PATTERNS: readonly Pattern[] = PATTERNS.filter((pattern) => pattern.startsWith('R'));

export const TRAITS = ['considerate', 'brave', 'hider', 'self-preservation'] as const;
export type Trait = (typeof TRAITS)[number];

/** TT-12.19 */
export const WORN_OUT = 60;
