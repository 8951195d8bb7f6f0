/** Lets what concerns one table happen one after another, though each may have to wait for the disk. */
export interface Turn {
  busy: boolean;
  readonly waiting: (() => void)[];
}

export function newTurn(): Turn {
  return { busy: false, waiting: [] };
}

/** Runs the action at once if nothing else is under way, else when all that came before is done. */
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
