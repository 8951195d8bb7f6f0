import { afterEach, expect, test } from 'vitest';
import { visit } from '../../../test/server/kit/client.ts';
import { hostAt } from '../../../test/server/kit/host.ts';
import { serversOn, TEST_SETTINGS } from '../../../test/server/kit/server.ts';
import type { NewBot } from '../../protocol/http.ts';
import { makeApp, registerRoutes } from '../http/app.ts';
import { makeRateLimits } from '../http/request/rate-limit.ts';
import type { Server } from '../server.ts';
import { settingsFor } from '../settings.ts';

const servers = serversOn('sqlite');
const DOOR = '/api/host/door';

interface Route {
  readonly method: string;
  readonly url: string;
}

const apps: { close(): Promise<void> }[] = [];
afterEach(async () => void (await Promise.all(apps.splice(0).map((app) => app.close()))));

/** All routes below /api/host, as the server registers them. Nothing stands behind them here, and nobody asks. */
async function hostRoutes(): Promise<Route[]> {
  const settings = settingsFor(TEST_SETTINGS);
  const app = makeApp(settings);
  apps.push(app);
  const found: Route[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat())
      if (url.startsWith('/api/host') && each !== 'HEAD') found.push({ method: each, url });
  });
  const nothing = { settings, limits: makeRateLimits(), metrics: { registry: {} } } as unknown as Server;
  await registerRoutes(app, nothing);
  return found;
}

test('every route of the room refuses who is no host, a host on a device that has not opened it, and programs', async () => {
  const routes = await hostRoutes();
  expect(routes.length).toBeGreaterThan(25);
  const behind = routes.filter(({ url }) => !url.startsWith(DOOR));
  expect(routes.length - behind.length).toBe(6);
  const { url } = await servers.start();
  const host = await hostAt(url, await servers.database());
  const guest = await visit(url);
  const { token } = await host.request<NewBot>('POST', '/api/me/bots', { name: 'Grinder' });
  await host.request('DELETE', DOOR);
  const seen: Record<string, unknown> = {};
  for (const { method, url: path } of behind) {
    const address = path.replace(/:\w+/g, guest.person.id);
    const body = method === 'GET' ? undefined : {};
    const headers = { 'content-type': 'application/json' };
    const bare = await fetch(`${url}${address}`, { method, headers, ...(body && { body: '{}' }) });
    const program = await fetch(`${url}${address}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body && { body: '{}' }),
    });
    const foreign = await fetch(`${url}${address}`, {
      method,
      headers: { ...headers, cookie: host.cookie, origin: 'https://evil.example' },
      ...(body && { body: '{}' }),
    });
    const says = async (answer: Response) => ((await answer.json()) as { refusal?: { say: string } }).refusal?.say;
    seen[`${method} ${path}`] = [
      await says(bare),
      (await guest.request(method, address, body)).refusal?.say,
      (await host.request(method, address, body)).refusal?.say,
      await says(program),
      await says(foreign),
    ];
  }
  const expected = [
    'refused.who-are-you',
    'refused.not-host',
    'refused.host-door',
    'refused.people-only',
    'refused.origin',
  ];
  expect(seen).toEqual(Object.fromEntries(Object.keys(seen).map((route) => [route, expected])));
});

test('bad input gets a sentence that says what would be right', async () => {
  const { url } = await servers.start();
  const host = await hostAt(url, await servers.database());
  const { person } = await visit(url);
  const refusals: readonly (readonly [string, string, unknown, RegExp])[] = [
    ['PUT', `/api/host/people/${person.id}/mute`, { hours: 0 }, /hours/],
    ['PUT', `/api/host/people/${person.id}/mute`, { hours: 1e9 }, /hours/],
    ['PUT', `/api/host/people/${person.id}/ban`, { hours: 2, why: 'x'.repeat(300) }, /at most 200 letters/],
    ['PUT', '/api/host/people/nobody/ban', { hours: 2 }, /There is nobody with that id/],
    ['PUT', `/api/host/people/${host.person.id}/ban`, { hours: 2 }, /They are a host/],
    ['POST', '/api/host/tables/aaaaaaaaaa/end', {}, /There is no such table/],
    ['POST', '/api/host/announcements', { texts: {}, until: 2 }, /has to say something/],
    ['POST', '/api/host/announcements', { texts: { en: '   ' }, until: 2 }, /has to say something/],
    ['POST', '/api/host/announcements', { texts: { tlh: 'nuqneH' }, until: 2 }, /texts/],
    ['POST', '/api/host/announcements', { texts: { en: 'x'.repeat(281) }, until: 2 }, /at most 280 letters/],
    ['POST', '/api/host/announcements', { texts: { en: 'Late.' }, until: 2 }, /between now and a month/],
    ['POST', '/api/host/announcements', { texts: { en: 'Far.' }, until: 9e15 }, /between now and a month/],
    ['POST', '/api/host/announcements', { texts: { en: 'When?' } }, /until/],
    ['DELETE', '/api/host/announcements/nothing', {}, /no longer up/],
    ['POST', '/api/host/jobs/whistle/again', {}, /There is no such job/],
    ['POST', '/api/host/calls/pigeon/again', {}, /There is no such job/],
    ['POST', '/api/host/reports/none/no-fault', {}, /There is no such report/],
    ['POST', '/api/host/backups', {}, /Backups are switched off/],
    ['GET', '/api/host/tables?which=wooden', undefined, /which/],
    ['GET', '/api/host/log?before=yesterday', undefined, /'more' of the page before/],
  ];
  for (const [method, path, body, words] of refusals) {
    const answer = await host.request(method, path, body);
    expect(answer.status, path).toBeGreaterThanOrEqual(400);
    expect(answer.message, path).toMatch(words);
  }
});
