import { describe, expect, test } from 'vitest';
import type { HolidayInfo } from '../../src/protocol/http.ts';
import { PACES } from '../../src/protocol/pace.ts';
import type { TableInfo } from '../../src/protocol/server.ts';
import { standingTime } from '../standing-time.ts';
import { waitUntil } from '../waiting.ts';
import { GAMES } from './all-games.ts';
import { type Guest, visit } from './kit/client.ts';
import { KINDS } from './kit/databases.ts';
import { serversOn } from './kit/server.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LIVE = PACES['live-quick'];
const BANK = LIVE.bank * SECOND;
const WITH_TOYS = { games: GAMES };

async function begin(url: string, pace: unknown, other = url): Promise<{ table: string; guests: [Guest, Guest] }> {
  const guests: [Guest, Guest] = [await visit(url), await visit(other)];
  const { table } = await guests[0].request<TableInfo>('POST', '/api/tables', {
    game: 'take-stones',
    options: { firstPlayer: 0 },
    seats: ['me', 'anyone'],
    pace,
  });
  await guests[1].request('POST', `/api/tables/${table}/join`);
  await guests[0].request('POST', `/api/tables/${table}/start`);
  return { table, guests };
}

function tableOf(guest: Guest, table: string): Promise<TableInfo> {
  return guest.request<TableInfo>('GET', `/api/tables/${table}`);
}

async function leftOf(guest: Guest, table: string, seat: number): Promise<number | undefined> {
  return (await tableOf(guest, table)).clocks?.seats.find((each) => each.seat === seat)?.left;
}

