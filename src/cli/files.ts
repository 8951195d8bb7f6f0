import { randomBytes } from 'node:crypto';
import { accessSync, constants, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type MatchRecord, parseRecord } from '../kernel/record.ts';
import { InputError } from '../kernel/table.ts';
import { type TextId, text } from './messages.ts';

const WORDED: Readonly<Record<string, TextId>> = {
  ENOENT: 'files.not-there',
  EISDIR: 'files.is-folder',
  ENOTDIR: 'files.not-there',
  EACCES: 'files.not-allowed',
  EPERM: 'files.not-allowed',
};

function whatIsWrong(error: unknown): InputError {
  const { code, message, path } = error as NodeJS.ErrnoException;
  return new InputError(text(WORDED[code ?? ''] ?? 'files.other', { file: String(path), message }));
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw whatIsWrong(Object.assign(error as Error, { path: file }));
  }
}

export function readRecord(file: string): MatchRecord {
  const content = readText(file);
  return aboutFile(file, () => parseRecord(content));
}

/** Whatever is wrong with what the file holds is said together with the file's name. */
export function aboutFile<T>(file: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof InputError) throw new InputError(text('files.content', { file, problem: error.message }));
    throw error;
  }
}

/** Finds out before the work is done that its result could not be kept. */
export function checkWritable(file: string): void {
  const folder = dirname(file);
  try {
    if (!statSync(folder).isDirectory()) throw new InputError(text('files.no-folder', { folder }));
    accessSync(folder, constants.W_OK);
  } catch (error) {
    if (error instanceof InputError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new InputError(text('files.no-folder', { folder }));
    throw new InputError(text('files.cannot-write', { file, folder }));
  }
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new InputError(text('files.is-folder', { file }));
}

/** Writes under another name first: the file is there whole or not at all. */
export function writeWhole(file: string, content: string): void {
  checkWritable(file);
  const draft = join(dirname(file), `.${basename(file)}.${randomBytes(4).toString('hex')}`);
  try {
    writeFileSync(draft, content, { flag: 'wx' });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw whatIsWrong(Object.assign(error as Error, { path: file }));
  }
}

export function writeRecord(file: string, record: MatchRecord): void {
  writeWhole(file, `${JSON.stringify(record)}\n`);
}
