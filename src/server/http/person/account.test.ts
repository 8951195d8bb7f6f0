import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { type Guest, visit } from '../../../../test/server/kit/client.ts';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { GAME, pairAt, playUntil, soloAt } from '../../../../test/server/kit/matches.ts';
import { serversOn } from '../../../../test/server/kit/server.ts';
import type { CarryLink, TableList } from '../../../protocol/http.ts';
import type { Person, TableInfo } from '../../../protocol/server.ts';

const linkOf = async (guest: Guest) => (await guest.request<CarryLink>('POST', '/api/me/link')).token;
const rename = (guest: Guest, name: string) => guest.request<Person>('PUT', '/api/me', { name });
const tablesOf = async (guest: Guest) => (await guest.request<TableList>('GET', '/api/tables/mine')).tables;

/** Signs the device in as that person, and joins what this guest has. */
async function join(url: string, guest: Guest, into: Guest): Promise<Guest & { answer: Response }> {
  const answer = await fetch(`${url}/api/link/${await linkOf(into)}`, {
    method: 'POST',
    headers: { cookie: guest.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ join: true }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  return { ...(await visit(url, cookie ?? guest.cookie)), answer };
}

describe.each(KINDS)('two names of one person, on %s', (kind) => {
  const servers = serversOn(kind);

  test('become one: the match goes on, and everybody there sees the name', async () => {
    const { url } = await servers.start();
    const { table, guests, players } = await pairAt(url);
    const account = await visit(url);
    await rename(account, 'Signe');
    const joined = await join(url, guests[0], account);
    expect(joined.person.id).toBe(account.person.id);
    // The old connection has been closed.
    expect(await players[0].closed).toBe(1008);
    await players[1].until('the other one sees the name', () => players[1].info(table)?.seats[0]?.name === 'Signe');
    const player = await joined.connect();
    await player.watch(table);
    expect((await player.play(table, 0)).type).toBe('accepted');
    expect((await tablesOf(account)).map((each) => each.table)).toEqual([table]);
    expect(await guests[0].request('GET', '/api/tables/mine')).toMatchObject({ status: 401 });
  });

  test('stay two while both play in one match, and nothing is used up', async () => {
    const { url } = await servers.start();
    const { table, guests } = await pairAt(url);
    const { answer, person } = await join(url, guests[0], guests[1]);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ refusal: { say: 'refused.both-seated', count: 1 } });
    expect(person.id).toBe(guests[0].person.id);
    expect((await tablesOf(guests[0])).map((each) => each.table)).toEqual([table]);
  });

  test('give up the second seat at a table that gathers, and keep a finished one as it was', async () => {
    const { url } = await servers.start();
    const [one, other] = [await visit(url), await visit(url)];
    const { table } = await one.make({ game: GAME, seats: ['me', 'anyone', 'anyone'], open: true });
    await other.request('POST', `/api/tables/${table}/join`);
    const joined = await join(url, one, other);
    const [info] = await tablesOf(joined);
    expect(info?.seats.map(({ holder }) => holder)).toEqual(['nobody', 'person', 'nobody']);
    expect(info?.host).toBe(true);
  });

  test('a bot of one’s own stays one’s own, and a mute stays a mute', async () => {
    const { url } = await servers.start();
    const { table, guests } = await pairAt(url);
    const [loud, account] = [await visit(url), await visit(url)];
    await loud.request('POST', '/api/me/bots', { name: 'Grinder' });
    await guests[0].request('POST', `/api/tables/${table}/mute`, { person: loud.person.id, muted: true });
    const joined = await join(url, loud, account);
    expect(await joined.request('GET', '/api/me/bots')).toMatchObject({ bots: [{ name: 'Grinder' }] });
    const player = await joined.connect();
    await player.watch(table);
    expect(await player.ask({ type: 'chat', table, text: 'hello' })).toMatchObject({
      type: 'refused',
      refusal: { say: 'refused.muted' },
    });
  });
});

