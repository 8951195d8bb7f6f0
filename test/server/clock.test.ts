import { describe, expect, test } from 'vitest';
import type { ClockState } from '../../src/host/clocks/clock-state.ts';
import { entryOf } from '../../src/host/match/entry.ts';
import type { TableInfo } from '../../src/protocol/server.ts';
import { openDatabase } from '../../src/server/store/database/open.ts';
import { clocksAt, setClocks } from '../../src/server/store/match/clocks.ts';
import { logFrom } from '../../src/server/store/match/log.ts';
import { standingTime } from '../standing-time.ts';
import { waitUntil } from '../waiting.ts';
import { GAMES } from './all-games.ts';
import { type Guest, type Player, visit } from './kit/client.ts';
import { KINDS } from './kit/databases.ts';
import { serversOn } from './kit/server.ts';

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

/** What is left of a time that has passed while no server ran. */
const A_LITTLE = 10_000;

/** Asked for: news of it come only when some time has passed. */
function isAway(guest: Guest, table: string, seat: number): Promise<void> {
  return waitUntil(`seat ${seat} is away`, async () => {
    const { seats } = await guest.request<TableInfo>('GET', `/api/tables/${table}`);
    return seats[seat]?.present === false;
  });
}

function rests(player: Player, table: string, left: number): Promise<void> {
  return player.until(`a clock that rests with ${left} left`, () => {
    const clock = player.info(table)?.clock;
    return clock?.resting === true && clock.left === left;
  });
}

function runs(player: Player, table: string): Promise<void> {
  return player.until('a clock that runs', () => {
    const clock = player.info(table)?.clock;
    return clock !== undefined && clock.resting === undefined && clock.paused === undefined;
  });
}

function hasClock(player: Player, table: string): Promise<void> {
  return player.until('news of the clock', () => player.info(table)?.clock !== undefined);
}

