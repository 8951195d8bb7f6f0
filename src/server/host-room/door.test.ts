import { describe, expect, test } from 'vitest';
import { makeAuthenticator } from '../../../test/server/kit/authenticator.ts';
import { type Guest, visit } from '../../../test/server/kit/client.ts';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { hostAt } from '../../../test/server/kit/host.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { standingTime } from '../../../test/standing-time.ts';
import type { HostDoor } from '../../protocol/host-room/door.ts';
import type { HostLog } from '../../protocol/host-room/log.ts';
import type { HostPeople } from '../../protocol/host-room/people.ts';
import type { NewCodes } from '../../protocol/http.ts';
import type { Person } from '../../protocol/server.ts';
import { makeHostLink } from '../people/host-link.ts';

const HOUR = 60 * 60_000;

const door = async (guest: Guest) => (await guest.request<HostDoor>('GET', '/api/host/door')).state;

describe.each(KINDS)('the door of the host’s room on %s', (kind) => {
  const servers = serversOn(kind);

  test('is opened once by the link that the command line prints, which makes a host', async () => {
    const { url } = await servers.start();
    const database = await servers.database();
    const [astrid, bo] = [await visit(url), await visit(url)];
    expect(await door(astrid)).toBe('no-host');
    const { path } = await makeHostLink({ database });
    const token = path.replace('/host/open/', '');
    expect(await astrid.request('GET', `/api/host/door/${token}`)).toMatchObject({ name: astrid.person.name });
    expect(await astrid.request('POST', `/api/host/door/link/${token}`, {})).toMatchObject({ state: 'open' });
    for (const [method, address] of [
      ['GET', `/api/host/door/${token}`],
      ['POST', `/api/host/door/link/${token}`],
      ['POST', '/api/host/door/link/nonsense'],
    ] as const) {
      expect(await bo.request(method, address, method === 'GET' ? undefined : {})).toMatchObject({
        status: 404,
        refusal: { say: 'refused.host-link' },
      });
    }
    expect(await door(bo)).toBe('not-host');
    expect(await astrid.request<HostPeople>('GET', '/api/host/people')).toMatchObject({ status: 200, all: 2 });
    expect(await bo.request('GET', '/api/host/people')).toMatchObject({
      status: 403,
      refusal: { say: 'refused.not-host' },
    });
    const { actions } = await astrid.request<HostLog>('GET', '/api/host/log');
    expect(actions.map(({ what }) => what)).toEqual(['opened', 'became-host', 'made-host-link']);
    expect(actions.map(({ host }) => host?.id)).toEqual([astrid.person.id, astrid.person.id, undefined]);
  });

  test('a link that is too old, or of another server, opens nothing; whoever is a host is told so', async () => {
    const time = standingTime(Date.now());
    const { url } = await servers.start({ time });
    const database = await servers.database();
    const guest = await visit(url);
    const host = await hostAt(url, database);
    expect(await host.request<Person>('GET', '/api/me')).toMatchObject({ host: true });
    const { path } = await makeHostLink({ database });
    time.pass(HOUR);
    const foreign = `/host/open/${'a'.repeat(43)}`;
    for (const link of [path, foreign]) {
      expect(await guest.request('POST', link.replace('/host/open/', '/api/host/door/link/'), {})).toMatchObject({
        status: 404,
        message: expect.stringContaining('underbridge admin'),
      });
    }
    expect(await guest.request<Person>('GET', '/api/me')).not.toHaveProperty('host');
  });

  test('closes after half a day; then a passkey opens it, or a code, and nobody else’s', async () => {
    const time = standingTime(Date.now());
    const { url } = await servers.start({ time });
    const guest = await hostAt(url, await servers.database());
    const other = await visit(url);
    const key = makeAuthenticator();
    const stolen = makeAuthenticator();
    for (const [person, authenticator] of [
      [guest, key],
      [other, stolen],
    ] as const) {
      const options = await person.request<Parameters<typeof key.register>[0]>('POST', '/api/me/passkeys/options', {});
      await person.request('POST', '/api/me/passkeys', authenticator.register(options, url));
    }
    const { codes } = await guest.request<NewCodes>('POST', '/api/me/codes', {});
    time.pass(13 * HOUR);
    expect(await guest.request('GET', '/api/host/door')).toMatchObject({ state: 'closed', passkeys: 1, codes: 10 });
    expect(await guest.request('GET', '/api/host/people')).toMatchObject({ refusal: { say: 'refused.host-door' } });

    const sign = async (authenticator: typeof key) => {
      const options = await guest.request<{ challenge: string; rpId?: string }>(
        'POST',
        '/api/sign-in/passkey/options',
        {},
      );
      return guest.request('POST', '/api/host/door/passkey', authenticator.assert(options, url));
    };
    expect(await sign(stolen)).toMatchObject({ status: 403 });
    expect(await door(guest)).toBe('closed');
    expect(await sign(key)).toMatchObject({ state: 'open' });
    expect(await guest.request('DELETE', '/api/host/door')).toMatchObject({ state: 'closed' });
    expect(await guest.request('POST', '/api/host/door/code', { code: 'not one of mine' })).toMatchObject({
      status: 403,
    });
    expect(await guest.request('POST', '/api/host/door/code', { code: codes[3] })).toMatchObject({ state: 'open' });
    // A person with a passkey who is no host learns nothing.
    const options = await other.request<{ challenge: string }>('POST', '/api/sign-in/passkey/options', {});
    expect(await other.request('POST', '/api/host/door/passkey', stolen.assert(options, url))).toMatchObject({
      refusal: { say: 'refused.not-host' },
    });
  });

  test('another host comes by another link, or is made one, and stops being one', async () => {
    const { url } = await servers.start();
    const database = await servers.database();
    const astrid = await hostAt(url, database);
    const bo = await visit(url);
    const change = (host: boolean, whom = bo) =>
      astrid.request('PUT', `/api/host/people/${whom.person.id}/host`, { host });
    expect(await change(false, astrid)).toMatchObject({ status: 403, refusal: { say: 'refused.only-host' } });
    expect(await change(true)).toMatchObject({ host: true });
    expect(await door(bo)).toBe('closed');
    expect(await change(false)).toMatchObject({ host: false });
    const cecilia = await hostAt(url, database, 'Cecilia');
    expect(await change(false, cecilia)).toMatchObject({ host: false });
    expect(await door(cecilia)).toBe('not-host');
    expect(await cecilia.request('GET', '/api/host/log')).toMatchObject({ status: 403 });
  });
});
