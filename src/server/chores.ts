import type { Counter } from 'prom-client';
import type { Host } from '../host/host.ts';
import { claimChore } from './store/chores.ts';
import type { Database } from './store/schema.ts';

/** A periodic job. Jobs are independent: one that fails or is slow does not affect the others. */
export interface Chore {
  readonly name: string;
  /** In milliseconds: the pause between two runs. */
  readonly every: number;
  /** Whether it runs once for all processes on the database, instead of in each. */
  readonly shared?: true;
  run(): Promise<void>;
}

interface ChoreContext extends Pick<Host, 'log' | 'now' | 'after'> {
  readonly db: Database;
  readonly metrics: { readonly chores: Counter<'name' | 'outcome'> };
}

/** Starts all of them at once. `stop` waits for those that are running. */
export function startChores(context: ChoreContext, chores: readonly Chore[]): { stop(): Promise<void> } {
  const running = chores.map((chore) => repeat(context, chore));
  return { stop: async () => void (await Promise.all(running.map((each) => each.stop()))) };
}

/** The next run is scheduled after the job is done, so that runs never overlap. */
function repeat(context: ChoreContext, chore: Chore): { stop(): Promise<void> } {
  let stopped = false;
  let cancel = () => {};
  let underWay: Promise<void>;

  function start(): void {
    underWay = attempt(context, chore).then(() => {
      if (!stopped) cancel = context.after(chore.every, start);
    });
  }

  start();
  return {
    stop() {
      stopped = true;
      cancel();
      return underWay;
    },
  };
}

async function attempt({ db, log, now, metrics }: ChoreContext, { name, every, shared, run }: Chore): Promise<void> {
  try {
    if (shared && !(await claimChore(db, name, now(), every))) return;
    await run();
    metrics.chores.inc({ name, outcome: 'done' });
  } catch (err) {
    metrics.chores.inc({ name, outcome: 'failed' });
    log.error({ chore: name, err }, 'a regular chore failed');
  }
}
