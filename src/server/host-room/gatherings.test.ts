import { describe, expect, test } from 'vitest';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { hostAt } from '../../../test/server/kit/host.ts';
import { member } from '../../../test/server/kit/rated.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { changeTournament, entered, makeTournament, tournamentPage } from '../../../test/server/kit/tournaments.ts';
import type { GroupPage } from '../../protocol/groups.ts';
import type { HostGatherings } from '../../protocol/host-room/gatherings.ts';
import type { HostLog } from '../../protocol/host-room/log.ts';

describe.each(KINDS)('tournaments and groups in the host’s room on %s', (kind) => {
  const servers = serversOn(kind);

  async function begin() {
    const { url } = await servers.start();
    const keeper = await hostAt(url, await servers.database());
    const ask = (method: string, path: string, body?: unknown) =>
      keeper.request<HostGatherings>(method, `/api/host/${path}`, body);
    const did = async () => (await keeper.request<HostLog>('GET', '/api/host/log')).actions.map(({ what }) => what);
    return { url, keeper, ask, did };
  }

  test('hosts read what was written for a screen, also what was taken away, and take it down', async () => {
    const { url, ask, did } = await begin();
    const { id, host } = await entered(url, ['Anna', 'Bert'], { open: false });
    for (const text of ['Rude words', 'Welcome']) await changeTournament(host, id, 'notice', { text });
    const { tournaments } = await ask('GET', 'gatherings');
    expect(tournaments).toMatchObject([{ id, name: 'Midwinter Cup', notice: 'Welcome', host: { name: 'Anna' } }]);
    expect(tournaments[0]?.said.map(({ text }) => text).toSorted()).toEqual(['Rude words', 'Welcome']);
    expect((await ask('DELETE', `tournaments/${id}/notice`)).tournaments[0]).not.toHaveProperty('notice');
    expect(await tournamentPage(host, id)).not.toHaveProperty('notice');
    expect((await did())[0]).toBe('ended-notice');
    expect(await ask('DELETE', `tournaments/${id}/notice`)).toMatchObject({ status: 404 });
  });

  test('hosts rename and end a tournament, but none in which they play; all of it is written down', async () => {
    const { url, keeper, ask, did } = await begin();
    const { id, host } = await entered(url, ['Anna', 'Bert']);
    expect(await ask('POST', `tournaments/${id}/rename`, { name: ' ' })).toMatchObject({
      status: 400,
      message: expect.stringMatching(/at least 3 letters/),
    });
    await ask('POST', `tournaments/${id}/rename`, { name: 'Kind Cup' });
    expect((await tournamentPage(host, id)).name).toBe('Kind Cup');
    await changeTournament(host, id, 'start');
    expect((await ask('POST', `tournaments/${id}/end`)).tournaments).toMatchObject([{ id, state: 'called-off' }]);
    expect((await tournamentPage(host, id)).state).toBe('called-off');
    expect(await ask('POST', `tournaments/${id}/end`)).toMatchObject({ status: 404 });
    expect((await did()).slice(0, 2)).toEqual(['ended-tournament', 'renamed-tournament']);
    const own = await makeTournament(host);
    await changeTournament(keeper, own.id, 'enter');
    expect(await ask('POST', `tournaments/${own.id}/end`)).toMatchObject({
      status: 403,
      refusal: { say: 'refused.host-plays' },
    });
  });

  test('hosts rename and end a group', async () => {
    const { url, ask, did } = await begin();
    const owner = await member(url, 'Anna');
    const { id } = await owner.request<GroupPage>('POST', '/api/groups', { name: 'Rude words' });
    expect((await ask('GET', 'gatherings')).groups).toMatchObject([{ id, members: 1, owner: { name: 'Anna' } }]);
    expect((await ask('POST', `groups/${id}/rename`, { name: 'Tuesday' })).groups).toMatchObject([{ name: 'Tuesday' }]);
    expect((await ask('POST', `groups/${id}/end`)).groups).toEqual([]);
    expect(await owner.request('GET', `/api/groups/${id}`)).toMatchObject({ status: 404 });
    expect((await did()).slice(0, 2)).toEqual(['ended-group', 'renamed-group']);
  });
});
