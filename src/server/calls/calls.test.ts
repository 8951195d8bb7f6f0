import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { callByWebhook, callsIn, changePreferences, OFTEN, passUntil } from '../../../test/server/kit/calls.ts';
import { visit } from '../../../test/server/kit/client.ts';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { askedOf, GAME, pairAt, playBoth, soloAt } from '../../../test/server/kit/matches.ts';
import { receivers } from '../../../test/server/kit/receivers.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { standingTime } from '../../../test/standing-time.ts';
import type { CallSettings } from '../../protocol/calls.ts';
import type { CarryLink } from '../../protocol/http.ts';
import type { TableInfo } from '../../protocol/server.ts';

const MINUTE = 60_000;
/** Noon, so that no quiet hours are near. */
const NOON = Date.UTC(2026, 10, 18, 12);

describe.each(KINDS)('calls on %s', (kind) => {
  const servers = serversOn(kind);
  const receive = receivers();

  /** Two people at a table, of whom the second is called by a webhook; the first is asked. */
  async function begin() {
    const receiver = await receive();
    const time = standingTime(NOON);
    const { url } = await servers.start({ time, ...OFTEN, webhookAllow: [receiver.host] });
    const pair = await pairAt(url);
    const [, called] = pair.guests;
    const set = await callByWebhook(called, receiver.url);
    const database = await servers.database();
    const stateOf = async (turn: number) => (await callsIn(database)).find((call) => call.turn === turn);
    const noted = (turn: number, fits: Partial<Awaited<ReturnType<typeof callsIn>>[number]>) => async () => {
      const call = await stateOf(turn);
      return Object.entries(fits).every(([name, value]) => call?.[name as keyof typeof call] === value);
    };
    /** The first plays until it is the second's turn. */
    const handOver = () => playBoth(pair, () => askedOf(pair.players[1], pair.table) !== undefined);
    const answer = () => playBoth(pair, () => askedOf(pair.players[0], pair.table) !== undefined);
    return { ...pair, url, time, receiver, called, set, database, noted, stateOf, handOver, answer };
  }

  test('somebody whose turn has come is told what the others did, once, with a link to the table', async () => {
    const { time, receiver, table, handOver, noted, set, database, url } = await begin();
    await handOver();
    expect(await callsIn(database)).toMatchObject([{ kind: 'turn', channel: 'webhook', state: 'waiting', turn: 0 }]);
    await passUntil(time, MINUTE, 'the call is sent', noted(0, { state: 'sent' }));
    expect(receiver.received).toHaveLength(1);
    const [{ json, text, headers } = receiver.received[0] as never] = receiver.received;
    expect(json.title).toBe('Your turn: Gnome Elf Troll');
    expect(json.url).toBe(`${url}/table/${table}`);
    expect(json.body).toMatch(/^Guest \w+ .*\.$/);
    expect(json.content).toContain(json.body);
    const stamp = headers['underbridge-timestamp'];
    const signed = createHmac('sha256', set.webhook?.secret ?? '')
      .update(`${stamp}.${text}`)
      .digest('hex');
    expect(headers['underbridge-signature']).toBe(`sha256=${signed}`);
    await passUntil(time, 24 * 60 * MINUTE, 'a day has passed', () => true);
    expect(receiver.received).toHaveLength(1);
  });

  test('nobody is called who has played meanwhile, nor again for the same turn', async () => {
    const { time, receiver, handOver, answer, noted } = await begin();
    await handOver();
    await answer();
    await passUntil(time, MINUTE, 'the call is dropped', noted(0, { state: 'dropped', reason: 'played' }));
    expect(receiver.received).toHaveLength(0);
  });

  test('whoever looks at the table is called only when they have left it', async () => {
    const { time, receiver, table, called, handOver, noted } = await begin();
    const attend = () => called.request('POST', `/api/me/calls/tables/${table}/attend`, {});
    await handOver();
    time.pass(30_000);
    await attend();
    await passUntil(time, 30_000, 'the call waits', noted(0, { state: 'waiting', reason: 'present' }));
    await attend();
    await passUntil(time, 50_000, 'time has passed', () => true);
    expect(receiver.received).toHaveLength(0);
    // The page stays open without being touched. A forgotten tab must not suppress calls.
    await passUntil(time, MINUTE, 'the call is sent', noted(0, { state: 'sent' }));
    expect(receiver.received).toHaveLength(1);
  });

  test('at night calls wait, and in the morning one tells of all', async () => {
    const { time, receiver, url, called, handOver, noted, guests, database } = await begin();
    await changePreferences(called, { quiet: { from: 11 * 60, to: 7 * 60 } });
    await handOver();
    const { table } = await guests[0].make({ game: GAME, seats: ['anyone', 'me'], options: { firstPlayer: 0 } });
    await called.request('POST', `/api/tables/${table}/join`);
    expect((await guests[0].request('POST', `/api/tables/${table}/start`)).status).toBe(200);
    const areBoth = (state: string) => async () =>
      (await callsIn(database)).filter((call) => call.state === state && call.reason === 'quiet').length === 2;
    await passUntil(time, MINUTE, 'both wait for the morning', areBoth('waiting'));
    const [call] = await callsIn(database);
    expect(new Date(call?.due ?? 0).toISOString()).toBe('2026-11-19T07:00:00.000Z');
    await passUntil(time, 19 * 60 * MINUTE, 'the call is sent', noted(0, { state: 'sent' }));
    expect(receiver.received.map(({ json }) => json.title)).toEqual(['2 tables call you']);
    expect(receiver.received[0]?.json.content).toContain(`${url}/table/${table}`);
  });

  test('a table can be silent', async () => {
    const { time, receiver, table, called, handOver, noted } = await begin();
    const set = await called.request<CallSettings>('PUT', `/api/me/calls/tables/${table}`, { mode: 'silent' });
    expect(set.tables).toEqual({ [table]: 'silent' });
    await handOver();
    await passUntil(time, MINUTE, 'the call is dropped', noted(0, { state: 'dropped', reason: 'silent' }));
    expect(receiver.received).toHaveLength(0);
  });

  test('a table can be loud, and does not wait for the morning unless one asked for quiet today', async () => {
    const { time, receiver, table, called, handOver, answer, noted, database } = await begin();
    await changePreferences(called, { quiet: { from: 11 * 60, to: 7 * 60 } });
    await called.request<CallSettings>('PUT', `/api/me/calls/tables/${table}`, { mode: 'loud' });
    await handOver();
    await passUntil(time, MINUTE, 'the call is sent', noted(0, { state: 'sent' }));
    expect(receiver.received).toHaveLength(1);
    await called.request('POST', '/api/me/calls/quiet', {});
    await answer();
    await handOver();
    const waits = async () =>
      (await callsIn(database)).some(({ state, reason }) => `${state} ${reason}` === 'waiting quiet');
    await passUntil(time, MINUTE, 'the next waits', waits);
    expect(receiver.received).toHaveLength(1);
  });

  test('a receiver that fails is tried again while it is true, and its owner is told', async () => {
    const { time, receiver, called, handOver, noted, answer } = await begin();
    receiver.answer = 500;
    await handOver();
    await passUntil(time, MINUTE, 'it has failed', noted(0, { state: 'waiting', tries: 1, reason: 'answered 500' }));
    const { webhook } = await called.request<CallSettings>('GET', '/api/me/calls');
    expect(webhook).toMatchObject({ problem: 'answered 500' });
    await passUntil(time, 10_000, 'it has failed again', noted(0, { state: 'waiting', tries: 2 }));
    await passUntil(time, MINUTE, 'it has failed again', noted(0, { state: 'waiting', tries: 3 }));
    receiver.answer = 'elsewhere';
    await passUntil(time, 10 * MINUTE, 'no redirect is followed', noted(0, { tries: 4, reason: 'answered 307' }));
    await answer();
    await passUntil(time, 60 * MINUTE, 'it is not true any more', noted(0, { state: 'dropped', reason: 'played' }));
    expect(receiver.received).toHaveLength(4);
  });

  test('the end of a match, the chat and an invitation to the next call those who want that', async () => {
    const pair = await begin();
    const { time, receiver, table, called, players, guests, database } = pair;
    await changePreferences(called, {
      what: {
        turn: [],
        'clock-low': [],
        invitation: ['webhook'],
        end: ['webhook'],
        chat: ['webhook'],
        found: [],
        resume: [],
      },
    });
    await players[0].ask({ type: 'chat', table, text: 'Are you there?' });
    await players[0].ask({ type: 'chat', table, text: 'Hello?' });
    const sent = (count: number) => async () =>
      (await callsIn(database)).filter(({ state }) => state === 'sent').length === count;
    await passUntil(time, MINUTE, 'the chat is told of', sent(1));
    await players[0].ask({ type: 'resign', table, seat: 0, seatEntry: players[0].seatEntry(table, 0) });
    await playBoth(pair);
    await passUntil(time, MINUTE, 'the end is told of', sent(2));
    const { table: next } = await guests[0].request<TableInfo>('POST', `/api/tables/${table}/rematch`, {});
    await passUntil(time, MINUTE, 'the invitation is sent', sent(3));
    expect(receiver.received.map(({ json }) => json.title)).toEqual([
      'Somebody wrote to you: Gnome Elf Troll',
      'The match is over: Gnome Elf Troll',
      'You are invited: Gnome Elf Troll',
    ]);
    expect(receiver.received[2]?.json.url).toContain(next);
    expect(receiver.received.map(({ text }) => text).join()).not.toContain('Are you there');
  });

  test('whoever can be called only since their turn began is called to it, too, and once', async () => {
    const { time, receiver, called, handOver, noted, database } = await begin();
    await called.request('DELETE', '/api/me/calls/webhook');
    await handOver();
    expect(await callsIn(database)).toEqual([]);
    await callByWebhook(called, receiver.url);
    await passUntil(time, MINUTE, 'the call is sent', noted(0, { state: 'sent' }));
    expect(receiver.received.map(({ json }) => json.title)).toEqual(['Your turn: Gnome Elf Troll']);
    await called.request('DELETE', '/api/me/calls/webhook');
    await callByWebhook(called, receiver.url);
    await passUntil(time, MINUTE, 'time has passed', () => true);
    expect(receiver.received).toHaveLength(1);
  });

  test('a guest’s turns call the account that they are joined to, and none twice', async () => {
    const { time, receiver, url, called, handOver, database, guests } = await begin();
    await handOver();
    const states = async () => (await callsIn(database)).map(({ person, state }) => `${person} ${state}`);
    await passUntil(time, MINUTE, 'the first is sent', async () => (await states())[0]?.endsWith('sent') === true);
    const { table } = await guests[0].make({ game: GAME, seats: ['anyone', 'me'], options: { firstPlayer: 0 } });
    await called.request('POST', `/api/tables/${table}/join`);
    await guests[0].request('POST', `/api/tables/${table}/start`);
    const account = await visit(url);
    await callByWebhook(account, receiver.url);
    const { token } = await account.request<CarryLink>('POST', '/api/me/link', {});
    expect((await called.request('POST', `/api/link/${token}`, { join: true })).status).toBe(200);
    const own = `${account.person.id} sent`;
    await passUntil(time, MINUTE, 'the second is sent', async () => (await states()).join() === [own, own].join());
    expect(receiver.received.map(({ json }) => json.url)).toEqual([
      expect.not.stringContaining(table),
      expect.stringContaining(table),
    ]);
  });

  test('who plays with bots alone, or has no way to be called, is not called', async () => {
    const { database, url, called, table, players, receiver } = await begin();
    const { table: alone } = await called.make({ game: GAME, seats: ['me', { bot: 'pebble' }], start: false });
    expect(alone).not.toBe(table);
    await soloAt(url);
    await called.request('DELETE', '/api/me/calls/webhook');
    await playBoth({ table, players, guests: [called, called] }, () => askedOf(players[1], table) !== undefined);
    expect(await callsIn(database)).toEqual([]);
    expect(receiver.received).toEqual([]);
  });
});
