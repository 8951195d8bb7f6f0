import { readKept, writeKept } from './kept.ts';

const KEY = 'underbridge.waits';

/** What one last wanted to play with somebody. */
export const WISH_KEY = 'underbridge.play-somebody';

/** Whether one has looked for somebody before: then it takes one press to do so again. */
export function hasLooked(): boolean {
  return readKept(WISH_KEY) !== undefined;
}

/** Whether somebody may be waiting for others in this browser: then it looks whether they were found, on whatever page. */
export function mayWait(): boolean {
  return readKept(KEY) === true;
}

export function noteWaits(waits: boolean): void {
  if (waits !== mayWait()) writeKept(KEY, waits);
}
