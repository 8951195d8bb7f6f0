import { expect, test } from 'vitest';
import { entryOf, type LogEntry } from '../../src/host/match/entry.ts';
import type { Move } from '../../src/kernel/game.ts';
import { parseRecord } from '../../src/kernel/record.ts';
import type { ServerMessage } from '../../src/protocol/server.ts';
import { openDatabase } from '../../src/server/store/database/open.ts';
import { logFrom } from '../../src/server/store/match/log.ts';
import { waitUntil } from '../waiting.ts';
import { providedDatabases } from './databases.ts';
import { type Guest, type Player, visit } from './kit/client.ts';
import { askedOf, GAME } from './kit/matches.ts';
import { GAMES } from './next-games.ts';
import { builtServer, type ServerProcess } from './processes.ts';

/** A rolling update: for a while a program with the rules of yesterday and one with those of today serve the same tables. */

const freshDatabase = providedDatabases();
const servers = builtServer();

const NEXT = GAMES.find(({ id }) => id === GAME);
if (NEXT === undefined) throw new Error(`there is no ${GAME}`);

let database: string;
let older: ServerProcess;
let newer: ServerProcess;

async function startBoth(): Promise<void> {
  database = await freshDatabase('postgres');
  [older, newer] = await Promise.all([
    servers.start(database, { logLevel: 'warn' }),
    servers.start(database, { nextRules: true, logLevel: 'warn', botPatience: 500 }),
  ]);
}

async function logOf(table: string): Promise<LogEntry[]> {
  const { db, close } = await openDatabase(database, () => {});
  const rows = await logFrom(db, table, 0);
  await close();
  expect(rows.map(({ sequence }) => sequence)).toEqual([...rows.keys()]);
  return rows.map(entryOf);
}

/** What was acknowledged, in that order. */
type Acknowledged = { readonly seat: number; readonly move: Move }[];

/** One person who has both seats, so that the order of all answers is theirs. */
async function beginAt({ url }: ServerProcess): Promise<{ guest: Guest; player: Player; table: string }> {
  const guest = await visit(url);
  const { table } = await guest.make({
    game: GAME,
    seats: ['me', 'me'],
    options: { firstPlayer: 0, goal: 12 },
    start: true,
  });
  const player = await guest.connect();
  await player.watch(table);
  return { guest, player, table };
}

/** Answers until the match is over, or the process leads the player elsewhere. Gives the code by which it does. */
async function playOn(
  player: Player,
  table: string,
  noted: Acknowledged,
  most = Number.POSITIVE_INFINITY,
): Promise<ServerMessage | number | undefined> {
  for (let answers = 0; answers < most && !player.match(table).over; answers++) {
    const { seat = 0, offers = [] } = askedOf(player, table) ?? {};
    const [move] = offers;
    if (move === undefined) throw new Error('nobody is asked');
    const answer = await orClosed(player, player.play(table, seat, move));
    if (typeof answer === 'number' || answer.type !== 'accepted') return answer;
    noted.push({ seat, move });
  }
  return undefined;
}

/** What is answered, or the code with which the connection was closed before. */
function orClosed<T>(player: Player, answer: Promise<T>): Promise<T | number> {
  return Promise.race([answer, player.closed]);
}

/** Somebody comes to the process with that cookie and watches the table. */
async function watchAt({ url }: ServerProcess, table: string, cookie?: string): Promise<ServerMessage | number> {
  const player = await (await visit(url, cookie)).connect();
  return orClosed(player, player.ask({ type: 'watch', table }));
}

const RACES = 10;
const SERVICE_RESTART = 1012;
const NEWER_RULES = { type: 'refused', code: 'not-shown', refusal: { say: 'refused.newer-rules' } };

/** The entries of the match, without the one by which its rules changed: exactly what was acknowledged, whoever did it. */
async function expectOneChange(table: string, noted: Acknowledged): Promise<number> {
  const entries = await logOf(table);
  const changes = entries.filter((entry) => 'rules' in entry);
  expect(changes).toEqual([{ rules: NEXT?.version, from: expect.any(Number), lost: 0 }]);
  expect(entries.filter((entry) => !('rules' in entry))).toEqual(noted);
  return entries.findIndex((entry) => 'rules' in entry);
}

