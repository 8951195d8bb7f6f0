import { parentPort, workerData } from 'node:worker_threads';
import { type LadderPlan, playNumber } from '../balance/ladder/plan.ts';
import type { Done } from '../balance/threads.ts';
import type { LadderMatch } from '../bots/ladder.ts';

const plan = workerData as LadderPlan;

parentPort?.on('message', (number: number) => {
  const done: Done<LadderMatch> = { number, result: playNumber(plan, number) };
  parentPort?.postMessage(done);
});
