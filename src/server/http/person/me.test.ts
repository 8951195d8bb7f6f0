import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import { visit } from '../../../../test/server/kit/client.ts';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { pairAt } from '../../../../test/server/kit/matches.ts';
import { serversOn } from '../../../../test/server/kit/server.ts';
import { cutMark } from '../../../protocol/house-mark.ts';
import type { CarryLink } from '../../../protocol/http.ts';
import type { Person, ServerMessage } from '../../../protocol/server.ts';

describe.each(KINDS)('who you are, on %s', (kind) => {
  const servers = serversOn(kind);

  test('a guest is made on the first visit and known again', async () => {
    const { url } = await servers.start();
    const first = await fetch(`${url}/api/me`);
    const [cookie = ''] = first.headers.getSetCookie();
    expect(cookie).toMatch(/^underbridge=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const person = (await first.json()) as Person;
    const again = await fetch(`${url}/api/me`, { headers: { cookie: cookie.split(';')[0] ?? '' } });
    // The same again, for another year.
    expect(again.headers.getSetCookie()).toEqual([cookie]);
    expect(await again.json()).toEqual(person);
    const other = await visit(url, 'underbridge=something-else');
    expect(other.person.id).not.toBe(person.id);
  });

  test('behind a proxy that speaks https the cookie is for https only', async () => {
    const { url } = await servers.start({ proxies: 1 });
    const { headers } = await fetch(`${url}/api/me`, { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers.getSetCookie()[0]).toContain('; Secure');
  });

  test('behind a proxy nobody gets more guests by making up where they come from', async () => {
    const { url } = await servers.start({ proxies: 1, limits: { newGuests: 2 } });
    const statusFrom = async (addresses: string) =>
      (await fetch(`${url}/api/me`, { headers: { 'x-forwarded-for': addresses } })).status;
    // The proxy adds the address it sees behind what it was told.
    const made = await Promise.all([1, 2, 3].map((n) => statusFrom(`10.0.0.${n}, 192.0.2.7`)));
    expect(made.sort()).toEqual([200, 200, 429]);
    expect(await statusFrom('10.0.0.1, 192.0.2.8')).toBe(200);
  });

  test('a house mark is cut from the name until one is drawn', async () => {
    const { url } = await servers.start();
    const guest = await visit(url);
    expect(guest.person.mark).toBe(cutMark(guest.person.name));
    const choose = (mark: unknown) => guest.request('PUT', '/api/me/mark', { mark });
    expect(await choose('wcokae')).toMatchObject({ status: 200, name: guest.person.name, mark: 'aecwko' });
    expect((await visit(url, guest.cookie)).person.mark).toBe('aecwko');
    // A new name keeps a mark that was drawn.
    expect(await guest.request('PUT', '/api/me', { name: 'Åse' })).toMatchObject({ name: 'Åse', mark: 'aecwko' });
    expect(await choose('ya a')).toMatchObject({
      status: 400,
      refusal: { say: 'refused.bad-mark', problem: 'mark-cuts' },
    });
    expect(await choose('cwkoceoyuwak')).toMatchObject({ message: expect.stringContaining('hooked cross') });
    expect(await choose(null)).toMatchObject({ status: 200, mark: cutMark('Åse') });
  });

  test('everybody at a table sees a mark that was drawn, at once and in the chat', async () => {
    const { url } = await servers.start();
    const { table, guests, players } = await pairAt(url);
    const [first, second] = players;
    await guests[0].request('PUT', '/api/me/mark', { mark: 'aecw' });
    await second.until('the drawn mark', () => second.info(table)?.seats[0]?.mark === 'aecw');
    await first.ask({ type: 'chat', table, text: 'hello' });
    const isSigned = (each: ServerMessage) => each.type === 'chat' && each.lines[0]?.mark === 'aecw';
    await second.until('a line with the drawn mark', () => second.heard.some(isSigned));
    const late = await (await visit(url)).connect();
    await late.watch(table);
    await late.until('the lines so far', () => late.heard.some(isSigned));
  });

  test('a name can be chosen, within reason', async () => {
    const { url } = await servers.start();
    const guest = await visit(url);
    expect(await guest.request('PUT', '/api/me', { name: ' Åse Bjørk ' })).toMatchObject({
      status: 200,
      id: guest.person.id,
      name: 'Åse Bjørk',
    });
    expect((await visit(url, guest.cookie)).person.name).toBe('Åse Bjørk');
    for (const name of ['', '   ', '<b>', 'x'.repeat(25), 7, undefined]) {
      expect(await guest.request('PUT', '/api/me', { name })).toMatchObject({ status: 400, code: 'malformed' });
    }
    expect(await guest.request('PUT', '/api/me', { name: 'As\u3164trid' })).toMatchObject({
      refusal: { say: 'refused.bad-name', problem: 'name-invisible' },
      message: 'Please choose another name: it has invisible letters.',
    });
    const stranger = await visit(url, 'underbridge=nobody');
    expect(await stranger.request('PUT', '/api/me', { name: 'Nobody' })).toMatchObject({
      status: 401,
      code: 'unknown-person',
    });
  });

  test('a person may take a few new names a minute; the one they have already costs nothing', async () => {
    const { url } = await servers.start({ limits: { renames: 2 } });
    const guest = await visit(url);
    const rename = (name: string) => guest.request('PUT', '/api/me', { name });
    for (const name of ['Astrid', 'Astrid', 'Astrid', 'Bjørn']) expect(await rename(name)).toMatchObject({ name });
    expect(await rename('Cecilia')).toMatchObject({ status: 429, code: 'too-fast' });
    expect((await visit(url, guest.cookie)).person.name).toBe('Bjørn');
    expect(await (await visit(url)).request('PUT', '/api/me', { name: 'Dag' })).toMatchObject({ name: 'Dag' });
  });

  test('a link carries the same person to another device, once', async () => {
    const { url } = await servers.start();
    const guest = await visit(url);
    const link = await guest.request<CarryLink>('POST', '/api/me/link');
    expect(link.path).toBe(`/link/${link.token}`);
    expect(link.expires).toBeGreaterThan(Date.now());
    const followed = await fetch(`${url}/api/link/${link.token}`, { method: 'POST' });
    expect(await followed.json()).toEqual(guest.person);
    const cookie = followed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(cookie).not.toBe(guest.cookie);
    expect((await visit(url, cookie)).person).toEqual(guest.person);
    expect((await visit(url, guest.cookie)).person).toEqual(guest.person);
    for (const token of [link.token, 'nonsense']) {
      expect(await guest.request('POST', `/api/link/${token}`)).toMatchObject({ status: 404, code: 'not-found' });
    }
  });

  test('a connection needs somebody at its other end', async () => {
    const { url } = await servers.start();
    const guest = await visit(url);
    await expect((await visit(url, 'underbridge=nobody')).connect()).rejects.toThrow('401');
    await expect(guest.connect()).resolves.toBeDefined();
  });
});

describe('a new name', () => {
  const servers = serversOn('sqlite');

  test('is known at once at every table in memory, and none is read again for it', async () => {
    const { url } = await servers.start();
    const { table, guests, players } = await pairAt(url);
    const [first, second] = players;
    // Only a table that is read again would show this.
    const file = new DatabaseSync(await servers.database());
    file.exec(`update tables set hints = 1 where id = '${table}'`);
    file.close();
    for (const name of ['Astrid', 'Åse']) await guests[0].request('PUT', '/api/me', { name });
    await second.until('the new name', () => second.info(table)?.seats[0]?.name === 'Åse');
    expect(second.info(table)).not.toHaveProperty('hints');
    await first.ask({ type: 'chat', table, text: 'hello' });
    const isSaid = (each: ServerMessage) => each.type === 'chat' && each.lines[0]?.name === 'Åse';
    await second.until('a line under the new name', () => second.heard.some(isSaid));
  });
});
