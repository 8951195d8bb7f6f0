import pg from 'pg';
import { expect, test } from 'vitest';
import { waitUntil } from '../waiting.ts';
import { providedDatabases } from './databases.ts';
import { visit } from './kit/client.ts';
import { askedOf, soloAt } from './kit/matches.ts';
import { builtServer } from './processes.ts';

const freshDatabase = providedDatabases();
const servers = builtServer();

const SERVICE_RESTART = 1012;
/** Bots answer because another process has taken over, not because they were waited for too long. */
const TRUSTING = { botPatience: 3_600_000 };
/** So that the test is done long before the last is sent away; then it goes by itself. */
const SLOWLY = { ...TRUSTING, spread: 25_000 };

test('a process that stops lets nobody in, hands its bots over, and sends people away one by one, who go on at another', async () => {
  const database = await freshDatabase('postgres');
  const [north, south] = [await servers.start(database, TRUSTING), await servers.start(database, SLOWLY)];
  const ready = (url: string) => fetch(`${url}/readyz`).then(({ status }) => status);
  expect(await ready(south.url)).toBe(200);
  const { table, guest, player } = await soloAt(south.url, ['me', { bot: 'greedy' }]);
  // The last to be sent away: the first connection is closed at once.
  const others = [player];
  for (let count = 0; count < 9; count++) others.push(await guest.connect());
  const last = others.at(-1) ?? player;
  await last.watch(table);
  const closed: number[] = [];
  for (const each of others) void each.closed.then((code) => closed.push(code));

  const stopped = south.stop();
  await waitUntil('it says that it is not ready', async () => (await ready(south.url)) === 503);
  expect((await fetch(`${south.url}/healthz`)).status).toBe(200);
  await expect(guest.connect()).rejects.toThrow();
  await waitUntil('somebody has been sent away', () => closed.length > 0);
  expect(closed.length).toBeLessThan(others.length);

  // Whoever is still connected there plays on, and the bot answers from the other process.
  await last.until('to be asked', () => askedOf(last, table) !== undefined);
  const { moments } = last.match(table);
  const again = await visit(north.url, guest.cookie);
  const back = await again.connect();
  await back.watch(table);
  await last.play(table, askedOf(last, table)?.seat ?? 0);
  await back.until('the move made at the other process', () => back.match(table).moments > moments);
  await back.until('to be asked again, after the bot', () => askedOf(back, table) !== undefined);

  expect(new Set(closed)).toEqual(new Set([SERVICE_RESTART]));
  for (const each of others) await each.close();
  expect(await stopped).toBe(0);
});

test('a process that cannot finish what it is doing ends all the same', async () => {
  const database = await freshDatabase('postgres');
  const server = await servers.start(database);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    // Jobs cannot be given back as long as this transaction is open.
    await client.query('begin');
    await client.query('lock table clocks in access exclusive mode');
    expect(await server.stop()).toBe(0);
  } finally {
    await client.end();
  }
});
