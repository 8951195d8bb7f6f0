import { cpSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Position, Viewer } from '../../src/kernel/game.ts';
import { commitment } from '../../src/kernel/random.ts';
import { asked } from '../../src/kernel/steps.ts';
import type { NewTable } from '../../src/protocol/client.ts';
import type { CarryLink } from '../../src/protocol/http.ts';
import type { PatchOperation } from '../../src/protocol/patch.ts';
import type { ServerMessage } from '../../src/protocol/server.ts';
import { openDatabase } from '../../src/server/store/database/open.ts';
import { providedDatabases } from './databases.ts';
import { visit } from './kit/client.ts';
import { GAME, playUntil } from './kit/matches.ts';
import { plantPrivate } from './private.ts';
import { builtServer, type ServerProcess } from './processes.ts';
import { lookAround, mustHoldNoSecrets, sentBeforeTheEnd } from './prying.ts';
import { connectRecorder, type RecordingClient, secretIn } from './recording-client.ts';
import { type Deal, matchFrom, perform, type SeatMove, type Siblings, siblingsFor } from './siblings.ts';

const freshDatabase = providedDatabases();
const servers = builtServer();

const CASES: readonly (readonly [seats: number, observer: Viewer])[] = [
  [2, 0],
  [2, 1],
  [3, 2],
  [3, 'spectator'],
  [4, 3],
  [4, 'spectator'],
];

/** A table with everybody who has to do with it: each seat, a spectator, and one who only knows its address. */
interface Cast {
  readonly table: string;
  readonly observer: Viewer;
  readonly siblings: Siblings;
  readonly seats: readonly string[];
  readonly spectator: string;
  readonly stranger: string;
}

describe.each(['early', 'late'] as const)('what a viewer may not know, %s in a match,', (until) => {
  test('changes nothing of what it is sent', async () => {
    const prepared = await freshDatabase('sqlite');
    const casts = await prepare(
      prepared,
      CASES.map(([seats, observer]) => [siblingsFor(seats, observer, until), observer]),
    );
    const heard = await Promise.all(
      (['one', 'other'] as const).map(async (which) => {
        const database = await freshDatabase('sqlite');
        cpSync(prepared, database);
        await plant(database, casts, which);
        return performAll(database, casts);
      }),
    );
    for (const [i, { observer, siblings, spectator, stranger, seats, table }] of casts.entries()) {
      const innocents = [spectator, stranger, ...(observer === 'spectator' ? [] : [seats[observer] ?? ''])];
      for (const cookie of innocents) {
        const [one = [], other = []] = heard.map((all) => all[i]?.get(cookie));
        expect(one.length).toBeGreaterThan(siblings.moves.length / 2);
        expect(other, `table ${table}, ${observer}`).toEqual(one);
      }
      mustHoldNoSecrets(
        heard.flatMap((all) => [...(all[i]?.values() ?? [])].flat()),
        [siblings.one.seed, siblings.other.seed, ...casts.flatMap(cookiesOf).map(secretIn)],
      );
    }
  });
});

function cookiesOf({ seats, spectator, stranger }: Cast): string[] {
  return [...seats, spectator, stranger];
}

/** Tables at which everybody sits and the match has begun, in a database that no server uses any more. */
async function prepare(database: string, wanted: readonly (readonly [Siblings, Viewer])[]): Promise<Cast[]> {
  const server = await servers.start(database);
  const { url } = server;
  const casts: Cast[] = [];
  for (const [siblings, observer] of wanted) {
    const [host, ...others] = await Promise.all(Array.from({ length: siblings.table.seats }, () => visit(url)));
    if (host === undefined) throw new Error('a table without seats');
    const seats: NewTable['seats'] = ['me', ...others.map(() => 'anyone' as const)];
    const { table } = await host.make({ game: GAME, seats, options: siblings.table.options, open: true });
    for (const other of others) await other.request('POST', `/api/tables/${table}/join`);
    await host.request('POST', `/api/tables/${table}/start`);
    const [spectator, stranger] = [await visit(url), await visit(url)];
    casts.push({
      table,
      observer,
      siblings,
      seats: [host, ...others].map(({ cookie }) => cookie),
      spectator: spectator.cookie,
      stranger: stranger.cookie,
    });
  }
  await server.stop();
  return casts;
}

