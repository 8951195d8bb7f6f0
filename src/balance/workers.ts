import { Worker } from 'node:worker_threads';
import { insert, type Outcomes, playedMatches } from './outcomes.ts';
import type { SimulationPlan } from './plan.ts';

export interface Task {
  readonly first: number;
  readonly count: number;
}

export interface Part {
  readonly first: number;
  readonly outcomes: Outcomes;
}

/** A task that took less than this makes the next one twice as large. */
const SHORT_TASK_MS = 80;
const LARGEST_TASK = 4096;

/** The next matches that nobody has played: at most so many, at or after the first. */
function tasksOf({ decisions, count }: Outcomes): (size: number) => Task {
  let next = 0;
  return (size) => {
    while (next < count && decisions[next] !== 0) next++;
    const first = next;
    while (next < count && next < first + size && decisions[next] === 0) next++;
    return { first, count: next - first };
  };
}

/**
 * Plays on several threads whatever of the plan `whole` does not hold yet. When the signal comes, what is finished by
 * then is the result.
 */
export function runOnThreads(
  plan: SimulationPlan,
  whole: Outcomes,
  threads: number,
  signal: AbortSignal,
  onProgress: (played: number) => void,
): Promise<Outcomes> {
  const workers = new Set<Worker>();
  const nextTask = tasksOf(whole);
  let played = playedMatches(whole).length;
  if (played === plan.matches) return Promise.resolve(whole);

  return new Promise((resolve, reject) => {
    const stop = () => {
      for (const worker of workers) void worker.terminate();
      workers.clear();
      resolve(whole);
    };
    signal.addEventListener('abort', stop);

    for (let thread = 0; thread < Math.min(threads, plan.matches); thread++) {
      const worker = new Worker(new URL('./simulate-worker.js', import.meta.url), { workerData: plan });
      let size = 1;
      let since = 0;
      workers.add(worker);

      const handOut = () => {
        const task = nextTask(size);
        if (task.count === 0 || signal.aborted) {
          workers.delete(worker);
          void worker.terminate();
          if (workers.size === 0) resolve(whole);
          return;
        }
        since = performance.now();
        worker.postMessage(task);
      };

      worker.on('error', (error) => {
        reject(error);
        stop();
      });
      worker.on('message', ({ first, outcomes }: Part) => {
        if (signal.aborted) return;
        insert(whole, first, outcomes);
        played += outcomes.count;
        onProgress(played);
        if (performance.now() - since < SHORT_TASK_MS) size = Math.min(2 * size, LARGEST_TASK);
        handOut();
      });
      handOut();
    }
  });
}
