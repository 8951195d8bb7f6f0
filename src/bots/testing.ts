import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { LEVELS, levelFrom } from './levels.ts';
import { random } from './random.ts';

const FEW = { iterations: 8, milliseconds: Number.POSITIVE_INFINITY };

/** Every bot, thinking as they all do but not for long, and never by the clock. */
export const QUICK_BOTS: readonly Bot[] = [
  random,
  greedy,
  ...LEVELS.map((level) => levelFrom({ ...level, budget: FEW })),
];
