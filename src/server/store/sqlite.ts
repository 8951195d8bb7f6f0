import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { type Dialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { InputError } from '../../kernel/table.ts';

type Handle = InstanceType<typeof DatabaseSync>;

/** On disk when a transaction ends, and readers are never in the writer's way. */
const SETTINGS = [
  'pragma journal_mode = wal',
  'pragma synchronous = full',
  'pragma foreign_keys = on',
  'pragma busy_timeout = 5000',
];

const MOST_STATEMENTS = 200;

export function sqliteDialect(file: string): Dialect {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  const lock = lockFor(file);
  try {
    const handle = new DatabaseSync(file);
    for (const setting of SETTINGS) handle.exec(setting);
    return new SqliteDialect({ database: adapt(handle, lock) });
  } catch (error) {
    lock.close();
    throw error;
  }
}

/**
 * A second process on the same file would not hear of the moves accepted by the first. The lock is one that the system takes
 * back when the process dies, however it dies; it lies on a file of its own so that the database stays readable for backups.
 */
function lockFor(file: string): Handle {
  const lock = new DatabaseSync(`${file}.lock`);
  try {
    lock.exec('pragma busy_timeout = 0');
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new InputError(
      `Another Underbridge server is using ${file}. Stop it first, or let both use PostgreSQL: DATABASE_URL=postgres://…`,
    );
  }
  return lock;
}

/** Statements are prepared once and kept: the same few dozen are run all the time. */
function adapt(handle: Handle, lock: Handle): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const kept = statements.get(sql);
      if (kept !== undefined) return kept;
      if (statements.size >= MOST_STATEMENTS) statements.clear();
      const statement = prepare(handle, sql);
      statements.set(sql, statement);
      return statement;
    },
    close() {
      statements.clear();
      // So that after a stop everything is in the one file, for whoever copies it.
      handle.exec('pragma wal_checkpoint(truncate)');
      handle.close();
      lock.close();
    },
  };
}

function prepare(handle: Handle, sql: string): SqliteStatement {
  const statement = handle.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
  };
}
