import { describe, expect, test } from 'vitest';
import { type Guest, visit } from '../../../../test/server/kit/client.ts';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { hostAt } from '../../../../test/server/kit/host.ts';
import { GAME, pairAt } from '../../../../test/server/kit/matches.ts';
import { serversOn } from '../../../../test/server/kit/server.ts';
import { type GroupList, type GroupPage, type GroupSummary, LONGEST_GROUP_NAME } from '../../../protocol/groups.ts';
import type { TableInfo } from '../../../protocol/server.ts';

describe.each(KINDS)('a group on %s', (kind) => {
  const servers = serversOn(kind);
  const make = (guest: Guest, name = 'Thursday trolls') => guest.request<GroupPage>('POST', '/api/groups', { name });
  const join = (guest: Guest, { link }: GroupPage) => guest.request<GroupPage>('POST', '/api/groups/join', { link });
  const page = (guest: Guest, { id }: GroupPage, query = '') =>
    guest.request<GroupPage>('GET', `/api/groups/${id}${query}`);
  const groups = async (guest: Guest) => (await guest.request<GroupList>('GET', '/api/me/groups')).groups;
  const namesIn = ({ members }: GroupPage) => members.map(({ id }) => id);

  test('is joined by its link; others see nothing of it, and its owner can replace the link', async () => {
    const { url } = await servers.start();
    const [owner, friend, stranger] = [await visit(url), await visit(url), await visit(url)];
    const group = await make(owner);
    expect(await friend.request<GroupSummary>('GET', `/api/groups/link/${group.link}`)).toMatchObject({
      name: 'Thursday trolls',
      owner: owner.person.name,
      members: 1,
      mine: false,
    });
    expect(await page(friend, group)).toMatchObject({ status: 404, refusal: { say: 'refused.unknown-group' } });
    expect(namesIn(await join(friend, group))).toEqual([owner.person.id, friend.person.id]);
    expect(namesIn(await join(friend, group))).toHaveLength(2);
    expect(await groups(friend)).toMatchObject([{ id: group.id, members: 2, owner: owner.person.name }]);
    const renew = (guest: Guest) => guest.request<GroupPage>('POST', `/api/groups/${group.id}/link`);
    expect(await renew(friend)).toMatchObject({ refusal: { say: 'refused.group-owner-only' } });
    const { link } = await renew(owner);
    expect(link).not.toBe(group.link);
    expect(await join(stranger, group)).toMatchObject({ refusal: { say: 'refused.unknown-group-link' } });
    expect(namesIn(await join(stranger, { ...group, link }))).toHaveLength(3);
  });

  test('has a new link when its owner sends somebody away, who cannot come back by the old one', async () => {
    const { url } = await servers.start();
    const [owner, friend] = [await visit(url), await visit(url)];
    const group = await make(owner);
    await join(friend, group);
    await owner.request('DELETE', `/api/groups/${group.id}/members/${friend.person.id}`);
    expect(await join(friend, group)).toMatchObject({ refusal: { say: 'refused.unknown-group-link' } });
    const { link } = await page(owner, group);
    expect(namesIn(await join(friend, { ...group, link }))).toHaveLength(2);
    // A member who left may join again.
    await friend.request('DELETE', `/api/groups/${group.id}/members/${friend.person.id}`);
    expect((await page(owner, group)).link).toBe(link);
  });

  test('is renamed by nobody who is muted', async () => {
    const { url } = await servers.start();
    const host = await hostAt(url, await servers.database());
    const owner = await visit(url);
    const group = await make(owner);
    await host.request('PUT', `/api/host/people/${owner.person.id}/mute`, { hours: 2 });
    const renamed = owner.request<GroupPage>('PUT', `/api/groups/${group.id}`, { name: 'Shout' });
    expect(await renamed).toMatchObject({ refusal: { say: 'refused.muted-until' } });
    for (const name of ['see evil.example now', 'http://x'])
      expect(await host.request('POST', '/api/groups', { name })).toMatchObject({ message: /no web address/ });
  });

  test('goes to whoever has been in it longest when its owner leaves, and ends with its last member', async () => {
    const { url } = await servers.start();
    const [owner, friend, third] = [await visit(url), await visit(url), await visit(url)];
    const group = await make(owner);
    await join(friend, group);
    await join(third, group);
    const leave = (guest: Guest, who: Guest) =>
      guest.request<GroupList>('DELETE', `/api/groups/${group.id}/members/${who.person.id}`);
    expect(await leave(friend, third)).toMatchObject({ refusal: { say: 'refused.group-owner-only' } });
    expect(await leave(owner, owner)).toMatchObject({ groups: [] });
    expect((await page(friend, group)).members).toMatchObject([{ me: true, owner: true }, {}]);
    await leave(friend, third);
    expect(await groups(third)).toEqual([]);
    await leave(friend, friend);
    expect(await join(owner, group)).toMatchObject({ refusal: { say: 'refused.unknown-group-link' } });
  });

  test('tells its other members of no private table of two of them, and of those that everybody could find', async () => {
    const { url } = await servers.start();
    const { table, guests, players } = await pairAt(url);
    const [owner, friend] = guests;
    const third = await visit(url);
    const group = await make(owner);
    for (const each of [friend, third]) await join(each, group);
    const tables = async (guest: Guest) => (await page(guest, group)).tables.map((info) => info.table);
    await owner.request('POST', `/api/tables/${table}/close`);
    expect([await tables(friend), await tables(third)]).toEqual([[table], []]);
    await owner.request('POST', `/api/tables/${table}/open`);
    expect(await tables(third)).toEqual([table]);
    await owner.request('POST', `/api/tables/${table}/close`);
    const [player] = players;
    await player.ask({ type: 'resign', table, seat: 0, seatEntry: player.seatEntry(table, 0) });
    await player.until('the end', () => player.match(table).over);
    expect((await page(friend, group)).matches).toMatchObject([{ table }]);
    const { matches, results } = await page(third, group);
    expect([matches.length, results.length]).toEqual([1, 2]);
    expect(matches[0]).not.toHaveProperty('table');
  });

  test('counts the matches of its members among themselves, and starts what they usually play in one press', async () => {
    const { url } = await servers.start();
    const { table, guests, players } = await pairAt(url);
    const [owner, friend] = guests;
    const group = await make(owner);
    await join(friend, group);
    const during = await page(owner, group);
    expect(during.tables.map((info) => info.table)).toEqual([table]);
    expect(during.results).toEqual([]);
    expect(await owner.request('POST', `/api/groups/${group.id}/play`)).toMatchObject({
      refusal: { say: 'refused.group-plays-nothing' },
    });
    const [player] = players;
    await player.ask({ type: 'resign', table, seat: 0, seatEntry: player.seatEntry(table, 0) });
    await player.until('the end', () => player.match(table).over);
    const after = await page(friend, group);
    expect(after.tables).toEqual([]);
    expect(after.results).toMatchObject([
      { person: friend.person.id, matches: 1, won: 1, met: 1, beaten: 1 },
      { person: owner.person.id, matches: 1, won: 0, met: 1, beaten: 0 },
    ]);
    expect(after.matches).toMatchObject([{ table, game: GAME }]);
    expect(after.usual).toMatchObject({ game: GAME, seats: 2, times: 1 });
    expect((await page(friend, group, `?year=${after.year - 1}`)).results).toEqual([]);

    const fresh = await friend.request<TableInfo>('POST', `/api/groups/${group.id}/play`);
    expect(fresh).toMatchObject({ game: GAME, state: 'gathering', host: true, open: false });
    expect(fresh.seats.map(({ holder }) => holder)).toEqual(['person', 'nobody']);
    expect((await page(owner, group)).tables.map((info) => info.table)).toEqual([fresh.table]);
  });

  test('does not count matches with somebody else', async () => {
    const { url } = await servers.start();
    const { table, guests, players } = await pairAt(url);
    const [owner] = guests;
    const other = await visit(url);
    const group = await make(owner);
    await join(other, group);
    const [player] = players;
    await player.ask({ type: 'resign', table, seat: 0, seatEntry: player.seatEntry(table, 0) });
    await player.until('the end', () => player.match(table).over);
    expect(await page(owner, group)).toMatchObject({ results: [], matches: [], tables: [] });
  });

  test('says what is wrong with a name, a link, a year, and keeps out whom a member has blocked', async () => {
    const { url } = await servers.start();
    const [owner, other] = [await visit(url), await visit(url)];
    for (const name of ['', ' \u202e ', 'x'.repeat(LONGEST_GROUP_NAME + 1)]) {
      expect(await make(owner, name)).toMatchObject({
        status: 400,
        message: expect.stringContaining('1 to 40 letters'),
      });
    }
    const group = await make(owner, 'Trolde 🧌 ๑ 巨魔');
    expect(group.name).toBe('Trolde 🧌 ๑ 巨魔');
    expect(await page(owner, group, '?year=soon')).toMatchObject({ status: 400 });
    await owner.request('PUT', `/api/me/people/${other.person.id}`, { relation: 'block' });
    expect(await join(other, group)).toMatchObject({ refusal: { say: 'refused.group-blocked' } });
    expect(await groups(other)).toEqual([]);
  });

  test('loses who deletes the account', async () => {
    const { url } = await servers.start();
    const [owner, friend] = [await visit(url), await visit(url)];
    const group = await make(owner);
    await join(friend, group);
    await owner.request('DELETE', '/api/me', { name: owner.person.name });
    expect((await page(friend, group)).members).toMatchObject([{ id: friend.person.id, owner: true }]);
  });
});
