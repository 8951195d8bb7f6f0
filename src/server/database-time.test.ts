import { expect, test } from 'vitest';
import { databaseOn } from '../../test/server/kit/rows.ts';
import { REAL_TIME } from '../host/time.ts';
import { databaseTime } from './database-time.ts';

const store = databaseOn('postgres');

const HOUR = 3_600_000;

test('machines whose clocks differ by an hour tell the same time, and go on doing so when one is set', async () => {
  let set = 0;
  const one = databaseTime(store.db, { ...REAL_TIME, now: () => REAL_TIME.now() - HOUR + set });
  const other = databaseTime(store.db);
  await one.read();
  await other.read();
  const differ = () => Math.abs(one.now() - other.now());
  expect(differ()).toBeLessThan(HOUR / 10);
  set = 5 * HOUR;
  expect(differ()).toBeLessThan(HOUR / 10);
  expect(Number.isInteger(one.now())).toBe(true);
});
