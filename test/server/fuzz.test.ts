import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { randomFor } from '../../src/kernel/random.ts';
import { SOCKET_PATH } from '../../src/protocol/http.ts';
import { settingsFor } from '../../src/server/settings.ts';
import { waitUntil, within } from '../waiting.ts';
import { attackBare, attackHttp, attackSocket, mustBeRefusal, mustBeTheirOwn, playInPeace, TOWN } from './attack.ts';
import { providedDatabases } from './databases.ts';
import type { Loot } from './hostile.ts';
import { type Guest, type Player, visit } from './kit/client.ts';
import { GAME, pairAt, playBoth, soloAt } from './kit/matches.ts';
import { metric } from './kit/metrics.ts';
import { builtServer, type ServerProcess } from './processes.ts';

// So many messages take a minute, and on a busy machine many.
vi.setConfig({ testTimeout: 1_800_000 });

const freshDatabase = providedDatabases();
const servers = builtServer();

const MESSAGES = 88_000;
const REQUESTS = 11_000;
const CONNECTIONS = 1_000;
const ATTACKERS = 8;
const BATCH = 100;
const MOST_MEGABYTES = 600;

/** Memory in megabytes, as the server itself reports it. */
async function megabytes({ url }: ServerProcess): Promise<number> {
  return (await metric(url, 'process_resident_memory_bytes')) / 2 ** 20;
}

test('a hundred thousand hostile messages disturb nobody', async () => {
  const database = await freshDatabase('sqlite');
  const server = await servers.start(database);
  const { url } = server;
  const still = await pairAt(url);
  await playBoth(still, () => still.players[0].match(still.table).moments >= 5);
  const before = still.players.map((player) => player.match(still.table));

  const lootOf = async (): Promise<Loot> => {
    const { table, guest } = await soloAt(url);
    const { table: town } = await guest.make({ game: TOWN, seats: ['me', 'me'], start: true });
    const people = still.guests.map(({ person }) => person.id);
    return { tables: [table, town, still.table, still.table, 'zzzzzzzzzz'], people, cookie: guest.cookie };
  };
  const fuzz = async (name: string, attack: typeof attackHttp, count: number) =>
    attack({
      url,
      loot: await lootOf(),
      chance: randomFor('fuzz', name),
      count,
      batch: BATCH,
      mayGoOn: () => undefined,
      sent: () => {},
    });

  let stormy = true;
  let largest = 0;
  const watching = (async () => {
    for (; stormy && server.isAlive(); await wait(300)) largest = Math.max(largest, await megabytes(server));
  })();
  const peace = playInPeace(url, () => !stormy);
  const storm = Promise.all([
    ...Array.from({ length: ATTACKERS }, (_, i) => fuzz(`socket ${i}`, attackSocket, MESSAGES / ATTACKERS)),
    ...Array.from({ length: ATTACKERS }, (_, i) => fuzz(`http ${i}`, attackHttp, REQUESTS / ATTACKERS)),
    ...Array.from({ length: ATTACKERS }, (_, i) => fuzz(`bare ${i}`, attackBare, CONNECTIONS / ATTACKERS)),
  ]).finally(() => {
    stormy = false;
  });
  await storm;
  expect(await peace).toBeGreaterThan(10);
  await watching;

  expect(server.isAlive()).toBe(true);
  expect(largest).toBeLessThan(MOST_MEGABYTES);
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ healthy: true });
  for (const [seat, player] of still.players.entries()) {
    expect(player.match(still.table)).toEqual(before[seat]);
    await player.watch(still.table);
    expect(player.match(still.table)).toMatchObject({ ...before[seat], request: expect.anything() });
    expect(player.info(still.table)?.seats.every(({ bot, votes }) => bot === undefined && votes === 0)).toBe(true);
  }
  await playBoth(still);
  await mustBeTheirOwn(url, still);
  expect(await server.stop()).toBe(0);
  expect(server.words()).not.toMatch(/"level":(50|60)/);
});

test('a client that does not read what it is sent is cut off', async () => {
  const { url } = await servers.start(await freshDatabase('sqlite'));
  const { table, guest } = await soloAt(url);
  const socket = new WebSocket(url.replace('http', 'ws') + SOCKET_PATH, { headers: { cookie: guest.cookie } });
  await within('the first message', new Promise((resolve) => socket.once('message', resolve)));
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.on('error', () => {});
  socket.pause();
  const open = () => metric(url, 'underbridge_sockets');
  expect(await open()).toBe(2);
  await waitUntil('the client that does not read is cut off', async () => {
    for (let i = 0; i < 500; i++) socket.send(`{"type":"past","table":"${table}","moment":0}`);
    return (await open()) < 2;
  });
  socket.resume();
  await within('the end of the connection', closed);
});

