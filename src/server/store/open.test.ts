import { copyFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { freshDatabase, KINDS } from '../testing/databases.ts';
import { openDatabase } from './open.ts';
import { personById } from './people.ts';
import { somebody } from './testing.ts';

const quiet = () => {};

describe.each(KINDS)('opening %s', (kind) => {
  test('what was written is there when it is opened again', async () => {
    const { database, remove } = await freshDatabase(kind);
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
  const { database, remove } = await freshDatabase('postgres');
  const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase(database, quiet)));
  for (const { close } of opened) await close();
  await remove();
});

test('a second server on the same SQLite file is told so, until the first has stopped', async () => {
  const { database, remove } = await freshDatabase('sqlite');
  const first = await openDatabase(database, quiet);
  await expect(openDatabase(database, quiet)).rejects.toThrow(/Another Underbridge server is using .*underbridge\.db/);
  await first.close();
  const second = await openDatabase(database, quiet);
  await second.close();
  await remove();
});

test('a stopped server’s SQLite file holds everything, and can be copied', async () => {
  const { database, remove } = await freshDatabase('sqlite');
  const first = await openDatabase(database, quiet);
  await somebody(first.db, 'astrid');
  await first.close();
  copyFileSync(database, `${database}.copy`);
  const copy = await openDatabase(`${database}.copy`, quiet);
  expect(await personById(copy.db, 'astrid')).toBeDefined();
  await copy.close();
  await remove();
});
