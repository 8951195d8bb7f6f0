import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { type BusMessage, read } from '../../src/server/bus/bus.ts';
import type { Limits } from '../../src/server/settings.ts';
import { waitUntil } from '../waiting.ts';
import { type Guest, visit } from './kit/client.ts';
import { GAME, pairAt } from './kit/matches.ts';
import { metric } from './kit/metrics.ts';
import { serversOn } from './kit/server.ts';

const servers = serversOn('postgres');

let listener: pg.Client | undefined;

// Before the servers are stopped, and their database is removed.
afterEach(async () => {
  await listener?.end();
  listener = undefined;
});

/** The same limits at two processes on one database, which know of each other. */
async function startTwo(limits: Partial<Limits>) {
  const [here, there] = [await servers.start({ limits }), await servers.start({ limits })];
  listener = new pg.Client({ connectionString: await servers.database() });
  const told: BusMessage[] = [];
  listener.on('notification', ({ payload = '' }) => told.push(...read(payload)));
  await listener.connect();
  await listener.query('listen underbridge');
  /** Waits until that has been told, and the other process has heard of all that was. */
  const untilTold = async (about: 'spent' | 'sockets', isTold: (told: readonly BusMessage[]) => boolean) => {
    await waitUntil(`word about ${about}`, () => isTold(told));
    await waitUntil('the other process has heard', async () => {
      const heard = await metric(there.url, `underbridge_notices_total\\{about="${about}"\\}`);
      return heard >= told.filter((message) => message.about === about).length;
    });
  };
  return { here: here.url, there: there.url, untilTold };
}

/** How much of that limit has been told of. */
function spentOf(limit: string, told: readonly BusMessage[]): number {
  const all = told.flatMap((message) => (message.about === 'spent' ? message.spent : []));
  return all.filter((spent) => spent.limit === limit).reduce((sum, { amount }) => sum + amount, 0);
}

async function tablesMade(guest: Guest, tries: number): Promise<number> {
  let made = 0;
  for (let i = 0; i < tries; i++) if ((await guest.make({ game: GAME, seats: ['me', 'anyone'] })).table) made++;
  return made;
}

test('tables made at one process count at the other', async () => {
  const { here, there, untilTold } = await startTwo({ newTables: 4 });
  const guest = await visit(here);
  const elsewhere = await visit(there, guest.cookie);
  expect(await tablesMade(guest, 6)).toBe(4);
  // For the address, and for the person.
  await untilTold('spent', (told) => spentOf('tables', told) === 4 + 4);
  expect(await tablesMade(elsewhere, 2)).toBe(0);
});

test('lines of the chat and moves at one process count at the other', async () => {
  const { here, there, untilTold } = await startTwo({ chat: 1, chatBurst: 3 });
  const { table, guests, players } = await pairAt(here);
  const chat = { type: 'chat', table, text: 'hello' } as const;
  for (let line = 0; line < 3; line++) expect(await players[0].ask(chat)).toMatchObject({ type: 'accepted' });
  expect(await players[0].ask(chat)).toMatchObject({ type: 'refused', code: 'too-fast' });
  await untilTold('spent', (told) => spentOf('person-chat', told) === 3);
  const elsewhere = await (await visit(there, guests[0].cookie)).connect();
  await elsewhere.watch(table);
  expect(await elsewhere.ask(chat)).toMatchObject({ type: 'refused', code: 'too-fast' });
  const other = await (await visit(there, guests[1].cookie)).connect();
  await other.watch(table);
  expect(await other.ask(chat)).toMatchObject({ type: 'accepted' });
});

test('connections of an address at one process count at the other, until they are closed', async () => {
  const { here, there, untilTold } = await startTwo({ connections: 5 });
  const guest = await visit(here);
  const players = [];
  for (let i = 0; i < 5; i++) players.push(await guest.connect());
  await untilTold('sockets', (told) =>
    told.some((message) => message.about === 'sockets' && message.counts.some(({ sockets }) => sockets === 5)),
  );
  const elsewhere = await visit(there, guest.cookie);
  await expect(elsewhere.connect()).rejects.toThrow('429');
  for (const player of players) await player.close();
  await waitUntil('a connection is let in again', () =>
    elsewhere.connect().then(
      () => true,
      () => false,
    ),
  );
});