describe.each(KINDS)('limited time on %s', (kind) => {
  const servers = serversOn(kind);

  test('rests while nobody with a seat is there, and goes on with what was left', async () => {
    const time = standingTime();
    const { url } = await servers.start({ ...WITH_TOYS, time });
    const { table, guests } = await begin(url);
    const player = await guests[0].connect();
    await player.watch(table);
    // Nobody has seen any of it yet: it begins with the first who comes.
    expect(player.info(table)?.clock).toEqual({ left: ALL_OF_IT });
    const spectator = await (await visit(url)).connect();
    await spectator.watch(table);
    time.pass(ALL_OF_IT / 3);
    await player.close();
    await rests(spectator, table, (ALL_OF_IT * 2) / 3);
    time.pass(10 * ALL_OF_IT);

    const back = await guests[1].connect();
    const match = await back.watch(table);
    expect(match?.moments).toBe(1);
    expect(back.info(table)?.clock).toEqual({ left: (ALL_OF_IT * 2) / 3, rested: true });
    await runs(spectator, table);
    time.pass((ALL_OF_IT * 2) / 3 - 1);
    expect(back.match(table).asked).toEqual([0, 1]);
    time.pass(1);
    await back.until('the reveal', () => back.match(table).asked.length === 1);
    // What others planned in secret is no moment of this seat: its own two answers are, the second of which reveals all.
    expect(back.match(table).moments).toBe(2);
    await back.until('news without a clock', () => back.info(table)?.clock === undefined);
  });

  test('does not rest as long as one of them is there', async () => {
    const time = standingTime();
    const { url } = await servers.start({ ...WITH_TOYS, time });
    const { table, guests } = await begin(url);
    const [leaving, staying] = [await guests[0].connect(), await guests[1].connect()];
    for (const player of [leaving, staying]) await player.watch(table);
    await leaving.close();
    await isAway(guests[1], table, 0);
    time.pass(ALL_OF_IT);
    await staying.until('the reveal', () => staying.match(table).asked.length === 1);
    await revealed(url, table);
  });

  test('goes on after a restart where it was, however long that took', async () => {
    const time = standingTime();
    const before = await servers.start({ ...WITH_TOYS, time });
    const { table, guests } = await begin(before.url);
    const first = await guests[0].connect();
    await first.watch(table);
    time.pass(ALL_OF_IT / 3);
    const later = standingTime(time.now() + 10 * ALL_OF_IT);
    const { url } = await servers.restart(before, { ...WITH_TOYS, time: later });
    const player = await (await visit(url, guests[0].cookie)).connect();
    await player.watch(table);
    expect(player.info(table)?.clock).toEqual({ left: (ALL_OF_IT * 2) / 3, rested: true });
    later.pass((ALL_OF_IT * 2) / 3);
    await revealed(url, table);
  });

  test('that has passed while no server ran leaves whoever comes first a little', async () => {
    const time = standingTime();
    const before = await servers.start({ ...WITH_TOYS, time });
    const { table, guests } = await begin(before.url);
    const later = standingTime(time.now() + 10 * ALL_OF_IT);
    await servers.stop(before);
    // As a server that is killed leaves it, when the time is up.
    const { db, close } = await openDatabase(await servers.database(), () => {});
    const { state, revision = 0 } = (await clocksAt(db, table)) ?? {};
    const period = { period: '1', left: 1, since: time.now() - 2, free: 0 };
    const clocks = { ...(state as ClockState), period, pauses: [] };
    await setClocks(db, table, { state: clocks, due: time.now() - 1, revision: revision + 1 });
    await close();
    const { url } = await servers.start({ ...WITH_TOYS, time: later });
    const spectator = await (await visit(url)).connect();
    await spectator.watch(table);
    await rests(spectator, table, A_LITTLE);
    const player = await (await visit(url, guests[0].cookie)).connect();
    await player.watch(table);
    expect(player.info(table)?.clock).toEqual({ left: A_LITTLE, rested: true });
    expect(player.match(table).asked).toEqual([0, 1]);
    later.pass(A_LITTLE);
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
      await waitUntil('news without a clock', async () => {
        // The process that hears of the end by the other may batch its news, which go out when time passes.
        time.pass(1);
        return player.info(table)?.clock === undefined;
      });
    }
    expect(await entriesOf(await servers.database(), table)).toEqual(LOCKED_ONCE);

    const [winner = 0] = players[0]?.match(table).asked ?? [];
    await players[winner]?.play(table, winner);
    for (const player of players) {
      await hasClock(player, table);
      expect(player.info(table)?.clock).toEqual({ left: ALL_OF_IT, paused: 'show' });
      await player.ask({ type: 'shown', table });
    }
    for (const player of players) await runs(player, table);
  });

  test('let the clock rest when the last of all of them has left, and go on through either', async () => {
    const time = standingTime();
    const here = await servers.start({ ...WITH_TOYS, time });
    const there = await servers.start({ ...WITH_TOYS, time });
    const { table, guests } = await begin(here.url, there.url);
    const [astrid, bjorn] = [await guests[0].connect(), await guests[1].connect()];
    const spectators = [await (await visit(here.url)).connect(), await (await visit(there.url)).connect()];
    const everybody = [astrid, bjorn, ...spectators];
    for (const player of everybody) await player.watch(table);
    for (const player of everybody) {
      await runs(player, table);
    }
    time.pass(ALL_OF_IT / 3);
    await astrid.close();
    for (const url of [here.url, there.url]) await isAway(await visit(url), table, 0);
    time.pass(ALL_OF_IT / 3);
    await bjorn.close();
    for (const spectator of spectators) await rests(spectator, table, ALL_OF_IT / 3);
    time.pass(10 * ALL_OF_IT);

    // Astrid comes back through the other server.
    const back = await (await visit(there.url, guests[0].cookie)).connect();
    await back.watch(table);
    expect(back.info(table)?.clock).toEqual({ left: ALL_OF_IT / 3, rested: true });
    for (const spectator of spectators) await runs(spectator, table);
    time.pass(ALL_OF_IT / 3);
    await back.until('the reveal', () => back.match(table).asked.length === 1);
    expect(await entriesOf(await servers.database(), table)).toEqual(LOCKED_ONCE);
  });
});
