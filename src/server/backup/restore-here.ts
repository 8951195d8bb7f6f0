import { REAL_TIME } from '../../host/time.ts';
import { InputError } from '../../kernel/table.ts';
import type { Server } from '../server.ts';
import { type Actor, actions, keepActions, noteHostAction } from '../store/host-room/log.ts';
import { checkBackup } from './read.ts';
import { restore } from './restore.ts';
import type { LockedPostgres } from './restore-postgres.ts';

/** In milliseconds: how long the other processes have to let go of the database. */
const LET_GO = 30_000;
/** How many of the newest entries of the host log survive a restore, so that hosts cannot erase the log with one. */
const MOST_KEPT = 10_000;

/**
 * Restores a backup into the database of this very server. Once the backup is known to be sound and the database is to be had, this
 * resolves; then all processes stop in good order, what is there is backed up, and they start again on what was restored, or on what
 * was there before if it fails. An `InputError` says why it is refused.
 */
export async function restoreHere(server: Server, file: string, name: string, host: Actor): Promise<void> {
  const { settings, kind, log, bus, node } = server;
  const { database, backups: folder } = settings;
  await checkBackup(file);
  // Processes that start from now on wait until the database is released.
  const held = kind === 'postgres' ? await hold(database) : undefined;
  bus.publish({ about: 'restore', node });
  const done = await actions(server.db, MOST_KEPT);
  server.restart(async () => {
    try {
      if (held !== undefined) await othersToLetGo(held);
      const { before = '' } = await restore({ file, database, folder, replace: true, at: REAL_TIME.now() }, held);
      log.info({ file, before }, 'a backup was restored');
      return async ({ db, now }) => {
        await keepActions(db, done);
        await noteHostAction(db, now(), host, 'restored', { backup: name, before });
      };
    } catch (err) {
      log.error({ file, err }, 'a backup could not be restored');
      const problem = err instanceof Error ? err.message : String(err);
      return ({ db, now }) => noteHostAction(db, now(), host, 'restore-failed', { backup: name, problem });
    } finally {
      await held?.release();
    }
  });
}

async function hold(database: string): Promise<LockedPostgres> {
  const { lockPostgres } = await import('./restore-postgres.ts');
  return lockPostgres(database);
}

async function othersToLetGo(held: LockedPostgres): Promise<void> {
  if (!(await held.isFreeWithin(LET_GO)))
    throw new InputError('another process has not let go of the database within half a minute');
}
