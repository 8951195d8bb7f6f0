import { InputError, listed } from '../kernel/table.ts';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { LEVELS } from './levels.ts';
import { random } from './random.ts';

/** Every bot there is, from weak to strong: two simple ones for those who simulate, and the levels people play against. */
export const BOTS: readonly Bot[] = [random, greedy, ...LEVELS];

export function botNamed(name: string): Bot {
  const bot = BOTS.find((candidate) => candidate.name === name);
  if (bot === undefined) {
    throw new InputError(`There is no bot ${JSON.stringify(name)}; there is ${listed(BOTS.map((each) => each.name))}.`);
  }
  return bot;
}
