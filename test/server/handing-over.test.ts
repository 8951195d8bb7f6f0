import { describe, expect, test } from 'vitest';
import { gameNamed } from '../../src/games/index.ts';
import { parseRecord, verify } from '../../src/kernel/record.ts';
import type { TableInfo } from '../../src/protocol/server.ts';
import { waitUntil } from '../waiting.ts';
import { providedDatabases } from './databases.ts';
import { type Guest, visit } from './kit/client.ts';
import { askedOf, GAME, playUntil, soloAt } from './kit/matches.ts';
import { say } from './kit/postgres.ts';
import { builtServer, type ServerProcess } from './processes.ts';

const freshDatabase = providedDatabases();
const servers = builtServer();

/** Nobody is let think again for want of an answer: whoever goes on knows that the other process is gone. */
const TRUSTING = { botPatience: 3_600_000 };
const NEVER_THINKS = { ...TRUSTING, botPause: 3_600_000 };

const ENDS: readonly (readonly [string, (server: ServerProcess) => Promise<unknown>])[] = [
  ['is killed', (server) => server.kill()],
  ['is asked to stop', (server) => server.stop()],
];

describe.each(ENDS)('when a process %s', (_, end) => {
  test('another lets its bots think, though nobody comes there', async () => {
    const database = await freshDatabase('postgres');
    const [north, south] = [await servers.start(database, TRUSTING), await servers.start(database, NEVER_THINKS)];
    const { table, guest, player } = await soloAt(south.url, ['me', { bot: 'greedy' }]);
    await playUntil(player, table, () => askedOf(player, table) === undefined);
    // A bot of the first process, which is not meant, and one that has been asked since the beginning.
    const { table: begun } = await guest.make({
      game: GAME,
      seats: [{ bot: 'greedy' }, 'me'],
      options: { firstPlayer: 0 },
      start: true,
    });
    await end(south);
    const again = await visit(north.url, guest.cookie);
    for (const id of [table, begun]) {
      await waitUntil(`the bot at ${id} has answered`, async () => {
        const { asked, seats } = await again.request<TableInfo>('GET', `/api/tables/${id}`);
        return asked.some((seat) => seats[seat]?.holder === 'person');
      });
    }
    const back = await again.connect();
    await back.watch(table);
    await playUntil(back, table);
    verify(gameNamed(GAME), parseRecord(await (await fetch(`${north.url}/api/matches/${table}/record`)).text()));
  });

  test('another keeps its deadlines', async () => {
    const database = await freshDatabase('postgres');
    const [north, south] = [await servers.start(database, TRUSTING), await servers.start(database, TRUSTING)];
    const { table, guests } = await planning(south);
    await end(south);
    const again = await visit(north.url, guests[0].cookie);
    // Somebody is there: at a table that everybody has left, the clock would rest.
    await (await again.connect()).watch(table);
    // The time that is left is cut short.
    await say(
      database,
      `update clocks set state = jsonb_set(state::jsonb, '{period,left}', '0')::text,
         due = extract(epoch from clock_timestamp()) * 1000, revision = revision + 1 where table_id = '${table}'`,
    );
    await waitUntil('the plans are revealed', async () => {
      const { asked } = await again.request<TableInfo>('GET', `/api/tables/${table}`);
      return asked.length === 1;
    });
  });
});

/** Two people who have half a minute for their plans, and one and a half. */
async function planning({ url }: ServerProcess): Promise<{ table: string; guests: readonly [Guest, Guest] }> {
  const guests = [await visit(url), await visit(url)] as const;
  const options = { seconds: 90, done: 'hidden' };
  const { table } = await guests[0].make({ game: 'sealed-bids', seats: ['me', 'anyone'], options });
  await guests[1].request('POST', `/api/tables/${table}/join`);
  const started = await guests[0].request('POST', `/api/tables/${table}/start`);
  expect(started.status).toBe(200);
  return { table, guests };
}

test('two machines whose clocks differ by an hour tell of the same time that is left', async () => {
  const database = await freshDatabase('postgres');
  const ahead = { ...TRUSTING, clockAhead: 3_600_000 };
  const [north, south] = [await servers.start(database, TRUSTING), await servers.start(database, ahead)];
  for (const [from, to] of [
    [north, south],
    [south, north],
  ] as const) {
    const begun = performance.now();
    const { table, guests } = await planning(from);
    const player = await (await visit(to.url, guests[0].cookie)).connect();
    await player.watch(table);
    const passed = performance.now() - begun;
    const { left = 0 } = player.info(table)?.clock ?? {};
    // No more than there was, and no less than what may have passed since; clocks are read within a second.
    expect(left).toBeLessThanOrEqual(90_000);
    expect(left).toBeGreaterThanOrEqual(90_000 - passed - 1_000);
  }
});
