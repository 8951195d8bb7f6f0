import type { RawBuilder } from 'kysely';
import type { Host } from '../host/host.ts';
import { REAL_TIME, waitAtMost } from '../host/time.ts';
import type { Database, DatabaseKind } from './store/database/schema.ts';
import { giveBackAllJobs, giveBackJobs, type Job, type JobTable, takeJobs } from './store/jobs/jobs.ts';

/** Jobs of one kind, as this process carries them out: rows with a due time that one process at a time takes. */
export interface Jobs {
  /** Takes what is due, and begins to carry it out. */
  look(): Promise<void>;
  /** Waits for what is being carried out, and gives the rest back. */
  close(): Promise<void>;
}

/** How jobs of one kind are carried out. */
export interface JobKind<Table extends JobTable> {
  readonly table: Table;
  /** No more than this are carried out at the same time. */
  readonly most: number;
  /** In milliseconds: how long after its time a job is taken. */
  readonly grace?: number;
  /** In milliseconds: a job that is due later than that was planned before the clock was set back. */
  readonly horizon?: number;
  /** In milliseconds: how long a process that stops waits for them; without it, until they are done. */
  readonly patience?: number;
  /** Which of them this process can carry out; all if undefined. */
  readonly only?: RawBuilder<boolean>;
  /** Jobs with the same name are carried out together. */
  nameOf(job: Job<Table>): string;
  /** Which others that are due are carried out along with it. */
  alongWith?(job: Job<Table>): RawBuilder<boolean>;
  /** Carries them out, and notes that. If it throws, they are given back after a while. */
  carryOut(jobs: readonly Job<Table>[]): Promise<void>;
}

export interface JobContext extends Pick<Host, 'log' | 'now' | 'elapsed'> {
  readonly node: string;
  readonly db: Database;
  readonly kind: DatabaseKind;
}

/** How many are taken by one statement. */
const MOST_AT_ONCE = 50;
/** In milliseconds: how long jobs are kept that could not be carried out, before anybody tries again. */
const RETRY = 10_000;

export function makeJobs<Table extends JobTable>(context: () => JobContext, kind: JobKind<Table>): Jobs {
  const { table, most, grace = 0, horizon, patience } = kind;
  const underWay = new Map<string, Promise<void>>();
  const failed = new Set<{ readonly jobs: readonly Job<Table>[]; readonly until: number }>();
  let stopped = false;
  let looking: Promise<void> = Promise.resolve();

  async function carryOut(group: readonly Job<Table>[]): Promise<void> {
    let jobs = group;
    try {
      const along = group[0] && kind.alongWith?.(group[0]);
      if (along !== undefined) jobs = [...group, ...(await take(along))];
      await kind.carryOut(jobs);
    } catch (err) {
      const { log, elapsed } = context();
      log.error({ jobs: table, err }, 'jobs could not be carried out');
      failed.add({ jobs, until: elapsed() + RETRY });
    }
  }

  async function giveBackFailed(): Promise<void> {
    const { db, node, elapsed } = context();
    for (const each of failed) {
      if (each.until > elapsed()) continue;
      await giveBackJobs(db, table, node, each.jobs);
      failed.delete(each);
    }
  }

  async function take(only = kind.only): Promise<Job<Table>[]> {
    const { db, kind: database, node, now } = context();
    const beyond = horizon === undefined ? {} : { beyond: now() + horizon };
    return takeJobs(db, database, table, { node, now: now() - grace, most: MOST_AT_ONCE, only, ...beyond });
  }

  /** After those of the same name, so that none is carried out twice at a time. */
  function begin(name: string, group: readonly Job<Table>[]): void {
    const before = underWay.get(name) ?? Promise.resolve();
    const work = before
      .then(() => carryOut(group))
      .finally(() => {
        if (underWay.get(name) === work) underWay.delete(name);
      });
    underWay.set(name, work);
  }

  async function look(): Promise<void> {
    await giveBackFailed();
    for (let mayBeMore = true; mayBeMore && !stopped && underWay.size < most; ) {
      const jobs = await take();
      // Jobs taken meanwhile are released with the rest.
      if (stopped) return;
      mayBeMore = jobs.length === MOST_AT_ONCE;
      for (const [name, group] of groupsOf(jobs, kind.nameOf)) begin(name, group);
    }
  }

  return {
    look() {
      looking = look();
      return looking;
    },
    async close() {
      stopped = true;
      await Promise.allSettled([looking]);
      const work = Promise.all(underWay.values());
      await (patience === undefined ? work : waitAtMost(REAL_TIME, patience, work));
      const { db, node } = context();
      await giveBackAllJobs(db, table, node);
    },
  };
}

function groupsOf<Each>(all: readonly Each[], nameOf: (each: Each) => string): Map<string, Each[]> {
  const groups = new Map<string, Each[]>();
  for (const each of all) {
    const group = groups.get(nameOf(each));
    if (group === undefined) groups.set(nameOf(each), [each]);
    else group.push(each);
  }
  return groups;
}