describe.each(KINDS)('whoever leaves for good, on %s', (kind) => {
  const servers = serversOn(kind);
  const leave = (guest: Guest, name: string) => guest.request<Person>('DELETE', '/api/me', { name });

  test('is asked for the name, and is nobody afterwards; matches go on without it', async () => {
    const { url } = await servers.start();
    const { table, guests, players } = await pairAt(url);
    await rename(guests[0], 'Ragnhild');
    await players[0].ask({ type: 'chat', table, text: 'good luck' });
    expect(await leave(guests[0], 'ragnhild')).toMatchObject({ status: 403, refusal: { say: 'refused.wrong-name' } });
    expect(await leave(guests[0], 'Ragnhild')).toMatchObject({ status: 200, name: 'Somebody who left' });
    expect(await players[0].closed).toBe(1008);
    expect(await guests[0].request('GET', '/api/tables/mine')).toMatchObject({ status: 401 });
    await players[1].until('a bot plays on', () => players[1].info(table)?.seats[0]?.bot === 'troll');
    // The bot plays until the other seat is asked.
    await players[1].until(
      'the other one is asked',
      () => players[1].match(table).perspectives[0]?.offers.length !== 0,
    );
    const info = await guests[1].request<TableInfo>('GET', `/api/tables/${table}`);
    expect(info.seats[0]?.name).toBe('Somebody who left');
    const late = await guests[1].connect();
    await late.watch(table);
    await late.until('the chat', () => late.texts.some((text) => text.includes('good luck')));
    expect(late.texts.join()).not.toContain('Ragnhild');
  });

  test('leaves no table waiting, and no program playing', async () => {
    const { url } = await servers.start();
    const guest = await visit(url);
    const { table } = await guest.make({ game: GAME, seats: ['me', 'anyone'], open: true });
    const { token } = await guest.request<{ token: string }>('POST', '/api/me/bots', { name: 'Grinder' });
    await leave(guest, guest.person.name);
    const stranger = await visit(url);
    expect(await stranger.request('GET', `/api/tables/${table}`)).toMatchObject({ status: 404 });
    const answer = await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
  });
});

describe.each(KINDS)('everything about oneself, on %s', (kind) => {
  const servers = serversOn(kind);

  test('comes as a zip: records of what is over, a list of the rest, and a page to read it by', async () => {
    const { url } = await servers.start();
    const { table, guest, player } = await soloAt(url);
    await rename(guest, "Ann-Mari O'Brien");
    await player.ask({ type: 'chat', table, text: 'what a garden' });
    await playUntil(player, table);
    await guest.request('POST', '/api/groups', { name: 'Thursday trolls' });
    const running = await guest.make({ game: GAME, seats: ['me', 'me'], start: true });
    const answer = await fetch(`${url}/api/me/takeout`, { headers: { cookie: guest.cookie } });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const read = (path: string) => strFromU8(files[path] ?? new Uint8Array());
    const record = `matches/${GAME}-${table}.underbridge.json`;
    const kept = Object.keys(files).filter((file) => file.startsWith('kept/'));
    expect(kept).toContain('kept/push.json');
    expect(
      Object.keys(files)
        .filter((file) => !kept.includes(file))
        .sort(),
    ).toEqual(['chat.json', 'groups.json', 'index.html', 'matches.json', record, 'me.json', 'results.json']);
    expect(JSON.parse(read(record))).toMatchObject({ underbridge: 1, game: GAME, places: expect.any(Array) });
    expect(JSON.parse(read('matches.json')).map(({ id }: { id: string }) => id)).toEqual([table, running.table]);
    expect(JSON.parse(read('chat.json'))).toMatchObject([{ text: 'what a garden' }]);
    expect(JSON.parse(read('me.json'))).toMatchObject({ name: "Ann-Mari O'Brien", devices: [expect.anything()] });
    expect(JSON.parse(read('groups.json'))).toMatchObject([{ name: 'Thursday trolls', members: 1 }]);
    expect(read('index.html')).toContain('<h1>Ann-Mari O&#39;Brien</h1>');
    // No seeds of running matches, which would reveal the shuffle, and no secrets of devices.
    const all = Object.keys(files).map(read).join();
    expect(all).not.toContain(guest.cookie.split('=')[1]);
    expect(Object.keys(files).join()).not.toContain(running.table);
  });
});
