import { InputError, listed } from '../kernel/table.ts';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { LEVELS, levelFrom, STEADY } from './levels.ts';
import { random } from './random.ts';

/** Every bot there is, from weak to strong: two simple ones for those who simulate, and the levels people play against. */
export const BOTS: readonly Bot[] = [random, greedy, ...LEVELS];

/** `search-1000`: as the levels search, with a steady hand and so many iterations for a question, however long they take. */
const SEARCH = /^search-([1-9]\d{0,6})$/;

export function botNamed(name: string): Bot {
  const [, iterations] = SEARCH.exec(name) ?? [];
  if (iterations !== undefined) {
    const budget = { iterations: Number(iterations), milliseconds: Number.POSITIVE_INFINITY };
    return levelFrom({ name, budget, noise: STEADY });
  }
  const bot = BOTS.find((candidate) => candidate.name === name);
  if (bot === undefined) {
    throw new InputError(`There is no bot ${JSON.stringify(name)}; there is ${listed(BOTS.map((each) => each.name))}.`);
  }
  return bot;
}
