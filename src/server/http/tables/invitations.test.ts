import { describe, expect, test } from 'vitest';
import { callByWebhook, callsIn, OFTEN, passUntil } from '../../../../test/server/kit/calls.ts';
import { type Guest, visit } from '../../../../test/server/kit/client.ts';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { GAME, pairAt } from '../../../../test/server/kit/matches.ts';
import { giveUp, member, ratedMatch } from '../../../../test/server/kit/rated.ts';
import { receivers } from '../../../../test/server/kit/receivers.ts';
import { serversOn } from '../../../../test/server/kit/server.ts';
import { standingTime } from '../../../../test/standing-time.ts';
import { waitUntil } from '../../../../test/waiting.ts';
import type { PeopleFound } from '../../../protocol/companions.ts';
import type { GroupPage } from '../../../protocol/groups.ts';
import type { TableList } from '../../../protocol/http.ts';
import type { TableInfo } from '../../../protocol/server.ts';

const MINUTE = 60_000;
/** Noon, so that no quiet hours are near. */
const NOON = Date.UTC(2026, 10, 18, 12);

describe.each(KINDS)('an invitation on %s', (kind) => {
  const servers = serversOn(kind);
  const receive = receivers();
  const at = (table: string, rest: string) => `/api/tables/${table}/${rest}`;
  const inviteTo = (host: Guest, guest: Guest) =>
    host.make({ game: GAME, seats: ['me', { invite: guest.person.id }], open: true });
  const mine = async (guest: Guest) => (await guest.request<TableList>('GET', '/api/tables/mine')).tables;
  const block = (guest: Guest, other: Guest) =>
    guest.request('PUT', `/api/me/people/${other.person.id}`, { relation: 'block' });

  test('keeps a seat for somebody, who alone can sit down there, and sees it among their tables', async () => {
    const { url } = await servers.start();
    const [host, invited, other] = [await visit(url), await visit(url), await visit(url)];
    const { table, seats } = await inviteTo(host, invited);
    const { id: person, name } = invited.person;
    expect(seats[1]).toMatchObject({ holder: 'nobody', kept: { person, name } });
    expect(await mine(invited)).toMatchObject([{ table, seats: [{}, { kept: { mine: true } }] }]);
    expect(await mine(other)).toEqual([]);
    for (const body of [{}, { seat: 1 }]) {
      expect(await other.request('POST', at(table, 'join'), body)).toMatchObject({
        status: 409,
        refusal: { say: 'refused.seat-kept' },
      });
    }
    expect(await host.request('POST', at(table, 'start'))).toMatchObject({ refusal: { say: 'refused.seats-free' } });
    const sat = await invited.request<TableInfo>('POST', at(table, 'join'), {});
    expect(sat.seats[1]).toMatchObject({ holder: 'person', person });
    expect(sat.seats[1]).not.toHaveProperty('kept');
    expect(await host.request('POST', at(table, 'start'))).toMatchObject({ status: 200 });
  });

  test('comes from one person so often in an hour, and no more', async () => {
    const { url } = await servers.start({ limits: { invitations: 2 } });
    const [host, invited, other] = [await visit(url), await visit(url), await visit(url)];
    for (let count = 0; count < 2; count++) expect((await inviteTo(host, invited)).table).toBeDefined();
    expect(await inviteTo(host, invited)).toMatchObject({ status: 429, refusal: { say: 'refused.too-fast' } });
    const { table } = await host.make({ game: GAME, seats: ['me', 'anyone'] });
    const seat = { seat: 1, wish: { invite: invited.person.id } };
    expect(await host.request('POST', at(table, 'seat'), seat)).toMatchObject({ status: 429 });
    expect((await inviteTo(host, other)).table).toBeDefined();
    expect(await mine(invited)).toHaveLength(2);
  });

  test('can be declined by whoever is invited, and taken back by the host', async () => {
    const { url } = await servers.start();
    const [host, invited, other] = [await visit(url), await visit(url), await visit(url)];
    const { table } = await inviteTo(host, invited);
    expect(await other.request('POST', at(table, 'decline'))).toMatchObject({
      refusal: { say: 'refused.not-invited' },
    });
    const declined = await invited.request<TableInfo>('POST', at(table, 'decline'));
    expect(declined.seats[1]).not.toHaveProperty('kept');
    expect(await mine(invited)).toEqual([]);
    const keep = { seat: 1, wish: { invite: invited.person.id } };
    expect(await host.request('POST', at(table, 'seat'), keep)).toMatchObject({ seats: [{}, { kept: {} }] });
    expect(await other.request('POST', at(table, 'seat'), { seat: 1, wish: 'anyone' })).toMatchObject({ status: 403 });
    await host.request('POST', at(table, 'seat'), { seat: 1, wish: 'anyone' });
    expect(await mine(invited)).toEqual([]);
    expect(await other.request('POST', at(table, 'join'), {})).toMatchObject({ status: 200 });
  });

  test('is refused for oneself, twice, for nobody, and where one has blocked the other, without saying who', async () => {
    const { url } = await servers.start();
    const [host, invited, blocking] = [await visit(url), await visit(url), await visit(url)];
    await block(blocking, host);
    const invite = (...people: string[]) =>
      host.request('POST', '/api/tables', {
        game: GAME,
        seats: ['me', ...people.map((person) => ({ invite: person }))],
      });
    expect(await invite(host.person.id)).toMatchObject({ refusal: { say: 'refused.invite-self' } });
    const twice = [invited.person.id, invited.person.id];
    expect(await invite(...twice)).toMatchObject({ refusal: { say: 'refused.invited-already' } });
    expect(await invite('zzzzzzzzzzzz')).toMatchObject({ status: 404 });
    expect(await invite('nobody')).toMatchObject({ status: 400 });
    expect(await invite(blocking.person.id)).toMatchObject({
      refusal: { say: 'refused.not-invitable', name: blocking.person.name },
    });
    const { table } = await inviteTo(host, invited);
    await block(invited, host);
    expect(await mine(invited)).toEqual([]);
    await host.request('POST', at(table, 'seat'), { seat: 1, wish: 'anyone' });
    expect(
      await host.request('POST', at(table, 'seat'), { seat: 1, wish: { invite: invited.person.id } }),
    ).toMatchObject({ refusal: { say: 'refused.not-invitable' } });
  });

  test('calls whoever is invited, unless it was taken back before', async () => {
    const receiver = await receive();
    const time = standingTime(NOON);
    const { url } = await servers.start({ time, ...OFTEN, webhookAllow: [receiver.host] });
    const [host, invited] = [await visit(url), await visit(url)];
    await callByWebhook(invited, receiver.url);
    const database = await servers.database();
    const gone = await inviteTo(host, invited);
    await host.request('POST', at(gone.table, 'seat'), { seat: 1, wish: 'anyone' });
    const isDropped = async () =>
      (await callsIn(database)).some(({ state, reason }) => state === 'dropped' && reason === 'gone');
    await passUntil(time, MINUTE, 'the first call is dropped', isDropped);
    const { table } = await inviteTo(host, invited);
    await passUntil(time, MINUTE, 'the second call is sent', async () =>
      (await callsIn(database)).some((call) => call.table_id === table && call.state === 'sent'),
    );
    expect(receiver.received.map(({ json }) => json.url)).toEqual([`${url}/table/${table}`]);
  });

  test('of a group reaches members without a seat while one is free, and none when the table is full', async () => {
    const receiver = await receive();
    const time = standingTime(NOON);
    const { url } = await servers.start({ time, ...OFTEN, webhookAllow: [receiver.host] });
    const { table: first, guests, players } = await pairAt(url);
    const [owner, friend] = guests;
    const third = await visit(url);
    const group = await owner.request<GroupPage>('POST', '/api/groups', { name: 'Thursday trolls' });
    for (const each of [friend, third]) await each.request('POST', '/api/groups/join', { link: group.link });
    await players[0].ask({ type: 'resign', table: first, seat: 0, seatEntry: players[0].seatEntry(first, 0) });
    await players[0].until('the end', () => players[0].match(first).over);
    await callByWebhook(third, receiver.url);
    const database = await servers.database();
    const invitations = async () => (await callsIn(database)).filter((call) => call.kind === 'invitation');
    const play = () => owner.request<TableInfo>('POST', `/api/groups/${group.id}/play`);
    const { table } = await play();
    await passUntil(time, MINUTE, 'the call is sent', async () =>
      (await invitations()).some(({ state }) => state === 'sent'),
    );
    expect(receiver.received.map(({ json }) => json.url)).toEqual([`${url}/table/${table}`]);
    const full = await play();
    await friend.request('POST', at(full.table, 'join'), {});
    await passUntil(time, MINUTE, 'the call is dropped', async () =>
      (await invitations()).some((call) => call.table_id === full.table && call.state === 'dropped'),
    );
    expect(receiver.received).toHaveLength(1);
  });

  test('is what a rematch is: nobody sits down, and no rated match begins, without their doing', async () => {
    const { url } = await servers.start();
    const [astrid, bjorn] = [await member(url), await member(url)];
    const table = await ratedMatch([astrid, bjorn]);
    await giveUp(bjorn, table, 1);
    await waitUntil('the match is over', async () => {
      const { state } = await astrid.request<TableInfo>('GET', `/api/tables/${table}`);
      return state === 'over';
    });
    const again = await astrid.request<TableInfo>('POST', at(table, 'rematch'));
    expect(again).toMatchObject({
      rated: true,
      seats: [{ mine: true }, { holder: 'nobody', kept: { person: bjorn.person.id } }],
    });
    expect(await astrid.request('POST', at(again.table, 'start'))).toMatchObject({
      refusal: { say: 'refused.seats-free' },
    });
    expect((await mine(bjorn)).map((info) => info.table)).toContain(again.table);
    // Who asks for the same rematch sits down at it.
    const sat = await bjorn.request<TableInfo>('POST', at(table, 'rematch'));
    expect(sat).toMatchObject({ table: again.table, seats: [{}, { mine: true, holder: 'person' }] });
    expect(await astrid.request('POST', at(again.table, 'start'))).toMatchObject({ status: 200 });
  });

  test('goes to people found by name: whom one has met, and others who can sign in again and do not hide', async () => {
    const { url } = await servers.start();
    const { guests } = await pairAt(url);
    const [reader, met] = guests;
    await met.request('PUT', '/api/me', { name: 'Åsa Guest' });
    const asa = await member(url, 'Åsa Berg');
    const [hidden, apart] = [await member(url, 'Åsa Hidden'), await member(url, 'Åsa Apart')];
    const stranger = await visit(url);
    await stranger.request('PUT', '/api/me', { name: 'Åsa Stranger' });
    await hidden.request('PUT', '/api/me/profile', { private: true });
    await block(apart, reader);
    const found = async (name: string) =>
      (await reader.request<PeopleFound>('GET', `/api/people?name=${encodeURIComponent(name)}`)).people.map(
        ({ id }) => id,
      );
    expect(new Set(await found('asa'))).toEqual(new Set([asa.person.id, met.person.id]));
    expect(await found('BERG')).toEqual([asa.person.id]);
    expect(await found('%a')).toEqual([]);
    expect(await found('_sa')).toEqual([]);
    expect(await reader.request('GET', '/api/people?name=a')).toMatchObject({ status: 400 });
  });
});
