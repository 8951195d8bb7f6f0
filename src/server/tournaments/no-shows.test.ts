import { describe, expect, test, vi } from 'vitest';
import { passUntil } from '../../../test/server/kit/calls.ts';
import { type Guest, visit } from '../../../test/server/kit/client.ts';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { member } from '../../../test/server/kit/rated.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import {
  changeTournament as change,
  makeTournament as make,
  tournamentPage as page,
  resignAt,
} from '../../../test/server/kit/tournaments.ts';
import { type StandingTime, standingTime } from '../../../test/standing-time.ts';
import type { NewTournament } from '../../protocol/tournaments.ts';

vi.setConfig({ testTimeout: 300_000 });

const DAY = 24 * 60 * 60_000;

describe.each(KINDS)('who does not come to a tournament on %s', (kind) => {
  const servers = serversOn(kind);

  /** Somebody enters, with bots, and never comes: their time runs out, and the match is played to its end without them. */
  async function missMatch(
    time: StandingTime,
    host: Guest,
    away: Guest,
    wish: Partial<NewTournament>,
  ): Promise<string> {
    const { id, seats } = await make(host, { rounds: 1, ...wish });
    expect(await change(host, id, 'bots', { level: 'random', count: seats - 1 })).toMatchObject({ status: 200 });
    expect(await change(away, id, 'enter')).toMatchObject({ status: 200 });
    expect(await change(host, id, 'start')).toMatchObject({ status: 200 });
    await passUntil(time, 0, 'the match is over without them', async () => {
      time.pass(60_000);
      return (await page(host, id)).state === 'over';
    });
    return id;
  }

  async function waitsUntil(guest: Guest, id: string): Promise<number> {
    const { refusal, status } = await change(guest, id, 'enter');
    expect([status, refusal?.say]).toEqual([403, 'refused.tournament-wait']);
    return Date.parse(String(refusal?.until));
  }

  test.each<[what: string, wish: Partial<NewTournament>]>([
    ['a bot plays on, Gnome Elf Troll', { pace: 'live-quick' }],
    ['the seat resigns, Gnome Elf Troll', { pace: { preset: 'live-quick', timeUp: 'resign' } }],
    ['a bot plays on, Cave Troll', { pace: 'live-quick', game: 'cave-troll', seats: 3 }],
    [
      'the seat resigns, Cave Troll',
      { pace: { preset: 'live-quick', timeUp: 'resign' }, game: 'cave-troll', seats: 3 },
    ],
  ])('gets no points and waits a day: %s', async (_, wish) => {
    const time = standingTime(Date.UTC(2026, 0, 1));
    const { url } = await servers.start({ time, chores: 1 });
    const host = await member(url, 'Anna');
    const away = await visit(url);
    const id = await missMatch(time, host, away, wish);
    const { standings, played } = await page(host, id);
    const [table] = played[0]?.tables ?? [];
    expect(table?.absent).toEqual([table?.players.indexOf(away.person.id)]);
    expect(standings.find(({ player }) => player === away.person.id)).toMatchObject({ points: 0, rounds: [null] });
    const next = await make(host);
    const until = await waitsUntil(away, next.id);
    expect(until).toBeGreaterThan(time.now() + DAY - 60 * 60_000);
    expect(until).toBeLessThanOrEqual(time.now() + DAY);
    expect(await change(await visit(url), next.id, 'enter')).toMatchObject({ status: 200 });
    time.pass(DAY);
    expect(await change(away, next.id, 'enter')).toMatchObject({ status: 200 });
  });

  test('twice as long the second time; a match that is played to its end clears it', async () => {
    const time = standingTime(Date.UTC(2026, 0, 1));
    const { url } = await servers.start({ time, chores: 1 });
    const host = await member(url, 'Anna');
    const away = await visit(url);
    const resigning = { pace: { preset: 'live-quick', timeUp: 'resign' } } as const;
    const { id: probe } = await make(host);
    await missMatch(time, host, away, resigning);
    time.pass(DAY);
    await missMatch(time, host, away, resigning);
    expect(await waitsUntil(away, probe)).toBeGreaterThan(time.now() + DAY);
    time.pass(2 * DAY);
    const { id } = await make(host, { rounds: 1 });
    for (const each of [host, away]) await change(each, id, 'enter');
    const { played } = await change(host, id, 'start');
    await resignAt(host, played[0]?.tables[0]?.table ?? '');
    await passUntil(time, 0, 'the good match counts', async () => (await page(host, id)).state === 'over');
    await missMatch(time, host, away, resigning);
    expect(await waitsUntil(away, probe)).toBeLessThanOrEqual(time.now() + DAY);
  });
});
