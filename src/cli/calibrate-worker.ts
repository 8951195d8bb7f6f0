import { parentPort, workerData } from 'node:worker_threads';
import { type SamplingTask, samplerFor } from '../balance/calibration/sample.ts';

const play = samplerFor(workerData as SamplingTask);

parentPort?.on('message', (number: number) => parentPort?.postMessage({ number, result: play(number) }));
