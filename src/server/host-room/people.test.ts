import { describe, expect, test } from 'vitest';
import { type Guest, visit } from '../../../test/server/kit/client.ts';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { hostAt } from '../../../test/server/kit/host.ts';
import { askedOf, GAME, pairAt } from '../../../test/server/kit/matches.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { standingTime } from '../../../test/standing-time.ts';
import type { HostPeople, HostPersonDetails } from '../../protocol/host-room/people.ts';
import type { HostReports } from '../../protocol/host-room/reports.ts';
import type { CarryLink } from '../../protocol/http.ts';
import type { Person, TableInfo } from '../../protocol/server.ts';

const HOUR = 60 * 60_000;

async function named(url: string, name: string): Promise<Guest> {
  const guest = await visit(url);
  await guest.request('PUT', '/api/me', { name });
  return guest;
}

describe.each(KINDS)('people in the host’s room on %s', (kind) => {
  const servers = serversOn(kind);

  test('are found by a part of their name in any spelling, or by their id', async () => {
    const { url } = await servers.start();
    const host = await hostAt(url, await servers.database());
    const asa = await named(url, 'Åsa');
    const find = async (name: string) =>
      (await host.request<HostPeople>('GET', `/api/host/people?name=${encodeURIComponent(name)}`)).people;
    for (const text of ['åsa', 'ASA', 's', asa.person.id]) {
      expect(
        (await find(text)).map(({ id }) => id),
        text,
      ).toContain(asa.person.id);
    }
    expect(await find('nobody at all')).toEqual([]);
    const { people, all } = await host.request<HostPeople>('GET', '/api/host/people');
    expect(all).toBe(2);
    expect(people.find(({ id }) => id === host.person.id)).toMatchObject({ host: true, here: true, matches: 0 });
  });

  test('who is muted cannot chat anywhere until the time is over, and is told why', async () => {
    const time = standingTime(Date.now());
    const { url } = await servers.start({ time });
    const host = await hostAt(url, await servers.database());
    const { table, guests, players } = await pairAt(url);
    const [loud] = guests;
    const mute = `/api/host/people/${loud.person.id}/mute`;
    expect(await host.request('PUT', mute, { hours: 24, why: 'Be kind.' })).toMatchObject({
      restraints: [{ kind: 'mute', until: time.now() + 24 * HOUR, why: 'Be kind.' }],
    });
    const chat = () => players[0].ask({ type: 'chat', table, text: 'hello' });
    expect(await chat()).toMatchObject({
      type: 'refused',
      message: expect.stringMatching(/muted you until .*The host says: Be kind\./),
    });
    expect(await loud.request<Person>('GET', '/api/me')).toMatchObject({
      restraints: [{ kind: 'mute', why: 'Be kind.' }],
    });
    expect(
      await loud.request('POST', '/api/tables', { game: GAME, seats: ['me', 'anyone'], word: 'Come!' }),
    ).toMatchObject({ status: 403, refusal: { say: 'refused.muted-until' } });
    // A mute stops nothing else.
    expect((await loud.make({ game: GAME, seats: ['me', 'anyone'] })).table).toBeDefined();
    time.pass(25 * HOUR);
    expect(await chat()).toMatchObject({ type: 'accepted' });
  });

  test('who is banned sits down nowhere, but the matches of others go on', async () => {
    const { url } = await servers.start();
    const host = await hostAt(url, await servers.database());
    const { table, guests, players } = await pairAt(url);
    const [banned, other] = guests;
    const { token } = await banned.request<{ token: string }>('POST', '/api/me/bots', { name: 'Grinder' });
    const gathering = await other.make({ game: GAME, seats: ['me', 'anyone', 'anyone'], open: true });
    await banned.request('POST', `/api/tables/${gathering.table}/join`);
    const empty = await banned.make({ game: GAME, seats: ['anyone', 'anyone'], open: true });
    await host.request('PUT', `/api/host/people/${banned.person.id}/ban`, { hours: 2 });
    // The seat is free again where no match had begun.
    expect(
      (await other.request<TableInfo>('GET', `/api/tables/${gathering.table}`)).seats.map(({ holder }) => holder),
    ).toEqual(['person', 'nobody', 'nobody']);
    const says = { status: 403, refusal: { say: 'refused.banned-until' } };
    // A person who made a table without sitting there stays its host, but cannot take a seat.
    const own = await banned.request<TableInfo>('GET', `/api/tables/${empty.table}`);
    expect(own.host).toBe(true);
    const seat = banned.request('POST', `/api/tables/${empty.table}/seat`, { seat: 0, wish: 'me' });
    expect(await seat).toMatchObject(says);
    expect(await banned.request('POST', '/api/tables', { game: GAME, seats: ['me', 'anyone'] })).toMatchObject(says);
    expect(await banned.request('POST', `/api/tables/${gathering.table}/join`)).toMatchObject(says);
    expect(await banned.request('POST', `/api/tables/${table}/report`, { person: other.person.id })).toMatchObject(
      says,
    );
    expect(await banned.request('POST', '/api/me/bots', { name: 'Another' })).toMatchObject(says);
    const asProgram = await fetch(`${url}/api/tables/${gathering.table}/join`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await asProgram.json()).toMatchObject({ refusal: says.refusal });
    expect(await players[0].ask({ type: 'chat', table, text: 'hello' })).toMatchObject({ type: 'refused' });
    // It is the banned person's turn, and it counts.
    expect(askedOf(players[0], table)).toBeDefined();
    expect(await players[0].play(table, 0)).toMatchObject({ type: 'accepted' });
    await host.request('DELETE', `/api/host/people/${banned.person.id}/ban`);
    expect(await banned.request('POST', `/api/tables/${gathering.table}/join`)).toMatchObject({ status: 200 });
  });

  test('a ban is not left behind by joining what one has to another name', async () => {
    const { url } = await servers.start();
    const host = await hostAt(url, await servers.database());
    const [banned, fresh] = [await named(url, 'Grimnir'), await named(url, 'Innocent')];
    await host.request('PUT', `/api/host/people/${banned.person.id}/ban`, { hours: 2 });
    const { token } = await fresh.request<CarryLink>('POST', '/api/me/link', {});
    expect(await banned.request('POST', `/api/link/${token}`, { join: true })).toMatchObject({ id: fresh.person.id });
    expect(await fresh.request('POST', '/api/tables', { game: GAME, seats: ['me', 'anyone'] })).toMatchObject({
      refusal: { say: 'refused.banned-until' },
    });
  });

  test('a link signs in who has lost the key; not for somebody the host plays against', async () => {
    const { url } = await servers.start();
    const database = await servers.database();
    const host = await hostAt(url, database);
    const lost = await named(url, 'Lost');
    const { path } = await host.request<{ path: string }>('POST', `/api/host/people/${lost.person.id}/link`, {});
    const elsewhere = await visit(url);
    expect(await elsewhere.request('POST', path.replace('/link/', '/api/link/'), {})).toMatchObject({
      id: lost.person.id,
    });
    const { table } = await host.make({ game: GAME, seats: ['me', 'anyone'] });
    await lost.request('POST', `/api/tables/${table}/join`);
    await host.request('POST', `/api/tables/${table}/start`);
    expect(await host.request('POST', `/api/host/people/${lost.person.id}/link`, {})).toMatchObject({
      status: 403,
      refusal: { say: 'refused.host-plays' },
    });
  });

  test('reports have the words and five lines around them, and are dealt with once', async () => {
    const { url } = await servers.start();
    const host = await hostAt(url, await servers.database());
    const { table, guests, players } = await pairAt(url);
    const [rude, kindly] = guests;
    for (let line = 1; line <= 12; line++) await players[0].ask({ type: 'chat', table, text: `line ${line} said` });
    const report = (body: object) => kindly.request('POST', `/api/tables/${table}/report`, body);
    const about = { person: rude.person.id };
    expect(await report({ ...about, line: 6, note: 'Not nice.' })).toMatchObject({ reported: true });
    expect(await report({ ...about, line: 6 })).toMatchObject({ reported: true });
    expect(await report(about)).toMatchObject({ reported: true });
    expect(await report({ ...about, line: 99 })).toMatchObject({ status: 404, refusal: { say: 'refused.no-line' } });
    expect(await report({ person: kindly.person.id })).toMatchObject({ refusal: { say: 'refused.report-self' } });
    expect(await report({ person: 'nobody' })).toMatchObject({ status: 404 });

    const { reports } = await host.request<HostReports>('GET', '/api/host/reports');
    expect(reports.map((each) => each.kind).sort()).toEqual(['chat', 'name']);
    const chat = reports.find((each) => each.kind === 'chat');
    expect(chat).toMatchObject({ words: 'line 6 said', note: 'Not nice.', about: { id: rude.person.id } });
    expect(chat?.lines.map(({ text }) => text)).toEqual([3, 4, 5, 6, 7, 8].map((line) => `line ${line} said`));
    expect(chat?.lines.filter(({ reported }) => reported).map(({ text }) => text)).toEqual(['line 6 said']);
    // Neither the host's room nor its log contains another line of the chat.
    const sections = [
      'overview',
      'people',
      'tables',
      'reports',
      'reports?state=closed',
      'log',
      `people/${rude.person.id}`,
    ];
    for (const section of sections) {
      const told = JSON.stringify(await host.request('GET', `/api/host/${section}`));
      for (const line of [1, 2, 9, 10, 11, 12]) expect(told, section).not.toContain(`line ${line} said`);
    }

    await host.request('PUT', `/api/host/people/${rude.person.id}/mute`, {
      hours: 1,
      why: 'Be kind.',
      report: chat?.id,
    });
    const name = reports.find((each) => each.kind === 'name')?.id;
    expect(
      await host.request<HostPersonDetails>('POST', `/api/host/people/${rude.person.id}/name`, {
        report: name,
        note: 'It names somebody else.',
      }),
    ).toMatchObject({
      name: `Guest ${rude.person.id.slice(0, 4)}`,
      reported: false,
    });
    expect((await host.request<HostReports>('GET', '/api/host/reports')).reports).toEqual([]);
    const closed = await host.request<HostReports>('GET', '/api/host/reports?state=closed');
    const ends = closed.reports.map((each) => each.closed);
    expect(ends.map((end) => [end?.outcome, end?.note]).sort()).toEqual([
      ['mute', 'Be kind.'],
      ['name', 'It names somebody else.'],
    ]);
    expect(await report({ person: rude.person.id, line: 7 })).toMatchObject({ reported: true });
    const [again] = (await host.request<HostReports>('GET', '/api/host/reports')).reports;
    const settle = (note: string) => host.request('POST', `/api/host/reports/${again?.id}/no-fault`, { note });
    expect(await settle('x'.repeat(201))).toMatchObject({ status: 400 });
    expect(await settle('Said among friends.')).toMatchObject({ status: 200, reports: [] });
    const [first] = (await host.request<HostReports>('GET', '/api/host/reports?state=closed')).reports;
    expect(first?.closed).toMatchObject({ name: 'Astrid', outcome: 'no-fault', note: 'Said among friends.' });
    const { log } = await host.request<HostPersonDetails>('GET', `/api/host/people/${rude.person.id}`);
    expect(log[0]).toMatchObject({ what: 'closed-report', details: { note: 'Said among friends.' } });
  });
});
