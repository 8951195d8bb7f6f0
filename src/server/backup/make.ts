import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { REAL_TIME } from '../../host/time.ts';
import { InputError } from '../../kernel/table.ts';
import type { Settings } from '../settings.ts';
import { kindOf, placeOf } from '../store/database/address.ts';
import { type Checked, DamagedBackup } from './contents.ts';
import { type BackupName, type BackupReason, nameFor, readName, spareAmong } from './names.ts';
import { checkPortable, writePortable } from './portable.ts';
import { closeAfter } from './read.ts';
import { inThread } from './sqlite-thread.ts';

/** Which database is backed up where, and why. */
export interface BackupOrder {
  readonly database: string;
  readonly folder: string;
  readonly reason: BackupReason;
  readonly at: number;
  /** A backup that is not removed, since it is about to be read. */
  readonly keep?: string;
}

export interface MadeBackup extends BackupName, Checked {}

/**
 * Makes a backup while servers may use the database. It has its name only when it has been read back and checked; what is not kept
 * any longer is removed after that. An `InputError` says what the operator can do.
 */
export async function makeBackup({ database, folder, reason, at, keep }: BackupOrder): Promise<MadeBackup> {
  const { name, made } = freeName(database, folder, reason, at);
  const path = join(folder, name);
  const part = `${path}.part`;
  try {
    await mkdir(folder, { recursive: true });
    await rm(part, { force: true });
    const checked = kindOf(database) === 'sqlite' ? await copyFile(database, part) : await dump(database, part);
    await reachDisk(part);
    await rename(part, path);
    await removeSpare(folder, keep);
    return { name, reason, made, ...checked };
  } catch (error) {
    for (const left of [part, `${part}-journal`]) await rm(left, { force: true }).catch(() => {});
    throw asInputError(error, database, folder);
  }
}

/** A migration can only be undone by a backup, so without one the server does not start. */
export async function backUpBeforeUpdate({ database, backups: folder }: Settings): Promise<void> {
  if (folder === undefined) return;
  try {
    await makeBackup({ database, folder, reason: 'before-update', at: REAL_TIME.now() });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(
      `${error.message} A new version backs the database up before it changes it: BACKUPS names another folder, BACKUPS=none goes without.`,
    );
  }
}

function copyFile(file: string, copy: string): Promise<Checked> {
  return inThread({ file, copy });
}

async function dump(database: string, file: string): Promise<Checked> {
  // Imported only when needed: most servers do not use PostgreSQL.
  const { readPostgres } = await import('./postgres-rows.ts');
  await closeAfter(await readPostgres(database), ({ head, rows }) => writePortable(file, head, rows()));
  return checkPortable(file);
}

/** A power cut right after the rename must not leave an empty file of that name. */
async function reachDisk(file: string): Promise<void> {
  const opened = await open(file, 'r+');
  await opened.sync();
  await opened.close();
}

/** The backups in the folder, the newest first. */
export async function backupsIn(folder: string): Promise<(BackupName & { readonly bytes: number })[]> {
  const names = await readdir(folder).catch(() => []);
  const backups = names.flatMap((name) => readName(name) ?? []);
  const sized = await Promise.all(
    backups.map(async (backup) => {
      const found = await stat(join(folder, backup.name)).catch(() => undefined);
      return found === undefined ? [] : [{ ...backup, bytes: found.size }];
    }),
  );
  return sized.flat().sort((one, other) => other.made - one.made);
}

/** In milliseconds: an unfinished file older than this was left by a backup that was interrupted. */
const BROKEN_OFF = 24 * 60 * 60_000;

async function removeSpare(folder: string, keep: string | undefined): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^underbridge-.*\.part(-journal)?$/.test(name)) continue;
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (REAL_TIME.now() - mtimeMs > BROKEN_OFF) await rm(join(folder, name), { force: true });
  }
  for (const { name } of spareAmong(await backupsIn(folder))) {
    const path = join(folder, name);
    if (keep === undefined || resolve(path) !== resolve(keep)) await rm(path, { force: true });
  }
}

/** A name that is not taken by another backup of the same second. */
function freeName(
  database: string,
  folder: string,
  reason: BackupReason,
  at: number,
): { readonly name: string; readonly made: number } {
  for (let made = at; ; made += 1_000) {
    const name = nameFor(kindOf(database), reason, made);
    if (!existsSync(join(folder, name))) return { name, made };
  }
}

/** Turns errors of the folder, the disk or the database into one line for the operator. */
function asInputError(error: unknown, database: string, folder: string): unknown {
  if (error instanceof DamagedBackup)
    return new InputError(`The copy of ${placeOf(database)} could not be read back: ${error.message}.`);
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (/^(EACCES|EPERM|EROFS|ENOSPC|EDQUOT|ENOTDIR|EEXIST)$/.test(code) || /disk is full|unable to open/.test(message))
    return new InputError(`No backup could be written to ${folder}: ${message}.`);
  return error;
}
