import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { visit } from '../../../test/server/kit/client.ts';
import { GAME, playUntil, soloAt } from '../../../test/server/kit/matches.ts';
import { readMetrics } from '../../../test/server/kit/metrics.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import type { TableInfo } from '../../protocol/server.ts';

const servers = serversOn('sqlite');

/** How many of so many requests for the path were answered before the first was refused. */
async function answered(
  url: string,
  path: string,
  most: number,
  headers: Record<string, string> = {},
): Promise<number> {
  for (let count = 0; count < most; count++) if ((await fetch(url + path, { headers })).status === 429) return count;
  return most;
}

test.each([
  ['/healthz', 10],
  ['/metrics', 2],
  ['/assets/gone.js', 10],
  ['/no/such/page', 10],
  ['/api/nothing', 10],
  ['/api/tables', 3],
])('%s is answered %i times in a row to one address that may ask for ten', async (path, most) => {
  const web = mkdtempSync(join(tmpdir(), 'underbridge-web-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), 'the app');
  writeFileSync(join(web, 'assets', 'part.js'), 'let app;');
  const { url } = await servers.start({ web, proxies: 1, limits: { requests: 10 } });
  expect(await answered(url, path, 30)).toBe(most);
  expect(await answered(url, '/assets/part.js', 30)).toBe(30);
  expect((await fetch(url + path, { headers: { 'x-forwarded-for': '192.0.2.1' } })).status).not.toBe(429);
  rmSync(web, { recursive: true });
});

test('the addresses of one network of IPv6 are one address', async () => {
  const { url } = await servers.start({ proxies: 1, limits: { requests: 3 } });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const path = '/api/games';
  expect(await answered(url, path, 10, from('2001:db8:1:2::1'))).toBe(3);
  expect(await answered(url, path, 10, from('2001:db8:1:2:ffff::2'))).toBe(0);
  expect(await answered(url, path, 10, from('2001:db8:1:3::1'))).toBe(3);
});

test('health is asked of the disk once in a while, not for everybody who asks', async () => {
  const { url } = await servers.start({ limits: { answersKept: 60_000 } });
  const first = await readMetrics(url);
  await visit(url);
  expect(await readMetrics(url)).toBe(first);
});

test('a rematch counts as the table it makes', async () => {
  const { url } = await servers.start({ limits: { newTables: 2 } });
  const { table, guest, player } = await soloAt(url, ['me', { bot: 'random' }]);
  await playUntil(player, table);
  const again = () => guest.request<TableInfo>('POST', `/api/tables/${table}/rematch`);
  const fresh = await again();
  expect(fresh.status).toBe(201);
  expect(await again()).toMatchObject({ status: 201, table: fresh.table });
  await guest.request('POST', `/api/tables/${fresh.table}/leave`);
  expect(await again()).toMatchObject({ status: 429, code: 'too-fast' });
  expect(await guest.request('POST', '/api/tables', { game: GAME, seats: ['me', 'anyone'] })).toMatchObject({
    status: 429,
  });
});

test('what is asked for over WebSockets is counted by what it costs, for a person and for an address', async () => {
  const limits = { personWork: 1 / 60, personWorkBurst: 40, addressWork: 1 / 60, addressWorkBurst: 60 };
  const { url } = await servers.start({ limits, proxies: 1 });
  const { table, player, guest } = await soloAt(url);
  const look = (who: typeof player) => who.ask({ type: 'past', table, moment: 0 });
  const looks = async (who: typeof player) => {
    for (let count = 0; ; count++) {
      const answer = await look(who);
      if (answer.type !== 'past') return { count, answer };
    }
  };
  expect(await looks(player)).toMatchObject({ count: 6, answer: { type: 'refused', code: 'too-fast', table } });
  // Neither by another connection nor as somebody else.
  const second = await guest.connect();
  expect(await look(second)).toMatchObject({ code: 'too-fast' });
  const neighbour = await (await visit(url)).connect();
  expect(await looks(neighbour)).toMatchObject({ count: 3 });
});
