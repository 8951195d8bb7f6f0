import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logRow, snapshotRow, somebody, someTable } from '../../../../test/server/kit/rows.ts';
import { savePosition } from '../match/snapshots.ts';
import { makeWriter } from '../match/writer.ts';
import { type Disk, startDisk } from './disk.ts';
import { openDatabase } from './open.ts';

let folder: string;
let file: string;
let disk: Disk;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'underbridge-disk-'));
  file = join(folder, 'a.db');
  disk = startDisk(file);
});

afterEach(async () => {
  await disk.close();
  rmSync(folder, { recursive: true });
});

function insert(...words: string[]) {
  return words.map((word) => ({ sql: 'insert into words values (?)', parameters: [word] }));
}

const MAKE = [{ sql: 'create table words (word text primary key)', parameters: [] }];

function words(): unknown[] {
  const handle = new DatabaseSync(file);
  const rows = handle.prepare('select word from words order by rowid').all();
  handle.close();
  return rows.map((row) => (row as { word: string }).word);
}

test('makes all changes or none, in the order in which it was told', async () => {
  const told = [disk.commit(MAKE), disk.commit(insert('gnome', 'elf')), disk.commit(insert('troll', 'elf'))];
  const [, , third] = await Promise.allSettled([...told, disk.commit(insert('princess'))]);
  expect(third).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('UNIQUE') } });
  expect(words()).toEqual(['gnome', 'elf', 'princess']);
});

test('whoever waits for a thread that dies is told, and the next to write gets another', async () => {
  rmSync(folder, { recursive: true });
  await expect(disk.commit(MAKE)).rejects.toThrow('unable to open database file');
  mkdirSync(folder);
  await disk.commit(MAKE);
  await disk.commit(insert('gnome'));
  expect(words()).toEqual(['gnome']);
});

test('what it was told before it is closed is done, and then it lets go of the file', async () => {
  const done = [disk.commit(MAKE), disk.commit(insert('gnome'))];
  await disk.close();
  await Promise.all(done);
  expect(existsSync(`${file}-wal`)).toBe(false);
  expect(words()).toEqual(['gnome']);
});

test('people come and sit down while moves are written', async () => {
  const { db, commit, close } = await openDatabase(file, () => {});
  await someTable(db, 'aaaaaaaaaa', await somebody(db, 'astrid'), [{}, {}]);
  await savePosition(db, { snapshot: snapshotRow('aaaaaaaaaa', 0), after: undefined });
  const writer = makeWriter(db, commit);
  const moves = Array.from({ length: 300 }, (_, sequence) => writer.append({ log: logRow('aaaaaaaaaa', sequence) }));
  for (let guest = 0; guest < 100; guest++) {
    await someTable(db, `table-${guest}`, await somebody(db, `guest-${guest}`), [{}, {}]);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(new Set(await Promise.all(moves))).toEqual(new Set(['stored']));
  await close();
});
