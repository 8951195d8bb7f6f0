import type { Worker } from 'node:worker_threads';
import { startThread } from '../thread.ts';

/** A change of the database, ready to be made. */
export interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What the thread answers, in the order in which it was told. */
export type Reply = 'done' | { readonly failed: string };

/** The thread that writes to the file and waits for the disk, so that the one that talks to people need not. */
export interface Disk {
  /** Makes all these changes or none; resolves when they are on disk, and all that was written to the file before. */
  commit(queries: readonly Query[]): Promise<void>;
  /** Finishes what it was told, and lets go of the file. */
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
  /** Started when something is to be written: not everybody who opens the file does. */
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
      const mourn = (error: Error) => {
        if (thread === started) thread = undefined;
        for (const { reject } of waiting.splice(0)) reject(error);
        resolve();
      };
      worker.once('error', mourn);
      worker.once('exit', () => mourn(new Error('the thread that writes has ended')));
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
