import { describe, expect, test } from 'vitest';
import { type Guest, visit } from '../../../test/server/kit/client.ts';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { hostAt } from '../../../test/server/kit/host.ts';
import { member } from '../../../test/server/kit/rated.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import {
  changeTournament as change,
  makeTournament as make,
  tournamentPage as page,
  reachPage as reach,
  resignAt as resign,
} from '../../../test/server/kit/tournaments.ts';
import { standingTime } from '../../../test/standing-time.ts';
import { waitUntil } from '../../../test/waiting.ts';
import type { HostTables } from '../../protocol/host-room/tables.ts';
import type { NewTournament, TournamentList, TournamentPage } from '../../protocol/tournaments.ts';

const MISTAKES: readonly [what: string, wish: Partial<NewTournament>, status: number, message: RegExp][] = [
  ['no name', { name: ' \u200b ' }, 400, /at least 3 letters/],
  ['tables of one', { seats: 1 }, 400, /at least 2 seats/],
  ['a table the game does not have', { game: 'cave-troll', seats: 7 }, 400, /for 2, 3, 4 players, not 7/],
  ['no rounds', { rounds: 0 }, 400, /at least one round/],
  ['too many rounds', { rounds: 16 }, 400, /at most 15 rounds/],
  ['a time in the past', { starts: 1_000 }, 400, /between now and a year from now/],
  ['a time after the world', { starts: 9e15 }, 400, /between now and a year from now/],
  ['an unknown game', { game: 'chess' }, 404, /no game 'chess'/],
  ['an option that is none', { options: { goal: 99 } }, 400, /goal/],
  ['no clock', { pace: 'none' }, 400, /needs a clock, .* Choose a pace/],
  [
    'an own pace that is none',
    { pace: { kind: 'live', bank: 0, increment: 0, cap: 0 } },
    400,
    /bank is a whole number of seconds from 30/,
  ],
  ['a name that is too long', { name: 'x'.repeat(61) }, 400, /at most 60 letters/],
  [
    'a zone that does not exist',
    { pace: { preset: 'days-brisk', hours: { from: '10:00', to: '22:00', zone: 'Nowhere/At_All' } } },
    400,
    /zone/,
  ],
];

