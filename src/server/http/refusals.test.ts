import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { databaseOn } from '../../../test/server/kit/rows.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { REAL_TIME } from '../../host/time.ts';
import { makeMetrics } from '../metrics.ts';
import { makeSeen } from '../seen.ts';
import type { Server } from '../server.ts';
import { settingsFor } from '../settings.ts';
import { workLimits } from '../socket/cost.ts';
import { makeApp, registerRoutes } from './app.ts';
import { makeRateLimits } from './request/rate-limit.ts';

const store = databaseOn('sqlite');
const servers = serversOn('sqlite');

test('when the disk fails at the last moment, the refusal has its usual form and tells nothing of the inside', async () => {
  const settings = settingsFor({ logLevel: 'silent' });
  const app = makeApp(settings);
  const limits = makeRateLimits();
  const nobody = () => 0;
  await registerRoutes(app, {
    settings,
    log: app.log,
    db: store.db,
    metrics: makeMetrics({ tables: nobody, sockets: nobody, thinking: nobody }),
    seen: makeSeen(store.db, REAL_TIME),
    ...REAL_TIME,
    limits,
    work: workLimits(limits, settings.limits),
    sync: () => Promise.reject(new Error('EIO: i/o error, fdatasync /srv/data/underbridge.db-wal')),
  } as unknown as Server);
  for (const [method, url, status, code] of [
    ['GET', '/api/me', 500, 'trouble'],
    ['POST', '/api/link/nonsense', 404, 'not-found'],
    ['PUT', '/api/me', 401, 'unknown-person'],
  ] as const) {
    const { statusCode, body } = await app.inject({ method, url });
    expect(statusCode, url).toBe(status);
    expect(JSON.parse(body)).toMatchObject({ code, refusal: { rule: '' } });
    expect(body).not.toContain('srv');
  }
  await app.close();
});

test('a file outside the app is not there', async () => {
  const web = mkdtempSync(join(tmpdir(), 'underbridge-web-'));
  writeFileSync(join(web, 'index.html'), 'the app');
  const { url } = await servers.start({ web });
  for (const path of ['/../package.json', '/assets/../../data/underbridge.db', '/..%2f..%2fpackage.json']) {
    const { status, body } = await rawGet(url, path);
    expect([path, status]).toEqual([path, 404]);
    expect(JSON.parse(body)).toMatchObject({ code: 'not-found', refusal: { say: 'refused.no-route' } });
  }
  rmSync(web, { recursive: true });
});

/** Asks for the very path, which `fetch` would tidy up. */
async function rawGet(url: string, path: string): Promise<{ status: number | undefined; body: string }> {
  const { hostname, port } = new URL(url);
  const asking = get({ hostname, port, path });
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: await text(answer) };
}
