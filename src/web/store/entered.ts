import { readKept, writeKept } from './kept.ts';

const KEY = 'underbridge.tournaments';

/** Whether one took part in a tournament when that was last known in this browser. Others are asked nothing on the first page. */
export function hasEntered(): boolean {
  return readKept(KEY) === true;
}

export function noteEntered(): void {
  if (!hasEntered()) writeKept(KEY, true);
}

/** One takes part in nothing any more. */
export function forgetEntered(): void {
  if (hasEntered()) writeKept(KEY, false);
}