describe('the usual limits', () => {
  const address = (number: number) => ({ 'x-forwarded-for': `10.0.0.${number}` });

  async function limited(): Promise<string> {
    const { limits } = settingsFor({});
    return (await servers.start(await freshDatabase('sqlite'), { limits, proxies: 1 })).url;
  }

  function refusals(player: Player): string[] {
    return player.heard.flatMap((message) => (message.type === 'refused' ? [message.code] : []));
  }

  test('slow a connection down that sends too much, and in the end cut it off', async () => {
    const url = await limited();
    const { messageBurst } = settingsFor({}).limits;
    const [{ player: loud, table }, quiet] = [await soloAt(url), await (await visit(url)).connect()];
    for (let i = 0; i < messageBurst + 400; i++) loud.say({ type: 'undo', table, seat: 0, seatEntry: 0 });
    expect(await within('the loud connection to be cut off', loud.closed)).toBe(1008);
    expect(refusals(loud).filter((code) => code === 'nothing-to-undo').length).toBeGreaterThanOrEqual(messageBurst - 1);
    expect(refusals(loud).filter((code) => code === 'too-fast').length).toBeGreaterThanOrEqual(100);
    expect(await quiet.ask({ type: 'watch', table: 'zzzzzzzzzz' })).toMatchObject({ code: 'unknown-table' });
  });

  test('let somebody chat, but not without end', async () => {
    const url = await limited();
    const { chatBurst } = settingsFor({}).limits;
    const { player, table } = await soloAt(url);
    const answers = await Promise.all(
      Array.from({ length: chatBurst + 3 }, () => player.ask({ type: 'chat', table, text: 'hello' })),
    );
    expect(answers.slice(0, chatBurst).every(({ type }) => type === 'accepted')).toBe(true);
    expect(answers.at(-1)).toMatchObject({ type: 'refused', code: 'too-fast' });
  });

  test('hold for requests, guests, tables and connections of one address, and for no other', async () => {
    const url = await limited();
    const { limits } = settingsFor({});
    const get = (path: string, from: number) => fetch(`${url}${path}`, { headers: address(from) });
    /** How many are answered before one is refused; meanwhile a few more become possible. */
    const answered = async (status: number, make: () => Promise<Response>) => {
      for (let count = 0; ; count++) {
        const response = await make();
        if (response.status === 429) {
          mustBeRefusal((await response.json()) as object);
          expect(Number(response.headers.get('retry-after') ?? 1)).toBeGreaterThan(0);
          return count;
        }
        expect(response.status).toBe(status);
      }
    };
    expect(await answered(200, () => get('/api/me', 1))).toBeGreaterThanOrEqual(limits.newGuests);
    expect((await get('/api/me', 2)).status).toBe(200);

    expect(await answered(200, () => get('/api/games', 3))).toBeGreaterThanOrEqual(limits.requests);
    expect((await get('/api/games', 4)).status).toBe(200);

    const [host, other] = [await visit(url), await visit(url)];
    const body = JSON.stringify({ game: GAME, seats: ['me', 'anyone'] });
    const make = (from: number, { cookie }: Guest) =>
      fetch(`${url}/api/tables`, {
        method: 'POST',
        body,
        headers: { ...address(from), cookie, 'content-type': 'application/json' },
      });
    expect(await answered(201, () => make(5, host))).toBeGreaterThanOrEqual(limits.newTables);
    expect((await make(5, other)).status).toBe(429);
    expect((await make(6, host)).status).toBe(429);
    expect((await make(6, other)).status).toBe(201);

    const opened = await Promise.all(Array.from({ length: limits.connections + 1 }, () => opens(url, host, 7)));
    expect(opened.filter(Boolean)).toHaveLength(limits.connections);
    expect(await opens(url, host, 8)).toBe(true);
  });

  function opens(url: string, { cookie }: Guest, from: number): Promise<boolean> {
    const headers = { ...address(from), cookie };
    const socket = new WebSocket(url.replace('http', 'ws') + SOCKET_PATH, { headers });
    return new Promise((resolve) => {
      socket.on('open', () => resolve(true));
      socket.on('error', () => resolve(false));
    });
  }
});