describe.each(KINDS)('a table with a pace on %s', (kind) => {
  const servers = serversOn(kind);

  test('says so in lists, at the table, and to whoever follows it; one without says nothing', async () => {
    const time = standingTime(DAY);
    const { url } = await servers.start({ ...WITH_TOYS, time });
    const { table, guests } = await begin(url, 'live-quick');
    const [astrid] = guests;
    time.pass(13 * SECOND);
    const clock = { seat: 0, left: BANK - 10 * SECOND, runs: true, free: 0, ends: DAY + BANK + 3 * SECOND };
    expect(await tableOf(astrid, table)).toMatchObject({ pace: LIVE, clocks: { seats: [clock, { left: BANK }] } });
    const { tables } = await astrid.request<{ tables: TableInfo[] }>('GET', '/api/tables/mine');
    expect(tables).toMatchObject([{ pace: LIVE, clocks: { seats: [clock, {}] } }]);
    const player = await astrid.connect();
    await player.watch(table);
    await player.play(table, 0);
    await player.until('the clocks after the entry', () => player.info(table)?.clocks?.seats[1]?.runs === true);
    const plain = await begin(url, undefined);
    const info = await tableOf(plain.guests[0], plain.table);
    expect(info).not.toHaveProperty('pace');
    expect(info).not.toHaveProperty('clocks');
  });

  test('a pace that cannot be is refused with what would be right', async () => {
    const { url } = await servers.start(WITH_TOYS);
    const guest = await visit(url);
    const pace = { kind: 'days', bank: -5, increment: 0, cap: 7200 };
    const refused = await guest.request('POST', '/api/tables', { game: 'take-stones', seats: ['me', 'anyone'], pace });
    expect(JSON.stringify(refused)).toContain('bank is a whole number of seconds from 3600 to 5184000');
  });

  test('what was missed while no server ran is given back, and the log says so', async () => {
    const time = standingTime(DAY);
    const before = await servers.start({ ...WITH_TOYS, time });
    const { table, guests } = await begin(before.url, 'live-quick');
    time.pass(13 * SECOND);
    await servers.stop(before);
    time.pass(HOUR);
    const { url } = await servers.start({ ...WITH_TOYS, time });
    const astrid = await visit(url, guests[0].cookie);
    expect(await leftOf(astrid, table, 0)).toBe(BANK + 10 * SECOND);
    expect((await tableOf(astrid, table)).clocks?.notes).toEqual([{ say: 'told.downtime', minutes: 60 }]);
    const player = await astrid.connect();
    await player.watch(table);
    await player.play(table, 0);
    expect(player.match(table).logs[0]?.map(({ event }) => event.say)).toContain('told.downtime');
  });

  test('time that is up while nobody is there gives the seat to a bot within three seconds', async () => {
    const time = standingTime(DAY);
    const { url } = await servers.start({ ...WITH_TOYS, time });
    const { table, guests } = await begin(url, 'days-brisk');
    time.pass(DAY);
    await waitUntil('a bot plays for the first seat', async () => {
      time.pass(SECOND);
      return (await tableOf(guests[1], table)).seats[0]?.bot !== undefined;
    });
    expect((await tableOf(guests[1], table)).clocks?.seats[0]?.up).toBeDefined();
  });

  test('a holiday stops the clocks of one person, for thirty days a year', async () => {
    const time = standingTime(400 * DAY);
    const { url } = await servers.start({ ...WITH_TOYS, time });
    const { table, guests } = await begin(url, 'days-brisk');
    const [astrid, bjorn] = guests;
    expect(await astrid.request('GET', '/api/me/holiday')).toMatchObject({ left: 30 });
    const until = time.now() + 10 * DAY;
    expect(await astrid.request<HolidayInfo>('PUT', '/api/me/holiday', { days: 10 })).toMatchObject({
      until,
      left: 20,
    });
    expect((await tableOf(bjorn, table)).clocks?.seats[0]).toMatchObject({
      runs: false,
      paused: ['holiday'],
      pausedUntil: until,
    });
    time.pass(3 * DAY);
    expect(await leftOf(bjorn, table, 0)).toBe(DAY);
    expect(await astrid.request<HolidayInfo>('DELETE', '/api/me/holiday')).toMatchObject({ left: 27 });
    time.pass(HOUR);
    expect(await leftOf(bjorn, table, 0)).toBe(DAY - HOUR);
    const tooMuch = await astrid.request('PUT', '/api/me/holiday', { days: 28 });
    expect(JSON.stringify(tooMuch)).toContain('27 days of holiday');
  });

  test('its host can stop the clocks', async () => {
    const time = standingTime(DAY);
    const { url } = await servers.start({ ...WITH_TOYS, time });
    const { table, guests } = await begin(url, 'live-calm');
    const path = `/api/tables/${table}/pause`;
    const paused = await guests[0].request<TableInfo>('POST', path, { paused: true, as: 'host' });
    expect(paused.clocks?.seats[0]).toMatchObject({ runs: false, paused: ['host'] });
    time.pass(HOUR);
    const resumed = await guests[0].request<TableInfo>('POST', path, { paused: false, as: 'host' });
    expect(resumed.clocks?.seats[0]).toMatchObject({ runs: true, left: PACES['live-calm'].bank * SECOND });
  });
});

describe('two servers on one PostgreSQL', () => {
  const servers = serversOn('postgres');

  test('tell of the same clocks, and when one is gone the other ends what it waited for, once', async () => {
    const time = standingTime(DAY);
    const here = await servers.start({ ...WITH_TOYS, time });
    const there = await servers.start({ ...WITH_TOYS, time });
    const { table, guests } = await begin(here.url, 'live-quick', there.url);
    const players = await Promise.all(guests.map((guest) => guest.connect()));
    for (const player of players) await player.watch(table);
    time.pass(33 * SECOND);
    await players[0]?.play(table, 0);
    for (const player of players) {
      await player.until('the clocks after the entry', () => player.info(table)?.clocks?.seats[1]?.runs === true);
      expect(player.info(table)?.clocks?.seats.map(({ left }) => left)).toEqual([BANK, BANK]);
    }
    await servers.stop(here);
    time.pass(BANK + 3 * SECOND);
    await players[1]?.until('a bot has the seat', () => players[1]?.info(table)?.seats[1]?.bot !== undefined);
    expect(players[1]?.info(table)?.clocks?.notes).toEqual([{ say: 'told.time-up-bot', seat: 1 }]);
  });
});
