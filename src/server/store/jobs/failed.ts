import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A regular job that failed when it last ran. */
export interface FailedJob {
  readonly name: string;
  readonly at: number;
  readonly times: number;
  readonly problem: string;
}

const LONGEST = 500;

export async function noteFailure(db: Database, name: string, at: number, problem: string): Promise<void> {
  const row = { at, problem: problem.slice(0, LONGEST) };
  await db
    .insertInto('failed_jobs')
    .values({ name, times: 1, ...row })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ ...row, times: sql<number>`failed_jobs.times + 1` }),
    )
    .execute();
}

export async function forgetFailure(db: Database, name: string): Promise<void> {
  await db.deleteFrom('failed_jobs').where('name', '=', name).execute();
}

/** Jobs that failed, the last first. */
export async function failedJobs(db: Database): Promise<FailedJob[]> {
  return db.selectFrom('failed_jobs').selectAll().orderBy('at', 'desc').execute();
}
