/** Something that somebody's table waits for. */
export interface Queued {
  /** Whose tables it is for: all of them together get one person's part of the threads. */
  readonly owner: string;
  /** Whether somebody watches the table. */
  readonly urgent: boolean;
  readonly since: number;
}

/** What waits for a thread. */
export interface Queue<T extends Queued> {
  readonly length: number;
  add(task: T): void;
  /** The task that is due, and how many parts the threads have to be shared into for it. */
  next(): { readonly task: T; readonly crowd: number } | undefined;
  take(task: T): void;
  clear(): T[];
}

/** In milliseconds: after that long a table that nobody watches is served like the others. */
const PATIENCE = 10_000;

const MOST_OWNERS = 1_000;

export function makeQueue<T extends Queued>(): Queue<T> {
  let waiting: T[] = [];
  /** When each owner was served last, in turns; those who were served longest ago first. */
  const served = new Map<string, number>();
  let turn = 0;

  const isUrgent = (task: T) => task.urgent || performance.now() - task.since > PATIENCE;
  const lastServed = ({ owner }: T) => served.get(owner) ?? 0;

  return {
    get length() {
      return waiting.length;
    },
    add(task) {
      waiting.push(task);
    },
    next() {
      const urgent = waiting.filter(isUrgent);
      const candidates = urgent.length > 0 ? urgent : waiting;
      const [first] = candidates;
      if (first === undefined) return undefined;
      const task = candidates.reduce((best, each) => (lastServed(each) < lastServed(best) ? each : best), first);
      // A crowd of one's own tables leaves less for each of them; another person's is one more person, however large.
      const own = candidates.filter(({ owner }) => owner === task.owner).length;
      const others = new Set(candidates.map(({ owner }) => owner)).size - 1;
      return { task, crowd: own + others };
    },
    take(task) {
      waiting = waiting.filter((each) => each !== task);
      served.set(task.owner, ++turn);
      // Forgetting an owner who waits for nothing only means serving them first next time.
      for (const owner of served.keys()) if (served.size > MOST_OWNERS && owner !== task.owner) served.delete(owner);
    },
    clear() {
      const left = waiting;
      waiting = [];
      return left;
    },
  };
}
