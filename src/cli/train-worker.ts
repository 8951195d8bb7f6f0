import { parentPort, workerData } from 'node:worker_threads';
import { type Task, workerFor } from '../balance/learning/tasks.ts';

const work = workerFor(workerData as Task);

parentPort?.on('message', (number: number) => parentPort?.postMessage({ number, result: work(number) }));
