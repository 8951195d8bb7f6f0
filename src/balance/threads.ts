import { Worker } from 'node:worker_threads';

/** What a worker sends back for the number it was given. */
export interface Done<T> {
  readonly number: number;
  readonly result: T;
}

/**
 * Has numbers from `first` to `end` - 1 worked on by several threads, one at a time each. When the signal comes, what is done by
 * then is the result, in the order of the numbers, whichever came first.
 */
export function onThreads<T>(
  worker: { readonly file: string; readonly data: unknown },
  numbers: { readonly first: number; readonly end: number },
  threads: number,
  signal: AbortSignal,
  onDone: (done: Done<T>) => void,
): Promise<T[]> {
  const workers = new Set<Worker>();
  const results: T[] = [];
  const planned = numbers.end - numbers.first;
  let next = numbers.first;
  let done = 0;

  return new Promise((resolve, reject) => {
    const end = () => {
      for (const each of workers) void each.terminate();
      workers.clear();
      signal.removeEventListener('abort', end);
      resolve(results.filter((result) => result !== undefined));
    };
    if (signal.aborted || planned <= 0) {
      end();
      return;
    }
    signal.addEventListener('abort', end);

    for (let thread = 0; thread < Math.min(threads, planned); thread++) {
      const each = new Worker(new URL(`./${worker.file}.js`, import.meta.url), { workerData: worker.data });
      workers.add(each);
      const handOut = () => {
        if (next < numbers.end) each.postMessage(next++);
        else if (done === planned) end();
      };
      each.on('error', (error) => {
        reject(error);
        end();
      });
      each.on('message', (message: Done<T>) => {
        if (signal.aborted) return;
        results[message.number - numbers.first] = message.result;
        done++;
        onDone(message);
        handOut();
      });
      handOut();
    }
  });
}
