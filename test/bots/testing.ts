import type { Bot } from '../../src/bots/bot.ts';
import { greedy } from '../../src/bots/greedy.ts';
import { LEVELS, levelFrom } from '../../src/bots/levels.ts';
import { random } from '../../src/bots/random.ts';

const FEW = { iterations: 4, milliseconds: Number.POSITIVE_INFINITY };

/** Levels are one search with different cards: one with a steady hand and one without stand for all. */
const UNLIKE = LEVELS.filter((_, at) => at === 0 || at === LEVELS.length - 1);

/** Bots of every sort, thinking as they all do but not for long, and never by the clock. */
export const QUICK_BOTS: readonly Bot[] = [
  random,
  greedy,
  ...UNLIKE.map((level) => levelFrom({ ...level, budget: FEW })),
];
