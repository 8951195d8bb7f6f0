import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, KINDS } from '../../../test/server/kit/databases.ts';
import { say } from '../../../test/server/kit/postgres.ts';
import { allRows, makeVersion, VERSIONS } from '../../../test/server/kit/versions.ts';
import { at } from '../../kernel/lists.ts';
import { openDatabase } from '../store/database/open.ts';
import type { DatabaseKind } from '../store/database/schema.ts';
import { makeBackup } from './make.ts';
import { restore } from './restore.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'underbridge-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** One PostgreSQL for all versions, emptied in between, since starting one is slow. */
let postgres: Awaited<ReturnType<typeof emptyDatabase>>;
beforeAll(async () => {
  postgres = await emptyDatabase('postgres');
});
afterAll(() => postgres.remove());

async function empty(kind: DatabaseKind): Promise<{ database: string }> {
  if (kind === 'sqlite') return { database: join(mkdtempSync(join(folder, 'data-')), 'underbridge.db') };
  await say(postgres.database, 'drop schema public cascade; create schema public');
  return postgres;
}

const OTHER: Readonly<Record<DatabaseKind, DatabaseKind>> = { sqlite: 'postgres', postgres: 'sqlite' };

/** How many of the newest versions are restored from both kinds. */
const NEWEST = 4;

/** Neighbours differ by one migration: older versions come from one kind and the other by turns. */
const OF_KINDS = VERSIONS.map((version, place): [string, readonly DatabaseKind[]] => [
  version,
  place >= VERSIONS.length - NEWEST ? KINDS : [at(KINDS, place % KINDS.length)],
]);

/** Each kind into the other. Restores into the same kind are tested below. */
test.each(OF_KINDS)(
  'a backup of version %s is restored into today’s database, of the other kind',
  async (version, kinds) => {
    for (const kind of kinds) {
      const [from, into] = [await empty(kind), await empty(OTHER[kind])];
      await makeVersion(from.database, version);
      const made = await makeBackup({ database: from.database, folder, reason: 'by-hand', at: 0 });
      expect(made).toMatchObject({ version, people: 1, tables: 1, entries: 1 });
      const file = join(folder, made.name);
      const order = { file, database: into.database, replace: false, folder: undefined, at: 0 };
      expect(await restore(order)).toMatchObject({ version, entries: 1 });
      // The restored database equals the old one after its migration.
      for (const { database } of [from, into]) await (await openDatabase(database, () => {})).close();
      const expected = await allRows(from.database);
      expect(Object.values(expected).flat().length).toBeGreaterThan(6);
      expect(await allRows(into.database)).toEqual(expected);
    }
  },
);

test.each(KINDS)('a backup of %s is restored into another of its kind, and is the same', async (kind) => {
  const [from, into] = [await emptyDatabase(kind), await emptyDatabase(kind)];
  const version = VERSIONS.at(-1) ?? '';
  await makeVersion(from.database, version);
  const { name } = await makeBackup({ database: from.database, folder, reason: 'by-hand', at: 0 });
  await restore({ file: join(folder, name), database: into.database, replace: false, folder: undefined, at: 0 });
  expect(await allRows(into.database)).toEqual(await allRows(from.database));
  // A server can use it, and its moves are told to others: see the triggers of PostgreSQL.
  await (await openDatabase(into.database, () => {})).close();
  await Promise.all([from.remove(), into.remove()]);
});
