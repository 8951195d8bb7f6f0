import { existsSync, mkdirSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Kysely } from 'kysely';
import { kindOf, mustBeNoFolder } from '../store/database/address.ts';
import { openHandle, preparing } from '../store/database/handle.ts';
import { retryingDialect } from '../store/database/retrying.ts';
import type { Database } from '../store/database/schema.ts';
import { lockFor } from '../store/database/sqlite.ts';
import { migrateWithin, newestMigration } from '../store/migrations/migrate.ts';
import type { Checked } from './contents.ts';
import { backUpExisting, fill, type RestoreOrder } from './fill.ts';
import { checkBackup, formatOf } from './read.ts';
import type { LockedPostgres } from './restore-postgres.ts';

export interface Restored extends Checked {
  /** The backup of what was there before. */
  readonly before?: string;
}

/**
 * Puts a backup in the place of the database, and brings it up to date. Until the very end the database stays as it was. An
 * `InputError` says why it is refused: the backup is damaged or too new, a server runs, or there is something that it would replace.
 * A PostgreSQL that is held already stays so.
 */
export async function restore(order: RestoreOrder, held?: LockedPostgres): Promise<Restored> {
  const checked = await checkBackup(order.file);
  const before = kindOf(order.database) === 'sqlite' ? await intoFile(order) : await intoPostgres(order, held);
  return { ...checked, ...(before !== undefined && { before }) };
}

async function intoPostgres(order: RestoreOrder, held: LockedPostgres | undefined): Promise<string | undefined> {
  const { lockPostgres, replacePostgres } = await import('./restore-postgres.ts');
  if (held !== undefined) return replacePostgres(order, held);
  const own = await lockPostgres(order.database);
  try {
    return await replacePostgres(order, own);
  } finally {
    await own.release();
  }
}

async function intoFile(order: RestoreOrder): Promise<string | undefined> {
  const { file, database } = order;
  mustBeNoFolder(database);
  mkdirSync(dirname(resolve(database)), { recursive: true });
  const lock = lockFor(database);
  const fresh = `${database}.restoring`;
  try {
    const before = existsSync(database)
      ? await withFile(database, (db) => backUpExisting(order, db, 'sqlite'))
      : undefined;
    await removeFile(fresh);
    if ((await formatOf(file)) === 'sqlite') await copyFile(file, fresh);
    await withFile(fresh, async (db, handle) => {
      handle.exec('pragma foreign_keys = off');
      if ((await formatOf(file)) !== 'sqlite') await fill(db, 'sqlite', file);
      await migrateWithin(db, 'sqlite', newestMigration());
      handle.exec('pragma wal_checkpoint(truncate)');
    });
    // Only what belongs to the file that goes: a log left beside the new one would not fit it.
    for (const ending of ['-wal', '-shm']) await rm(`${database}${ending}`, { force: true });
    await rename(fresh, database);
    return before;
  } finally {
    await removeFile(fresh);
    lock.close();
  }
}

async function removeFile(file: string): Promise<void> {
  for (const ending of ['', '-wal', '-shm']) await rm(`${file}${ending}`, { force: true });
}

async function withFile<T>(
  file: string,
  action: (db: Database, handle: ReturnType<typeof openHandle>) => Promise<T>,
): Promise<T> {
  const handle = openHandle(file);
  const dialect = retryingDialect({ prepare: preparing(handle), isTransaction: () => handle.isTransaction });
  try {
    return await action(new Kysely({ dialect }), handle);
  } finally {
    handle.close();
  }
}
