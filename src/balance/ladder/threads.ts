import { Worker } from 'node:worker_threads';
import type { LadderMatch } from '../../bots/ladder.ts';
import { type LadderPlan, matchesIn } from './plan.ts';

export interface Played {
  readonly number: number;
  readonly match: LadderMatch;
}

/** Plays the ladder on several threads, one match at a time each. When the signal comes, what is finished is the result. */
export function climbOnThreads(
  plan: LadderPlan,
  threads: number,
  signal: AbortSignal,
  onProgress: (played: number) => void,
): Promise<LadderMatch[]> {
  const planned = matchesIn(plan);
  const matches: LadderMatch[] = [];
  const workers = new Set<Worker>();
  let next = 0;
  let played = 0;

  return new Promise((resolve, reject) => {
    const end = () => {
      for (const worker of workers) void worker.terminate();
      workers.clear();
      // In the order of their numbers, whoever was first: ratings depend on it.
      resolve(matches.filter((match) => match !== undefined));
    };
    if (signal.aborted || planned === 0) end();
    signal.addEventListener('abort', end);

    for (let thread = 0; thread < Math.min(threads, planned) && !signal.aborted; thread++) {
      const worker = new Worker(new URL('./ladder-worker.js', import.meta.url), { workerData: plan });
      workers.add(worker);
      const handOut = () => {
        if (next < planned) worker.postMessage(next++);
        else if (played === planned) end();
      };
      worker.on('error', (error) => {
        reject(error);
        end();
      });
      worker.on('message', ({ number, match }: Played) => {
        if (signal.aborted) return;
        matches[number] = match;
        played++;
        onProgress(played);
        handOut();
      });
      handOut();
    }
  });
}
