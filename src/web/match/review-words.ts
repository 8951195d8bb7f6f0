import type { Estimate } from '../../bots/review.ts';
import type { useMatchSay } from './text.ts';

type Say = ReturnType<typeof useMatchSay>;

/** What is not decided yet is never told as certain. */
const LEAST = 5;

function hundredths(chance: number): number {
  return Math.round(chance * 100);
}

/** A chance before the end: at its borders it says no more than it knows. */
function sayChance(say: Say, chance: number): string {
  const percent = hundredths(chance);
  if (percent < LEAST) return say('review.under', { percent: LEAST });
  if (percent > 100 - LEAST) return say('review.over', { percent: 100 - LEAST });
  return say('review.percent', { percent });
}

/** How it ended. */
export function sayShare(say: Say, share: number): string {
  return say('review.percent', { percent: hundredths(share) });
}

/** A chance to win, or a lone player's points, with the range of doubt. */
export function sayEstimate(say: Say, { mean, low, high }: Estimate, isAlone: boolean): string {
  if (isAlone)
    return say('review.points-range', { points: Math.round(mean), low: Math.round(low), high: Math.round(high) });
  const [from, to] = [hundredths(low), hundredths(high)];
  const chance = sayChance(say, mean);
  return from === to ? chance : say('review.range', { chance, low: from, high: to });
}

/** How much something cost or brought, without its sign. */
export function sizeOf({ mean, low, high }: Estimate, isAlone: boolean): { size: number; low: number; high: number } {
  const ends = [low, high].map((each) => Math.max(0, mean < 0 ? -each : each)).sort((a, b) => a - b);
  const told = (value: number) => (isAlone ? Math.round(value) : hundredths(value));
  return { size: told(Math.abs(mean)), low: told(ends[0] ?? 0), high: told(ends[1] ?? 0) };
}
