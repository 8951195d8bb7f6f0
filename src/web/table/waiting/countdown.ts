/** In milliseconds: so long after the last seat was taken a match begins that begins by itself. */
export const COUNTDOWN = 10_000;

/** In milliseconds: what is left of the countdown. If this device's clock cannot be right, it begins to count when it hears of it. */
export function countdownFrom(at: number, now: number): number {
  const left = at - now;
  return left >= 0 && left <= COUNTDOWN ? left : COUNTDOWN;
}
