import { describe, expect, test } from 'vitest';
import { visit } from '../../../test/server/kit/client.ts';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { InputError } from '../../kernel/table.ts';
import { makePersonLink } from './host-link.ts';

describe.each(KINDS)('a link made by the host on %s', (kind) => {
  const servers = serversOn(kind);

  test('signs the person in once, while the server runs', async () => {
    const { url } = await servers.start();
    const database = await servers.database();
    const lost = await visit(url);
    await lost.request('PUT', '/api/me', { name: 'Åsa' });
    const { person, path } = await makePersonLink({ database }, 'åsa');
    expect(person.id).toBe(lost.person.id);
    const [elsewhere, another] = [await visit(url), await visit(url)];
    const token = path.replace('/link/', '');
    expect(await elsewhere.request('POST', `/api/link/${token}`, {})).toMatchObject({
      id: lost.person.id,
      name: 'Åsa',
    });
    expect(await another.request('POST', `/api/link/${token}`, {})).toMatchObject({ status: 404 });
  });

  test('is made for one person: by the id where several have the name', async () => {
    const { url } = await servers.start();
    const database = await servers.database();
    const [first, second] = [await visit(url), await visit(url)];
    for (const guest of [first, second]) await guest.request('PUT', '/api/me', { name: 'Bo' });
    await expect(makePersonLink({ database }, 'Bo')).rejects.toThrow(InputError);
    await expect(makePersonLink({ database }, 'Bo')).rejects.toThrow(second.person.id);
    expect((await makePersonLink({ database }, second.person.id)).person.id).toBe(second.person.id);
    await expect(makePersonLink({ database }, 'Nobody')).rejects.toThrow("Nobody is called 'Nobody'.");
  });
});
