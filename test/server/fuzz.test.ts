import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { gameNamed } from '../../src/games/index.ts';
import { REFUSALS } from '../../src/host/denial.ts';
import { KERNEL_MESSAGES } from '../../src/kernel/messages.ts';
import { type Random, randomFor } from '../../src/kernel/random.ts';
import { parseRecord, verify } from '../../src/kernel/record.ts';
import { SOCKET_PATH } from '../../src/protocol/http.ts';
import type { RefusalCode, ServerMessage } from '../../src/protocol/server.ts';
import { settingsFor } from '../../src/server/settings.ts';
import { waitUntil, within } from '../waiting.ts';
import { providedDatabases } from './databases.ts';
import { hostileBytes, hostileMessage, hostileRequest, type Loot, oversized } from './hostile.ts';
import { type Guest, type Player, visit } from './kit/client.ts';
import { GAME, type Pair, pairAt, playBoth, soloAt } from './kit/matches.ts';
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
/** In milliseconds: all attackers wait for one server, and some of their messages make bots think. */
const IN_A_STORM = 120_000;
const MOST_MEGABYTES = 600;

/** Every kind of refusal there is; the type sees to it that none is missing. */
const CODES: Readonly<Record<RefusalCode, true>> = {
  malformed: true,
  'unknown-table': true,
  'not-your-seat': true,
  'not-your-turn': true,
  'not-on-offer': true,
  behind: true,
  'match-over': true,
  'not-running': true,
  'nothing-to-undo': true,
  'table-full': true,
  'seat-taken': true,
  'not-allowed': true,
  'too-fast': true,
  'unknown-bot': true,
  'unknown-person': true,
  'not-found': true,
  'not-shown': true,
  trouble: true,
};

