import { expect, test } from 'vitest';
import { callsIn, changePreferences, OFTEN, passUntil, query } from '../../../test/server/kit/calls.ts';
import { type Guest, visit } from '../../../test/server/kit/client.ts';
import { askedOf, pairAt, playBoth } from '../../../test/server/kit/matches.ts';
import { pushServices, type Subscription } from '../../../test/server/kit/push-service.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { standingTime } from '../../../test/standing-time.ts';
import type { CallSettings, TestOutcome } from '../../protocol/calls.ts';
import type { CarryLink, DeviceList } from '../../protocol/http.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOON = Date.UTC(2026, 10, 18, 12);
const SUBJECT = 'mailto:bridge@example.org';

const servers = serversOn('sqlite');
const openService = pushServices();

async function begin() {
  const service = await openService();
  const time = standingTime(NOON);
  const { url } = await servers.start({
    time,
    ...OFTEN,
    pushSubject: SUBJECT,
    pushAllow: [service.host],
    authority: service.authority,
  });
  const pair = await pairAt(url);
  const [, called] = pair.guests;
  const database = await servers.database();
  const subscribe = (guest: Guest, subscription: Subscription = service.subscribe(), language = 'en') =>
    guest.request<CallSettings>('PUT', '/api/me/calls/push', { ...subscription, language, zone: 'UTC' });
  const isTried = () => called.request<TestOutcome>('POST', '/api/me/calls/test', { channel: 'push' });
  return { ...pair, service, time, url, called, database, subscribe, isTried };
}

test('a notification comes encrypted for the browser alone, signed by the server, and leads to the table', async () => {
  const { service, time, called, subscribe, table, players, guests, database, url } = await begin();
  const settings = await subscribe(called, service.subscribe(), 'sv');
  expect(settings.devices).toMatchObject([{ here: true }]);
  await changePreferences(called, { quiet: null });
  await playBoth({ table, players, guests }, () => askedOf(players[1], table) !== undefined);
  await passUntil(time, MINUTE, 'the call is sent', async () => (await callsIn(database))[0]?.state === 'sent');
  const [delivered] = service.delivered;
  expect(delivered?.headers).toMatchObject({ ttl: '43200', topic: table, 'content-encoding': 'aes128gcm' });
  expect(delivered?.claims).toMatchObject({ sub: SUBJECT, aud: `https://${service.host}` });
  expect(delivered?.serverKey).toBe(settings.pushKey);
  expect(delivered?.call).toMatchObject({
    title: 'Din tur: Gnome Elf Troll',
    path: `/table/${table}`,
    tag: table,
    waiting: 1,
    play: 'Spela',
  });
  // In Swedish, as the person reads.
  expect(delivered?.call.body).toMatch(/Guest \w+ drog en bricka\.$/);
  // The keys are made once.
  const again = await visit(url);
  expect((await again.request<CallSettings>('GET', '/api/me/calls')).pushKey).toBe(settings.pushKey);
});

test('the five newest devices are called, and one that is signed out is not', async () => {
  const { service, called, subscribe, url, isTried } = await begin();
  const devices: Guest[] = [called];
  await subscribe(called);
  for (let device = 0; device < 6; device++) {
    const { token } = await called.request<CarryLink>('POST', '/api/me/link', {});
    const answer = await fetch(`${url}/api/link/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const other = await visit(url, answer.headers.getSetCookie()[0]?.split(';')[0]);
    expect(other.person.id).toBe(called.person.id);
    await subscribe(other);
    devices.push(other);
  }
  expect(await isTried()).toMatchObject({ sent: true, reached: 5 });
  const { devices: listed } = await called.request<DeviceList>('GET', '/api/me/devices');
  for (const { id } of listed.filter(({ here }) => !here)) await called.request('DELETE', `/api/me/devices/${id}`);
  expect(await isTried()).toMatchObject({ sent: true, reached: 1 });
  expect(service.delivered).toHaveLength(6);
});

test('a browser that is gone is forgotten; one that fails is forgotten after three times and a day', async () => {
  const { service, time, called, subscribe, isTried, database } = await begin();
  const gone = service.subscribe();
  await subscribe(called, gone);
  service.answers.set(new URL(gone.endpoint).pathname, 410);
  expect(await isTried()).toMatchObject({ sent: false, problem: 'gone' });
  expect(await query(database, 'select calls from people where calls > 0')).toEqual([]);
  const failing = service.subscribe();
  await subscribe(called, failing);
  service.answers.set(new URL(failing.endpoint).pathname, 503);
  for (let attempt = 0; attempt < 4; attempt++)
    expect(await isTried()).toMatchObject({ sent: false, problem: '503 no' });
  const { devices } = await called.request<CallSettings>('GET', '/api/me/calls');
  expect(devices).toMatchObject([{ problem: '503 no' }]);
  time.pass(DAY);
  await isTried();
  expect((await called.request<CallSettings>('GET', '/api/me/calls')).devices).toEqual([]);
});

test('the same browser sent again stays one, and a new one takes the place of the old', async () => {
  const { service, called, subscribe, isTried } = await begin();
  const first = service.subscribe();
  await subscribe(called, first);
  expect((await subscribe(called, first)).devices).toHaveLength(1);
  expect((await subscribe(called)).devices).toHaveLength(1);
  expect(await isTried()).toMatchObject({ sent: true, reached: 1 });
  expect(service.delivered.map(({ path }) => path)).not.toContain(new URL(first.endpoint).pathname);
  const { devices } = await called.request<CallSettings>('GET', '/api/me/calls');
  const left = await called.request<CallSettings>('DELETE', `/api/me/calls/push/${devices[0]?.id}`);
  expect(left.devices).toEqual([]);
});

test('a guest who signs in to an account takes the notifications of this browser along', async () => {
  const { service, called, subscribe, url } = await begin();
  await subscribe(called);
  const account = await visit(url);
  const { token } = await account.request<CarryLink>('POST', '/api/me/link', {});
  expect((await called.request('POST', `/api/link/${token}`, { join: true })).status).toBe(200);
  expect(await account.request<TestOutcome>('POST', '/api/me/calls/test', { channel: 'push' })).toMatchObject({
    sent: true,
    reached: 1,
  });
  expect(service.delivered).toHaveLength(1);
});

test('addresses that are no push service are refused, and so is everything where notifications are not set up', async () => {
  const { called, service } = await begin();
  const { keys } = service.subscribe();
  for (const endpoint of ['https://example.org/push', 'https://127.0.0.1/push', 'http://fcm.googleapis.com/x']) {
    const refused = await called.request('PUT', '/api/me/calls/push', { endpoint, keys, language: 'en', zone: 'UTC' });
    expect(refused).toMatchObject({ status: 403, refusal: { say: 'refused.bad-address' } });
  }
});

test('without a subject the server offers no notifications', async () => {
  const { url } = await servers.start();
  const guest = await visit(url);
  const settings = await guest.request<CallSettings>('GET', '/api/me/calls');
  expect(settings.pushKey).toBe(undefined);
  const body = {
    endpoint: 'https://fcm.googleapis.com/x',
    keys: { p256dh: 'x', auth: 'x' },
    language: 'en',
    zone: 'UTC',
  };
  expect(await guest.request('PUT', '/api/me/calls/push', body)).toMatchObject({ refusal: { say: 'refused.no-push' } });
});
