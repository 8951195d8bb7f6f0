import { describe, expect, test } from 'vitest';
import { callByWebhook, callsIn, OFTEN, passUntil } from '../../../test/server/kit/calls.ts';
import { type Guest, visit } from '../../../test/server/kit/client.ts';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { askedOf, GAME, pairAt, playBoth } from '../../../test/server/kit/matches.ts';
import { receivers } from '../../../test/server/kit/receivers.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { standingTime } from '../../../test/standing-time.ts';
import { trollTown } from '../../games/troll-town/index.ts';
import type { CalledList } from '../../protocol/calls.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.UTC(2026, 10, 18, 12);
const at = (table: string, rest: string) => `/api/tables/${table}/${rest}`;

describe.each(KINDS)('that somebody was called is told on %s', (kind) => {
  const servers = serversOn(kind);
  const receive = receivers();

  async function open() {
    const receiver = await receive();
    const time = standingTime(NOON);
    const { url } = await servers.start({ time, ...OFTEN, webhookAllow: [receiver.host] });
    const database = await servers.database();
    const sent = (count: number) =>
      passUntil(
        time,
        MINUTE,
        'calls are sent',
        async () => (await callsIn(database)).filter(({ state }) => state === 'sent').length === count,
      );
    return { receiver, time, url, sent };
  }

  test('to those who sit where they are invited to, and when they have seen it', async () => {
    const { receiver, time, url, sent } = await open();
    const [host, invited] = [await visit(url), await visit(url)];
    await callByWebhook(invited, receiver.url);
    const { table } = await host.make({ game: GAME, seats: ['me', { invite: invited.person.id }] });
    const called = () => host.request<CalledList>('GET', at(table, 'called'));
    expect((await called()).seats).toEqual([]);
    await sent(1);
    const { seats } = await called();
    const { at: calledAt = 0, again } = seats[0] ?? {};
    expect(seats).toEqual([{ seat: 1, at: calledAt, again }]);
    expect(calledAt).toBeGreaterThan(NOON);
    expect(again).toBe(calledAt + HOUR);
    expect(await invited.request('GET', at(table, 'called'))).toMatchObject({ status: 403 });
    time.pass(MINUTE);
    await invited.request('POST', `/api/me/calls/tables/${table}/attend`, {});
    // An invitation that has been seen needs no second call.
    expect((await called()).seats).toEqual([{ seat: 1, at: calledAt, seen: true }]);
  });

  test('to those who wait for their turn, and for that turn alone', async () => {
    const { receiver, url, sent } = await open();
    const pair = await pairAt(url);
    const { guests, players, table } = pair;
    await callByWebhook(guests[1], receiver.url);
    await playBoth(pair, () => askedOf(players[1], table) !== undefined);
    const called = async () => (await guests[0].request<CalledList>('GET', at(table, 'called'))).seats;
    expect(await called()).toEqual([]);
    await sent(1);
    expect(await called()).toMatchObject([{ at: expect.any(Number) }]);
    expect(await (await visit(url)).request('GET', at(table, 'called'))).toMatchObject({ status: 403 });
    await playBoth(pair, () => askedOf(players[0], table) !== undefined);
    expect(await called()).toEqual([]);
  });

  test('who wait can ask for one more call in each turn, not soon after the first', async () => {
    const { receiver, time, url, sent } = await open();
    const pair = await pairAt(url);
    const { guests, players, table } = pair;
    const [waits, called] = guests;
    await callByWebhook(called, receiver.url);
    await playBoth(pair, () => askedOf(players[1], table) !== undefined);
    const seat = askedOf(players[1], table)?.seat;
    const again = (guest: Guest) => guest.request<CalledList>('POST', at(table, 'call-again'), { seat });
    expect(await again(waits)).toMatchObject({ status: 403, refusal: { say: 'refused.not-called' } });
    await sent(1);
    const { seats } = await waits.request<CalledList>('GET', at(table, 'called'));
    expect(seats[0]?.again).toBe((seats[0]?.at ?? 0) + HOUR);
    expect(await again(waits)).toMatchObject({ status: 403, refusal: { say: 'refused.called-enough' } });
    time.pass(HOUR);
    for (const [guest, say] of [
      [called, 'refused.not-called'],
      [await visit(url), 'refused.not-seated'],
    ] as const) {
      expect(await again(guest)).toMatchObject({ status: 403, refusal: { say } });
    }
    // Of two simultaneous requests, one is refused because the call was already repeated.
    const both = await Promise.all([again(waits), again(waits)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    await passUntil(time, 1, 'they are called once more', () => receiver.received.length === 2);
    expect(receiver.received[1]?.json.body).toMatch(/^The others are waiting for you\. /);
    await sent(1);
    const after = (await waits.request<CalledList>('GET', at(table, 'called'))).seats;
    expect(after).toEqual([{ seat, at: expect.any(Number) }]);
    expect(after[0]?.at).toBeGreaterThanOrEqual((seats[0]?.at ?? 0) + HOUR);
    time.pass(HOUR);
    expect(await again(waits)).toMatchObject({ status: 403, refusal: { say: 'refused.called-enough' } });
  });

  test('but whoever has answered meanwhile, or wants to hear nothing, is not called again', async () => {
    const { receiver, time, url, sent } = await open();
    const pair = await pairAt(url);
    const { guests, players, table } = pair;
    await callByWebhook(guests[1], receiver.url);
    await playBoth(pair, () => askedOf(players[1], table) !== undefined);
    await sent(1);
    time.pass(HOUR);
    await guests[1].request('PUT', `/api/me/calls/tables/${table}`, { mode: 'silent' });
    const seat = askedOf(players[1], table)?.seat;
    const { seats } = await guests[0].request<CalledList>('POST', at(table, 'call-again'), { seat });
    expect(seats).toEqual([{ seat, at: expect.any(Number) }]);
    await sent(1);
    expect(receiver.received).toHaveLength(1);
    // The first call is still listed.
    expect((await guests[0].request<CalledList>('GET', at(table, 'called'))).seats).toEqual(seats);
  });

  test('but not while seats answer in secret: who has answered is not called', async () => {
    const { receiver, url, sent } = await open();
    const [host, other, third] = [await visit(url), await visit(url), await visit(url)];
    await callByWebhook(other, receiver.url);
    const { table } = await host.make({ game: trollTown.id, seats: ['me', 'anyone', 'anyone'] });
    for (const guest of [other, third]) await guest.request('POST', at(table, 'join'), {});
    await host.request('POST', at(table, 'start'), {});
    const players = [await host.connect(), await other.connect(), await third.connect()];
    for (const player of players) await player.watch(table);
    // Until all plan in secret, each answers whatever comes first.
    while (players.some((player) => askedOf(player, table) === undefined)) {
      const seat = players.findIndex((player) => askedOf(player, table) !== undefined);
      await players[seat]?.play(table, seat);
    }
    await sent(1);
    expect((await host.request<CalledList>('GET', at(table, 'called'))).seats).toEqual([]);
  });
});