/** Puts one of the siblings in the place of what was dealt. The hash that is public stays the same for both. */
async function plant(database: string, casts: readonly Cast[], which: 'one' | 'other'): Promise<void> {
  const { db, close } = await openDatabase(database, () => {});
  for (const { table, siblings, observer } of casts) {
    const deal: Deal = siblings[which];
    const row = { seed: deal.seed, commitment: commitment(siblings.one.seed), opening: JSON.stringify(siblings.told) };
    await db.updateTable('tables').set(row).where('id', '=', table).execute();
    const position = JSON.stringify(deal.position);
    await db.updateTable('snapshots').set({ position }).where('table_id', '=', table).execute();
    for (const { seat, person } of await db.selectFrom('seats').selectAll().where('table_id', '=', table).execute()) {
      if (person !== null) await plantPrivate(db, { table, seat, person }, seat === observer ? 'the same' : which);
    }
  }
  await close();
}

type Heard = Map<string, string[]>;

/** All tables at once: first half, restart, second half, and then what can be asked for when all is quiet. */
async function performAll(database: string, casts: readonly Cast[]): Promise<Heard[]> {
  const heard = casts.map((): Heard => new Map());
  let server: ServerProcess | undefined;
  for (const half of [0, 1]) {
    server = await servers.start(database);
    const { url } = server;
    const stages = await Promise.all(casts.map((cast) => come(url, cast)));
    await Promise.all(stages.map((stage) => act(stage, half)));
    for (const stage of stages) await askAround(stage);
    await Promise.all(stages.map((stage, i) => note(stage, heard[i] ?? new Map())));
    await server.stop();
  }
  return heard;
}

interface Stage {
  readonly cast: Cast;
  readonly seats: readonly RecordingClient[];
  readonly spectator: RecordingClient;
  readonly stranger: RecordingClient;
  /** Which of the messages to each was the first news that everybody is there. */
  readonly settled: Map<RecordingClient, number>;
}

async function come(url: string, cast: Cast): Promise<Stage> {
  const seats = await Promise.all(cast.seats.map((cookie) => connectRecorder(url, cookie)));
  const [spectator, stranger] = [await connectRecorder(url, cast.spectator), await connectRecorder(url, cast.stranger)];
  const settled = new Map<RecordingClient, number>();
  for (const { player } of [...seats, spectator]) await player.watch(cast.table);
  for (const client of [...seats, spectator]) {
    await client.player.until('everybody to be there', () => {
      const info = client.player.info(cast.table);
      return info?.spectators === 1 && info.seats.every(({ present }) => present);
    });
    settled.set(client, client.player.texts.findLastIndex(isNews));
  }
  return { cast, seats, spectator, stranger, settled };
}

/** Everything that can be said to a table is said, by those who may and by those who may not. */
async function act({ cast, seats, spectator, stranger }: Stage, half: number): Promise<void> {
  const { table, siblings } = cast;
  const match = matchFrom(siblings.table, siblings.one);
  const middle = Math.floor(siblings.moves.length / 2);
  const watchers = [...seats, spectator];
  const counts = seats.map(() => 0);
  for (const [done, seatMove] of siblings.moves.entries()) {
    const seatEntry = counts[seatMove.seat] ?? 0;
    const isNow = done < middle === (half === 0);
    if (isNow) {
      await pry(table, [...watchers, stranger], done, counts, match.entries.length);
      const { player } = seats[seatMove.seat] as RecordingClient;
      await player.ask(messageFor(table, seatEntry, seatMove));
    }
    perform(match, seatMove);
    counts[seatMove.seat] = seatEntry + 1;
    if (!isNow) continue;
    const revision = done + 1 - (half === 0 ? 0 : middle);
    const waitedFor = asked(match.position as Position).join();
    for (const { player } of watchers) {
      await player.until(
        `move ${done}`,
        () => player.match(table).revision >= revision && player.match(table).asked.join() === waitedFor,
      );
    }
  }
}

function messageFor(table: string, seatEntry: number, { seat, move }: SeatMove) {
  if (move === undefined) return { type: 'undo', table, seatEntry, seat } as const;
  return { type: 'move', table, seatEntry, seat, move: { ...move } } as const;
}

const GUESSES = [
  { do: 'sow', kind: 'bean', end: 'left' },
  { do: 'sow', kind: 'stone', end: 'left' },
  { do: 'done' },
  { do: 'place', garden: 0, tile: 0 },
  { do: 'buy', purchase: 'troll' },
] as const;

