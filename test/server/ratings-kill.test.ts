import { expect, test, vi } from 'vitest';
import { recomputeRatings } from '../../src/server/ratings/command.ts';
import type { RatingEventRow } from '../../src/server/store/schema.ts';
import { waitUntil } from '../waiting.ts';
import { providedDatabases } from './databases.ts';
import { query } from './kit/calls.ts';
import { visit } from './kit/client.ts';
import { giveUp, member, ratedMatch } from './kit/rated.ts';
import { builtServer } from './processes.ts';

/** How many matches end while processes are killed; `RATINGS_KILLS=20` for longer. */
const KILLS = Number(process.env.RATINGS_KILLS ?? 3);

vi.setConfig({ testTimeout: 600_000 });

const freshDatabase = providedDatabases();
const servers = builtServer();

test(`of ${2 * KILLS} rated matches on two processes with ${KILLS} kills none is lost, and none counts twice`, async () => {
  const database = await freshDatabase('postgres');
  const settings = { botThreads: 1 };
  let north = await servers.start(database, settings);
  const south = await servers.start(database, settings);
  const [astrid, bjorn] = [await member(south.url), await member(south.url)];
  const tables: string[] = [];
  for (let made = 0; made < 2 * KILLS; made++) tables.push(await ratedMatch([astrid, bjorn]));
  for (let kill = 0; kill < KILLS; kill++) {
    // One ends by each process; the one in the north is killed as soon as it has said so.
    const [here = '', there = ''] = tables.slice(2 * kill, 2 * kill + 2);
    const inTheNorth = await visit(north.url, bjorn.cookie);
    await Promise.all([giveUp(bjorn, here, 1), giveUp(inTheNorth, there, 1)]);
    await north.kill();
    north = await servers.start(database, settings);
  }
  const events = () => query<RatingEventRow>(database, 'select * from rating_events order by number, seat');
  await waitUntil('all matches are counted', async () => (await events()).length >= 4 * KILLS, 120_000);
  const counted = await events();
  expect(counted).toHaveLength(4 * KILLS);
  expect(new Set(counted.map(({ table_id }) => table_id))).toEqual(new Set(tables));
  expect(new Set(counted.map(({ number }) => Number(number))).size).toBe(2 * KILLS);
  expect(await recomputeRatings({ database })).toMatchObject([{ matches: 2 * KILLS, people: 2, changed: 0 }]);
});
