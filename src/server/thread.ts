import { Worker } from 'node:worker_threads';

const isSource = import.meta.url.endsWith('.ts');

/** Starts one of our worker programs in a thread. */
export function startThread(program: 'bot-worker' | 'disk-worker' | 'backup-worker', workerData?: unknown): Worker {
  const script = isSource ? './from-source.mjs' : `./${program}.js`;
  return new Worker(new URL(script, import.meta.url), { argv: [program], workerData });
}
