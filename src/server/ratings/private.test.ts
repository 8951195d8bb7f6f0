import { describe, expect, test } from 'vitest';
import { visit } from '../../../test/server/kit/client.ts';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { counted, giveUp, member, ratedMatch } from '../../../test/server/kit/rated.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import type { Profile, ResultList, TableRatings } from '../../protocol/people.ts';

describe.each(KINDS)('somebody private on %s', (kind) => {
  const servers = serversOn(kind);

  test('is told to others neither by the ratings at a table nor in the results of those they played with', async () => {
    const { url } = await servers.start();
    const [hidden, other, stranger] = [await member(url, 'Hidden'), await member(url, 'Other'), await visit(url)];
    const table = await ratedMatch([hidden, other]);
    await giveUp(other, table, 1);
    await counted(other, table);
    const ratings = async (guest: typeof hidden) =>
      (await guest.request<TableRatings>('GET', `/api/tables/${table}/ratings`)).seats.map(({ seat }) => seat);
    const results = async (guest: typeof hidden) =>
      (await guest.request<ResultList>('GET', `/api/people/${other.person.id}/results`)).results;
    const named = [{ others: [{ person: hidden.person.id }] }];
    expect(await ratings(stranger)).toEqual([0, 1]);
    expect(await results(stranger)).toMatchObject(named);
    await hidden.request('PUT', '/api/me/profile', { private: true });
    expect(await ratings(stranger)).toEqual([1]);
    expect(await ratings(other)).toEqual([1]);
    expect(await ratings(hidden)).toEqual([0, 1]);
    expect(await results(stranger)).toMatchObject([{ others: [], unnamed: 1 }]);
    const profile = await stranger.request<Profile>('GET', `/api/people/${other.person.id}`);
    expect(JSON.stringify(profile)).not.toContain('Hidden');
    // People who sat there may know it.
    expect(await results(other)).toMatchObject(named);
    expect(await results(hidden)).toMatchObject(named);
  });
});
