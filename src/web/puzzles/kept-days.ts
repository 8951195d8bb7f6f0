import { readKept } from '../store/kept.ts';

/** Where the tries at puzzles are kept on this device. */
export const TRIES_KEY = 'underbridge.puzzles';

/** By date: how well the puzzle of that day was solved. Reads only what it needs: the first page has little room. */
export function keptDays(): Readonly<Record<string, number | undefined>> {
  const kept = readKept(TRIES_KEY);
  const days: Record<string, number> = {};
  for (const { day, score } of Array.isArray(kept) ? kept : []) {
    if (typeof day === 'string' && typeof score === 'number') days[day] = score;
  }
  return days;
}
