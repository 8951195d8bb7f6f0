import { type RawBuilder, sql } from 'kysely';
import type { StoredCall } from '../calls/schema.ts';
import type { Database, DatabaseKind } from '../database/schema.ts';
import type { DueClocks, StoredAhead } from '../match/schema.ts';
import type { StoredChore } from './schema.ts';

/**
 * Jobs: rows with a due time, each of which one process carries out. It is noted as their node when it takes them. Calls, deadlines, moves
 * ahead and chores are kept in tables of their own, and taken and given back alike.
 */

interface JobRows {
  calls: StoredCall;
  clocks: DueClocks;
  moves_ahead: StoredAhead;
  chores: StoredChore;
}

export type JobTable = keyof JobRows;
export type Job<Table extends JobTable> = JobRows[Table];

interface JobColumns {
  /** The key of a row. */
  readonly key: readonly string[];
  /** Conditions for rows that are free, and for rows that are taken. */
  readonly isFree: RawBuilder<boolean>;
  readonly isTaken: RawBuilder<boolean>;
  /** Further columns that are set when a job is taken, and when it is released. */
  readonly onTake?: RawBuilder<unknown>;
  readonly onGiveBack?: RawBuilder<unknown>;
}

const BY_NODE = { isFree: sql<boolean>`node is null`, isTaken: sql<boolean>`node is not null` };

const COLUMNS: Readonly<Record<JobTable, JobColumns>> = {
  calls: {
    key: ['person', 'table_id', 'turn', 'kind', 'channel'],
    isFree: sql`state = 'waiting'`,
    isTaken: sql`state = 'sending'`,
    onTake: sql`, state = 'sending'`,
    // It may have been sent already.
    onGiveBack: sql`, state = 'waiting', reason = 'interrupted', interrupted = interrupted + 1`,
  },
  clocks: { key: ['table_id'], ...BY_NODE },
  moves_ahead: { key: ['table_id', 'seat'], ...BY_NODE },
  chores: { key: ['name'], ...BY_NODE },
};

interface Taking {
  readonly node: string;
  /** Jobs that are due by then; with `beyond`, also jobs due after that, which were planned before the clock was set back. */
  readonly now: number;
  readonly beyond?: number;
  readonly most: number;
  /** Which of them the process can carry out; all of them if undefined. */
  readonly only?: RawBuilder<boolean> | undefined;
}

/**
 * Takes jobs that are due, the longest first, for this process. Two processes never take the same: PostgreSQL passes over rows that
 * another one is taking, and SQLite has one process.
 */
export async function takeJobs<Table extends JobTable>(
  db: Database,
  kind: DatabaseKind,
  table: Table,
  { node, now, beyond, most, only = sql`true` }: Taking,
): Promise<Job<Table>[]> {
  const { key, isFree, onTake = sql`` } = COLUMNS[table];
  const isDue = beyond === undefined ? sql`due <= ${now}` : sql`(due <= ${now} or due > ${beyond})`;
  const names = sql.join(key.map((column) => sql.ref(column)));
  const isSame = sql.join(
    key.map((column) => sql`due_now.${sql.ref(column)} = ${sql.ref(`${table}.${column}`)}`),
    sql` and `,
  );
  const lock = kind === 'postgres' ? sql`for update skip locked` : sql``;
  const { rows } = await sql<Job<Table>>`
    with due_now as (
      select ${names} from ${sql.table(table)} where ${isFree} and ${isDue} and ${only} order by due limit ${most} ${lock}
    )
    update ${sql.table(table)} set node = ${node}${onTake}
    where ${isFree} and exists (select 1 from due_now where ${isSame})
    returning *`.execute(db);
  return rows;
}

/** Gives back those of the jobs that this process has taken and not carried out. */
export async function giveBackJobs<Table extends JobTable>(
  db: Database,
  table: Table,
  node: string,
  jobs: readonly Job<Table>[],
): Promise<void> {
  const { key } = COLUMNS[table];
  for (const job of jobs) {
    const values = Object.entries(job).filter(([column]) => key.includes(column));
    const isJob = sql.join(
      values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
      sql` and `,
    );
    await giveBack(db, table, sql`node = ${node} and ${isJob}`);
  }
}

/** Gives back everything that this process has taken and not carried out. */
export async function giveBackAllJobs(db: Database, table: JobTable, node: string): Promise<void> {
  await giveBack(db, table, sql`node = ${node}`);
}

/** Gives back what processes had taken that are not alive any more. */
export async function giveBackJobsOfOthers(db: Database, alive: readonly string[]): Promise<void> {
  for (const table of Object.keys(COLUMNS) as JobTable[]) {
    await giveBack(db, table, sql`node not in (${sql.join(alive)})`);
  }
}

async function giveBack(db: Database, table: JobTable, which: RawBuilder<unknown>): Promise<void> {
  const { isTaken, onGiveBack = sql`` } = COLUMNS[table];
  await sql`update ${sql.table(table)} set node = null${onGiveBack} where ${isTaken} and ${which}`.execute(db);
}
