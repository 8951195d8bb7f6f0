import { BOTS } from '../../bots/index.ts';
import { USUAL_LEVEL } from '../../bots/level-names.ts';

/** Plays for people who have resigned or are late. It is quick, so that nobody waits for it. */
export const STAND_IN = 'greedy';

/** Answers when another bot has failed. */
export const LAST_RESORT = 'random';

export const BOT_LEVELS: readonly string[] = BOTS.map(({ name }) => name);

/**
 * The median by strength, so that no single voter chooses the strength of a stand-in. If the number of votes is even, the usual
 * level counts as one more. A single vote decides that there is a stand-in, but not its level.
 */
export function middleLevel(levels: readonly string[]): string {
  if (levels.length < 2) return USUAL_LEVEL;
  const votes = levels.length % 2 === 0 ? [...levels, USUAL_LEVEL] : levels;
  const sorted = votes.toSorted((one, other) => BOT_LEVELS.indexOf(one) - BOT_LEVELS.indexOf(other));
  return sorted[(sorted.length - 1) / 2] ?? USUAL_LEVEL;
}

export function isLevel(name: string): boolean {
  return BOT_LEVELS.includes(name);
}
