import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { recomputeRatings } from '../../src/server/ratings/command.ts';
import type { RatingEventRow } from '../../src/server/store/ratings/schema.ts';
import { waitUntil } from '../waiting.ts';
import { providedDatabases } from './databases.ts';
import { query } from './kit/calls.ts';
import { visit } from './kit/client.ts';
import { giveUp, member, ratedMatch } from './kit/rated.ts';
import { type Named, startNamed } from './named.ts';
import { builtServer } from './processes.ts';

/** How often a process is killed while it counts; `RATINGS_KILLS=20` for longer. */
const KILLS = Number(process.env.RATINGS_KILLS ?? 3);

vi.setConfig({ testTimeout: 600_000 });

const freshDatabase = providedDatabases();
const servers = builtServer();
const start = (database: string) => startNamed(database, () => servers.start(database, { botThreads: 1 }));

/** Holds the pool of ratings, so that whoever counts a match waits in the middle of it: claimed, and not yet rated. */
async function holdingPool(database: string, during: (counting: () => Promise<string[]>) => Promise<void>) {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select * from rating_pools for update');
    // By another connection: within a transaction the same activity is seen again and again.
    await during(async () => {
      const rows = await query<{ application_name: string }>(
        database,
        `select application_name from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%into "rating_pools"%'`,
      );
      return rows.map((row) => row.application_name);
    });
    await client.query('commit');
  } finally {
    await client.end();
  }
}

test(`of rated matches on two processes, ${KILLS} of which are killed between claiming and rating a match, none is lost and none counts twice`, async () => {
  const database = await freshDatabase('postgres');
  let running = [await start(database), await start(database)];
  const urlOf = (at: number) => running[at]?.process.url ?? '';
  const [astrid, bjorn] = [await member(urlOf(0)), await member(urlOf(0))];
  const events = () => query<RatingEventRow>(database, 'select * from rating_events order by number, seat');
  // The first one makes the pool.
  const tables = [await ratedMatch([astrid, bjorn])];
  await giveUp(bjorn, tables[0] ?? '', 1);
  await waitUntil('the first match is counted', async () => (await events()).length === 2);
  for (let kill = 0; kill < KILLS; kill++) {
    const [host, other] = await Promise.all([astrid, bjorn].map(({ cookie }) => visit(urlOf(0), cookie)));
    if (host === undefined || other === undefined) throw new Error('nobody came');
    const table = await ratedMatch([host, other]);
    tables.push(table);
    await holdingPool(database, async (counting) => {
      await giveUp(other, table, 1);
      let counter: Named | undefined;
      await waitUntil('a process is in the middle of counting', async () => {
        const names = await counting();
        counter = running.find(({ name }) => names.includes(name));
        return counter !== undefined;
      });
      await counter?.process.kill();
      running = [...running.filter((each) => each !== counter), await start(database)];
    });
    await waitUntil('the match is counted', async () => (await events()).length === 2 * tables.length, 120_000);
  }
  const counted = await events();
  expect(counted).toHaveLength(2 * tables.length);
  expect(new Set(counted.map(({ table_id }) => table_id))).toEqual(new Set(tables));
  expect(new Set(counted.map(({ number }) => Number(number))).size).toBe(tables.length);
  expect(await recomputeRatings({ database })).toMatchObject([{ matches: tables.length, people: 2, changed: 0 }]);
});
