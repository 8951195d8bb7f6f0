import { type Done, onThreads } from '../threads.ts';
import type { TrainingContext } from './plan.ts';
import type { Task } from './tasks.ts';

/** Works on the numbers that are not done yet, and keeps each result as soon as all before it are there. */
export async function goOn<T>(
  task: Task,
  planned: number,
  done: readonly T[],
  keep: (result: T) => void,
  { threads, signal, report }: TrainingContext,
): Promise<T[]> {
  const first = Math.min(done.length, planned);
  const waiting = new Map<number, T>();
  let next = first;
  let played = first;
  const onDone = ({ number, result }: Done<T>) => {
    waiting.set(number, result);
    report.played(++played);
    for (let ready = waiting.get(next); ready !== undefined; ready = waiting.get(next)) {
      keep(ready);
      waiting.delete(next++);
    }
  };
  const more = await onThreads<T>(
    { file: 'train-worker', data: task },
    { first, end: planned },
    threads,
    signal,
    onDone,
  );
  return [...done.slice(0, first), ...more];
}
