import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { programHere } from '../../test/cli/program.ts';
import { query } from '../../test/server/kit/calls.ts';
import { visit } from '../../test/server/kit/client.ts';
import { emptyDatabase, KINDS } from '../../test/server/kit/databases.ts';
import { serversOn } from '../../test/server/kit/server.ts';

const program = programHere();

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'underbridge-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.each(KINDS)('on %s', (kind) => {
  const servers = serversOn(kind);

  test('backup, check and restore say what they did, and why they would not', async () => {
    const server = await servers.start();
    const database = await servers.database();
    await visit(server.url);
    const made = await program.run(`backup ${folder} --database ${database}`);
    expect(made).toMatchObject({ code: 0, err: '' });
    const [name = ''] = readdirSync(folder);
    const file = join(folder, name);
    expect(made.out).toMatch(
      /by-hand\.(db|jsonl\.gz)\n\d+ KB, read back and checked: 1 person, 0 tables, 0 moves\.\n$/,
    );
    expect(made.out).toContain(file);
    expect((await program.run(`check --database ${database}`)).out).toMatch(
      /^The database is sound: .* 0 matches under way\.\n$/,
    );
    expect((await program.run(`check ${file}`)).out).toMatch(/^Sound: \d+ KB of version \d\d\d-\S+, 1 person/);
    expect(await program.run(`restore ${file} --database ${database}`)).toMatchObject({ code: 2, out: '' });
    await servers.stop(server);

    const elsewhere = await emptyDatabase(kind === 'sqlite' ? 'postgres' : 'sqlite');
    expect((await program.run(`restore ${file} --database ${elsewhere.database}`)).out).toMatch(
      /^Restored from \d+ KB of version \S+: 1 person, 0 tables, 0 moves\. Start the server\.\n$/,
    );
    const again = await program.run(`restore ${file} --database ${elsewhere.database}`);
    expect(again).toMatchObject({ code: 2, out: '' });
    expect(again.err).toContain('--replace');
    expect(await program.run(`check ${folder}`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('is a folder'),
    });
    expect(await program.run('check nothing.db')).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no file'),
    });
    await elsewhere.remove();
  });

  test('admin prints a link, and it is written down that it was made', async () => {
    const { url } = await servers.start();
    const database = await servers.database();
    const guest = await visit(url);
    await guest.request('PUT', '/api/me', { name: 'Old Åsa' });
    const link = await program.run(`admin link Old Åsa --database ${database}`);
    expect(link.out).toMatch(/^Old Åsa \(\w+\) signs in with this link.*\nhttp:\/\/localhost:4400\/link\/[\w-]{43}\n$/);
    for (const typed of ['admin lock Åsa', 'admin link', 'admin --origin nonsense', 'admin --origin javascript:x']) {
      expect(await program.run(`${typed} --database ${database}`)).toMatchObject({ code: 2, out: '' });
    }
    expect(await query(database, 'select what, about, host, details from host_log order by what')).toEqual([
      { what: 'made-link', about: guest.person.id, host: null, details: '{"name":"Old Åsa"}' },
    ]);
  });

  test('admin alone prints a link into the host’s room of the server that runs; it works once', async () => {
    const { url } = await servers.start();
    const database = await servers.database();
    const { out } = await program.run(`admin --origin ${url}/ --database ${database}`);
    expect(out).toMatch(
      /works once, until \d{4}-\d\d-\d\dT[\d:.]+Z:\nhttp:\/\/127\.0\.0\.1:\d+\/host\/open\/[\w-]{43}\n$/,
    );
    const link = out.trim().split('\n').at(-1)?.replace('/host/open/', '/api/host/door/link/').replace(url, '') ?? '';
    const [astrid, late] = [await visit(url), await visit(url)];
    expect(await astrid.request('POST', link, {})).toMatchObject({ status: 200, state: 'open' });
    expect(await late.request('POST', link, {})).toMatchObject({ status: 404, refusal: { say: 'refused.host-link' } });
    expect((await program.run(`admin --database ${database}`)).out).toContain('\nhttp://localhost:4400/host/open/');
  });
});
