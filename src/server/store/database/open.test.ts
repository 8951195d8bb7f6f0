import {
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyDatabase, KINDS } from '../../../../test/server/kit/databases.ts';
import { somebody } from '../../../../test/server/kit/rows.ts';
import { InputError } from '../../../kernel/table.ts';
import { personById } from '../people/people.ts';
import { openDatabase } from './open.ts';

const quiet = () => {};

/** The message to the operator about a database that cannot be used. */
async function complaint(database: string): Promise<string> {
  const failed = await openDatabase(database, quiet).then(
    async ({ close }) => {
      await close();
      return new Error('it was opened');
    },
    (error: Error) => error,
  );
  expect(failed).toBeInstanceOf(InputError);
  expect(failed.message).not.toContain('\n');
  return failed.message;
}

describe.each(KINDS)('opening %s', (kind) => {
  test('what was written is there when it is opened again', async () => {
    const { database, remove } = await emptyDatabase(kind);
    const first = await openDatabase(database, quiet);
    await somebody(first.db, 'astrid');
    await first.close();
    const again = await openDatabase(database, quiet);
    expect(await personById(again.db, 'astrid')).toBeDefined();
    await again.close();
    await remove();
  });
});

test('several processes may bring one PostgreSQL up to date at the same moment', async () => {
  const { database, remove } = await emptyDatabase('postgres');
  const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase(database, quiet)));
  for (const { close } of opened) await close();
  await remove();
});

test('a second server on the same SQLite file is told so, until the first has stopped', async () => {
  const { database, remove } = await emptyDatabase('sqlite');
  const first = await openDatabase(database, quiet);
  await expect(openDatabase(database, quiet)).rejects.toThrow(/Another Underbridge server is using .*underbridge\.db/);
  await first.close();
  const second = await openDatabase(database, quiet);
  await second.close();
  await remove();
});

test('what the main thread writes to a SQLite file never stops it for a checkpoint', async () => {
  const { database, remove } = await emptyDatabase('sqlite');
  const { db, close } = await openDatabase(database, quiet);
  const { size } = statSync(database);
  for (const name of ['a', 'b']) await somebody(db, name.repeat(1024 * 1024));
  expect(statSync(database).size).toBe(size);
  await close();
  expect(statSync(database).size).toBeGreaterThan(10 * 1024 * 1024);
  await remove();
});

test('a stopped server’s SQLite file holds everything, and can be copied', async () => {
  const { database, remove } = await emptyDatabase('sqlite');
  const first = await openDatabase(database, quiet);
  await somebody(first.db, 'astrid');
  await first.close();
  copyFileSync(database, `${database}.copy`);
  const copy = await openDatabase(`${database}.copy`, quiet);
  expect(await personById(copy.db, 'astrid')).toBeDefined();
  await copy.close();
  await remove();
});

describe('an address that is none', () => {
  test.each([
    'mysql://root:secret@db/underbridge',
    'postgres://',
    'postgres://db',
    'postgres://somebody:secret@:5432/underbridge',
    'postgresql:underbridge?password=secret',
    'sqlite:data/underbridge.db',
    'file:secret.db',
    ':memory:',
  ])('%s is refused in one line that says what would be right', async (database) => {
    const before = readdirSync('.');
    const said = await complaint(database);
    expect(said).toContain('such as data/underbridge.db, or postgres://user:password@host/name');
    expect(said).not.toContain('secret');
    expect(readdirSync('.')).toEqual(before);
  });

  test('a folder, a file that is no database, and one below a file are refused by name', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'underbridge-open-'));
    const text = join(folder, 'letter.txt');
    writeFileSync(text, 'Dear reader, this is no database, though it is long enough to be taken for one.'.repeat(20));
    expect(await complaint(folder)).toContain(`${folder} is a folder`);
    expect(await complaint(text)).toContain(`${text} is no database`);
    expect(await complaint(join(text, 'a.db'))).toContain('Nothing can be written');
    rmSync(folder, { recursive: true });
  });
});

describe.each(KINDS)('a database on %s', (kind) => {
  test('that some other Underbridge has written is left withDatabaseLock', async () => {
    const { database, remove } = await emptyDatabase(kind);
    const { db, close } = await openDatabase(database, quiet);
    const row = { name: '004-from-elsewhere', timestamp: '2030-01-01' };
    await db
      .insertInto('kysely_migration' as 'people')
      .values(row as never)
      .execute();
    await close();
    expect(await complaint(database)).toContain('another Underbridge');
    await remove();
  });
});

test('a file of which a part is missing is refused at the start, wherever it ends', async () => {
  const { database, remove } = await emptyDatabase('sqlite');
  const { db, close } = await openDatabase(database, quiet);
  for (let guest = 0; guest < 50; guest++) await somebody(db, `guest-${guest}`);
  await close();
  const { size } = statSync(database);
  for (const length of [size - 1, size - 1024, size >> 1, 5000, 1024, 100, 50]) {
    const cut = `${database}.${length}`;
    copyFileSync(database, cut);
    truncateSync(cut, length);
    expect(await complaint(cut)).toContain(`${cut} is damaged`);
  }
  await remove();
});

test('a file that may only be read is refused at the start', async () => {
  const { database, remove } = await emptyDatabase('sqlite');
  await (await openDatabase(database, quiet)).close();
  mayOnlyBeRead(database);
  expect(await complaint(database)).toContain(`Nothing can be written to ${database}: attempt to write a readonly`);
  await remove();
});

test('a PostgreSQL that may only be read is refused at the start', async () => {
  const { database, remove } = await emptyDatabase('postgres');
  await (await openDatabase(database, quiet)).close();
  const reading = new URL(database);
  reading.searchParams.set('options', '-c default_transaction_read_only=on');
  expect(await complaint(reading.href)).toContain('Nothing can be written to 127.0.0.1');
  await remove();
});

/** Makes the file read-only for root, too: its header asks for an unknown write version. */
function mayOnlyBeRead(database: string): void {
  const file = openSync(database, 'r+');
  writeSync(file, Uint8Array.of(3), 0, 1, 18);
  closeSync(file);
}
