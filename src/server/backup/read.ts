import { existsSync, statSync } from 'node:fs';
import { InputError } from '../../kernel/table.ts';
import { migrationsFor } from '../store/migrations/list.ts';
import { type BackupHead, type Checked, type Contents, DamagedBackup } from './contents.ts';
import { checkPortable, readPortable } from './portable.ts';
import { checkSqlite, readSqlite } from './sqlite-file.ts';

/** Backups of both kinds, told apart by how they begin: names can be changed. */

const SQLITE = Buffer.from('SQLite format 3\0');
const GZIP = Buffer.from([0x1f, 0x8b]);

export type BackupFormat = 'sqlite' | 'portable';

export async function formatOf(file: string): Promise<BackupFormat> {
  if (!existsSync(file)) throw new InputError(`There is no file ${file}.`);
  if (statSync(file).isDirectory()) throw new InputError(`${file} is a folder. Name one of the backups in it.`);
  const { open } = await import('node:fs/promises');
  const opened = await open(file);
  const { buffer } = await opened.read(Buffer.alloc(SQLITE.length), 0, SQLITE.length, 0);
  await opened.close();
  if (buffer.equals(SQLITE)) return 'sqlite';
  if (buffer.subarray(0, GZIP.length).equals(GZIP)) return 'portable';
  throw new InputError(`${file} is no backup of Underbridge.`);
}

export async function readBackup(file: string): Promise<Contents> {
  return (await formatOf(file)) === 'sqlite' ? readSqlite(file) : readPortable(file);
}

/** Reads the backup to its end. An `InputError` says what is wrong with it. */
export async function checkBackup(file: string): Promise<Checked> {
  return orInputError(file, async () => {
    const format = await formatOf(file);
    await closeAfter(await readBackup(file), async ({ head }) => mustBeKnown(file, head));
    return format === 'sqlite' ? checkSqlite(file) : checkPortable(file);
  });
}

/** Refuses what this program does not understand. */
function mustBeKnown(file: string, { migrations }: BackupHead): void {
  const known = migrationsFor('sqlite');
  const strange = migrations.find((name) => !Object.hasOwn(known, name));
  if (strange !== undefined)
    throw new InputError(`A newer Underbridge has made ${file} (${strange}). Update this one first, then restore it.`);
  if (migrations.length === 0) throw new InputError(`${file} is no backup of Underbridge.`);
}

/** Runs the action, and closes the contents whatever comes of it. */
export async function closeAfter<T>(contents: Contents, action: (contents: Contents) => Promise<T>): Promise<T> {
  try {
    return await action(contents);
  } finally {
    await contents.close();
  }
}

export async function orInputError<T>(file: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof DamagedBackup)) throw error;
    throw new InputError(`The backup ${file} cannot be used: ${error.message}.`);
  }
}
