import { describe, expect, test } from 'vitest';
import { type Guest, visit } from '../../../../test/server/kit/client.ts';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { GAME } from '../../../../test/server/kit/matches.ts';
import { serversOn } from '../../../../test/server/kit/server.ts';
import type { CarryLink, DeviceList, LinkInfo } from '../../../protocol/http.ts';
import type { Person } from '../../../protocol/server.ts';

const PHONE = 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0';

async function linkOf(guest: Guest): Promise<string> {
  return (await guest.request<CarryLink>('POST', '/api/me/link')).token;
}

/** Follows the link in a browser without a person, and returns that browser. */
async function carry(url: string, guest: Guest, other = url): Promise<Guest> {
  const followed = await fetch(`${url}/api/link/${await linkOf(guest)}`, { method: 'POST' });
  const cookie = followed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await fetch(`${url}/api/me`, { headers: { cookie, 'user-agent': PHONE } });
  return visit(other, cookie);
}

describe.each(KINDS)('devices on %s', (kind) => {
  const servers = serversOn(kind);

  test('are listed, and one that is sent away is nobody any more', async () => {
    const { url } = await servers.start();
    const guest = await visit(url);
    const phone = await carry(url, guest);
    const player = await phone.connect();
    const list = (who: Guest) => who.request<DeviceList>('GET', '/api/me/devices');
    const { devices } = await list(guest);
    expect(devices).toHaveLength(2);
    expect(devices.filter(({ here }) => here)).toHaveLength(1);
    const lost = devices.find(({ here }) => !here);
    expect(lost).toMatchObject({ browser: '', seen: expect.any(Number), made: expect.any(Number) });
    expect(JSON.stringify(devices)).not.toContain(guest.cookie.split('=')[1]);

    const end = (who: Guest, id = '') => who.request<DeviceList>('DELETE', `/api/me/devices/${id}`);
    const stranger = await visit(url);
    expect(await end(stranger, lost?.id)).toMatchObject({ status: 404, code: 'not-found' });
    expect(await end(phone, lost?.id)).toMatchObject({ status: 403, refusal: { say: 'refused.this-device' } });
    expect((await end(guest, lost?.id)).devices).toHaveLength(1);
    expect(await player.closed).toBe(1008);
    expect(await phone.request('GET', '/api/tables/mine')).toMatchObject({ status: 401 });
    await expect(phone.connect()).rejects.toThrow('401');
    expect((await visit(url, guest.cookie)).person).toEqual(guest.person);
  });

  test('are all sent away but the one that asks, and nobody else’s', async () => {
    const { url } = await servers.start();
    const [guest, stranger] = [await visit(url), await visit(url)];
    const others = [await carry(url, guest), await carry(url, guest)];
    const players = await Promise.all(others.map((other) => other.connect()));
    const mine = await guest.connect();
    const { devices } = await guest.request<DeviceList>('DELETE', '/api/me/devices');
    expect(devices).toMatchObject([{ here: true }]);
    expect(await Promise.all(players.map(({ closed }) => closed))).toEqual([1008, 1008]);
    for (const other of others) expect(await other.request('GET', '/api/tables/mine')).toMatchObject({ status: 401 });
    const { table } = await guest.make({ game: GAME, seats: ['me', 'anyone'] });
    await mine.watch(table);
    expect((await visit(url, stranger.cookie)).person).toEqual(stranger.person);
  });

  test('a device is named by its browser', async () => {
    const { url } = await servers.start();
    const guest = await visit(url);
    await fetch(`${url}/api/me`, { headers: { cookie: guest.cookie, 'user-agent': PHONE } });
    const { devices } = await guest.request<DeviceList>('GET', '/api/me/devices');
    expect(devices).toMatchObject([{ browser: 'Firefox, Android', here: true }]);
  });
});

describe('with several servers on one PostgreSQL', () => {
  const servers = serversOn('postgres');

  test('a device sent away through one is disconnected from another', async () => {
    const [here, there] = [await servers.start(), await servers.start()];
    const guest = await visit(here.url);
    const player = await (await carry(here.url, guest, there.url)).connect();
    const { devices } = await guest.request<DeviceList>('GET', '/api/me/devices');
    await guest.request('DELETE', `/api/me/devices/${devices.find((each) => !each.here)?.id}`);
    expect(await player.closed).toBe(1008);
  });
});

describe.each(KINDS)('a link to another device, on %s', (kind) => {
  const servers = serversOn(kind);

  test('tells whose it is and what would be given up, and is not used up by that', async () => {
    const { url } = await servers.start();
    const [guest, other, nobody] = [await visit(url), await visit(url), await visit(url)];
    const token = await linkOf(guest);
    const look = (who: Guest) => who.request<LinkInfo>('GET', `/api/link/${token}`);
    expect(await look(guest)).toEqual({ status: 200, person: guest.person });
    expect(await look(nobody)).toEqual({ status: 200, person: guest.person });
    await other.request('PUT', '/api/me', { name: 'Bjørn' });
    await other.make({ game: GAME, seats: ['me', 'me'] });
    await other.request('POST', '/api/me/bots', { name: 'Grinder' });
    expect((await look(other)).instead).toEqual({ name: 'Bjørn', matches: 1, bots: 1, devices: 0 });
    expect(await other.request('GET', '/api/link/nonsense')).toMatchObject({ status: 404, code: 'not-found' });
  });

  test('makes nobody give up who they are without a word', async () => {
    const { url } = await servers.start();
    const [guest, other] = [await visit(url), await visit(url)];
    await other.make({ game: GAME, seats: ['me', 'anyone'] });
    const token = await linkOf(guest);
    const follow = (who: Guest, body: object) => who.request<Person>('POST', `/api/link/${token}`, body);
    expect(await follow(other, {})).toMatchObject({ status: 403, refusal: { say: 'refused.would-give-up' } });
    expect((await visit(url, other.cookie)).person).toEqual(other.person);
    expect(await follow(guest, {})).toMatchObject({ status: 200, ...guest.person });
    expect(await follow(other, { giveUp: true })).toMatchObject({ status: 200, ...guest.person });
    expect(await follow(other, { giveUp: true })).toMatchObject({ status: 404 });
    // The device is signed out as the other person, even with its old cookie.
    expect(await other.request('GET', '/api/tables/mine')).toMatchObject({ status: 401 });
  });

  test('counts as the guest it brings in', async () => {
    const { url } = await servers.start({ limits: { newGuests: 3 } });
    const guest = await visit(url);
    for (const status of [200, 200, 429]) {
      expect((await guest.request('POST', '/api/me/link')).status).toBe(status);
    }
  });

  test('does not make one person many devices', async () => {
    const { url } = await servers.start();
    const guest = await visit(url);
    for (let number = 2; number <= 20; number++) await carry(url, guest);
    const nobody = await visit(url);
    expect(await nobody.request('POST', `/api/link/${await linkOf(guest)}`)).toMatchObject({
      status: 403,
      refusal: { say: 'refused.devices-enough' },
    });
  });
});
