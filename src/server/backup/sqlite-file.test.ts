import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AT_ONCE } from './contents.ts';
import { readSqlite } from './sqlite-file.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'underbridge-rows-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a table of many rows is read whole, though garbage is collected while they are written elsewhere', async () => {
  const file = join(folder, 'many.db');
  const made = new DatabaseSync(file);
  const rows = 3 * AT_ONCE + 1;
  made.exec(`
    create table kysely_migration (name text);
    create table people (number integer);
    with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${rows - 1})
    insert into people select n from numbers;
  `);
  made.close();

  const contents = readSqlite(file);
  const read: unknown[] = [];
  for await (const part of contents.rows()) {
    read.push(...part.rows.map(([number]) => number));
    collectGarbage();
    // Finalizers run between two tasks.
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
  }
  await contents.close();
  expect(read).toEqual(Array.from({ length: rows }, (_, number) => number));
});
