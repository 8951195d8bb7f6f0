import { parentPort, workerData } from 'node:worker_threads';
import { type SimulationPlan, settingOf } from '../balance/plan.ts';
import { runMatches } from '../balance/run.ts';
import type { Part, Task } from '../balance/workers.ts';

const setting = settingOf(workerData as SimulationPlan);

parentPort?.on('message', ({ first, count }: Task) => {
  const outcomes = runMatches(setting, first, count);
  const part: Part = { first, outcomes };
  const { decisions, places, points, sides } = outcomes;
  parentPort?.postMessage(part, [decisions.buffer, places.buffer, points.buffer, sides.buffer]);
});