/** Asks for what has been, and tries what is not one's own to do; seat 6 is nobody's, so the match stays as it is. */
async function pry(
  table: string,
  clients: readonly RecordingClient[],
  done: number,
  counts: readonly number[],
  moments: number,
): Promise<void> {
  const moment = moments === 0 ? 0 : (done * 7) % moments;
  const [seatEntry = 0] = counts;
  for (const [i, { player }] of clients.entries()) {
    if ((done + i) % 4 > 0) continue;
    const move = GUESSES[done % GUESSES.length] ?? GUESSES[0];
    await player.ask({ type: 'past', table, moment });
    await player.ask({ type: 'log', table, before: moment + 1 });
    await player.ask({ type: 'move', table, seatEntry, seat: (done % 2) * 6, move: { ...move, do: `${move.do}!` } });
    await player.ask({ type: 'move', table, seatEntry, seat: 6, move });
    await player.ask({ type: 'undo', table, seatEntry, seat: 6 });
    await player.ask({ type: 'move', table, seatEntry: seatEntry + 1, seat: 0, move });
    await player.ask({ type: 'vote', table, seat: 0, bot: 'greedy' });
    await player.ask({ type: 'hand-over', table, seat: 6, bot: 'greedy' });
    await player.ask({ type: 'take-back', table, seat: 1 });
    await player.ask({ type: 'hint', table, seatEntry, seat: done % 2 });
  }
}

async function askAround({ cast: { table }, seats, spectator, stranger }: Stage): Promise<void> {
  for (const client of [...seats, spectator, stranger]) {
    await client.get(`/api/tables/${table}`);
    await client.get('/api/tables?state=running');
    await client.get('/api/tables/mine');
    await client.get(`/api/matches/${table}/record`);
    await client.get(`/api/tables/${table}/notes`);
    await client.get(`/api/tables/${table}/ahead`);
    await client.post(`/api/tables/${table}/join`, { seat: 0 });
    await client.post(`/api/tables/${table}/rematch`);
    await client.player.ask({ type: 'watch', table });
  }
  // The stranger, who watches now too, is news for everybody.
  for (const { player } of [...seats, spectator, stranger]) {
    await player.until('news of 2 spectators', () => player.info(table)?.spectators === 2);
  }
}

function isNews(text: string): boolean {
  return text.startsWith('{"type":"table"');
}

const TIMES = /\b1\d{12}\b/g;
/** News are gathered for a moment, and tell whose turn it is by then. The changes tell it of every moment. */
const TURN = /"asked":\[[\d,]*\]/;
/** Differ from one moment to the next, and are about requests, not about matches. */
const PASSING = /^(date|x-ratelimit-\w+|content-length): .*$/;

/** Notes what everybody was sent: messages in their order; news about the table, which are gathered, each once. */
async function note(stage: Stage, heard: Heard): Promise<void> {
  const { cast, seats, spectator, stranger, settled } = stage;
  const clients = new Map([...cast.seats.map((cookie, i) => [cookie, seats[i] as RecordingClient] as const)]);
  clients.set(cast.spectator, spectator).set(cast.stranger, stranger);
  for (const [cookie, client] of clients) {
    const news = client.player.texts.filter((text, i) => isNews(text) && i >= (settled.get(client) ?? 0));
    const sent = [
      ...client.player.texts.filter((text) => !isNews(text)),
      ...[...new Set(news.map((text) => text.replace(TIMES, '0').replace(TURN, '')))].sort(),
      ...client.answers.filter((line) => !PASSING.test(line)),
    ];
    const before = heard.get(cookie) ?? [];
    heard.set(cookie, [...before, ...sent.map((text) => text.replace(TIMES, '0'))]);
  }
}

test('no client is ever sent a secret, whatever its part', async () => {
  const server = await servers.start(await freshDatabase('sqlite'), { logLevel: 'trace' });
  const { url } = server;
  const companies: NewTable['seats'][] = [
    ['me', 'anyone'],
    ['me', 'anyone', { bot: 'greedy' }],
    ['me', 'me', 'anyone'],
    ['me', { bot: 'random' }, 'anyone', { bot: 'greedy' }],
  ];
  const secrets: string[] = [];
  const texts = await Promise.all(companies.map((seats) => playInAllParts(url, seats, secrets)));
  mustHoldNoSecrets(texts.flat(), secrets);
  await server.stop();
  mustHoldNoSecrets([server.words()], secrets);
});

