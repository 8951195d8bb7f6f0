import { closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Dialect } from 'kysely';
import { InputError } from '../../../kernel/table.ts';
import { mustBeNoFolder } from './address.ts';
import { type Query, startDisk } from './disk.ts';
import { leaveCheckpoints, openHandle, preparing, waitForLocks } from './handle.ts';
import { retryingDialect } from './retrying.ts';

interface Sqlite {
  readonly dialect: Dialect;
  /** Runs the statements in one transaction; resolves when they are on disk. */
  commit(queries: readonly Query[]): Promise<void>;
  /** Waits until everything written so far is on disk. */
  sync(): Promise<void>;
  /** To be called when nothing is written or read any more; idempotent. */
  close(): Promise<void>;
}

/** Entries, of which there are many, are written by another thread; everything else is read and written here. */
export function openSqlite(file: string): Sqlite {
  mustBeNoFolder(file);
  mkdirSync(dirname(resolve(file)), { recursive: true });
  const lock = lockFor(file);
  try {
    mustBeWhole(file);
    const handle = openHandle(file);
    waitForLocks(handle, false);
    leaveCheckpoints(handle);
    const disk = startDisk(file);
    let closing: Promise<void> | undefined;
    const close = async () => {
      await disk.close();
      waitForLocks(handle, true);
      // So that after a stop the file is complete and can be copied.
      handle.exec('pragma wal_checkpoint(truncate)');
      handle.close();
      lock.close();
    };
    return {
      dialect: retryingDialect({ prepare: preparing(handle), isTransaction: () => handle.isTransaction }),
      commit: disk.commit,
      // An empty commit waits for the disk, too, and for everything written before.
      sync: together(() => disk.commit([])),
      close() {
        closing ??= close();
        return closing;
      },
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** Opens the file for a few statements beside a server that may be using it. They must not touch tables in play. */
export function openShared(file: string): Pick<Sqlite, 'dialect' | 'close'> {
  if (!existsSync(file))
    throw new InputError(`There is no database ${file} yet. Start the server once, or name another with --database.`);
  const handle = openHandle(file);
  return {
    dialect: retryingDialect({ prepare: preparing(handle), isTransaction: () => handle.isTransaction }),
    close: async () => handle.close(),
  };
}

/** Offsets of the page size and the page count in the header of a database file. */
const HEADER = { length: 32, pageSize: 16, pages: 28 };

/**
 * SQLite notices a truncated file only when it reads beyond its end. While there is a write-ahead log, missing pages may be in
 * that.
 */
function mustBeWhole(file: string): void {
  const length = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const logged = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (length === 0 || logged > 0) return;
  const header = Buffer.alloc(HEADER.length);
  const opened = openSync(file, 'r');
  readSync(opened, header);
  closeSync(opened);
  const pageSize = header.readUInt16BE(HEADER.pageSize);
  // 1 stands for 65536, which does not fit.
  const wanted = (pageSize === 1 ? 65_536 : pageSize) * header.readUInt32BE(HEADER.pages);
  if (header.toString('latin1').startsWith('SQLite format 3') && length < wanted)
    throw new Error('the file is too short');
}

/** Coalesces concurrent calls: those made while one runs share the next. */
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
 * A second process on the same file would not know of the moves accepted by the first. The system releases the lock when the
 * process dies, however it dies; it is on a separate file so that the database stays readable for backups.
 */
export function lockFor(file: string): InstanceType<typeof DatabaseSync> {
  const lock = new DatabaseSync(`${file}.lock`);
  try {
    lock.exec('pragma busy_timeout = 0');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!/locked/.test(String(error))) throw error;
    throw new InputError(
      `Another Underbridge server is using ${file}. Stop it first, or let both use PostgreSQL: DATABASE_URL=postgres://…`,
    );
  }
  return lock;
}
