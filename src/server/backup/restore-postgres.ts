import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { REAL_TIME, wait } from '../../host/time.ts';
import { InputError } from '../../kernel/table.ts';
import { nodesAlive } from '../processes.ts';
import { placeOf } from '../store/database/address.ts';
import { WHOLE_DATABASE } from '../store/database/database-lock.ts';
import { mistakeIn } from '../store/database/mistakes.ts';
import { numbersAsNumbers, postgresDialect } from '../store/database/postgres.ts';
import type { Database } from '../store/database/schema.ts';
import { migrateWithin, newestMigration } from '../store/migrations/migrate.ts';
import { backUpExisting, fill, type RestoreOrder } from './fill.ts';
import { ourTables } from './our-tables.ts';

/** A PostgreSQL that no process starts to use until it is released. All statements go over one connection. */
export interface LockedPostgres {
  readonly db: Database;
  /** Whether servers that were started before let go of it within so many milliseconds. */
  isFreeWithin(patience: number): Promise<boolean>;
  release(): Promise<void>;
}

/** In milliseconds: how often to look whether it is free. */
const LOOK = 100;
/** In milliseconds: how long PostgreSQL may take to notice that a server has stopped. */
const JUST_STOPPED = 3000;

export async function lockPostgres(database: string): Promise<LockedPostgres> {
  const types = numbersAsNumbers;
  const pool = new pg.Pool({ connectionString: database, max: 1, idleTimeoutMillis: 0, types });
  pool.on('error', () => {});
  const db: Database = new Kysely({ dialect: postgresDialect(pool) });
  const release = async () => {
    // PostgreSQL notices the end of a connection late. Until then the lock would still be held.
    await sql`select pg_advisory_unlock(${sql.lit(WHOLE_DATABASE)})`.execute(db).catch(() => {});
    await db.destroy();
  };
  try {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_lock(${sql.lit(WHOLE_DATABASE)}) as locked`.execute(db);
    if (rows[0]?.locked !== true)
      throw new InputError(`${placeOf(database)} is being restored or brought up to date already. Try again later.`);
    return { db, isFreeWithin: (patience) => isFree(db, patience), release };
  } catch (error) {
    await release().catch(() => {});
    throw mistakeIn(database, error);
  }
}

async function isFree(db: Database, patience: number): Promise<boolean> {
  for (const begun = REAL_TIME.elapsed(); (await nodesAlive(db)).length > 0; await wait(REAL_TIME, LOOK)) {
    if (REAL_TIME.elapsed() - begun > patience) return false;
  }
  return true;
}

/** Runs in one transaction, so a failure leaves the database unchanged. */
export async function replacePostgres(order: RestoreOrder, held: LockedPostgres): Promise<string | undefined> {
  const { db } = held;
  if (!(await held.isFreeWithin(JUST_STOPPED)))
    throw new InputError(`A server is using ${placeOf(order.database)}. Stop it first, or restore in the host’s room.`);
  const before = await backUpExisting(order, db, 'postgres');
  await sql`begin`.execute(db);
  try {
    const tables = await ourTables();
    await dropTables(db, tables);
    await fill(db, 'postgres', order.file, () => setTriggers(db, tables, 'disable'));
    await setTriggers(db, tables, 'enable');
    await migrateWithin(db, 'postgres', newestMigration());
    await sql`commit`.execute(db);
  } catch (error) {
    await sql`rollback`.execute(db).catch(() => {});
    throw error;
  }
  return before;
}

async function dropTables(db: Database, tables: readonly string[]): Promise<void> {
  for (const table of [...tables, 'kysely_migration', 'kysely_migration_lock']) {
    await sql`drop table if exists ${sql.table(table)} cascade`.execute(db);
  }
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc
    where pronamespace = current_schema()::regnamespace and proname like 'tell\\_of\\_%'`.execute(db);
  for (const { name } of rows) await sql`drop function ${sql.table(name)}() cascade`.execute(db);
}

/** Switches off the triggers that publish each written row. */
async function setTriggers(db: Database, tables: readonly string[], what: 'enable' | 'disable'): Promise<void> {
  for (const table of tables) {
    await sql`alter table if exists ${sql.table(table)} ${sql.raw(what)} trigger user`.execute(db);
  }
}
