import { parentPort, workerData } from 'node:worker_threads';
import { type LadderPlan, playNumber } from '../balance/ladder/plan.ts';
import type { Played } from '../balance/ladder/threads.ts';

const plan = workerData as LadderPlan;

parentPort?.on('message', (number: number) => {
  const played: Played = { number, match: playNumber(plan, number) };
  parentPort?.postMessage(played);
});
