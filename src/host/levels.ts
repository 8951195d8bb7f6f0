import { BOTS } from '../bots/index.ts';

/** Plays for whoever has resigned: quick, and no nuisance to the others. */
export const STAND_IN = 'greedy';

/** Answers when another bot has failed. */
export const LAST_RESORT = 'random';

export const LEVELS: readonly string[] = BOTS.map(({ name }) => name);

/** The one in the middle by strength, the weaker of two: no single voter chooses how strong a stand-in is. */
export function middleLevel(levels: readonly string[]): string {
  const sorted = levels.toSorted((one, other) => LEVELS.indexOf(one) - LEVELS.indexOf(other));
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? STAND_IN;
}

export function isLevel(name: string): boolean {
  return LEVELS.includes(name);
}
