import type { Worker } from 'node:worker_threads';
import { startThread } from '../../thread.ts';

/** A compiled statement that changes the database. */
export interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The answers of the thread, in the order of the requests. */
export type Reply = 'done' | { readonly failed: string };

/** The thread that writes to the file and waits for the disk, so that the main thread is not blocked. */
export interface Disk {
  /** Runs the statements in one transaction. Resolves when they and everything written before are on disk. */
  commit(queries: readonly Query[]): Promise<void>;
  /** Finishes all requests and closes the file. */
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly waiting: Waiting[];
  readonly gone: Promise<void>;
}

export function startDisk(file: string): Disk {
  /** Started with the first write, since not everybody who opens the file writes. */
  let thread: Thread | undefined;

  function start(): Thread {
    const worker = startThread('disk-worker', file);
    const waiting: Waiting[] = [];
    worker.on('message', (reply: Reply) => {
      const next = waiting.shift();
      if (reply === 'done') next?.resolve();
      else next?.reject(new Error(reply.failed));
    });
    const gone = new Promise<void>((resolve) => {
      // Rejects everything pending; the next write starts a new thread.
      const failPending = (error: Error) => {
        if (thread === started) thread = undefined;
        for (const { reject } of waiting.splice(0)) reject(error);
        resolve();
      };
      worker.once('error', failPending);
      worker.once('exit', () => failPending(new Error('the thread that writes has ended')));
    });
    const started = { worker, waiting, gone };
    return started;
  }

  return {
    commit(queries) {
      thread ??= start();
      const { worker, waiting } = thread;
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker.postMessage(queries.map(({ sql, parameters }) => ({ sql, parameters })));
      });
    },
    async close() {
      const last = thread;
      last?.worker.postMessage('close');
      await last?.gone;
    },
  };
}
