import { closeSync, fdatasync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseSync } from '@photostructure/sqlite';
import { type Dialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { InputError } from '../../kernel/table.ts';

type Handle = InstanceType<typeof DatabaseSync>;

interface Sqlite {
  readonly dialect: Dialect;
  /** Waits until everything written so far is on disk. */
  sync(): Promise<void>;
}

/**
 * SQLite itself would wait for the disk at the end of every transaction, and the whole process with it. So it only writes, which
 * survives the death of the process; whoever has to promise more waits for `sync`, and nobody else waits meanwhile.
 */
const SETTINGS = [
  // Every move of a match changes a page of its own, and whole pages are written: small ones cost less.
  'pragma page_size = 1024',
  'pragma journal_mode = wal',
  'pragma synchronous = normal',
  'pragma foreign_keys = on',
  'pragma busy_timeout = 5000',
  // Moving the log's pages into the database halts everybody for a moment: rarely, and a page that changed often only once.
  'pragma wal_autocheckpoint = 8000',
];

const MOST_STATEMENTS = 200;

const dataSync = promisify(fdatasync);

export function openSqlite(file: string): Sqlite {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  const lock = lockFor(file);
  try {
    const handle = new DatabaseSync(file);
    for (const setting of SETTINGS) handle.exec(setting);
    let log: number | undefined;
    const close = () => {
      // So that after a stop everything is in the one file, for whoever copies it.
      handle.exec('pragma wal_checkpoint(truncate)');
      if (log !== undefined) closeSync(log);
      handle.close();
      lock.close();
    };
    return {
      dialect: new SqliteDialect({ database: adapt(handle, close) }),
      sync: together(() => {
        // What has been written is in the write-ahead log, or was on disk before it left that.
        log ??= openSync(`${file}-wal`, 'r+');
        return dataSync(log);
      }),
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** Whoever asks while the action runs is served by the next run, all of them by the same one. */
function together(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = () => {
    running = action().finally(() => {
      running = undefined;
    });
    return running;
  };
  const afterwards = () => {
    next = undefined;
    return run();
  };
  return () => {
    if (running === undefined) return run();
    next ??= running.then(afterwards, afterwards);
    return next;
  };
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
function adapt(handle: Handle, close: () => void): SqliteDatabase {
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
      close();
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
