import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { visit } from '../../../test/server/kit/client.ts';
import { emptyDatabase, KINDS } from '../../../test/server/kit/databases.ts';
import { soloAt } from '../../../test/server/kit/matches.ts';
import { say } from '../../../test/server/kit/postgres.ts';
import { databaseOn, somebody } from '../../../test/server/kit/rows.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { allRows } from '../../../test/server/kit/versions.ts';
import { InputError } from '../../kernel/table.ts';
import { openDatabase } from '../store/database/open.ts';
import { personById } from '../store/people/people.ts';
import { checkDatabase } from './check-database.ts';
import { backupsIn, makeBackup } from './make.ts';
import { checkBackup } from './read.ts';
import { restore } from './restore.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'underbridge-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const AT = Date.parse('2026-11-18T03:00:00Z');

/** A backup of a database with one person in it. */
async function backupWith(kind: (typeof KINDS)[number], person: string): Promise<string> {
  const fresh = await emptyDatabase(kind);
  const { db, close } = await openDatabase(fresh.database, () => {});
  await somebody(db, person);
  await close();
  const { name } = await makeBackup({ database: fresh.database, folder, reason: 'by-hand', at: AT });
  await fresh.remove();
  return join(folder, name);
}

const order = (file: string, database: string) => ({ file, database, replace: false, folder, at: AT });

describe.each(KINDS)('a backup of %s', (kind) => {
  const place = databaseOn(kind);
  const servers = serversOn(kind);

  test('is made while people play, and holds what was acknowledged', async () => {
    const { url } = await servers.start();
    const database = await servers.database();
    const { table, player } = await soloAt(url);
    await player.play(table, 0);
    // People are added during the backup.
    let made = false;
    const coming = (async () => {
      for (let count = 0; ; count++) {
        await visit(url);
        if (made) return count;
      }
    })();
    const backup = await makeBackup({ database, folder, reason: 'by-hand', at: AT });
    made = true;
    expect(await coming).toBeGreaterThan(0);
    expect(backup.entries).toBe(1);
    expect(readdirSync(folder)).toEqual([backup.name]);
    expect(await checkBackup(join(folder, backup.name))).toMatchObject({ entries: 1, tables: 1 });
  });

  test('is not put over people without a word; with it, what was there is kept', async () => {
    const { db, database, close } = place;
    const file = await backupWith(kind, 'astrid');
    await somebody(db, 'bo');
    await close();
    await expect(restore(order(file, database))).rejects.toThrow(/has 1 people and what they play. With --replace/);
    const { before = '' } = await restore({ ...order(file, database), replace: true });
    const again = await openDatabase(database, () => {});
    expect(await personById(again.db, 'astrid')).toBeDefined();
    expect(await personById(again.db, 'bo')).toBeUndefined();
    await again.close();
    expect(before).toContain('before-restore');
    // The backup that is being restored is not removed as too old, however many restores there were since.
    for (let count = 0; count < 5; count++) {
      await restore({ ...order(join(folder, before), database), replace: true });
      expect((await allRows(database)).people).toMatchObject([{ id: 'bo' }]);
    }
    expect((await backupsIn(folder)).filter(({ reason }) => reason === 'before-restore')).toHaveLength(5);
  });

  test('is not restored while a server uses the database', async () => {
    const file = await backupWith(kind, 'astrid');
    await servers.start();
    const database = await servers.database();
    await expect(restore({ ...order(file, database), replace: true })).rejects.toThrow(
      /server is using .*\. Stop it first/,
    );
  });

  test('is neither restored by an older program, nor over the database of a newer one', async () => {
    const { database, db, close } = place;
    const file = await backupWith(kind, 'astrid');
    await somebody(db, 'bo');
    await db
      .insertInto('kysely_migration' as never)
      .values({ name: '999-mood', timestamp: '' } as never)
      .execute();
    await close();
    const { name } = await makeBackup({ database, folder, reason: 'nightly', at: AT });
    const other = await emptyDatabase(kind);
    await expect(restore(order(join(folder, name), other.database))).rejects.toThrow(
      /^A newer Underbridge has made .*\(999-mood\)\. Update this one first/,
    );
    await other.remove();
    await expect(restore({ ...order(file, database), replace: true })).rejects.toThrow(
      /^A newer Underbridge has used /,
    );
    expect((await allRows(database)).people).toMatchObject([{ id: 'bo' }]);
  });

  test('that is cut off or changed is found out, and changes nothing', async () => {
    const { database, db, close } = place;
    const file = await backupWith(kind, 'astrid');
    await somebody(db, 'bo');
    await close();
    const whole = readFileSync(file);
    const changed = Buffer.from(whole);
    for (let at = Math.floor(whole.length / 2); at < whole.length; at += 512) changed[at] = (changed[at] ?? 0) ^ 0x55;
    for (const broken of [whole.subarray(0, whole.length * 0.6), changed, Buffer.from('not a backup at all')]) {
      writeFileSync(file, broken);
      await expect(checkBackup(file)).rejects.toThrow(InputError);
      await expect(restore({ ...order(file, database), replace: true })).rejects.toThrow(InputError);
    }
    expect((await allRows(database)).people).toMatchObject([{ id: 'bo' }]);
    expect((await backupsIn(folder)).filter(({ reason }) => reason === 'before-restore')).toEqual([]);
  });

  test('what a killed process left half done goes a day later, and nothing else', async () => {
    const yesterday = new Date(Date.now() - 25 * 60 * 60_000);
    for (const name of ['underbridge-a.db.part', 'underbridge-b.db.part-journal', 'mine.part']) {
      writeFileSync(join(folder, name), '');
      utimesSync(join(folder, name), yesterday, yesterday);
    }
    writeFileSync(join(folder, 'underbridge-c.db.part'), '');
    const { name } = await makeBackup({ database: place.database, folder, reason: 'nightly', at: AT });
    expect(readdirSync(folder).sort()).toEqual(['mine.part', name, 'underbridge-c.db.part']);
  });

  test('a folder that cannot be written to is named, and nothing is left there', async () => {
    const blocked = join(folder, 'a file');
    writeFileSync(blocked, '');
    await expect(makeBackup({ database: place.database, folder: blocked, reason: 'nightly', at: AT })).rejects.toThrow(
      `No backup could be written to ${blocked}`,
    );
  });

  test('a check reads the database whole, and every match; one that cannot be read is named', async () => {
    const server = await servers.start();
    const database = await servers.database();
    const [{ table }, spoilt] = [await soloAt(server.url), await soloAt(server.url)];
    await servers.stop(server);
    const { db, close } = await openDatabase(database, () => {});
    await db.updateTable('snapshots').set({ position: '{}' }).where('table_id', '=', spoilt.table).execute();
    await close();
    const games = (await import('../../games/index.ts')).GAMES;
    const found = await checkDatabase({ database, games });
    expect(found).toMatchObject({ running: 2, tables: 2 });
    expect(found.unreadable.map((match) => match.table)).toEqual([spoilt.table]);
    expect(table).not.toBe(spoilt.table);
  });
});

