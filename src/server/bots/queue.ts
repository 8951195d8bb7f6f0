import { REAL_TIME, type Time } from '../../host/time.ts';

/** A queued question. */
export interface Queued {
  /** The person whose table it is. All tables of one person share one share of the threads. */
  readonly owner: string;
  /** The network of that person. All people of one network share one share. */
  readonly network: string;
  /** Whether somebody watches the table. */
  readonly urgent: boolean;
  readonly since: number;
}

/** What waits for a thread. */
export interface Queue<T extends Queued> {
  readonly length: number;
  add(task: T): void;
  /** The next task, and by how many the threads are shared. */
  next(): { readonly task: T; readonly crowd: number } | undefined;
  /** Removes the task, and counts its owner and network as served. */
  take(task: T): void;
  /** Removes all tasks that are not wanted any more, without counting anybody as served. */
  drop(isWanted: (task: T) => boolean): T[];
  clear(): T[];
}

/** In milliseconds: after waiting that long a task is treated as urgent. */
const PATIENCE = 10_000;

export function makeQueue<T extends Queued>({ elapsed }: Pick<Time, 'elapsed'> = REAL_TIME): Queue<T> {
  let waiting: T[] = [];
  const networks = makeRoundRobin();
  const owners = makeRoundRobin();

  const isUrgent = (task: T) => task.urgent || elapsed() - task.since > PATIENCE;

  /** Round robin over networks, and within a network over its people. */
  function isBefore(one: T, other: T): boolean {
    const ahead = networks.last(one.network) - networks.last(other.network);
    return ahead !== 0 ? ahead < 0 : owners.last(one.owner) < owners.last(other.owner);
  }

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
      const task = candidates.reduce((best, each) => (isBefore(each, best) ? each : best), first);
      return { task, crowd: crowdFor(task, candidates) };
    },
    take(task) {
      waiting = waiting.filter((each) => each !== task);
      networks.serve(task.network);
      owners.serve(task.owner);
    },
    drop(isWanted) {
      const unwanted = waiting.filter((task) => !isWanted(task));
      if (unwanted.length > 0) waiting = waiting.filter((task) => !unwanted.includes(task));
      return unwanted;
    },
    clear() {
      const left = waiting;
      waiting = [];
      return left;
    },
  };
}

/** Each waiting task of the same owner, each other person of the same network, and each other network counts as one. */
function crowdFor(task: Queued, candidates: readonly Queued[]): number {
  const near = candidates.filter(({ network }) => network === task.network);
  const own = near.filter(({ owner }) => owner === task.owner).length;
  const neighbours = new Set(near.map(({ owner }) => owner)).size - 1;
  const networks = new Set(candidates.map(({ network }) => network)).size - 1;
  return own + neighbours + networks;
}

const MOST_REMEMBERED = 1_000;

/** When each key was served last, as a counter; 0 if never. */
function makeRoundRobin(): { last(key: string): number; serve(key: string): void } {
  const served = new Map<string, number>();
  let turn = 0;
  return {
    last: (key) => served.get(key) ?? 0,
    serve(key) {
      served.delete(key);
      served.set(key, ++turn);
      // Dropping the key that was served longest ago only means serving it first next time.
      const [oldest] = served.keys();
      if (served.size > MOST_REMEMBERED && oldest !== undefined) served.delete(oldest);
    },
  };
}
