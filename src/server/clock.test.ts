import { describe, expect, test } from 'vitest';
import { GAMES } from '../../test/server/all-games.ts';
import { standingTime } from '../../test/standing-time.ts';
import { waitUntil } from '../../test/waiting.ts';
import { entryOf } from '../host/entry.ts';
import type { TableInfo } from '../protocol/server.ts';
import { logFrom } from './store/log.ts';
import { openDatabase } from './store/open.ts';
import { type Guest, type Player, visit } from './testing/client.ts';
import { KINDS } from './testing/databases.ts';
import { serversOn } from './testing/server.ts';

const WITH_TOYS = { games: GAMES };
const SECONDS = 30;
const ALL_OF_IT = SECONDS * 1000;
const LOCKED_ONCE = ['0 bid', '0 trust', '1 bid', '1 trust'];

/** Two people who have laid their cards, and have to make the rest of their plans in time. */
async function begin(url: string, other = url): Promise<{ table: string; guests: [Guest, Guest] }> {
  const guests: [Guest, Guest] = [await visit(url), await visit(other)];
  const options = { seconds: SECONDS, done: 'hidden' };
  const { table } = await guests[0].make({ game: 'sealed-bids', seats: ['me', 'anyone'], options });
  await guests[1].request('POST', `/api/tables/${table}/join`);
  await guests[0].request('POST', `/api/tables/${table}/start`);
  for (const [seat, guest] of guests.entries()) {
    const player = await guest.connect();
    await player.watch(table);
    await player.play(table, seat);
    await player.close();
  }
  return { table, guests };
}

/** As somebody sees it who only asks: until then both seem to plan, and then the winner alone is asked. */
async function revealed(url: string, table: string): Promise<void> {
  const guest = await visit(url);
  await waitUntil('the plans are revealed', async () => {
    const { asked } = await guest.request<TableInfo>('GET', `/api/tables/${table}`);
    return asked.length === 1;
  });
}

async function entriesOf(database: string, table: string): Promise<string[]> {
  const { db, close } = await openDatabase(database, () => {});
  const entries = (await logFrom(db, table, 0)).map(entryOf);
  await close();
  return entries.flatMap((entry) => ('move' in entry ? [`${entry.seat} ${entry.move.do}`] : [])).sort();
}

function hasClock(player: Player, table: string): Promise<void> {
  return player.until('news of the clock', () => player.info(table)?.clock !== undefined);
}

describe.each(KINDS)('limited time on %s', (kind) => {
  const servers = serversOn(kind);

  test('passes at a table that nobody watches', async () => {
    const time = standingTime();
    const { url } = await servers.start({ ...WITH_TOYS, time });
    const { table, guests } = await begin(url);
    time.pass(ALL_OF_IT);
    await revealed(url, table);
    const player = await guests[1].connect();
    const match = await player.watch(table);
    expect(match?.moments).toBe(LOCKED_ONCE.length);
    expect(player.info(table)).not.toHaveProperty('clock');
  });

  test('that has passed before a restart is up after it, though nobody comes', async () => {
    const time = standingTime();
    const before = await servers.start({ ...WITH_TOYS, time });
    const { table, guests } = await begin(before.url);
    const player = await guests[0].connect();
    await player.watch(table);
    expect(player.info(table)?.clock).toEqual({ left: ALL_OF_IT });
    const later = standingTime(time.now() + 2 * ALL_OF_IT);
    const { url } = await servers.restart(before, { ...WITH_TOYS, time: later });
    expect(time.waiting()).toBe(0);
    await revealed(url, table);
  });

  test('goes on after a restart where it was', async () => {
    const time = standingTime();
    const before = await servers.start({ ...WITH_TOYS, time });
    const { table, guests } = await begin(before.url);
    time.pass(ALL_OF_IT / 3);
    const { url } = await servers.restart(before, { ...WITH_TOYS, time });
    const again = await visit(url, guests[0].cookie);
    const player = await again.connect();
    await player.watch(table);
    expect(player.info(table)?.clock).toEqual({ left: (ALL_OF_IT * 2) / 3 });
    time.pass((ALL_OF_IT * 2) / 3);
    await revealed(url, table);
  });
});

describe('two servers on one PostgreSQL', () => {
  const servers = serversOn('postgres');

  test('tell all of the same time, and lock every plan once when it is up', async () => {
    const time = standingTime();
    const here = await servers.start({ ...WITH_TOYS, time });
    const there = await servers.start({ ...WITH_TOYS, time });
    const { table, guests } = await begin(here.url, there.url);
    const players = await Promise.all(guests.map((guest) => guest.connect()));
    for (const player of players) await player.watch(table);
    for (const player of players) await hasClock(player, table);
    time.pass(ALL_OF_IT);
    for (const player of players) {
      await player.until('the reveal', () => player.match(table).asked.length === 1);
      await player.until('news without a clock', () => player.info(table)?.clock === undefined);
    }
    expect(await entriesOf(await servers.database(), table)).toEqual(LOCKED_ONCE);

    const [winner = 0] = players[0]?.match(table).asked ?? [];
    await players[winner]?.play(table, winner);
    for (const player of players) {
      await hasClock(player, table);
      expect(player.info(table)?.clock).toEqual({ left: ALL_OF_IT });
    }
  });
});
