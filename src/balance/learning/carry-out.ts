import { goOn } from '../go-on.ts';
import type { TrainingContext } from './plan.ts';
import type { Task } from './tasks.ts';

/** Works on what is not done yet of a task. */
export function carryOut<T>(
  data: Task,
  planned: number,
  done: readonly T[],
  keep: (result: T) => void,
  { threads, signal, report }: TrainingContext,
): Promise<T[]> {
  return goOn<T>({ file: 'train-worker', data, planned, done, keep }, { threads, signal, onProgress: report.played });
}
