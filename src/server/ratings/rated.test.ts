import { describe, expect, test } from 'vitest';
import { query } from '../../../test/server/kit/calls.ts';
import { type Guest, visit, visitAsProgram } from '../../../test/server/kit/client.ts';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { GAME } from '../../../test/server/kit/matches.ts';
import { counted, giveUp, member, RATED, ratedMatch } from '../../../test/server/kit/rated.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import type { NewTable } from '../../protocol/client.ts';
import type { NewBot } from '../../protocol/http.ts';
import type { Leaderboard, Profile, ResultList } from '../../protocol/people.ts';
import type { Person, TableInfo } from '../../protocol/server.ts';
import { recomputeRatings } from './command.ts';

function make(guest: Guest, more: Partial<NewTable>) {
  return guest.request<TableInfo>('POST', '/api/tables', { ...RATED, ...more });
}

describe.each(KINDS)('a rated table on %s', (kind) => {
  const servers = serversOn(kind);

  test('needs a clock, people alone, one at each seat, and no hints; what is missing is said', async () => {
    const { url } = await servers.start();
    const astrid = await member(url);
    const refusals: readonly (readonly [Partial<NewTable>, string])[] = [
      [{ pace: 'none' }, 'A rated match needs a clock. Choose a pace.'],
      [{ seats: ['me', { bot: 'troll' }] }, 'Only people play rated matches. Give that seat to a person.'],
      [{ seats: ['me', 'me'] }, 'In a rated match everybody plays one seat, and there are at least two.'],
      [{ hints: true }, 'There are no hints in a rated match.'],
    ];
    for (const [wish, message] of refusals) {
      expect(await make(astrid, wish)).toMatchObject({ status: 403, code: 'not-allowed', message });
    }
    const { table, rated, status } = await make(astrid, {});
    expect({ rated, status }).toEqual({ rated: true, status: 201 });
    expect(
      await astrid.request('POST', `/api/tables/${table}/seat`, { seat: 1, wish: { bot: 'troll' } }),
    ).toMatchObject({
      message: refusals[1]?.[1],
    });
    expect(await astrid.request('POST', `/api/tables/${table}/seat`, { seat: 1, wish: 'me' })).toMatchObject({
      message: refusals[2]?.[1],
    });
    expect(await astrid.request('POST', `/api/tables/${table}/join`, { seat: 1 })).toMatchObject({
      message: refusals[2]?.[1],
    });
  });

  test('is for those who can sign in again, when they sit down and when it begins', async () => {
    const { url } = await servers.start();
    const [astrid, bjorn, guest] = [await member(url), await member(url, 'Björn'), await visit(url)];
    expect(await astrid.request<Person>('GET', '/api/me')).toMatchObject({ lasting: true });
    expect(await guest.request<Person>('GET', '/api/me')).not.toHaveProperty('lasting');
    const keepName = expect.stringMatching(/Keep your name/);
    expect(await make(guest, {})).toMatchObject({ status: 403, message: keepName });
    const { table } = await make(astrid, {});
    expect(await guest.request('POST', `/api/tables/${table}/join`)).toMatchObject({ status: 403, message: keepName });
    const { token } = await astrid.request<NewBot>('POST', '/api/me/bots', { name: 'Cog' });
    const program = await visitAsProgram(url, token);
    expect(await program.request('POST', `/api/tables/${table}/join`)).toMatchObject({ status: 403 });
    expect(await bjorn.request('POST', `/api/tables/${table}/join`)).toMatchObject({ status: 200 });
    const { person } = bjorn;
    // By now all of his recovery codes are used up.
    await query(await servers.database(), `update codes set used = 1 where person = '${person.id}'`);
    expect(await astrid.request('POST', `/api/tables/${table}/start`)).toMatchObject({
      status: 403,
      message: 'Björn can’t play a rated match: they have no way to sign in again.',
    });
  });

  test('has no hints, and nobody lets a bot play for them', async () => {
    const { url } = await servers.start();
    const people = [await member(url), await member(url)];
    const table = await ratedMatch(people, { options: { firstPlayer: 0 } });
    const player = await (people[0] as Guest).connect();
    await player.watch(table);
    const seatEntry = player.seatEntry(table, 0);
    expect(await player.ask({ type: 'hint', table, seat: 0, seatEntry })).toMatchObject({ code: 'not-allowed' });
    expect(await player.ask({ type: 'hand-over', table, seat: 0, bot: 'king' })).toMatchObject({
      type: 'refused',
      message: 'In a rated match everybody plays alone. You can resign.',
    });
  });

  test('is counted when it ends: at the table, on the profiles, in the rematch, and made again it is the same', async () => {
    const { url } = await servers.start();
    const [astrid, bjorn] = [await member(url, 'Astrid'), await member(url, 'Björn')];
    const table = await ratedMatch([astrid, bjorn]);
    expect(await bjorn.request('GET', `/api/tables/${table}/ratings`)).toMatchObject({
      counted: false,
      seats: [
        { seat: 0, unsure: true },
        { seat: 1, unsure: true },
      ],
    });
    await giveUp(bjorn, table, 1);
    expect(await counted(astrid, table)).toMatchObject({
      seats: [
        { seat: 0, change: 48, unsure: true },
        { seat: 1, change: -48, unsure: true },
      ],
    });
    const profile = await bjorn.request<Profile>('GET', `/api/people/${astrid.person.id}`);
    expect(profile).toMatchObject({ name: 'Astrid', shown: { matches: 1, favourites: [GAME] } });
    // No number before five matches.
    expect(profile.shown?.ratings).toEqual([{ game: GAME, matches: 1, from: 1400, to: 1650, unsure: true }]);
    expect(profile.shown?.courses).toEqual({});
    expect(profile.shown?.recent.results).toMatchObject([
      { table, place: 1, seats: 2, change: 48, others: [{ person: bjorn.person.id, name: 'Björn' }] },
    ]);
    expect(profile.shown?.ahead).toMatchObject([{ other: { name: 'Björn' }, ahead: 1, of: 1 }]);
    expect(profile.shown?.reliability).toMatchObject({ matches: 1, timeOuts: 0, left: 0 });
    expect(await astrid.request<Profile>('GET', `/api/people/${bjorn.person.id}`)).toMatchObject({
      shown: { reliability: { matches: 1, left: 1 }, recent: { results: [{ fate: 'resigned', change: -48 }] } },
    });
    expect(await astrid.request<TableInfo>('POST', `/api/tables/${table}/rematch`)).toMatchObject({ rated: true });
    const database = await servers.database();
    expect(await recomputeRatings({ database })).toEqual([
      { game: 'Gnome Elf Troll', matches: 1, people: 2, changed: 0 },
    ]);
  });
});

