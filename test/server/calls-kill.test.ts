import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { below, randomFor } from '../../src/kernel/random.ts';
import type { StoredCall } from '../../src/server/store/schema.ts';
import { waitUntil } from '../waiting.ts';
import { providedDatabases } from './databases.ts';
import { query } from './kit/calls.ts';
import { visit } from './kit/client.ts';
import { GAME } from './kit/matches.ts';
import { builtServer } from './processes.ts';

/** How many calls, and how many processes are killed meanwhile; `CALLS_KILLS=40 CALLS=500` for the whole of it. */
const CALLS = Number(process.env.CALLS ?? 24);
const KILLS = Number(process.env.CALLS_KILLS ?? 3);

vi.setConfig({ testTimeout: 1_800_000 });

const freshDatabase = providedDatabases();
const servers = builtServer();

test(`of ${CALLS} calls on two processes with ${KILLS} kills none is lost, and none is sent twice without a note of why`, async () => {
  const received = new Map<string, number>();
  const chance = randomFor('kill -9', 'calls');
  const receiver = createServer((request, response) => {
    let text = '';
    request.on('data', (piece) => {
      text += piece;
    });
    request.on('end', () => {
      const { tag } = JSON.parse(text) as { tag: string };
      received.set(tag, (received.get(tag) ?? 0) + 1);
      // Answered a little later, so that some processes die between sending and noting.
      setTimeout(() => response.writeHead(204).end(), below(chance, 30));
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const database = await freshDatabase('postgres');
  const settings = { webhookAllow: [host], botThreads: 1 };
  let [north, south] = [await servers.start(database, settings), await servers.start(database, settings)];

  // Everybody is called to one table; the calls are due when the test says so.
  const other = await visit(north.url);
  const wishes = {
    language: 'en',
    zone: 'UTC',
    what: { turn: ['webhook'], 'clock-low': [], invitation: [], end: [], chat: [] },
    quiet: null,
    wake: true,
    mail: 'digest',
    digestHour: 8,
  };
  for (let made = 0; made < CALLS; made++) {
    const called = await visit(made % 2 === 0 ? north.url : south.url);
    const webhook = { url: `http://${host}/`, language: 'en', zone: 'UTC' };
    expect((await called.request('PUT', '/api/me/calls/webhook', webhook)).status).toBe(200);
    expect((await called.request('PUT', '/api/me/calls', wishes)).status).toBe(200);
    const { table } = await called.make({ game: GAME, seats: ['me', 'anyone'], options: { firstPlayer: 0 } });
    await other.request('POST', `/api/tables/${table}/join`);
    expect((await called.request('POST', `/api/tables/${table}/start`)).status).toBe(200);
  }
  const calls = () => query<StoredCall>(database, 'select * from calls');
  expect(await calls()).toHaveLength(CALLS);
  const due = (count: number) =>
    query(
      database,
      `update calls set due = 0 where table_id in (select table_id from calls where state = 'waiting' and due > 0 limit ${count})`,
    );
  const sent = async () => (await calls()).filter(({ state }) => state === 'sent').length;

  // Each kill falls while some calls are under way.
  for (let kill = 0; kill < KILLS; kill++) {
    const before = received.size;
    await due(Math.ceil(CALLS / (KILLS + 1)));
    await waitUntil('some calls are under way', async () => {
      if (received.size > before) return true;
      return (await calls()).every(({ state, due: at }) => state === 'sent' || Number(at) > 0);
    });
    if (below(chance, 2) === 0) {
      await north.kill();
      north = await servers.start(database, settings);
    } else {
      await south.kill();
      south = await servers.start(database, settings);
    }
  }
  await due(CALLS);
  await waitUntil('all calls are sent', async () => (await sent()) === CALLS, 120_000);
  receiver.closeAllConnections();
  receiver.close();

  const rows = await calls();
  const twice = rows.filter(({ table_id }) => (received.get(table_id) ?? 0) > 1);
  expect(twice.filter(({ reason }) => reason !== 'interrupted')).toEqual([]);
  const told = [...received.values()].reduce((sum, count) => sum + count, 0);
  process.stdout.write(`${CALLS} calls, ${KILLS} kills: ${told} messages, ${twice.length} sent twice by a kill\n`);
});
