import { BOTS } from '../../bots/index.ts';

/** Plays for whoever has resigned: quick, and no nuisance to the others. */
export const STAND_IN = 'greedy';

/** Answers when another bot has failed. */
export const LAST_RESORT = 'random';

export const LEVELS: readonly string[] = BOTS.map(({ name }) => name);

export function isLevel(name: string): boolean {
  return LEVELS.includes(name);
}
