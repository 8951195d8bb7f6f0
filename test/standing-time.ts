import type { Time } from '../src/host/time.ts';

/** A time that stands still until a test lets some of it pass. */
export interface StandingTime extends Time {
  /** Lets so many milliseconds pass, and does what is due by then. */
  pass(milliseconds: number): void;
  /** For how many things somebody waits. */
  waiting(): number;
}

interface Due {
  readonly at: number;
  readonly action: () => void;
}

export function standingTime(start = 1000): StandingTime {
  let now = start;
  const waiting = new Set<Due>();
  return {
    now: () => now,
    after(milliseconds, action) {
      const due = { at: now + milliseconds, action };
      waiting.add(due);
      return () => waiting.delete(due);
    },
    pass(milliseconds) {
      now += milliseconds;
      for (const due of [...waiting].filter(({ at }) => at <= now)) {
        waiting.delete(due);
        due.action();
      }
    },
    waiting: () => waiting.size,
  };
}
