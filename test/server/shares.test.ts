import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { channelOf } from '../../src/server/bus/channels.ts';
import { waitUntil } from '../waiting.ts';
import { visit } from './kit/client.ts';
import { askedOf, type Pair, pairAt } from './kit/matches.ts';
import { metric } from './kit/metrics.ts';
import { serversOn } from './kit/server.ts';

const servers = serversOn('postgres');

const MOVES = 12;

/** So many moves, each of which both have seen before the next. */
async function play({ table, players }: Pair, moves: number): Promise<void> {
  for (let made = 0; made < moves; made++) {
    const player = players.find((each) => askedOf(each, table) !== undefined);
    const { moments } = players[0].match(table);
    await player?.play(table, askedOf(player, table)?.seat ?? 0);
    for (const each of players) await each.until('the move', () => each.match(table).moments > moments);
  }
}

/** How many messages about entries a process has heard. */
function heardOf(url: string): Promise<number> {
  return metric(url, 'underbridge_notices_total\\{about="log"\\}');
}

describe('of several processes on one PostgreSQL', () => {
  test('each hears only of tables that somebody watches through it', async () => {
    const [north, south, idle] = [await servers.start(), await servers.start(), await servers.start()];
    const split = await pairAt(north.url, south.url);
    let other = await pairAt(south.url);
    while (channelOf(other.table) === channelOf(split.table)) other = await pairAt(south.url);
    const before = await Promise.all([north, south, idle].map(({ url }) => heardOf(url)));
    await play(split, MOVES);
    await play(other, MOVES);
    const after = await Promise.all([north, south, idle].map(({ url }) => heardOf(url)));
    // One message for each move; those of a process's own tables come to itself, too.
    expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([MOVES, 2 * MOVES, 0]);
  });

  test('one hears no more of a table that everybody has left there, and all of it when somebody is back', async () => {
    const [north, south] = [await servers.start(), await servers.start({ idle: 0, chores: 20 })];
    const pair = await pairAt(north.url);
    const guest = await visit(south.url);
    const onlooker = await guest.connect();
    await onlooker.watch(pair.table);
    await play(pair, 2);
    await onlooker.until('the moves', () => onlooker.match(pair.table).moments >= 2);
    await onlooker.close();
    await waitUntil('the table is dropped there', async () => (await metric(south.url, 'underbridge_tables')) === 0);
    const before = await heardOf(south.url);
    await play(pair, MOVES);
    expect(await heardOf(south.url)).toBe(before);
    const back = await guest.connect();
    const seen = await back.watch(pair.table);
    expect(seen?.moments).toBe(pair.players[0].match(pair.table).moments);
    await play(pair, 2);
    await back.until('further moves', () => back.match(pair.table).moments >= (seen?.moments ?? 0) + 2);
  });

  test('those of the version before hear as they always did, and nobody else is told twice', async () => {
    const north = await servers.start({ chores: 20 });
    const pair = await pairAt(north.url);
    await play(pair, 3);
    const address = new URL(await servers.database());
    address.searchParams.set('application_name', 'underbridge earlier000');
    const earlier = new pg.Client({ connectionString: address.href });
    const heard: string[] = [];
    earlier.on('notification', ({ payload = '' }) => heard.push(payload));
    await earlier.connect();
    await earlier.query('listen underbridge');
    // What it may have missed before anybody saw it.
    await waitUntil('it is told how far the match is', () => heard.includes(`log ${pair.table} 2`));
    const before = await heardOf(north.url);
    await play(pair, 2);
    await waitUntil('it hears of the moves', () => heard.includes(`log ${pair.table} 4`));
    expect(heard).toContain(`log ${pair.table} 3`);
    expect(await heardOf(north.url)).toBe(before + 2);

    // Its own messages about tables are understood.
    const told = pair.players[0].heard.length;
    await earlier.query(`select pg_notify('underbridge', 'here earlier000 ${pair.table} 7')`);
    await pair.players[0].until(
      'seven people who watch there',
      () => pair.players[0].info(pair.table)?.spectators === 7,
    );
    expect(pair.players[0].heard.length).toBeGreaterThan(told);
    await earlier.end();

    await waitUntil('nobody needs the channel of all for tables any more', async () => {
      const later = new pg.Client({ connectionString: await servers.database() });
      await later.connect();
      const { rowCount } = await later.query(`select 1 from server_keys where name = 'told-by-shares'`);
      await later.end();
      return rowCount === 1;
    });
  });
});
