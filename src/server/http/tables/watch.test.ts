import { describe, expect, test } from 'vitest';
import { visit } from '../../../../test/server/kit/client.ts';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { GAME, pairAt, playUntil, soloAt } from '../../../../test/server/kit/matches.ts';
import { counted, giveUp, member, ratedMatch } from '../../../../test/server/kit/rated.ts';
import { serversOn } from '../../../../test/server/kit/server.ts';
import { standingTime } from '../../../../test/standing-time.ts';
import type { DurationList } from '../../../protocol/durations.ts';
import type { TableList } from '../../../protocol/http.ts';
import type { TournamentPage } from '../../../protocol/tournaments.ts';
import type { WatchList } from '../../../protocol/watch.ts';

const MINUTE = 60_000;
/** In milliseconds: what visitors are told is not older than this. */
const KEPT = 10 * MINUTE;

describe.each(KINDS)('matches to watch on %s', (kind) => {
  const servers = serversOn(kind);
  const toWatch = async (url: string, query = '') =>
    (await (await visit(url)).request<WatchList>('GET', `/api/watch${query}`)).matches;

  test('are those open to all, shown as any spectator sees them', async () => {
    const { url } = await servers.start();
    const { table, players } = await pairAt(url);
    await pairAt(url, url, { open: false });
    await players[0].play(table, 0);
    const spectator = await (await visit(url)).connect();
    const seen = await spectator.watch(table);
    const [match, ...others] = await toWatch(url);
    expect(others).toEqual([]);
    expect(match).toMatchObject({ info: { table, game: GAME, state: 'running' }, moments: seen?.moments });
    expect(match?.view).toEqual(seen?.perspectives[0]?.view);
    expect(match).not.toHaveProperty('usual');
    expect(await toWatch(url, '?game=caverna')).toEqual([]);
    expect(await toWatch(url, `?game=${GAME}`)).toHaveLength(1);
  });

  test('tell how long such a match usually is, once three have ended', async () => {
    const { url } = await servers.start();
    for (let match = 0; match < 3; match++) {
      const { table, player } = await soloAt(url, ['me', 'me']);
      await playUntil(player, table, () => player.match(table).moments >= 4);
      await player.ask({ type: 'resign', table, seat: 0, seatEntry: player.seatEntry(table, 0) });
      await player.until('the end', () => player.match(table).over);
    }
    await pairAt(url);
    expect((await toWatch(url))[0]?.usual).toBeGreaterThan(3);
  });

  test('and how many minutes it usually takes people, by pace; what bots play in a moment does not count', async () => {
    const time = standingTime(Date.UTC(2026, 0, 1));
    const { url } = await servers.start({ time, chores: 1 });
    const people = [await member(url), await member(url)] as const;
    const durations = async () => {
      // The counts are cached for some minutes.
      time.pass(KEPT);
      return (await (await visit(url)).request<DurationList>('GET', '/api/durations')).durations;
    };
    const play = async (minutes: number) => {
      const table = await ratedMatch(people);
      time.pass(minutes * MINUTE);
      await giveUp(people[1], table, 1);
      await counted(people[0], table);
    };
    for (const minutes of [3, 5]) await play(minutes);
    for (let match = 0; match < 3; match++) {
      const { table, player } = await soloAt(url, ['me', { bot: 'random' }]);
      await player.ask({ type: 'resign', table, seat: 0, seatEntry: player.seatEntry(table, 0) });
    }
    expect(await durations()).toEqual([]);
    await play(8);
    expect(await durations()).toEqual([{ game: GAME, seats: 2, pace: 'live', duration: 5 * MINUTE }]);
  });

  test('name the tournament, and the strength of those who do not keep it private', async () => {
    const { url } = await servers.start();
    const people = [await member(url), await member(url)] as const;
    for (let match = 0; match < 5; match++) {
      const table = await ratedMatch(people);
      await giveUp(people[1], table, 1);
      await counted(people[0], table);
    }
    await people[1].request('PUT', '/api/me/profile', { private: true });
    const wish = { name: 'Midwinter Cup', game: GAME, seats: 2, rounds: 1, open: true, pace: 'live-quick' };
    const { id } = await people[0].request<TournamentPage>('POST', '/api/tournaments', wish);
    for (const each of people) await each.request('POST', `/api/tournaments/${id}/enter`);
    await people[0].request('POST', `/api/tournaments/${id}/start`);
    const [match] = await toWatch(url);
    expect(match?.tournament).toEqual({ id, name: 'Midwinter Cup', round: 1 });
    const strengths = (seats: TableList['tables'][number]['seats'] = []) =>
      people.map(({ person }) => seats.find((seat) => seat.person === person.id)?.rating);
    expect(strengths(match?.info.seats)).toEqual([{ value: expect.any(Number), unsure: true }, undefined]);
    const { tables } = await (await visit(url)).request<TableList>('GET', '/api/tables?state=running');
    expect(strengths(tables[0]?.seats)).toEqual(strengths(match?.info.seats));
  });
});