/** A game in which proposals can be made. */
const TOWN = 'troll-town';
const KNOWN_WORDS = {
  ...REFUSALS,
  ...KERNEL_MESSAGES,
  ...gameNamed(GAME).messages,
  ...gameNamed(TOWN).messages,
};
const TYPES = ['hello', 'table', 'state', 'change', 'accepted', 'refused', 'hint', 'past', 'log', 'chat'];
/** What only the inside of a server knows. */
const INNARDS = /\bat \S+ \(|node_modules|\.[jt]s:\d|SQLITE_|ECONN|insert into/i;

function mustBeRefusal({ code, refusal, message }: Partial<Extract<ServerMessage, { type: 'refused' }>>): void {
  if (code === undefined || !Object.hasOwn(CODES, code)) throw new Error(`no kind of refusal: ${code}`);
  if (code === 'trouble') throw new Error('something that a client can send makes trouble');
  if (!Object.hasOwn(KNOWN_WORDS, refusal?.say ?? '')) throw new Error(`no message: ${refusal?.say}`);
  if (typeof message !== 'string' || message === '' || message.length > 600) throw new Error(`no words: ${message}`);
}

function mustBeWellFormed(text: string): void {
  const message = JSON.parse(text) as ServerMessage;
  if (!TYPES.includes(message.type)) throw new Error(`no type of message: ${text}`);
  if (message.type === 'refused') mustBeRefusal(message);
  if (message.type !== 'chat' && INNARDS.test(text)) throw new Error(`says too much: ${text}`);
}

/** Sends its messages in batches over one connection after another; every message is answered. */
async function attackSocket(url: string, loot: Loot, chance: Random, count: number): Promise<void> {
  let sent = 0;
  while (sent < count) {
    const socket = new WebSocket(url.replace('http', 'ws') + SOCKET_PATH, { headers: { cookie: loot.cookie } });
    let answered = 0;
    let due = 1;
    let wake = () => {};
    let failed: unknown;
    socket.on('message', (data) => {
      try {
        mustBeWellFormed(data.toString());
      } catch (error) {
        failed = error;
      }
      answered++;
      if (answered >= due || failed !== undefined) wake();
    });
    const closed = new Promise<number>((resolve) => {
      socket.on('close', resolve);
    });
    socket.on('error', () => {});
    const caughtUp = () =>
      answered >= due
        ? Promise.resolve()
        : within(
            () => `${due - answered} more answers to hostile messages`,
            Promise.race([closed, new Promise<void>((resolve) => (wake = resolve))]),
            IN_A_STORM,
          );
    await caughtUp();
    for (let batch = 0; batch < 20 && sent < count; batch++) {
      due = answered + BATCH;
      for (let i = 0; i < BATCH; i++) socket.send(hostileMessage(chance, loot));
      sent += BATCH;
      await caughtUp();
      if (failed !== undefined) throw failed;
      if (socket.readyState !== WebSocket.OPEN) throw new Error(`cut off with code ${await closed}`);
    }
    socket.send(oversized(chance));
    sent++;
    expect(await within('the end of a connection that sent too long a message', closed)).toBe(1009);
  }
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

function ask(url: string, chance: Random, loot: Loot, agent: Agent): Promise<Answer | undefined> {
  const { hostname, port } = new URL(url);
  const { method, path, headers, body } = hostileRequest(chance, loot);
  return new Promise((resolve, reject) => {
    const sending = request({ agent, hostname, port, method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => {
        const status = response.statusCode ?? 0;
        const problem = method === 'HEAD' ? undefined : whyNotWellFormed(status, text);
        if (problem === undefined) resolve({ status, text });
        else reject(new Error(`${method} ${path} ${headers['content-type']} ${body}: ${status} ${problem} ${text}`));
      });
    });
    // A body that is too long is not read to its end: the server hangs up while it is being sent.
    sending.on('error', () => resolve(undefined));
    sending.end(body);
  });
}

function whyNotWellFormed(status: number, text: string): string | undefined {
  if (INNARDS.test(text)) return 'says too much';
  // The web app need not be built for this: its pages are then a word about that.
  if (status === 503 && text.startsWith('<!doctype html>')) return undefined;
  if (status >= 500) return 'makes trouble';
  if (status < 400) return undefined;
  try {
    mustBeRefusal(JSON.parse(text));
    return undefined;
  } catch (error) {
    return String(error);
  }
}

async function attackHttp(url: string, loot: Loot, chance: Random, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let answered = 0;
  for (let sent = 0; sent < count; sent++) if ((await ask(url, chance, loot, agent)) !== undefined) answered++;
  agent.destroy();
  expect(answered).toBeGreaterThan(count * 0.9);
}

/** Whatever bytes come over a bare connection; it is closed by whichever side has had enough. */
async function attackBare(url: string, loot: Loot, chance: Random, count: number): Promise<void> {
  const { hostname, port } = new URL(url);
  for (let sent = 0; sent < count; sent++) {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(hostileBytes(chance, loot));
        setTimeout(() => socket.destroy(), 10);
      });
      socket.on('data', () => {});
      socket.on('error', () => {});
      socket.on('close', () => resolve());
    });
  }
}

/** Memory in megabytes, as the server itself reports it. */
async function megabytes({ url }: ServerProcess): Promise<number> {
  return (await metric(url, 'process_resident_memory_bytes')) / 2 ** 20;
}

/** Plays match after match in peace, until told to stop; every move is accepted. */
async function playInPeace(url: string, isOver: () => boolean): Promise<number> {
  let moves = 0;
  do {
    const pair = await pairAt(url);
    await playBoth(pair, isOver);
    for (const player of pair.players) {
      expect(player.heard.filter(({ type }) => type === 'refused')).toEqual([]);
      moves += player.heard.filter(({ type }) => type === 'accepted').length;
    }
    await playBoth(pair);
    await mustBeTheirOwn(url, pair);
  } while (!isOver());
  return moves;
}

/** The match is by the rules, and holds the moves of its two players and nothing else. */
async function mustBeTheirOwn(url: string, { table, players }: Pair): Promise<void> {
  const record = parseRecord(await (await fetch(`${url}/api/matches/${table}/record`)).text());
  verify(gameNamed(GAME), record);
  const accepted = players.flatMap(({ heard }) => heard.filter(({ type }) => type === 'accepted'));
  expect(record.moves).toHaveLength(accepted.length);
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
    attack(url, await lootOf(), randomFor('fuzz', name), count);

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
    const [loud, quiet] = [await (await visit(url)).connect(), await (await visit(url)).connect()];
    for (let i = 0; i < messageBurst + 400; i++) loud.say('{}');
    expect(await within('the loud connection to be cut off', loud.closed)).toBe(1008);
    expect(refusals(loud).filter((code) => code === 'malformed').length).toBeGreaterThanOrEqual(messageBurst);
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
