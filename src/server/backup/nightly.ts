import type { Chore } from '../chores.ts';
import type { Server } from '../server.ts';
import { choreDone, claimSince, knowChore, releaseChore } from '../store/jobs/chores.ts';
import type { Backups } from './backups.ts';

const NAME = 'back-up';
/** The name under which the time of the last nightly backup is stored: the chore itself runs every hour. */
const MADE = 'backed-up';
const HOUR = 60 * 60_000;

/** The last time that the clock of this machine showed that hour. */
export function lastAt(hour: number, now: number): number {
  const at = new Date(now);
  at.setHours(hour, 0, 0, 0);
  if (at.getTime() > now) at.setDate(at.getDate() - 1);
  return at.getTime();
}

/** Once a night one of the processes makes a backup. If it fails, it is tried again an hour later. */
export function nightlyBackup({ db, now, settings }: Server, backups: Backups): Chore {
  return {
    name: NAME,
    every: HOUR,
    async run() {
      const at = now();
      // A new database has nothing worth a backup before its first night.
      await knowChore(db, MADE, at);
      if (!(await claimSince(db, MADE, at, lastAt(settings.backupHour, at)))) return;
      try {
        // A backup is being made by hand, so this one waits an hour.
        if ((await backups.make('nightly')) === undefined) await releaseChore(db, MADE);
      } catch (error) {
        await releaseChore(db, MADE);
        throw error;
      }
    },
  };
}

/** Whether a night has passed without a backup, and two hours more in which it could have been tried again. */
export async function isBackupLate({ db, now, settings }: Server): Promise<boolean> {
  const done = await choreDone(db, MADE);
  return done !== undefined && done < lastAt(settings.backupHour, now() - 2 * HOUR);
}