describe.each(KINDS)('tournaments on %s', (kind) => {
  const servers = serversOn(kind);

  /** At each table of the newest round whoever comes later in the list gives up. */
  async function playRound({ played }: TournamentPage, people: readonly Guest[]): Promise<void> {
    for (const { table, players } of played.at(-1)?.tables ?? []) {
      const loser = people.findLast(({ person }) => players.includes(person.id));
      if (loser) await resign(loser, table);
    }
  }

  test('from entry to prize: rounds are seated, results counted, places given', async () => {
    const { url } = await servers.start();
    const host = await member(url, 'Anna');
    const people = [host, await member(url, 'Bert'), await member(url, 'Cleo'), await member(url, 'Dora')];
    const { id, state } = await make(host);
    expect(state).toBe('entry');
    for (const each of people) expect(await change(each, id, 'enter')).toMatchObject({ status: 200, entered: true });
    expect(await change(people[1] as Guest, id, 'start')).toMatchObject({ status: 403 });
    expect(await change(host, id, 'start')).toMatchObject({ status: 200, state: 'running', round: 1 });

    await playRound(await page(host, id), people);
    await reach(host, id, 'the second round', ({ round }) => round === 2);
    const second = await page(host, id);
    expect(second.played[0]).toMatchObject({ ended: expect.any(Number) });
    expect(second.played[0]?.tables.map(({ points }) => points?.toSorted())).toEqual([
      [0, 6],
      [0, 6],
    ]);
    const met = (round: number) =>
      second.played[round]?.tables.map(({ players }) => players.toSorted().join(' ')).sort();
    expect(met(1)).not.toEqual(met(0));
    await playRound(second, people);
    await reach(host, id, 'the end', (each) => each.state === 'over');
    const { standings, people: names } = await page(host, id);
    expect(standings[0]).toMatchObject({ place: 1, points: 12, wins: 2, rounds: [1, 1] });
    expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(24);
    expect(names.map(({ name }) => name)).toEqual(['Anna', 'Bert', 'Cleo', 'Dora']);

    const csv = await fetch(`${url}/api/tournaments/${id}/standings.csv`);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect((await csv.text()).split('\r\n')[0]).toBe('place,player,points,wins,rivals,share,round 1,round 2');
  });

  test('entering and leaving: late into a Swiss only, results stand, an odd one has a bye', async () => {
    const { url } = await servers.start();
    const host = await member(url, 'Anna');
    const [bert, cleo, dora] = [await visit(url), await visit(url), await visit(url)];
    const { id } = await make(host);
    const robin = await make(host, { format: 'round-robin' });
    for (const each of [host, bert]) {
      await change(each, id, 'enter');
      await change(each, robin.id, 'enter');
    }
    await change(cleo, id, 'enter');
    expect(await change(cleo, id, 'withdraw')).toMatchObject({ entered: false, entrants: 2 });
    await change(host, id, 'start');
    await change(host, robin.id, 'start');
    expect(await change(dora, robin.id, 'enter')).toMatchObject({
      status: 403,
      refusal: { say: 'refused.tournament-begun' },
    });
    expect(await change(dora, id, 'enter')).toMatchObject({ status: 200, entrants: 3 });
    expect(await change(bert, id, 'withdraw')).toMatchObject({ entered: false });
    await resign(bert, (await page(host, id)).played[0]?.tables[0]?.table ?? '');
    await reach(host, id, 'the second round', ({ round }) => round === 2);
    const { played, standings } = await page(host, id);
    expect([...(played[1]?.tables[0]?.players ?? [])].sort()).toEqual([host.person.id, dora.person.id].sort());
    expect(standings.find(({ player }) => player === bert.person.id)).toMatchObject({ points: 0, rounds: [2, null] });
    expect(standings.find(({ player }) => player === dora.person.id)).toMatchObject({
      points: 0,
      rounds: [null, null],
    });
  });

  test('an odd number of people: whoever has no table gets half a win', async () => {
    const { url } = await servers.start();
    const host = await member(url, 'Anna');
    // A game that three cannot play would be needed for a bye in a Swiss of pairs.
    const { id } = await make(host, { format: 'round-robin' });
    for (const each of [host, await visit(url), await visit(url)]) await change(each, id, 'enter');
    const { played, standings } = await change(host, id, 'start');
    const [bye = ''] = played[0]?.byes ?? [];
    expect(standings[0]).toMatchObject({ player: bye, points: 3, rounds: ['bye'] });
  });

  test('it begins by itself at its time, and is called off if too few have come', async () => {
    const time = standingTime(Date.UTC(2026, 0, 1));
    const { url } = await servers.start({ time, chores: 1 });
    const host = await member(url, 'Anna');
    const starts = time.now() + 60_000;
    const [{ id }, alone] = [await make(host, { starts }), await make(host, { starts })];
    for (const each of [host, await visit(url)]) await change(each, id, 'enter');
    await change(host, alone.id, 'enter');
    time.pass(59_000);
    expect((await page(host, id)).state).toBe('entry');
    time.pass(1_000);
    await waitUntil('both are decided', async () => {
      time.pass(1);
      return (await page(host, id)).round === 1 && (await page(host, alone.id)).state === 'called-off';
    });
  });

  test('rounds by schedule wait for their time', async () => {
    const time = standingTime(Date.UTC(2026, 0, 1));
    const { url } = await servers.start({ time, chores: 1 });
    const host = await member(url, 'Anna');
    const other = await visit(url);
    const { id } = await make(host, { every: 60 });
    for (const each of [host, other]) await change(each, id, 'enter');
    const { played } = await change(host, id, 'start');
    await resign(other, played[0]?.tables[0]?.table ?? '');
    await waitUntil('the first round has ended', async () => {
      time.pass(1);
      return (await page(host, id)).next !== undefined;
    });
    const { next = 0, round } = await page(host, id);
    expect([next, round]).toEqual([(played[0]?.made ?? 0) + 60 * 60_000, 1]);
    time.pass(next - time.now());
    await waitUntil('the second round', async () => {
      time.pass(1);
      return (await page(host, id)).round === 2;
    });
  });

  test('the host may decide a table, once, with a reason that all can read', async () => {
    const { url } = await servers.start();
    const host = await member(url, 'Anna');
    const [one, other] = [await visit(url), await visit(url)];
    const { id } = await make(host, { rounds: 1 });
    for (const each of [one, other]) await change(each, id, 'enter');
    await change(host, id, 'start');
    const wish = { table: 1, places: [1, 2], reason: 'The power was out.' };
    expect(await change(other, id, 'decide', wish)).toMatchObject({ status: 403 });
    expect(await change(host, id, 'decide', { ...wish, places: [1, 3] })).toMatchObject({ status: 400 });
    expect(await change(host, id, 'decide', { ...wish, table: 2 })).toMatchObject({ status: 404 });
    expect(await change(host, id, 'decide', wish)).toMatchObject({ status: 200, state: 'over' });
    const { played, standings } = await page(other, id);
    expect(played[0]?.tables[0]).toMatchObject({ places: [1, 2], note: 'The power was out.' });
    expect(standings.map(({ points }) => points)).toEqual([6, 0]);
  });

  test('a match that a host of the server ends counts as a draw, and everybody is told why', async () => {
    const { url } = await servers.start();
    const keeper = await hostAt(url, await servers.database());
    const host = await member(url, 'Anna');
    const other = await visit(url);
    const { id } = await make(host, { rounds: 2 });
    for (const each of [host, other]) await change(each, id, 'enter');
    await change(host, id, 'start');
    const { tables } = await keeper.request<HostTables>('GET', '/api/host/tables');
    expect(await keeper.request('POST', `/api/host/tables/${tables[0]?.handle}/end`, {})).toMatchObject({
      status: 200,
    });
    await reach(host, id, 'the second round', ({ round }) => round === 2);
    const { played, standings } = await page(other, id);
    expect(played[0]?.tables[0]).toMatchObject({ places: [1, 1], points: [3, 3], calledOff: true });
    expect(standings.map(({ points }) => points)).toEqual([3, 3]);
    await resign(other, played[1]?.tables[0]?.table ?? '');
    await reach(host, id, 'the end', (each) => each.state === 'over');
    expect((await page(host, id)).played[1]?.tables[0]).not.toHaveProperty('calledOff');
  });

  test('what cannot be is refused with what would be right', async () => {
    const { url } = await servers.start();
    const host = await member(url, 'Anna');
    for (const [what, wish, status, message] of MISTAKES) {
      expect(await make(host, wish), what).toMatchObject({ status, message: expect.stringMatching(message) });
    }
  });

  test('a guest makes no tournament, and one for nobody else is not listed', async () => {
    const { url } = await servers.start();
    const host = await member(url, '安娜');
    const guest = await visit(url);
    expect(await make(guest)).toMatchObject({ status: 403, refusal: { say: 'refused.tournament-lasting' } });
    const { id } = await make(host, { open: false, name: 'Κύπελλο' });
    const listed = async (who: Guest) =>
      (await who.request<TournamentList>('GET', '/api/tournaments')).tournaments.map((each) => each.id);
    expect(await listed(guest)).toEqual([]);
    expect(await listed(host)).toEqual([id]);
    await change(guest, id, 'enter');
    expect(await listed(guest)).toEqual([id]);
    expect(await guest.request('GET', '/api/tournaments?state=soon')).toMatchObject({ status: 400 });
    expect(await guest.request('GET', '/api/tournaments/aaaaaaaaaa')).toMatchObject({ status: 404 });
    expect(await change(host, id, 'start')).toMatchObject({
      status: 403,
      refusal: { say: 'refused.tournament-too-few' },
    });
    expect((await page(host, id)).state).toBe('entry');
  });

  test('the list comes in pages', async () => {
    const { url } = await servers.start();
    const host = await member(url, 'Anna');
    const made: string[] = [];
    for (let count = 0; count < 31; count++) made.unshift((await make(host)).id);
    const first = await host.request<TournamentList>('GET', '/api/tournaments?state=entry');
    const second = await host.request<TournamentList>('GET', `/api/tournaments?state=entry&before=${first.more}`);
    const ids = [...first.tournaments, ...second.tournaments].map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set(made));
    expect([first.tournaments.length, second.tournaments.length, second.more]).toEqual([30, 1, undefined]);
  });
});
