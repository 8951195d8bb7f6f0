import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checked } from './contents.ts';
import { backupsIn, type MadeBackup, makeBackup } from './make.ts';
import { type BackupName, type BackupReason, readName } from './names.ts';
import { checkBackup } from './read.ts';

/** The backups of a running server. */
export interface Backups {
  readonly folder: string;
  list(): Promise<(BackupName & { readonly bytes: number })[]>;
  /** Makes one; undefined while another is being made. */
  make(reason: BackupReason): Promise<MadeBackup | undefined>;
  /** Reads the backup to its end. An `InputError` says what is wrong with it. */
  check(name: string): Promise<Checked>;
  /** Where the backup of that name lies; undefined if there is none. */
  find(name: string): Promise<string | undefined>;
  /** In bytes: the free disk space for backups; undefined if unknown. */
  room(): Promise<number | undefined>;
}

export function makeBackups(database: string, folder: string, now: () => number): Backups {
  let underWay = false;
  const list = () => backupsIn(folder);
  return {
    folder,
    list,
    async make(reason) {
      if (underWay) return undefined;
      underWay = true;
      try {
        return await makeBackup({ database, folder, reason, at: now() });
      } finally {
        underWay = false;
      }
    },
    check: (name) => checkBackup(join(folder, name)),
    async find(name) {
      // Only names of backups are put into paths.
      const known = readName(name) !== undefined && (await list()).some((each) => each.name === name);
      return known ? join(folder, name) : undefined;
    },
    room: () => roomAt(folder),
  };
}

/** In bytes: how much may still be written to the disk of that folder. */
export async function roomAt(folder: string): Promise<number | undefined> {
  const found = await statfs(folder).catch(() => undefined);
  return found && found.bavail * found.bsize;
}