test('rows that do not fit leave the database as it was', async () => {
  const file = await backupWith('postgres', 'astrid');
  const lines = gunzipSync(readFileSync(file)).toString().split('\n');
  const person = lines.findIndex((line) => line.startsWith('["astrid"'));
  // The same person twice: the counts are right, but the rows break the primary key.
  lines.splice(person, 0, lines[person] ?? '');
  const text = lines.join('\n').replace('"people":1', '"people":2');
  writeFileSync(file, gzipSync(text));
  expect(await checkBackup(file)).toMatchObject({ people: 2 });
  for (const kind of KINDS) {
    const { database, remove } = await emptyDatabase(kind);
    const { db, close } = await openDatabase(database, () => {});
    await somebody(db, 'bo');
    await close();
    const before = await allRows(database);
    await expect(restore({ ...order(file, database), replace: true, folder: undefined })).rejects.toThrow(
      /unique|UNIQUE/,
    );
    expect(await allRows(database)).toEqual(before);
    // A server can still be started there.
    await (await openDatabase(database, () => {})).close();
    await remove();
  }
});

test('a PostgreSQL that others use as well keeps what is theirs', async () => {
  const file = await backupWith('sqlite', 'astrid');
  const { database, remove } = await emptyDatabase('postgres');
  await say(database, `create table chickens (name text); insert into chickens values ('Berta')`);
  await restore(order(file, database));
  await restore({ ...order(file, database), replace: true });
  expect((await say(database, 'select name from chickens')).rows).toEqual([{ name: 'Berta' }]);
  const { name } = await makeBackup({ database, folder, reason: 'nightly', at: AT });
  expect(gunzipSync(readFileSync(join(folder, name))).toString()).not.toContain('Berta');
  await remove();
});

test('a log that a killed server left beside the file does not find its way into what is restored', async () => {
  const file = await backupWith('sqlite', 'astrid');
  const { database, remove } = await emptyDatabase('sqlite');
  const killed = await openDatabase(database, () => {});
  await somebody(killed.db, 'bo');
  const left = `${database}.left`;
  for (const ending of ['', '-wal']) copyFileSync(`${database}${ending}`, `${left}${ending}`);
  await killed.close();
  expect(existsSync(`${left}-wal`)).toBe(true);
  const { before = '' } = await restore({ ...order(file, left), replace: true });
  expect((await allRows(left)).people).toMatchObject([{ id: 'astrid' }]);
  expect((await allRows(join(folder, basename(before)))).people).toMatchObject([{ id: 'bo' }]);
  await remove();
});
