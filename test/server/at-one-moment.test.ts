import { describe, expect, test } from 'vitest';
import { MOST_GROUPS } from '../../src/protocol/groups.ts';
import type { HostReports } from '../../src/protocol/host-room/reports.ts';
import type { BotList, CarryLink, CarryWords, NewCodes } from '../../src/protocol/http.ts';
import { makeHostLink } from '../../src/server/people/host-link.ts';

import { type Guest, visit } from './kit/client.ts';
import { KINDS } from './kit/databases.ts';
import { hostAt } from './kit/host.ts';
import { pairAt } from './kit/matches.ts';
import { serversOn } from './kit/server.ts';

const TIMES = 8;

describe.each(KINDS)('at one and the same moment, on %s', (kind) => {
  const servers = serversOn(kind);

  /** The answers to the same request by several strangers at once, by how often each came. */
  async function byStrangers(url: string, path: string, body: object): Promise<Record<number, number>> {
    const strangers: Guest[] = [];
    for (let made = 0; made < TIMES; made++) strangers.push(await visit(url));
    const answers = await Promise.all(strangers.map((stranger) => stranger.request('POST', path, body)));
    return countOf(answers);
  }

  function countOf(answers: readonly { readonly status: number }[]): Record<number, number> {
    const counts: Record<number, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }

  test('what signs in once signs in one of those who use it', async () => {
    const { url } = await servers.start();
    const owner = await visit(url);
    const { token } = await owner.request<CarryLink>('POST', '/api/me/link', {});
    expect(await byStrangers(url, `/api/link/${token}`, {})).toEqual({ 200: 1, 404: TIMES - 1 });
    const { words } = await owner.request<CarryWords>('POST', '/api/me/words', {});
    expect(await byStrangers(url, `/api/link/${encodeURIComponent(words)}`, {})).toEqual({ 200: 1, 404: TIMES - 1 });
    const { codes } = await owner.request<NewCodes>('POST', '/api/me/codes', {});
    expect(await byStrangers(url, '/api/sign-in/code', { code: codes[0] })).toEqual({ 200: 1, 403: TIMES - 1 });
    const { path } = await makeHostLink({ database: await servers.database() });
    const door = path.replace('/host/open/', '/api/host/door/link/');
    expect(await byStrangers(url, door, {})).toEqual({ 200: 1, 404: TIMES - 1 });
  });

  test('nobody gets more of what there is so much of', async () => {
    const { url } = await servers.start();
    const {
      table,
      guests: [one, other],
    } = await pairAt(url);
    const often = (count: number, path: string, body: object) =>
      Promise.all(Array.from({ length: count }, () => one.request('POST', path, body)));
    expect(countOf(await often(24, '/api/me/bots', { name: 'Grinder' }))).toEqual({ 201: 20, 403: 4 });
    expect((await one.request<BotList>('GET', '/api/me/bots')).bots).toHaveLength(20);
    const groups = await often(MOST_GROUPS + 4, '/api/groups', { name: 'Circle' });
    expect(countOf(groups)).toEqual({ 201: MOST_GROUPS, 403: 4 });
    const host = await hostAt(url, await servers.database());
    await often(8, `/api/tables/${table}/report`, { person: other.person.id });
    expect((await host.request<HostReports>('GET', '/api/host/reports')).reports).toHaveLength(1);
  });
});
