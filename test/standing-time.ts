import type { Time } from '../src/host/time.ts';

/** A time that stands still until a test lets some of it pass. */
export interface StandingTime extends Time {
  /** Lets so many milliseconds pass, and does what is due by then. */
  pass(milliseconds: number): void;
  /** Somebody sets the clock forward, or back: no time passes by that. */
  set(milliseconds: number): void;
  /** For how many things somebody waits. */
  waiting(): number;
}

interface Due {
  readonly at: number;
  readonly action: () => void;
}

export function standingTime(start = 1000): StandingTime {
  let passed = 0;
  let clock = start;
  const waiting = new Set<Due>();
  return {
    now: () => clock,
    elapsed: () => passed,
    after(milliseconds, action) {
      const due = { at: passed + milliseconds, action };
      waiting.add(due);
      return () => waiting.delete(due);
    },
    pass(milliseconds) {
      passed += milliseconds;
      clock += milliseconds;
      for (const due of [...waiting].filter(({ at }) => at <= passed)) {
        waiting.delete(due);
        due.action();
      }
    },
    set(milliseconds) {
      clock += milliseconds;
    },
    waiting: () => waiting.size,
  };
}
