import { DatabaseSync } from '@photostructure/sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { rowsOf } from './rows-of.ts';

type Handle = InstanceType<typeof DatabaseSync>;

/** So many pages of the write-ahead log are written into the file at once. */
const PAGES_TO_CHECKPOINT = 8_000;

/**
 * With 'synchronous = normal' SQLite does not wait for the disk at the end of a transaction: that survives the death of the
 * process, but not of the machine. Callers that acknowledge something wait for the disk themselves.
 */
const SETTINGS = [
  // Every move changes a page of its own, and whole pages are written, so small pages are cheaper.
  'pragma page_size = 1024',
  'pragma journal_mode = wal',
  'pragma synchronous = normal',
  'pragma foreign_keys = on',
  // A checkpoint blocks everybody for a moment, so they are rare; a page that changed often is then written only once.
  `pragma wal_autocheckpoint = ${PAGES_TO_CHECKPOINT}`,
];

/** In milliseconds: how long a handle waits for a lock, blocking its thread. */
const WAIT_FOR_LOCK = 5_000;

const MOST_STATEMENTS = 200;

export function openHandle(file: string): Handle {
  const handle = new DatabaseSync(file);
  waitForLocks(handle, true);
  for (const setting of SETTINGS) handle.exec(setting);
  return handle;
}

/**
 * Leaves checkpoints to the other thread, so that the main thread never stands still for one; unless that has not written for so
 * long that the write-ahead log has become five times as long.
 */
export function leaveCheckpoints(handle: Handle): void {
  handle.exec(`pragma wal_autocheckpoint = ${5 * PAGES_TO_CHECKPOINT}`);
}

/** Sets whether the handle waits for locks or fails at once. */
export function waitForLocks(handle: Handle, wait: boolean): void {
  handle.exec(`pragma busy_timeout = ${wait ? WAIT_FOR_LOCK : 0}`);
}

/** Caches prepared statements, since the same few dozen are run all the time. */
export function preparing(handle: Handle): SqliteDatabase['prepare'] {
  const statements = new Map<string, SqliteStatement>();
  return (sql) => {
    const kept = statements.get(sql);
    if (kept !== undefined) return kept;
    if (statements.size >= MOST_STATEMENTS) statements.clear();
    const statement = prepare(handle, sql);
    statements.set(sql, statement);
    return statement;
  };
}

function prepare(handle: Handle, sql: string): SqliteStatement {
  // The other thread writes too: a transaction that begins with reading could fail when it wants to write.
  const statement = handle.prepare(sql === 'begin' ? 'begin immediate' : sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    iterate: (parameters) => rowsOf(statement, parameters),
  };
}
