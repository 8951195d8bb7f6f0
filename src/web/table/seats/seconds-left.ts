const SECOND = 1000;

/** Whole seconds until `ends`, rounded up. Both times in milliseconds. */
export function secondsLeft(ends: number, now: number): number {
  return Math.max(0, Math.ceil((ends - now) / SECOND));
}

/** Milliseconds until the number of seconds changes. */
export function untilNextSecond(ends: number, now: number): number {
  const left = Math.max(0, ends - now);
  return left - (secondsLeft(ends, now) - 1) * SECOND;
}

/** Formats seconds as 1:05. */
export function inMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
