import { parentPort, workerData } from 'node:worker_threads';
import { type Plan, settingOf } from './simulation/plan.ts';
import { runMatches } from './simulation/run.ts';
import type { Part, Task } from './simulation/workers.ts';

const setting = settingOf(workerData as Plan);

parentPort?.on('message', ({ first, count }: Task) => {
  const outcomes = runMatches(setting, first, count);
  const part: Part = { first, outcomes };
  const { decisions, places, points, sides } = outcomes;
  parentPort?.postMessage(part, [decisions.buffer, places.buffer, points.buffer, sides.buffer]);
});
