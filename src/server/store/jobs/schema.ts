import type { Generated, Selectable } from 'kysely';

/** Periodic jobs that run once for all processes, and when they last ran. */
interface ChoresTable {
  name: string;
  done: number;
  /** When one is to be run again; null for what is no job, such as the heartbeat. */
  due: Generated<number | null>;
  /** The process that runs it. */
  node: Generated<string | null>;
}

/** A regular job that failed when it last ran. */
interface FailedJobsTable {
  name: string;
  at: number;
  /** How often since it last worked. */
  times: number;
  problem: string;
}

export interface JobsSchema {
  chores: ChoresTable;
  failed_jobs: FailedJobsTable;
}

export type StoredChore = Selectable<ChoresTable>;
