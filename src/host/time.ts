/** The clocks and timers of a host. */
export interface Time {
  /** The time of day in milliseconds since 1970, the same for all processes that share a store. It may jump. */
  now(): number;
  /** A monotonic clock in milliseconds, for measuring durations. */
  elapsed(): number;
  /** Runs the action after so many milliseconds. Returns a function that cancels it. */
  after(milliseconds: number, action: () => void): () => void;
}

export const REAL_TIME: Time = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
};
