import { describe, expect, test } from 'vitest';
import { type Guest, visit } from '../../../../test/server/kit/client.ts';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { GAME, pairAt } from '../../../../test/server/kit/matches.ts';
import { serversOn } from '../../../../test/server/kit/server.ts';
import type { CompanionList, Relation } from '../../../protocol/companions.ts';
import type { TableList } from '../../../protocol/http.ts';
import type { TableInfo } from '../../../protocol/server.ts';
import type { TournamentPage } from '../../../protocol/tournaments.ts';

describe.each(KINDS)('companions on %s', (kind) => {
  const servers = serversOn(kind);
  const people = async (guest: Guest) => (await guest.request<CompanionList>('GET', '/api/me/people')).people;
  const relate = (guest: Guest, other: Guest, relation: Relation | null) =>
    guest.request<CompanionList>('PUT', `/api/me/people/${other.person.id}`, { relation });

  test('are those one has finished a match with, follows or has blocked; nobody else hears of it', async () => {
    const { url } = await servers.start();
    const { table, guests, players } = await pairAt(url);
    const [me, other] = guests;
    const stranger = await visit(url);
    expect(await people(me)).toEqual([]);
    const [player] = players;
    await player.ask({ type: 'resign', table, seat: 0, seatEntry: player.seatEntry(table, 0) });
    await player.until('the end', () => player.match(table).over);
    expect(await people(me)).toMatchObject([
      { id: other.person.id, name: other.person.name, matches: 1, last: { table, game: GAME } },
    ]);
    await relate(me, stranger, 'follow');
    expect((await people(me)).map(({ id, relation }) => [id, relation])).toEqual([
      [stranger.person.id, 'follow'],
      [other.person.id, undefined],
    ]);
    const after = await relate(me, other, 'block');
    expect([after.people.map(({ id }) => id), after.blocked]).toEqual([[stranger.person.id], 1]);
    const blocked = await me.request<CompanionList>('GET', '/api/me/people?show=blocked');
    expect(blocked.people).toMatchObject([{ id: other.person.id, relation: 'block', matches: 1 }]);
    expect((await relate(me, stranger, null)).people).toEqual([]);
    expect(await people(stranger)).toEqual([]);
    expect(await people(other)).toMatchObject([{ id: me.person.id }]);
    expect((await people(other))[0]).not.toHaveProperty('relation');
  });

  test('whoever is blocked cannot sit down where one sits or is the host, and cannot write there', async () => {
    const { url } = await servers.start();
    const [me, friend, blocked] = [await visit(url), await visit(url), await visit(url)];
    await relate(me, blocked, 'block');
    const { table } = await me.make({ game: GAME, seats: ['me', 'anyone', 'anyone'], open: true });
    const join = (guest: Guest) => guest.request<TableInfo>('POST', `/api/tables/${table}/join`);
    expect(await join(blocked)).toMatchObject({ status: 403, refusal: { say: 'refused.blocked' } });
    expect(await join(friend)).toMatchObject({ status: 200 });
    const watcher = await blocked.connect();
    await watcher.watch(table);
    expect(await watcher.ask({ type: 'chat', table, text: 'Hello!' })).toMatchObject({
      refusal: { say: 'refused.blocked' },
    });
    await relate(me, blocked, null);
    expect(await watcher.ask({ type: 'chat', table, text: 'Hello!' })).toMatchObject({ type: 'accepted' });
    expect(await join(blocked)).toMatchObject({ status: 200 });
  });

  test('a rematch keeps the seat of somebody blocked free', async () => {
    const { url } = await servers.start();
    const { table, guests, players } = await pairAt(url);
    const [me, other] = guests;
    const [player] = players;
    await player.ask({ type: 'resign', table, seat: 0, seatEntry: player.seatEntry(table, 0) });
    await player.until('the end', () => player.match(table).over);
    await relate(other, me, 'block');
    const { seats } = await me.request<TableInfo>('POST', `/api/tables/${table}/rematch`);
    expect(seats.map(({ holder }) => holder)).toEqual(['person', 'nobody']);
  });

  test('are listed in pages, with nobody left out: those one has blocked too', async () => {
    const { url } = await servers.start();
    const [me, stranger] = [await visit(url), await visit(url)];
    const others: string[] = [];
    for (let made = 0; made < 120; made++) others.push((await visit(url)).person.id);
    const put = (id: string, relation: Relation) => me.request('PUT', `/api/me/people/${id}`, { relation });
    for (const id of others) await put(id, 'follow');
    await put(stranger.person.id, 'block');
    const listed: string[] = [];
    let from: number | undefined = 0;
    while (from !== undefined) {
      const page: CompanionList = await me.request<CompanionList>('GET', `/api/me/people?from=${from}`);
      listed.push(...page.people.map(({ id }) => id));
      expect(page.blocked).toBe(1);
      from = page.more;
    }
    expect(listed.toSorted()).toEqual(others.toSorted());
    expect(await me.request('GET', '/api/me/people?show=blocked')).toMatchObject({
      people: [{ id: stranger.person.id }],
    });
    expect(await me.request('GET', '/api/me/people?from=-1')).toMatchObject({ status: 400 });
  });

  test('whom one follows sit at tables that are listed first, and are marked', async () => {
    const { url } = await servers.start();
    const [me, followed, other] = [await visit(url), await visit(url), await visit(url)];
    const open = (guest: Guest) => guest.make({ game: GAME, seats: ['me', 'anyone'], open: true });
    const first = await open(followed);
    const second = await open(other);
    const listed = async (guest: Guest) => (await guest.request<TableList>('GET', '/api/tables')).tables;
    expect((await listed(me)).map(({ table }) => table)).toEqual([second.table, first.table]);
    await relate(me, followed, 'follow');
    expect(await listed(me)).toMatchObject([{ table: first.table, seats: [{ followed: true }, {}] }, {}]);
    expect((await listed(me))[1]?.seats[0]).not.toHaveProperty('followed');
    expect((await listed(other)).flatMap(({ seats }) => seats).some((seat) => seat.followed)).toBe(false);
    expect(await me.request('GET', `/api/people/${followed.person.id}`)).toMatchObject({ relation: 'follow' });
  });

  test('a tournament does not seat those together of whom one has blocked the other', async () => {
    const { url } = await servers.start();
    const host = await visit(url);
    await host.request('POST', '/api/me/codes');
    const others = [await visit(url), await visit(url), await visit(url)] as const;
    const wish = { name: 'Apart', game: GAME, seats: 2, rounds: 1, pace: 'live-quick' };
    const { id } = await host.request<TournamentPage>('POST', '/api/tournaments', wish);
    for (const each of [host, ...others]) await each.request('POST', `/api/tournaments/${id}/enter`);
    await relate(host, others[0], 'block');
    await relate(others[1], host, 'block');
    const { played } = await host.request<TournamentPage>('POST', `/api/tournaments/${id}/start`);
    const own = played[0]?.tables.find(({ players }) => players.includes(host.person.id));
    expect(own?.players).toContain(others[2].person.id);
  });

  test('nobody can be related to nobody, or to themselves', async () => {
    const { url } = await servers.start();
    const me = await visit(url);
    const put = (id: string, body: unknown) => me.request('PUT', `/api/me/people/${id}`, body);
    expect(await put('nobody', { relation: 'follow' })).toMatchObject({ status: 404 });
    expect(await put(me.person.id, { relation: 'block' })).toMatchObject({ status: 404 });
    expect(await put(me.person.id, { relation: 'love' })).toMatchObject({ status: 400 });
  });
});
