import type { LadderMatch } from '../../bots/ladder.ts';
import { goOn } from '../go-on.ts';
import type { KeptMatches } from '../kept-matches.ts';
import { type LadderPlan, matchesIn } from './plan.ts';

/** Plays what is still missing of the ladder on several threads. When the signal comes, what is finished is the result. */
export function climbOnThreads(
  plan: LadderPlan,
  kept: KeptMatches<LadderMatch>,
  threads: number,
  signal: AbortSignal,
  onProgress: (played: number) => void,
): Promise<LadderMatch[]> {
  const name = String(plan.seats);
  return goOn<LadderMatch>(
    {
      file: 'ladder-worker',
      data: plan,
      planned: matchesIn(plan),
      done: kept.matches(name),
      keep: (match) => kept.add(name, match),
    },
    { threads, signal, onProgress },
  );
}
