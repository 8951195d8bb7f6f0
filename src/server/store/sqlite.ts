import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Dialect } from 'kysely';
import { InputError } from '../../kernel/table.ts';
import { mustBeNoFolder } from './address.ts';
import { type Query, startDisk } from './disk.ts';
import { openHandle, preparing, waitForLocks } from './handle.ts';
import { patientDialect } from './patient.ts';

interface Sqlite {
  readonly dialect: Dialect;
  /** Makes all these changes or none; resolves when they are on disk. */
  commit(queries: readonly Query[]): Promise<void>;
  /** Waits until everything written so far is on disk. */
  sync(): Promise<void>;
  /** To be called when nothing is to be written or read any more; once is enough, and twice does no harm. */
  close(): Promise<void>;
}

/** Moves, of which there are many, are written by a thread of their own; everything else is read and written here. */
export function openSqlite(file: string): Sqlite {
  mustBeNoFolder(file);
  mkdirSync(dirname(resolve(file)), { recursive: true });
  const lock = lockFor(file);
  try {
    const handle = openHandle(file);
    waitForLocks(handle, false);
    const disk = startDisk(file);
    let closing: Promise<void> | undefined;
    const close = async () => {
      await disk.close();
      waitForLocks(handle, true);
      // So that after a stop everything is in the one file, for whoever copies it.
      handle.exec('pragma wal_checkpoint(truncate)');
      handle.close();
      lock.close();
    };
    return {
      dialect: patientDialect({ prepare: preparing(handle), isTransaction: () => handle.isTransaction }),
      commit: disk.commit,
      // To write nothing waits for the disk as well, and for all that was written before.
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
 * A second process on the same file would not hear of the moves accepted by the first. The lock is one that the system takes
 * back when the process dies, however it dies; it lies on a file of its own so that the database stays readable for backups.
 */
function lockFor(file: string): InstanceType<typeof DatabaseSync> {
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