test('while an older and a newer process serve the same matches, nothing acknowledged is lost, and no match forks', async () => {
  await startBoth();
  const places = await Promise.all(
    Array.from({ length: 8 }, async (_, match) => {
      const noted: Acknowledged = [];
      const { guest, player, table } = await beginAt(older);
      // Each match is taken over at another moment, in the midst of answers.
      await playOn(player, table, noted, 2 * match);
      const onlooker = await (await visit(older.url)).connect();
      await onlooker.watch(table);
      const there = await (await visit(newer.url, guest.cookie)).connect();
      // The newer process may lose so many races for the next place in the log; the first that it wins is the last.
      const [early] = await Promise.all([playOn(player, table, noted, RACES), there.watch(table)]);
      expect(early ?? (await playOn(player, table, noted, 1))).toBe(SERVICE_RESTART);
      expect(await onlooker.closed).toBe(SERVICE_RESTART);
      await there.until('all that was acknowledged', () => there.match(table).moments >= noted.length);
      expect(await playOn(there, table, noted, 4)).toBeUndefined();

      // The older process takes nothing any more: it leads on whoever comes, and whoever sends something.
      expect(await watchAt(older, table)).toBe(SERVICE_RESTART);
      const back = await (await visit(older.url, guest.cookie)).connect();
      const late = { type: 'undo', table, seat: 0, seatEntry: player.seatEntry(table, 0) } as const;
      expect(await orClosed(back, back.ask(late))).toBe(SERVICE_RESTART);

      expect(await playOn(there, table, noted)).toBeUndefined();
      return expectOneChange(table, noted);
    }),
  );
  // The race was run at several places.
  expect(new Set(places).size).toBeGreaterThan(3);
  // It is no trouble: nobody is to be called for it.
  expect([older.words(), newer.words()].map((words) => words.match(/"level":50.*/)?.[0])).toEqual([
    undefined,
    undefined,
  ]);
});

test('answers sent to both at once count once, and bots go on at the newer process', async () => {
  await startBoth();
  const guest = await visit(older.url);
  const seats = ['me', { bot: 'random' }] as const;
  const { table } = await guest.make({ game: GAME, seats: [...seats], options: { firstPlayer: 0 }, start: true });
  const here = await guest.connect();
  await here.watch(table);
  const there = await (await visit(newer.url, guest.cookie)).connect();
  const { offers = [] } = askedOf(here, table) ?? {};
  const seatEntry = here.seatEntry(table, 0);
  const [first, last] = [offers[0], offers.at(-1)];
  const [byOlder] = await Promise.all([
    orClosed(here, here.ask({ type: 'move', table, seat: 0, seatEntry, move: { ...first } } as never)),
    there.watch(table),
  ]);
  const byNewer = await there.ask({ type: 'move', table, seat: 0, seatEntry, move: { ...last } } as never);
  const accepted = [byOlder, byNewer].filter((answer) => typeof answer !== 'number' && answer.type === 'accepted');
  expect(accepted, JSON.stringify([byOlder, byNewer])).toHaveLength(1);

  while (!there.match(table).over) {
    const { revision } = there.match(table);
    if (askedOf(there, table) === undefined) {
      await there.until('an answer of the bot', () => there.match(table).revision > revision);
    } else expect(await there.play(table, 0)).toMatchObject({ type: 'accepted' });
  }
  const entries = await logOf(table);
  const { moments } = there.match(table);
  expect(entries.filter((entry) => !('rules' in entry))).toHaveLength(moments);
  await waitUntil('the record is there', async () => (await recordFrom(newer, table)).status === 200);
  const record = await (await recordFrom(newer, table)).text();
  expect(await (await recordFrom(older, table)).text()).toBe(record);
  const { moves, places, changes } = parseRecord(record);
  expect([moves.length, places]).toEqual([moments, there.info(table)?.places]);
  expect(changes).toEqual([[expect.any(Number), NEXT?.version]]);
});

function recordFrom({ url }: ServerProcess, table: string): Promise<Response> {
  return fetch(`${url}/api/matches/${table}/record`);
}

test('a match that began by newer rules is left alone by an older process; people are told so if there is no other', async () => {
  await startBoth();
  const noted: Acknowledged = [];
  const { guest, player, table } = await beginAt(newer);
  await playOn(player, table, noted, 3);
  expect(await watchAt(older, table, guest.cookie)).toBe(SERVICE_RESTART);
  expect(await playOn(player, table, noted, 3)).toBeUndefined();
  await newer.kill();
  await waitUntil('the older process has noticed', async () => (await watchAt(older, table)) !== SERVICE_RESTART);
  expect(await watchAt(older, table, guest.cookie)).toMatchObject(NEWER_RULES);
  expect(await logOf(table)).toEqual(noted);
});
