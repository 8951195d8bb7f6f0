import { type Kysely, sql } from 'kysely';
import { REAL_TIME } from '../../../host/time.ts';
import type { DatabaseKind } from '../database/schema.ts';
import { CHANNEL } from './notices.ts';

/**
 * Deadlines and chores become jobs like calls: rows with a due time, and the process that carries them out. A call counts how often
 * that process ended while it was sending.
 */
export async function makeJobs(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema.alterTable('clocks').addColumn('node', 'text').execute();
  await sql.raw('create index clocks_taken on clocks (node) where node is not null').execute(db);
  await db.schema.alterTable('chores').addColumn('due', 'bigint').execute();
  await db.schema.alterTable('chores').addColumn('node', 'text').execute();
  await db.schema
    .alterTable('calls')
    .addColumn('interrupted', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await adoptEarlierClocks(db as Kysely<EarlierTables>);
  // That a process looks at a clock is no news.
  if (kind === 'postgres') await sql.raw(TELL_OF_CLOCKS).execute(db);
}

const TELL_OF_CLOCKS = `
  create or replace function tell_of_clocks() returns trigger language plpgsql as
  $$ begin
    if new.sequence = old.sequence and new.revision <> old.revision then
      perform pg_notify('${CHANNEL}', 'table ' || new.table_id);
    end if;
    return null;
  end $$`;

interface EarlierTables {
  tables: {
    id: string;
    state: string;
    clock_period: string | null;
    clock_due: number | null;
  };
  clocks: { table_id: string; state: string; due: number | null; revision: number; sequence: number };
}

/** Matches that began before clocks had rows of their own get theirs, so that all deadlines are found in one place. */
async function adoptEarlierClocks(db: Kysely<EarlierTables>): Promise<void> {
  const earlier = await db
    .selectFrom('tables')
    .leftJoin('clocks', 'clocks.table_id', 'tables.id')
    .select(['tables.id', 'clock_period', 'clock_due'])
    .where('tables.state', '=', 'running')
    .where('clock_due', 'is not', null)
    .where('clock_period', 'is not', null)
    .where('clocks.table_id', 'is', null)
    .execute();
  const now = REAL_TIME.now();
  for (const { id, clock_period: period, clock_due } of earlier) {
    const due = Number(clock_due);
    const clock = { period, left: Math.max(0, due - now), free: 0, since: now };
    const state = JSON.stringify({ seats: [], pauses: [], wishes: [], notes: [], period: clock });
    await db.insertInto('clocks').values({ table_id: id, state, due, revision: 0, sequence: 0 }).execute();
  }
}