/** Plays a match to its end and gives what was sent before that; its seed and everybody's secrets are added to the list. */
async function playInAllParts(url: string, seats: NewTable['seats'], secrets: string[]): Promise<string[]> {
  const [host, guest, spectator, stranger, left] = await Promise.all([1, 2, 3, 4, 5].map(() => connectRecorder(url)));
  if (!host || !guest || !spectator || !stranger || !left) throw new Error('nobody came');
  const { table } = await host.guest.make({ game: GAME, seats, open: true });
  await left.post(`/api/tables/${table}/join`);
  await left.post(`/api/tables/${table}/leave`);
  await guest.post(`/api/tables/${table}/join`);
  const link = await host.guest.request<CarryLink>('POST', '/api/me/link');
  const clients = [host, guest, spectator, left];
  for (const { player } of clients) await player.watch(table);
  await host.post(`/api/tables/${table}/start`);
  for (const { player } of clients)
    await player.until('the match to begin', () => player.heard.some(({ type }) => type === 'state'));
  secrets.push(...(await writePrivately(table, [host, guest])));
  const looking = lookAround(table, [...clients, stranger], () => host.player.match(table).over);
  await Promise.all([host, guest].map(({ player }) => playUntil(player, table)));
  await looking;
  for (const { player } of clients) await player.until('news of the end', () => player.info(table)?.state === 'over');

  secrets.push(host.player.info(table)?.seed ?? '', link.token);
  secrets.push(...[...clients, stranger].map(({ guest: { cookie } }) => secretIn(cookie)));
  for (const client of [...clients, stranger]) mustSeeOwnTilesOnly(client.player.heard);
  return sentBeforeTheEnd([...clients, stranger]);
}

/** Those who play write notes for themselves; nothing that anybody is sent afterwards may hold them. */
async function writePrivately(table: string, clients: readonly RecordingClient[]): Promise<string[]> {
  const written: string[] = [];
  for (const { guest, player } of clients) {
    const seat = player.info(table)?.seats.find(({ mine }) => mine)?.seat ?? 0;
    const words = `for ${guest.person.id} alone`;
    const marks = [{ kind: 'ring', at: `beside ${words}`, words }];
    await guest.request('PUT', `/api/tables/${table}/notes`, { seat, seatEntry: 0, moment: 0, words, marks });
    written.push(words);
  }
  return written;
}

/** Hands of others and the pile lie face down in every view, in every change of one, and in every past one. */
function mustSeeOwnTilesOnly(heard: readonly ServerMessage[]): void {
  for (const message of heard) {
    if (message.type === 'state' || message.type === 'past') {
      for (const { viewer, view } of message.perspectives) mustBeFaceDown(viewer, [[[], view]]);
    }
    if (message.type === 'change') {
      for (const { viewer, changes } of message.perspectives) mustBeFaceDown(viewer, changes);
    }
    if (message.type === 'state' || message.type === 'change') {
      for (const [i, lines] of message.logs.entries()) {
        const viewer = message.perspectives[i]?.viewer;
        const drawn = lines.filter(({ event }) => event.say === 'told.drew');
        expect(drawn.every(({ event }) => event.seat === viewer)).toBe(true);
      }
    }
  }
}

type Hidden = { readonly hands: readonly (readonly string[])[]; readonly pile: readonly string[] };

function mustBeFaceDown(viewer: Viewer, changes: readonly PatchOperation[]): void {
  for (const [[first, second, third], value] of changes) {
    if (first === undefined) {
      const { hands, pile } = value as Hidden;
      mustBeFaceDown(viewer, [
        [['hands'], hands],
        [['pile'], pile],
      ]);
    } else if (first === 'pile') {
      expect([value].flat().every((tile) => tile === 'hidden' || tile === undefined)).toBe(true);
    } else if (first === 'hands' && second === undefined) {
      (value as Hidden['hands']).forEach((hand, seat) => {
        mustBeFaceDown(viewer, [[['hands', seat], hand]]);
      });
    } else if (first === 'hands' && second !== viewer && (third === undefined || value !== undefined)) {
      expect([value].flat().every((tile) => tile === 'hidden')).toBe(true);
    }
  }
}