describe.each(KINDS)('a profile on %s', (kind) => {
  const servers = serversOn(kind);

  test('shows others no match at a table that only people with the link could find', async () => {
    const { url } = await servers.start();
    const [astrid, bjorn, carl] = [await visit(url), await visit(url), await visit(url)];
    for (const open of [true, false]) {
      const { table } = await astrid.make({ game: GAME, seats: ['me', 'anyone'], open });
      await bjorn.request('POST', `/api/tables/${table}/join`);
      await astrid.request('POST', `/api/tables/${table}/start`);
      await giveUp(bjorn, table, 1);
    }
    const results = (reader: Guest) => reader.request<ResultList>('GET', `/api/people/${astrid.person.id}/results`);
    const profile = (reader: Guest) => reader.request<Profile>('GET', `/api/people/${astrid.person.id}`);
    await expect.poll(async () => (await results(astrid)).results.length).toBe(2);
    expect((await results(carl)).results).toHaveLength(1);
    expect((await profile(carl)).shown?.ahead).toMatchObject([{ of: 1 }]);
    expect((await profile(astrid)).shown?.ahead).toMatchObject([{ of: 2 }]);
    expect(await profile(astrid)).toMatchObject({ mine: true });
  });

  test('that is private shows others the name alone, and one that is deleted nothing', async () => {
    const { url } = await servers.start();
    const [astrid, bjorn] = [await member(url, 'Astrid'), await member(url, 'Björn')];
    const table = await ratedMatch([astrid, bjorn]);
    await giveUp(bjorn, table, 1);
    await counted(astrid, table);
    const path = `/api/people/${astrid.person.id}`;
    expect(await astrid.request<Profile>('PUT', '/api/me/profile', { private: true })).toMatchObject({ private: true });
    const { status: _, ...seen } = await bjorn.request<Profile>('GET', path);
    expect(seen).toEqual({ person: astrid.person.id, name: 'Astrid', mark: expect.any(String), private: true });
    expect((await bjorn.request<ResultList>('GET', `${path}/results`)).results).toEqual([]);
    expect((await astrid.request<Profile>('GET', path)).shown?.matches).toBe(1);
    await astrid.request('PUT', '/api/me', { name: 'Asta' });
    expect(await bjorn.request<Profile>('GET', path)).toMatchObject({ name: 'Asta' });
    await astrid.request('PUT', '/api/me/profile', { private: false });
    await astrid.request('DELETE', '/api/me', { name: 'Asta' });
    const { status: __, ...gone } = await bjorn.request<Profile>('GET', path);
    expect(gone).toEqual({
      person: astrid.person.id,
      name: 'Somebody who left',
      mark: expect.any(String),
      gone: true,
    });
    expect((await bjorn.request<Profile>('GET', `/api/people/${bjorn.person.id}`)).shown?.ahead).toMatchObject([
      { other: { gone: true } },
    ]);
  });

  test('of nobody, a leaderboard of no game and odd wishes are refused with a sentence', async () => {
    const { url } = await servers.start();
    const guest = await visit(url);
    for (const path of ['/api/people/aaaaaaaaaaaa', '/api/people/%F0%9F%A7%8C', `/api/people/${'a'.repeat(99)}`]) {
      expect(await guest.request('GET', path)).toMatchObject({
        status: 404,
        message: 'There is nobody at this address.',
      });
    }
    expect(await guest.request('GET', '/api/leaderboards/chess')).toMatchObject({ status: 404 });
    for (const query of ['among=friends', 'from=0', 'from=x', 'more=1']) {
      const answer = await guest.request<Leaderboard>('GET', `/api/leaderboards/${GAME}?${query}`);
      expect(answer, query).toMatchObject({ status: 400, code: 'malformed' });
    }
    expect(await guest.request('GET', '/api/bots/random-walker')).toMatchObject({ status: 400 });
    expect(await guest.request('GET', '/api/bots/troll')).toMatchObject({ bot: 'troll', games: [] });
  });
});
