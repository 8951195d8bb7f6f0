import { describe, expect, test, vi } from 'vitest';
import { callByWebhook, callsIn, OFTEN, passUntil } from '../../../test/server/kit/calls.ts';
import { type Guest, visit } from '../../../test/server/kit/client.ts';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { hostAt } from '../../../test/server/kit/host.ts';
import { counted, member } from '../../../test/server/kit/rated.ts';
import { receivers } from '../../../test/server/kit/receivers.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import {
  changeTournament as change,
  entered,
  makeTournament as make,
  tournamentPage as page,
  reachPage as reach,
  resignAt,
} from '../../../test/server/kit/tournaments.ts';
import { standingTime } from '../../../test/standing-time.ts';
import { MOST_ENTRANTS } from '../../protocol/tournaments.ts';

vi.setConfig({ testTimeout: 120_000 });

const NOON = Date.UTC(2026, 10, 18, 12);

describe.each(KINDS)('taking part in a tournament on %s', (kind) => {
  const servers = serversOn(kind);
  const receive = receivers();

  const block = (guest: Guest, other: Guest) =>
    guest.request('PUT', `/api/me/people/${other.person.id}`, { relation: 'block' });

  test('starting with too few is refused, says how many are needed, and changes nothing', async () => {
    const { url } = await servers.start();
    const { id, host } = await entered(url, ['Anna'], { seats: 4 });
    expect(await page(host, id)).toMatchObject({ fewest: 3, entrants: 1 });
    await change(await visit(url), id, 'enter');
    expect(await change(host, id, 'start')).toMatchObject({
      status: 403,
      refusal: { say: 'refused.tournament-too-few', fewest: 3 },
    });
    expect(await page(host, id)).toMatchObject({ state: 'entry', entrants: 2 });
  });

  test('two who start it at once: one does, the other is told that it has begun', async () => {
    const { url } = await servers.start();
    const { id, host } = await entered(url, ['Anna', 'Bert']);
    const answers = await Promise.all([change(host, id, 'start'), change(host, id, 'start')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(answers.find(({ status }) => status === 403)?.refusal?.say).toBe('refused.tournament-begun');
    expect((await page(host, id)).played).toHaveLength(1);
  });

  test('whoever withdraws while it starts is either out or has left; nobody seated loses their entry', async () => {
    const { url } = await servers.start();
    const { id, host, people } = await entered(url, ['Anna', 'Bert', 'Cleo', 'Dora']);
    const [, , cleo, dora] = people as [Guest, Guest, Guest, Guest];
    await Promise.all([change(cleo, id, 'withdraw'), change(host, id, 'start'), change(dora, id, 'withdraw')]);
    const { people: listed, played } = await page(host, id);
    const known = new Set(listed.map((each) => each.id));
    for (const player of played[0]?.tables.flatMap(({ players }) => players) ?? []) expect(known).toContain(player);
    for (const { person } of [cleo, dora]) expect(listed.find((each) => each.id === person.id)?.left).not.toBe(false);
  });

  test('the most who can enter is held however many come at once', async () => {
    const { url } = await servers.start();
    const host = await member(url, 'Anna');
    const { id } = await make(host);
    for (let bots = 0; bots < MOST_ENTRANTS - 64; bots += 64)
      await change(host, id, 'bots', { level: 'random', count: 64 });
    expect(await change(host, id, 'bots', { level: 'random', count: 63 })).toMatchObject({
      entrants: MOST_ENTRANTS - 1,
    });
    const guests = await Promise.all([visit(url), visit(url), visit(url)]);
    const answers = await Promise.all(guests.map((guest) => change(guest, id, 'enter')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await page(host, id)).entrants).toBe(MOST_ENTRANTS);
  });

  test('a round robin has so many players as can meet in a month of rounds', async () => {
    const { url } = await servers.start();
    const host = await member(url, 'Anna');
    const { id } = await make(host, { format: 'round-robin' });
    expect(await change(host, id, 'bots', { level: 'random', count: 32 })).toMatchObject({ status: 200 });
    expect(await change(host, id, 'bots', { level: 'random', count: 1 })).toMatchObject({
      status: 409,
      message: expect.stringMatching(/at most 32 players.*Swiss/),
    });
    expect(await change(host, id, 'bots', { level: 'random', count: 5_000 })).toMatchObject({
      status: 400,
      message: expect.stringMatching(/at most 64 bots at a time/),
    });
  });

  test('who has blocked somebody enters no round robin or knock-out with them, and meets them in no Swiss', async () => {
    const { url } = await servers.start();
    const host = await member(url, 'Anna');
    const [one, other, third] = [await visit(url), await visit(url), await visit(url)];
    await block(one, other);
    for (const format of ['round-robin', 'knock-out'] as const) {
      const { id } = await make(host, { format });
      await change(one, id, 'enter');
      const refused = await change(other, id, 'enter');
      expect(refused).toMatchObject({ status: 403, refusal: { say: 'refused.tournament-blocked' } });
      // Neither person is named.
      expect(JSON.stringify(refused)).not.toContain(one.person.id);
      expect(await change(third, id, 'enter')).toMatchObject({ status: 200 });
    }
    const { id } = await make(host, { rounds: 1 });
    for (const each of [one, other, host, third])
      expect(await change(each, id, 'enter')).toMatchObject({ status: 200 });
    const { played } = await change(host, id, 'start');
    for (const { players } of played[0]?.tables ?? [])
      expect(players.filter((player) => [one.person.id, other.person.id].includes(player))).toHaveLength(1);
  });

  test('holidays are off unless they are switched on', async () => {
    const { url } = await servers.start();
    const host = await member(url, 'Anna');
    expect((await make(host, { pace: 'days-brisk' })).pace).toMatchObject({ kind: 'days', holidays: false });
    expect((await make(host, { pace: { preset: 'days-slow' } })).pace).toMatchObject({ holidays: false });
    expect((await make(host, { pace: { preset: 'days-slow', holidays: true } })).pace).toMatchObject({
      holidays: true,
    });
  });

  test('by days: with a way to be called, or who says that they look by themselves', async () => {
    const receiver = await receive();
    const { url } = await servers.start({ webhookAllow: [receiver.host] });
    const host = await member(url, 'Anna');
    const other = await visit(url);
    const { id } = await make(host, { pace: 'days-brisk' });
    expect(await change(other, id, 'enter')).toMatchObject({
      status: 403,
      refusal: { say: 'refused.tournament-calls' },
    });
    expect(await page(other, id)).toMatchObject({ called: false });
    expect(await change(other, id, 'enter', { looksAlone: true })).toMatchObject({ status: 200, entered: true });
    await callByWebhook(host, receiver.url);
    expect(await page(host, id)).toMatchObject({ called: true });
    expect(await change(host, id, 'enter')).toMatchObject({ status: 200, entered: true });
  });

  test('whoever is not there is called when a round is drawn, also if others are asked first', async () => {
    const receiver = await receive();
    const time = standingTime(NOON);
    const { url } = await servers.start({ time, ...OFTEN, webhookAllow: [receiver.host] });
    const { id, host, people } = await entered(url, ['Anna', 'Bert']);
    for (const [index, each] of people.entries()) await callByWebhook(each, `${receiver.url}?${index}`);
    const { played } = await change(host, id, 'start');
    const calls = async () => (await callsIn(await servers.database())).filter((call) => call.kind === 'found');
    expect((await calls()).map(({ person }) => person).toSorted()).toEqual(
      people.map(({ person }) => person.id).toSorted(),
    );
    await passUntil(time, 60_000, 'both are called', async () =>
      (await calls()).every(({ state }) => state === 'sent'),
    );
    const ready = receiver.received.filter(({ json }) => json.title === 'Your table is ready: Midwinter Cup');
    expect(ready.length).toBeGreaterThan(0);
    expect(ready[0]?.json.url).toBe(`${url}/table/${played[0]?.tables[0]?.table}`);
    expect(JSON.stringify(ready[0]?.json)).toContain('Round 1, table 1.');
  });

  test('who leaves in the middle of a match: a bot finishes it at once, and its result stands', async () => {
    const { url } = await servers.start();
    const host = await member(url, 'Anna');
    const leaver = await visit(url);
    const { id } = await make(host, { rounds: 1 });
    await change(host, id, 'bots', { level: 'random', count: 1 });
    await change(leaver, id, 'enter');
    await change(host, id, 'start');
    expect(await change(leaver, id, 'withdraw')).toMatchObject({ status: 200, entered: false });
    await reach(host, id, 'the bots have played to the end', ({ state }) => state === 'over');
    const { played, standings } = await page(host, id);
    expect(played[0]?.tables[0]).not.toHaveProperty('absent');
    expect(standings.find(({ player }) => player === leaver.person.id)?.rounds).toEqual([expect.any(Number)]);
    const next = await make(host);
    expect(await change(leaver, next.id, 'enter')).toMatchObject({ status: 200 });
  });

  test('a rated tournament is played by people who can sign in again, and counts for their ratings', async () => {
    const { url } = await servers.start();
    const { id, host, people } = await entered(url, ['Anna', 'Bert'], { rated: true, rounds: 1 });
    expect(await change(await visit(url), id, 'enter')).toMatchObject({
      status: 403,
      refusal: { say: 'refused.tournament-lasting' },
    });
    expect(await change(host, id, 'bots', { level: 'random', count: 1 })).toMatchObject({ status: 403 });
    const { played } = await change(host, id, 'start');
    const table = played[0]?.tables[0]?.table ?? '';
    await resignAt(people[1] as Guest, table);
    const { seats } = await counted(host, table);
    expect(seats.map(({ change: by }) => Math.sign(by ?? 0)).toSorted()).toEqual([-1, 1]);
    await reach(host, id, 'the end', ({ state }) => state === 'over');
  });

  test('nobody decides a match that they play', async () => {
    const { url } = await servers.start();
    const { id, host } = await entered(url, ['Anna', 'Bert']);
    await change(host, id, 'start');
    expect(await change(host, id, 'decide', { table: 1, places: [1, 2], reason: 'I was ahead.' })).toMatchObject({
      status: 403,
      refusal: { say: 'refused.tournament-own-table' },
    });
  });

  test('who is banned or muted makes no tournament and writes nothing for the screen', async () => {
    const { url } = await servers.start();
    const keeper = await hostAt(url, await servers.database());
    const host = await member(url, 'Anna');
    const { id } = await make(host);
    await keeper.request('PUT', `/api/host/people/${host.person.id}/mute`, { hours: 2 });
    expect(await make(host)).toMatchObject({ status: 403, refusal: { say: 'refused.muted-until' } });
    expect(await change(host, id, 'notice', { text: 'Hello' })).toMatchObject({ status: 403 });
    expect(await change(host, id, 'bots', { level: 'random', count: 2 })).toMatchObject({ status: 200 });
    await keeper.request('PUT', `/api/host/people/${host.person.id}/ban`, { hours: 2 });
    expect(await make(host)).toMatchObject({ status: 403, refusal: { say: 'refused.banned-until' } });
    expect(await change(host, id, 'start')).toMatchObject({ status: 403, refusal: { say: 'refused.banned-until' } });
    expect((await page(host, id)).state).toBe('entry');
  });

  test('without its organiser a tournament goes on, but for one that only they could begin', async () => {
    const { url } = await servers.start();
    const host = await member(url, 'Anna');
    const [one, other] = [await visit(url), await visit(url)];
    const [running, waiting] = [await make(host, { rounds: 1 }), await make(host)];
    for (const each of [one, other]) await change(each, running.id, 'enter');
    const { played } = await change(host, running.id, 'start');
    expect((await host.request('DELETE', '/api/me', { name: 'Anna' })).status).toBe(200);
    expect((await page(one, waiting.id)).state).toBe('called-off');
    await resignAt(one, played[0]?.tables[0]?.table ?? '');
    await reach(one, running.id, 'the end', ({ state }) => state === 'over');
  });

  test('the tables of one round are read without those of the others', async () => {
    const { url } = await servers.start();
    const { id, host, people } = await entered(url, ['Anna', 'Bert']);
    const { played } = await change(host, id, 'start');
    await resignAt(people[1] as Guest, played[0]?.tables[0]?.table ?? '');
    await reach(host, id, 'the second round', ({ round }) => round === 2);
    const tables = async (query: string) => (await page(host, id, query)).played.map((round) => round.tables.length);
    expect(await tables('')).toEqual([1, 1]);
    expect(await tables('?round=newest')).toEqual([0, 1]);
    expect(await tables('?round=1')).toEqual([1, 0]);
    expect(await page(host, id, '?round=99')).toMatchObject({ status: 400 });
  });
});
