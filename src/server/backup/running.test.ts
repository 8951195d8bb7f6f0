import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { query } from '../../../test/server/kit/calls.ts';
import { emptyDatabase, KINDS } from '../../../test/server/kit/databases.ts';
import { serversOn, TEST_SETTINGS } from '../../../test/server/kit/server.ts';
import { makeVersion, VERSIONS } from '../../../test/server/kit/versions.ts';
import { standingTime } from '../../../test/standing-time.ts';
import { waitUntil } from '../../../test/waiting.ts';
import { startServer } from '../start.ts';
import { lastAt } from './nightly.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'underbridge-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('the last time that the clock showed an hour', () => {
  const noon = new Date(2026, 10, 18, 12).getTime();
  expect(lastAt(3, noon)).toBe(new Date(2026, 10, 18, 3).getTime());
  expect(lastAt(12, noon)).toBe(noon);
  expect(lastAt(13, noon)).toBe(new Date(2026, 10, 17, 13).getTime());
});

describe.each(KINDS)('a server on %s', (kind) => {
  const servers = serversOn(kind);

  test('backs up once a night, not on its first day; of several processes one does', async () => {
    const noon = new Date(2026, 10, 18, 12).getTime();
    const time = standingTime(noon);
    const overrides = { backups: folder, time };
    await servers.start(overrides);
    if (kind === 'postgres') await servers.start(overrides);
    await waitUntil('the chore has been looked at', async () => (await nights()) === 0 && (await isKnown()));
    for (const night of [1, 2]) {
      time.pass(night === 1 ? 14 * HOUR : 22 * HOUR);
      expect(await nights()).toBe(night - 1);
      await waitUntil(`the backup of night ${night}`, async () => {
        time.pass(MINUTE);
        return (await nights()) === night;
      });
    }
    expect(readdirSync(folder)).toHaveLength(2);
  });

  async function isKnown(): Promise<boolean> {
    return (await query(await servers.database(), `select * from chores where name = 'backed-up'`)).length === 1;
  }

  async function nights(): Promise<number> {
    return readdirSync(folder).filter((name) => /nightly\.(db|jsonl\.gz)$/.test(name)).length;
  }

  test('backs up a database of an older version before it changes anything, and only then', async () => {
    const { database, remove } = await emptyDatabase(kind);
    await makeVersion(database, VERSIONS.at(-2) ?? '');
    const settings = { ...TEST_SETTINGS, database, backups: folder };
    await (await startServer(settings)).close();
    const [name = '', ...others] = readdirSync(folder);
    expect(name).toContain('before-update');
    expect(others).toEqual([]);
    await (await startServer(settings)).close();
    expect(readdirSync(folder)).toEqual([name]);
    await remove();
  });
});

test('a backup that fails before an update stops the start, with what to do', async () => {
  const { database, remove } = await emptyDatabase('sqlite');
  await makeVersion(database, VERSIONS.at(-2) ?? '');
  const settings = { ...TEST_SETTINGS, database, backups: join(database, 'in a file') };
  await expect(startServer(settings)).rejects.toThrow(/^No backup could be written to .*BACKUPS/);
  await (await startServer({ ...settings, backups: undefined })).close();
  await remove();
});
