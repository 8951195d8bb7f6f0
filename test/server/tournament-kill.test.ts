import { expect, test, vi } from 'vitest';
import { below, randomFor } from '../../src/kernel/random.ts';
import type { TournamentPage } from '../../src/protocol/tournaments.ts';
import { waitUntil } from '../waiting.ts';
import { providedDatabases } from './databases.ts';
import { query } from './kit/calls.ts';
import { visit } from './kit/client.ts';
import { GAME } from './kit/matches.ts';
import { builtServer } from './processes.ts';

vi.setConfig({ testTimeout: 600_000 });

const BOTS = 64;
const ROUNDS = 3;
const KILLS = 6;

const freshDatabase = providedDatabases();
const servers = builtServer();

test(`${BOTS} bots at tables of four, from entry to prize, while one of two servers is killed ${KILLS} times`, async () => {
  const database = await freshDatabase('postgres');
  const settings = { botThreads: 1, chores: 100 };
  const running = [await servers.start(database, settings), await servers.start(database, settings)];
  const chance = randomFor('kill -9', 'tournament');

  const [first] = running;
  if (!first) throw new Error('no server');
  const host = await visit(first.url);
  expect((await host.request('POST', '/api/me/codes')).status).toBe(200);
  const wish = { name: 'Sixty-four', game: GAME, seats: 4, rounds: ROUNDS };
  const { id } = await host.request<TournamentPage>('POST', '/api/tournaments', wish);
  const bots = { level: 'random', count: BOTS };
  expect(await host.request('POST', `/api/tournaments/${id}/bots`, bots)).toMatchObject({ entrants: BOTS });
  expect(await host.request('POST', `/api/tournaments/${id}/start`)).toMatchObject({ state: 'running', round: 1 });

  const finished = async () => {
    const [row] = await query<{ count: number }>(
      database,
      'select count(*) as count from tournament_tables where places is not null',
    );
    return Number(row?.count);
  };
  for (let kill = 1; kill <= KILLS; kill++) {
    // Spread over all rounds, also where one ends and the next is seated.
    const enough = Math.floor((kill * ((BOTS / 4) * ROUNDS - 1)) / (KILLS + 1));
    await waitUntil(`${enough} matches have ended`, async () => (await finished()) >= enough, 120_000);
    const victim = below(chance, 2);
    await running[victim]?.kill();
    running[victim] = await servers.start(database, settings);
  }

  const watcher = await visit(running[0]?.url ?? '');
  const page = () => watcher.request<TournamentPage>('GET', `/api/tournaments/${id}`);
  await waitUntil('the end', async () => (await page()).state === 'over', 120_000);
  const { played, standings } = await page();
  expect(played).toHaveLength(ROUNDS);
  for (const { tables, byes } of played) {
    expect(byes).toEqual([]);
    const seated = tables.flatMap(({ players }) => players);
    expect([seated.length, new Set(seated).size]).toEqual([BOTS, BOTS]);
    for (const { points = [] } of tables) expect(points.reduce((sum, each) => sum + each, 0)).toBe(12);
  }
  expect(standings[0]).toMatchObject({
    place: 1,
    rounds: [expect.any(Number), expect.any(Number), expect.any(Number)],
  });
  expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe((ROUNDS * BOTS * 6) / 2);
  // No table was made twice or is left over.
  const tables = await query<{ id: string }>(database, 'select id from tables');
  expect(new Set(tables.map(({ id: table }) => table))).toEqual(
    new Set(played.flatMap((round) => round.tables.map(({ table }) => table))),
  );
});
