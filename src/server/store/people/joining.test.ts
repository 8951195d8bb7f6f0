import { describe, expect, test } from 'vitest';
import { query } from '../../../../test/server/kit/calls.ts';
import { type Guest, visit } from '../../../../test/server/kit/client.ts';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { GAME } from '../../../../test/server/kit/matches.ts';
import { serversOn } from '../../../../test/server/kit/server.ts';
import type { Relation } from '../../../protocol/companions.ts';
import type { CarryLink } from '../../../protocol/http.ts';
import type { TournamentPage } from '../../../protocol/tournaments.ts';

const HOUR = 60 * 60_000;

/** Joins the first person into the second. */
async function join(from: Guest, into: Guest): Promise<void> {
  const { token } = await into.request<CarryLink>('POST', '/api/me/link', {});
  expect(await from.request('POST', `/api/link/${token}`, { join: true })).toMatchObject({ id: into.person.id });
}

describe.each(KINDS)('joining two names on %s', (kind) => {
  const servers = serversOn(kind);

  test('moves follows and blocks of both directions; a block weighs more, and nobody has one with themselves', async () => {
    const { url } = await servers.start();
    const [from, into] = [await visit(url), await visit(url)];
    const [followed, blocked, both, softened, follower, blocker] = [
      await visit(url),
      await visit(url),
      await visit(url),
      await visit(url),
      await visit(url),
      await visit(url),
    ];
    const relate = async (who: Guest, other: Guest, relation: Relation) =>
      expect((await who.request('PUT', `/api/me/people/${other.person.id}`, { relation })).status).toBe(200);
    await relate(from, followed, 'follow');
    await relate(from, blocked, 'block');
    await relate(from, both, 'block');
    await relate(into, both, 'follow');
    await relate(from, softened, 'follow');
    await relate(into, softened, 'block');
    await relate(follower, from, 'follow');
    await relate(blocker, from, 'block');
    await relate(blocker, into, 'follow');
    await relate(from, into, 'follow');
    await relate(into, from, 'block');
    await join(from, into);
    const rows = await query<{ person: string; other: string; kind: string }>(
      await servers.database(),
      'select person, other, kind from relations',
    );
    const me = into.person.id;
    expect(new Set(rows.map(({ person, other, kind: what }) => `${person} ${what} ${other}`))).toEqual(
      new Set([
        `${me} follow ${followed.person.id}`,
        `${me} block ${blocked.person.id}`,
        `${me} block ${both.person.id}`,
        `${me} block ${softened.person.id}`,
        `${follower.person.id} follow ${me}`,
        `${blocker.person.id} block ${me}`,
      ]),
    );
  });

  test('moves entries of tournaments, and tournaments made; where both had entered, one stays; who waits goes on waiting', async () => {
    const { url } = await servers.start();
    const [from, into, other] = [await visit(url), await visit(url), await visit(url)];
    await from.request('POST', '/api/me/codes');
    const make = async (name: string) =>
      (
        await from.request<TournamentPage>('POST', '/api/tournaments', {
          name,
          game: GAME,
          seats: 2,
          open: true,
          pace: 'live-quick',
        })
      ).id;
    const [alone, shared] = [await make('Entered by one'), await make('Entered by both')];
    const enter = async (who: Guest, id: string) =>
      expect((await who.request('POST', `/api/tournaments/${id}/enter`)).status).toBe(200);
    for (const id of [alone, shared]) await enter(from, id);
    await enter(into, shared);
    for (const id of [alone, shared]) await enter(other, id);
    const database = await servers.database();
    const until = Date.now() + HOUR;
    await query(
      database,
      `insert into tournament_waits (person, times, until) values ('${from.person.id}', 2, ${until}), ('${into.person.id}', 1, ${until - HOUR})`,
    );
    await join(from, into);

    const page = (id: string) => into.request<TournamentPage>('GET', `/api/tournaments/${id}`);
    expect(await page(alone)).toMatchObject({ entered: true, entrants: 2, host: { id: into.person.id } });
    expect(await page(shared)).toMatchObject({ entered: true, entrants: 2 });
    expect((await page(shared)).people.map(({ left }) => left)).toEqual([true, false, false]);
    // The organiser is the joined person now, and the entry stays.
    const begun = await into.request<TournamentPage>('POST', `/api/tournaments/${alone}/start`);
    expect(begun).toMatchObject({ status: 200, state: 'running' });
    const table = begun.played[0]?.tables[0]?.table ?? '';
    const { seats } = await into.request<{ seats: { mine: boolean }[] }>('GET', `/api/tables/${table}`);
    expect(seats.filter(({ mine }) => mine)).toHaveLength(1);
    expect(await query(database, 'select person, times from tournament_waits')).toEqual([
      { person: into.person.id, times: 2 },
    ]);
  });
});
