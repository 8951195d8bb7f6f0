import { sql } from 'kysely';
import type { Counter } from 'prom-client';
import type { Host } from '../host/host.ts';
import type { JobContext, JobKind } from './jobs.ts';
import type { Database } from './store/database/schema.ts';
import { noteChore } from './store/jobs/chores.ts';
import { failedJobs, forgetFailure, noteFailure } from './store/jobs/failed.ts';
import { takeJobs } from './store/jobs/jobs.ts';

/** A periodic job. Jobs are independent: one that fails or is slow does not affect the others. */
export interface Chore {
  readonly name: string;
  /** In milliseconds: the pause between two runs. */
  readonly every: number;
  run(): Promise<void>;
}

interface ChoreContext extends Pick<Host, 'log' | 'now' | 'after'> {
  readonly db: Database;
  readonly metrics: { readonly chores: Counter<'name' | 'outcome'> };
}

export interface RunningChores {
  /** Runs the job, after the run that is under way; false if there is none of that name. Requests that come meanwhile get the same run. */
  again(name: string): Promise<boolean>;
  /** Waits for those that are running. */
  stop(): Promise<void>;
}

/** Starts all of them at once, in this process. */
export function startChores(context: ChoreContext, chores: readonly Chore[]): RunningChores {
  const troubles = makeTroubles(context);
  const running = new Map(chores.map((chore) => [chore.name, repeat(context, chore, troubles)]));
  return {
    async again(name) {
      await running.get(name)?.again();
      return running.has(name);
    },
    stop: async () => void (await Promise.all([...running.values()].map((each) => each.stop()))),
  };
}

/** The next run is scheduled after the job is done, so that runs never overlap. */
function repeat(
  context: ChoreContext,
  chore: Chore,
  troubles: FailureLog,
): { again(): Promise<void>; stop(): Promise<void> } {
  let stopped = false;
  let cancel = () => {};
  let underWay: Promise<void> = Promise.resolve();
  /** The run that somebody has asked for: it begins after the one under way. */
  let askedFor: Promise<void> | undefined;

  function start(): void {
    cancel();
    underWay = attempt(context, chore, troubles).then(() => {
      if (!stopped) cancel = context.after(chore.every, start);
    });
  }

  start();
  return {
    async again() {
      askedFor ??= underWay.then(() => {
        askedFor = undefined;
        if (!stopped) start();
        return underWay;
      });
      await askedFor;
    },
    stop() {
      stopped = true;
      cancel();
      return underWay;
    },
  };
}

async function attempt(
  { log, metrics }: Pick<ChoreContext, 'log' | 'metrics'>,
  { name, run }: Chore,
  troubles: FailureLog,
): Promise<void> {
  try {
    await run();
    metrics.chores.inc({ name, outcome: 'done' });
    await troubles.worked(name);
  } catch (err) {
    metrics.chores.inc({ name, outcome: 'failed' });
    log.error({ chore: name, err }, 'a regular chore failed');
    await troubles.failed(name, err);
  }
}

/** Stores for the host which jobs failed. */
interface FailureLog {
  failed(name: string, error: unknown): Promise<void>;
  worked(name: string): Promise<void>;
}

function makeTroubles({ db, now, log }: Pick<ChoreContext, 'db' | 'now' | 'log'>): FailureLog {
  // Read once, so that failures from before this process started are cleared when the job works again.
  let known: Promise<Set<string>> | undefined;
  const names = () => {
    known ??= failedJobs(db).then((jobs) => new Set(jobs.map(({ name }) => name)));
    return known;
  };
  /** Without the database jobs fail for that reason alone, and the failure cannot be stored. */
  const logFailure = (name: string, work: Promise<void>) =>
    work.catch((err) => {
      known = undefined;
      log.warn({ chore: name, err }, 'what became of a chore could not be written down');
    });

  async function failed(name: string, error: unknown): Promise<void> {
    await noteFailure(db, name, now(), error instanceof Error ? error.message : String(error));
    (await names()).add(name);
  }

  async function worked(name: string): Promise<void> {
    if ((await names()).delete(name)) await forgetFailure(db, name);
  }

  return {
    failed: (name, error) => logFailure(name, failed(name, error)),
    worked: (name) => logFailure(name, worked(name)),
  };
}

type SharedContext = JobContext & Omit<ChoreContext, 'after'>;

/** The outcome of a request to run a chore now. */
export type ChoreRun = 'ran' | 'running' | 'unknown';

/** Runs a shared chore in this process now, unless a process is already running it. */
export async function runShared(context: SharedContext, chores: readonly Chore[], name: string): Promise<ChoreRun> {
  const chore = chores.find((each) => each.name === name);
  if (chore === undefined) return 'unknown';
  const { db, kind, node, now } = context;
  const only = sql<boolean>`name = ${name}`;
  const taken = await takeJobs(db, kind, 'chores', { node, now: Number.MAX_SAFE_INTEGER, most: 1, only });
  if (taken.length === 0) return 'running';
  await attempt(context, chore, makeTroubles(context));
  await noteChore(db, node, name, now(), now() + chore.every);
  return 'ran';
}

/** Chores that one process does for all of them: jobs, like calls and deadlines. */
export function sharedChores(context: () => SharedContext, chores: readonly Chore[]): JobKind<'chores'> {
  let troubles: FailureLog | undefined;
  return {
    table: 'chores',
    most: chores.length,
    horizon: Math.max(0, ...chores.map(({ every }) => every)),
    only: chores.length === 0 ? sql`false` : sql`name in (${sql.join(chores.map(({ name }) => name))})`,
    nameOf: ({ name }) => name,
    async carryOut(jobs) {
      const { db, node, now } = context();
      for (const { name } of jobs) {
        const chore = chores.find((each) => each.name === name);
        if (chore === undefined) continue;
        troubles ??= makeTroubles(context());
        await attempt(context(), chore, troubles);
        await noteChore(db, node, name, now(), now() + chore.every);
      }
    },
  };
}
