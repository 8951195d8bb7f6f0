import { describe, expect, test } from 'vitest';
import { visit } from '../../../test/server/kit/client.ts';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { hostAt } from '../../../test/server/kit/host.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import type { Person } from '../../protocol/server.ts';
import { openForCommand } from '../store/database/command-database.ts';
import { noteHostAction } from '../store/host-room/log.ts';
import { makePersonLink } from './host-link.ts';

describe.each(KINDS)('what a host did on %s', (kind) => {
  const servers = serversOn(kind);

  test('is told whoever can be signed in as by it, and everybody whose data was taken away, until they have read it', async () => {
    const { url } = await servers.start();
    const database = await servers.database();
    const host = await hostAt(url, database, 'Hilde');
    const [person, other] = [await visit(url), await visit(url)];
    const told = async (guest: typeof person) => (await guest.request<Person>('GET', '/api/me')).notices ?? [];
    expect(await told(person)).toEqual([]);
    await host.request('POST', `/api/host/people/${person.person.id}/link`);
    expect(await told(person)).toMatchObject([{ what: 'link', by: 'Hilde' }]);
    expect([await told(other), await told(host)]).toEqual([[], []]);
    const { db, close } = await openForCommand(database);
    await noteHostAction(db, Date.now(), host.person, 'downloaded-backup', { backup: 'one' });
    await close();
    expect((await told(person)).map(({ what }) => what).sort()).toEqual(['backup', 'link']);
    expect(await told(other)).toMatchObject([{ what: 'backup' }]);
    const until = Math.max(...(await told(person)).map(({ at }) => at));
    expect(await person.request('POST', '/api/me/told', { until })).toMatchObject({ status: 200 });
    expect(await told(person)).toEqual([]);
    expect(await told(other)).toHaveLength(1);
    await makePersonLink({ database }, person.person.id);
    expect(await told(person)).toMatchObject([{ what: 'link' }]);
    expect((await told(person))[0]).not.toHaveProperty('by');
    expect(await person.request('POST', '/api/me/told', { until: 'now' })).toMatchObject({ status: 400 });
    expect(await told(await visit(url))).toEqual([]);
  });
});
