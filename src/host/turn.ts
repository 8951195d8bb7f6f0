/** A mutex: asynchronous actions at one table run one after another. */
export interface Turn {
  busy: boolean;
  readonly waiting: (() => void)[];
}

export function newTurn(): Turn {
  return { busy: false, waiting: [] };
}

/** Runs the action when all actions queued before it are done. */
export function inTurn<T>(turn: Turn, action: () => Promise<T>): Promise<T> {
  if (!turn.busy) return run(turn, action);
  return new Promise((resolve, reject) => {
    turn.waiting.push(() => run(turn, action).then(resolve, reject));
  });
}

async function run<T>(turn: Turn, action: () => Promise<T>): Promise<T> {
  turn.busy = true;
  try {
    return await action();
  } finally {
    turn.busy = false;
    turn.waiting.shift()?.();
  }
}
