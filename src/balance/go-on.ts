import { type Done, onThreads } from './threads.ts';

interface Work<T> {
  /** The program of the threads, and what it is told. */
  readonly file: string;
  readonly data: unknown;
  /** How many results are wanted, and those that are there already. */
  readonly planned: number;
  readonly done: readonly T[];
  keep(result: T): void;
}

interface WorkContext {
  readonly threads: number;
  readonly signal: AbortSignal;
  onProgress(done: number): void;
}

/**
 * Works on the numbers that are not done yet, and keeps each result as soon as all before it are there. Returns the results in the order of their
 * numbers; after a stop, those without a gap.
 */
export async function goOn<T>(
  { file, data, planned, done, keep }: Work<T>,
  { threads, signal, onProgress }: WorkContext,
): Promise<T[]> {
  const results = done.slice(0, planned);
  const waiting = new Map<number, T>();
  let count = results.length;
  const onDone = ({ number, result }: Done<T>) => {
    waiting.set(number, result);
    onProgress(++count);
    for (let next = waiting.get(results.length); next !== undefined; next = waiting.get(results.length)) {
      keep(next);
      waiting.delete(results.length);
      results.push(next);
    }
  };
  await onThreads<T>({ file, data }, { first: count, end: planned }, threads, signal, onDone);
  return results;
}
