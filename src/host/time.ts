/** The clocks and timers of a host. */
export interface Time {
  /** The time of day in milliseconds since 1970, the same for all processes that share a store. It may jump. */
  now(): number;
  /** A monotonic clock in milliseconds, for measuring durations. */
  elapsed(): number;
  /** Runs the action after so many milliseconds. Returns a function that cancels it. */
  after(milliseconds: number, action: () => void): () => void;
}

/** The machine's own time: what a server has, and what its disk, its network and its limits are measured by in tests, too. */
export const REAL_TIME: Time = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Runs the action every so many milliseconds. Returns a function that ends it. */
export function every({ after }: Pick<Time, 'after'>, milliseconds: number, action: () => void): () => void {
  let cancel = after(milliseconds, repeat);
  function repeat(): void {
    cancel = after(milliseconds, repeat);
    action();
  }
  return () => cancel();
}

/** Resolves after so many milliseconds. */
export function wait({ after }: Pick<Time, 'after'>, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    after(milliseconds, resolve);
  });
}

/** Resolves when the work is done, or after so many milliseconds. The work goes on. */
export async function waitAtMost(
  { after }: Pick<Time, 'after'>,
  milliseconds: number,
  work: Promise<unknown>,
): Promise<void> {
  let cancel = () => {};
  const late = new Promise<void>((resolve) => {
    cancel = after(milliseconds, resolve);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    cancel();
  }
}
