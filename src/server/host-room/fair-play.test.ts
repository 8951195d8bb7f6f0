import { describe, expect, test } from 'vitest';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { counting, finished } from '../../../test/server/kit/finished.ts';
import { hostAt } from '../../../test/server/kit/host.ts';
import { somebody } from '../../../test/server/kit/rows.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import type { HostFairPlay } from '../../protocol/host-room/fair-play.ts';
import { countMatches } from '../ratings/count.ts';
import { openForCommand } from '../store/database/command-database.ts';
import type { Opened } from '../store/database/open.ts';

describe.each(KINDS)('the host on %s', (kind) => {
  const servers = serversOn(kind);

  test('reads which rated matches seem to be arranged, and of whom; nothing follows from it', async () => {
    const { url } = await servers.start();
    const host = await hostAt(url, await servers.database());
    const read = () => host.request<HostFairPlay>('GET', '/api/host/fair-play');
    expect(await read()).toMatchObject({ suspicions: [], more: false });
    const { db, close } = await openForCommand(await servers.database());
    const store = { db, kind } as Opened;
    for (const name of ['astrid', 'bjorn']) await somebody(store.db, name, name === 'astrid' ? 'Astrid' : 'Bjorn');
    for (let match = 0; match < 4; match++) {
      await finished(store, `match0000${match}`, ['astrid', 'bjorn'], {
        ended: Date.now() - 1000,
        log: [{ seat: 1, at: 3000, asked: 0, entry: { seat: 1, resign: true } }],
      });
    }
    await countMatches(counting(store));
    await close();
    expect(await read()).toMatchObject({
      suspicions: [{ kind: 'gives-up', who: { name: 'Bjorn' }, others: [{ name: 'Astrid' }], times: 4, of: 4 }],
    });
  });
});
