import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { madeOnce, withLock } from './locked.mjs';

let scratch = '';
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'underbridge-once-'));
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

test('a folder that many want is made once, and whole', async () => {
  const folder = join(scratch, 'made');
  let makings = 0;
  const make = async (draft: string) => {
    makings++;
    await new Promise(setImmediate);
    expect(existsSync(folder)).toBe(false);
    writeFileSync(join(draft, 'word'), 'troll');
  };
  const folders = await Promise.all([1, 2, 3].map(() => madeOnce(folder, make)));
  expect(makings).toBe(1);
  expect(folders).toEqual([folder, folder, folder]);
  expect(readFileSync(join(folder, 'word'), 'utf8')).toBe('troll');
});

test('what could not be made is not there, and the next may try', async () => {
  const folder = join(scratch, 'made');
  const fail = async () => {
    throw new Error('no wood');
  };
  await expect(madeOnce(folder, fail)).rejects.toThrow('no wood');
  expect(existsSync(folder)).toBe(false);
  await madeOnce(folder, async () => {});
  expect(existsSync(folder)).toBe(true);
});

test('the lock of a process that has died stops nobody', async () => {
  const lock = join(scratch, 'lock');
  const nobody = 2 ** 22 + 1;
  mkdirSync(lock);
  writeFileSync(join(lock, 'holder'), String(nobody));
  let done = false;
  await withLock(lock, async () => {
    done = true;
  });
  expect(done).toBe(true);
});
