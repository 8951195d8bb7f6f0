import { expect, test, vi } from 'vitest';
import type { TournamentPage } from '../../src/protocol/tournaments.ts';
import { waitUntil } from '../waiting.ts';
import { providedDatabases } from './databases.ts';
import { makeGate } from './gate.ts';
import { query } from './kit/calls.ts';
import { visit } from './kit/client.ts';
import { GAME } from './kit/matches.ts';
import { builtServer } from './processes.ts';

vi.setConfig({ testTimeout: 600_000 });

const BOTS = 64;
const TABLES = BOTS / 4;
const ROUNDS = 3;
/** Whoever makes this table of a round waits at the gate while it is closed: some tables are made, and nothing is committed. */
const AT_TABLE = 5;
const freshDatabase = providedDatabases();
const servers = builtServer();

test(`${BOTS} bots at tables of four, from entry to prize; a server is killed in the midst of each seating, another while matches run`, async () => {
  const database = await freshDatabase('postgres');
  const settings = { botThreads: 1, chores: 100 };
  let seating = await servers.start(database, settings);
  const gate = await makeGate(database, 'tournament_tables', `new.number = ${AT_TABLE}`);
  const host = await visit(seating.url);
  expect((await host.request('POST', '/api/me/codes')).status).toBe(200);
  const wish = { name: 'Sixty-four', game: GAME, seats: 4, rounds: ROUNDS, pace: 'live-quick' };
  const { id } = await host.request<TournamentPage>('POST', '/api/tournaments', wish);
  const bots = { level: 'random', count: BOTS };
  expect(await host.request('POST', `/api/tournaments/${id}/bots`, bots)).toMatchObject({ entrants: BOTS });

  const count = async (what: string) => {
    const [row] = await query<{ count: number }>(database, `select count(*) as count from ${what}`);
    return Number(row?.count);
  };
  await gate.close();
  // Nobody answers: the one who is asked is killed.
  const asked = host.request('POST', `/api/tournaments/${id}/start`).catch(() => undefined);
  for (let round = 1; round <= ROUNDS; round++) {
    // One server is there, so it is the one that waits.
    await waitUntil(`round ${round} is being seated`, async () => (await gate.waiting()).length > 0, 120_000);
    const other = await servers.start(database, settings);
    await seating.kill();
    expect(await count('tournament_rounds')).toBe(round - 1);
    await gate.open();
    await asked;
    await waitUntil(`round ${round} has its tables`, async () => (await count('tournament_tables')) === round * TABLES);
    await gate.close();
    seating = await servers.start(database, settings);
    const some = (round - 1) * TABLES + TABLES / 2;
    await waitUntil(
      `${some} matches have ended`,
      async () => (await count('tournament_tables where places is not null')) >= some,
      120_000,
    );
    await other.kill();
  }
  await gate.remove();

  const watcher = await visit(seating.url);
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
