import type { SeatClock } from '../../../protocol/server.ts';

/** Milliseconds left at that time. While a clock runs, first the free time of the decision passes, then what is left. */
export function leftNow({ left, free, runs }: SeatClock, received: number, now: number): number {
  if (!runs) return left;
  return Math.max(0, left - Math.max(0, now - received - free));
}

const MINUTE = 60_000;
/** In milliseconds: with less left, a clock is shown by the second. */
const CLOSE = 5 * MINUTE;
const SECOND = 1_000;

/** Milliseconds until the shown time has to be drawn anew: every second shortly before the end, else every ten. */
export function untilNextLook(left: number): number {
  return left <= CLOSE + 10 * SECOND ? SECOND : 10 * SECOND;
}

/** What is short of time: a fifth of the bank at the start, but at least ten seconds and at most two hours. */
export function isShort(left: number, bank: number): boolean {
  const fifth = (bank * 1000) / 5;
  return left <= Math.min(Math.max(fifth, 10 * SECOND), 120 * MINUTE);
}
