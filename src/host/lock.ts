/** A mutex: asynchronous actions at one table run one after another. */
export interface Lock {
  busy: boolean;
  readonly waiting: (() => void)[];
}

export function newLock(): Lock {
  return { busy: false, waiting: [] };
}

/** Runs the action when all actions queued before it are done. */
export function withLock<T>(lock: Lock, action: () => Promise<T>): Promise<T> {
  if (!lock.busy) return run(lock, action);
  return new Promise((resolve, reject) => {
    lock.waiting.push(() => run(lock, action).then(resolve, reject));
  });
}

async function run<T>(lock: Lock, action: () => Promise<T>): Promise<T> {
  lock.busy = true;
  try {
    return await action();
  } finally {
    lock.busy = false;
    lock.waiting.shift()?.();
  }
}
