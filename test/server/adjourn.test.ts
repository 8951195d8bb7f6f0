import { describe, expect, test } from 'vitest';
import type { TableInfo } from '../../src/protocol/server.ts';
import { standingTime } from '../standing-time.ts';
import { waitUntil } from '../waiting.ts';
import { query } from './kit/calls.ts';
import { type Guest, visit } from './kit/client.ts';
import { KINDS } from './kit/databases.ts';
import { pairAt } from './kit/matches.ts';
import { serversOn } from './kit/server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = 1_700_000_000_000;

describe.each(KINDS)('adjourning on %s', (kind) => {
  const servers = serversOn(kind);
  const adjourn = (guest: Guest, table: string, wish: object) =>
    guest.request<TableInfo>('POST', `/api/tables/${table}/adjourn`, wish);

  test('clocks rest until the date that all agree on, and then go on by themselves, through a restart', async () => {
    const time = standingTime(START);
    const first = await servers.start({ time });
    const { table, guests } = await pairAt(first.url, first.url, { pace: 'live-quick' });
    const [one, other] = guests;
    const until = START + DAY;
    expect(await adjourn(one, table, { until })).toMatchObject({
      clocks: { adjourning: { until, by: one.person.id, agreed: [one.person.id] }, seats: [{ runs: true }, {}] },
    });
    const agreed = await adjourn(other, table, { agree: true });
    expect(agreed.clocks).toMatchObject({
      adjourned: until,
      seats: [{ runs: false, paused: ['adjourned'], pausedUntil: until }, {}],
    });
    expect(agreed.clocks).not.toHaveProperty('adjourning');
    expect(agreed.clocks?.notes).toMatchObject([{ say: 'told.adjourned', until }]);
    const left = agreed.clocks?.seats[0]?.left ?? 0;

    await servers.stop(first);
    time.pass(DAY / 2);
    const { url } = await servers.start({ time });
    const back = await visit(url, one.cookie);
    const info = () => back.request<TableInfo>('GET', `/api/tables/${table}`);
    expect((await info()).clocks).toMatchObject({ adjourned: until, seats: [{ left, runs: false }, {}] });
    time.pass(DAY / 2);
    await waitUntil('the match goes on', async () => {
      time.pass(1_000);
      return (await info()).clocks?.seats[0]?.runs === true;
    });
    expect((await info()).clocks).not.toHaveProperty('adjourned');
    expect((await info()).clocks?.seats[0]?.left).toBeGreaterThan(left - MINUTE);
  });

  test('a date that somebody declines is off, and another one may be proposed', async () => {
    const { url } = await servers.start({ time: standingTime(START) });
    const { table, guests } = await pairAt(url, url, { pace: 'live-quick' });
    await adjourn(guests[0], table, { until: START + DAY });
    const declined = await adjourn(guests[1], table, { agree: false });
    expect([declined.clocks?.adjourning, declined.clocks?.adjourned]).toEqual([undefined, undefined]);
    expect(await adjourn(guests[1], table, { agree: true })).toMatchObject({
      refusal: { say: 'refused.adjourn-nothing' },
    });
    await adjourn(guests[1], table, { until: START + 2 * DAY });
    expect((await adjourn(guests[0], table, { agree: true })).clocks?.adjourned).toBe(START + 2 * DAY);
  });

  test('those who play are called a quarter of an hour before', async () => {
    const { url } = await servers.start({ time: standingTime(START) });
    const { table, guests } = await pairAt(url, url, { pace: 'live-quick' });
    const database = await servers.database();
    await query(database, `update people set calls = ${4 << 18} where id = '${guests[0].person.id}'`);
    await guests[0].request('PUT', '/api/me', { name: 'Astrid' });
    await adjourn(guests[1], table, { until: START + DAY });
    await adjourn(guests[0], table, { agree: true });
    const calls = await query<{ person: string; due: number }>(
      database,
      "select person, due from calls where kind = 'resume' and channel = 'webhook'",
    );
    expect(calls.map(({ person, due }) => [person, Number(due)])).toEqual([
      [guests[0].person.id, START + DAY - 15 * MINUTE],
    ]);
  });

  test('only those who play a live match adjourn it, to a date within reach', async () => {
    const { url } = await servers.start({ time: standingTime(START) });
    const live = await pairAt(url, url, { pace: 'live-quick' });
    const slow = await pairAt(url, url, { pace: 'days-steady' });
    const until = START + DAY;
    const say = async (guest: Guest, table: string, wish: object) => (await adjourn(guest, table, wish)).refusal?.say;
    expect(await say(await visit(url), live.table, { until })).toBe('refused.not-seated');
    expect(await say(slow.guests[0], slow.table, { until })).toBe('refused.adjourn-live');
    expect(await say(live.guests[0], live.table, { until: START - DAY })).toBe('refused.adjourn-date');
    expect(await say(live.guests[0], live.table, { until: START + 90 * DAY })).toBe('refused.adjourn-date');
    expect(await say(live.guests[0], live.table, { until: 'tomorrow' })).toBe('refused.malformed');
    expect(await say(live.guests[0], 'aaaaaaaaaa', { until })).toBe('refused.unknown-table');
  });
});
