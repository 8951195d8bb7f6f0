import { describe, expect, test } from 'vitest';
import { type Guest, visit } from '../../../test/server/kit/client.ts';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { GAME, pairAt } from '../../../test/server/kit/matches.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import type { CompanionList, Relation } from '../../protocol/companions.ts';
import type { TableInfo } from '../../protocol/server.ts';
import type { TournamentPage } from '../../protocol/tournaments.ts';

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
    expect((await relate(me, other, 'block')).people.at(-1)).toMatchObject({ id: other.person.id, relation: 'block' });
    expect((await relate(me, stranger, null)).people.map(({ id }) => id)).toEqual([other.person.id]);
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
