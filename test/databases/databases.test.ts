import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gameNamed } from '../../src/games/index.ts';
import { parseRecord, verify } from '../../src/kernel/record.ts';
import type { FinishedList, TableList } from '../../src/protocol/http.ts';
import type { TableInfo } from '../../src/protocol/server.ts';
import { makeBackup } from '../../src/server/backup/make.ts';
import { restore } from '../../src/server/backup/restore.ts';
import { startServer } from '../../src/server/start.ts';
import type { DatabaseKind } from '../../src/server/store/database/schema.ts';
import { type Guest, type Player, visit } from '../server/kit/client.ts';
import { emptyDatabase, KINDS } from '../server/kit/databases.ts';
import { askedOf } from '../server/kit/matches.ts';
import { TEST_SETTINGS } from '../server/kit/server.ts';
import { waitUntil } from '../waiting.ts';
import { fileAt, KEPT, type Kept, keptAt } from './kept.ts';

/** Databases as servers of earlier versions have left them: the tests of backups make theirs from today's migrations. */

const MOVES = 6;
const OPEN = 'open';
const FINISHED = 'finished';

let folder = '';
let empty: Awaited<ReturnType<typeof emptyDatabase>>;
let stop = async () => {};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'underbridge-kept-'));
});
afterEach(async () => {
  await stop();
  await empty.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** The file itself, or PostgreSQL with what a backup of it holds. */
async function bringBack(version: string, kind: DatabaseKind): Promise<string> {
  empty = await emptyDatabase(kind);
  const file = kind === 'sqlite' ? empty.database : join(folder, 'old.db');
  writeFileSync(file, fileAt(version));
  if (kind === 'sqlite') return file;
  const made = await makeBackup({ database: file, folder, reason: 'by-hand', at: 0 });
  expect(made).toMatchObject({ version });
  const { database } = empty;
  await restore({ file: join(folder, made.name), database, replace: false, folder: undefined, at: 0 });
  return database;
}

/** A server of today. Nothing is removed for its age. */
async function serve(database: string): Promise<string> {
  const server = await startServer({ ...TEST_SETTINGS, database, keepGathering: 0, putAwayAfter: 0 });
  stop = () => server.close();
  return server.url;
}

async function listsEverything(url: string, { tables }: Kept, [host, guest]: readonly [Guest, Guest]): Promise<void> {
  const { [OPEN]: open, [FINISHED]: finished, ...running } = tables;
  const lobby = await guest.request<TableList>('GET', '/api/tables');
  expect(lobby.tables.map(({ table }) => table)).toEqual([open]);
  for (const each of [host, guest]) {
    const mine = (await each.request<TableList>('GET', '/api/tables/mine')).tables.map(({ table }) => table);
    expect(mine).toEqual(expect.arrayContaining(Object.values(running)));
    const past = await each.request<FinishedList>('GET', '/api/tables/finished');
    expect(past.tables.map(({ table }) => table)).toEqual([finished]);
  }
  const record = parseRecord(await (await fetch(`${url}/api/matches/${finished}/record`)).text());
  verify(gameNamed(record.game), record);
}

/** Answers of either, each another one of those on offer. */
async function playsOn(table: string, players: readonly Player[]): Promise<void> {
  for (const player of players) await player.watch(table);
  for (let move = 0; move < MOVES; move++) {
    await waitUntil('one of the two is asked', () => players.some((each) => askedOf(each, table) !== undefined));
    const player = players.find((each) => askedOf(each, table) !== undefined);
    const asked = player && askedOf(player, table);
    const answer = await player?.play(table, asked?.seat ?? 0, asked?.offers[move % asked.offers.length]);
    expect(answer).toMatchObject({ type: 'accepted' });
  }
}

describe.each(KINDS)('on %s', (kind) => {
  test.each(KEPT)('what was played at %s is listed and played on', async (version) => {
    const kept = keptAt(version);
    const url = await serve(await bringBack(version, kind));
    const [first, second] = kept.people;
    const guests = [await visit(url, first.cookie), await visit(url, second.cookie)] as const;
    expect(guests.map(({ person: { id, name } }) => ({ id, name }))).toEqual(
      kept.people.map(({ id, name }) => ({ id, name })),
    );
    await listsEverything(url, kept, guests);
    const players = await Promise.all(guests.map((guest) => guest.connect()));
    const { [OPEN]: open = '', [FINISHED]: _, ...running } = kept.tables;
    for (const table of Object.values(running)) await playsOn(table, players);
    const [host, guest] = guests;
    expect(await guest.request('POST', `/api/tables/${open}/join`)).toMatchObject({ status: 200 });
    const begun = await host.request<TableInfo>('POST', `/api/tables/${open}/start`);
    expect(begun).toMatchObject({ state: 'running' });
    for (const player of players) await player.close();
  });
});
