import type { LadderMatch } from '../../bots/ladder.ts';
import { onThreads } from '../threads.ts';
import { type LadderPlan, matchesIn } from './plan.ts';

/** Plays the ladder on several threads. When the signal comes, what is finished is the result. */
export function climbOnThreads(
  plan: LadderPlan,
  threads: number,
  signal: AbortSignal,
  onProgress: (played: number) => void,
): Promise<LadderMatch[]> {
  let played = 0;
  const numbers = { first: 0, end: matchesIn(plan) };
  return onThreads<LadderMatch>({ file: 'ladder-worker', data: plan }, numbers, threads, signal, () =>
    onProgress(++played),
  );
}
