import { Worker } from 'node:worker_threads';
import { insert, newOutcomes, type Outcomes } from './outcomes.ts';
import type { Plan } from './plan.ts';

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

/** Plays the plan on several threads. When the signal comes, what is finished by then is the result. */
export function runOnThreads(
  plan: Plan,
  threads: number,
  signal: AbortSignal,
  onProgress: (played: number) => void,
): Promise<Outcomes> {
  const whole = newOutcomes(plan.seats, plan.matches);
  const workers = new Set<Worker>();
  let next = 0;
  let played = 0;

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
        const task: Task = { first: next, count: Math.min(size, plan.matches - next) };
        if (task.count === 0 || signal.aborted) {
          workers.delete(worker);
          void worker.terminate();
          if (workers.size === 0) resolve(whole);
          return;
        }
        next += task.count;
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
