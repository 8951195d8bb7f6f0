import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { visit } from '../../../test/server/kit/client.ts';
import { hostAt } from '../../../test/server/kit/host.ts';
import { pairAt } from '../../../test/server/kit/matches.ts';
import { member } from '../../../test/server/kit/rated.ts';
import { serversOn, TEST_SETTINGS } from '../../../test/server/kit/server.ts';
import { makeTournament } from '../../../test/server/kit/tournaments.ts';
import type { NewBot } from '../../protocol/http.ts';
import type { Server } from '../server.ts';
import { settingsFor } from '../settings.ts';
import { makeApp, registerRoutes } from './app.ts';
import { makeRateLimits } from './request/rate-limit.ts';

const DOCUMENT = new URL('../../../docs/architecture/routes.md', import.meta.url);
const ROW = /^\| `(?<route>[A-Z]+ \S+)` \| (?<who>anybody|known|people|host) \|/gm;

type Who = 'anybody' | 'known' | 'people' | 'host';

/** The routes that the document names, and who may call them. */
const DOCUMENTED = [...readFileSync(DOCUMENT, 'utf8').matchAll(ROW)].map(({ groups = {} }) => {
  const [method = '', path = ''] = (groups.route ?? '').split(' ');
  return { method, path, who: groups.who as Who };
});

const apps: { close(): Promise<void> }[] = [];
afterEach(async () => void (await Promise.all(apps.splice(0).map((app) => app.close()))));

/** All routes as the server registers them. Nothing stands behind them here, and nobody asks. */
async function registered(): Promise<string[]> {
  const settings = settingsFor({ ...TEST_SETTINGS, web: '/no/app/here' });
  const app = makeApp(settings);
  apps.push(app);
  const found: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') found.push(`${each} ${url}`);
  });
  await registerRoutes(app, { settings, limits: makeRateLimits(), metrics: { registry: {} } } as unknown as Server);
  return found;
}

test('every route is in the document, and no other', async () => {
  const named = DOCUMENTED.map(({ method, path }) => `${method} ${path}`);
  expect(named.toSorted()).toEqual((await registered()).toSorted());
});

/** Nonsense for paths, queries and bodies. */
const ODD = ['%00', '..%2f..%2fme', '%27%20or%201=1--'];
const QUERIES = [
  'game=%00&name=%00%00&with=%00&before=%00&state=%00',
  'game=a&game=b&name=ab&name=cd&with=a&with=b&state=a&state=b&before=1&before=2&from=1&from=2&round=1&round=2&year=1&year=2',
  'before=999999999999999.aaaaaaaaaa&from=1000000&round=31&year=9999',
  'before=-1&from=-1&round=0&year=0&among=0&show=0&which=0&name=%25%25__%5C%5C&with=%25_&game=%27',
];
const BODIES: readonly unknown[] = [
  [],
  {
    seat: 2 ** 53 - 1,
    offered: false,
    paused: true,
    agree: true,
    held: true,
    muted: true,
    person: '\0',
    allowed: true,
  },
  { seat: -1, wish: { invite: '\ud800' }, person: 'x\0', line: 2 ** 53 - 1, note: '\0' },
  { person: 'nobody', line: 2 ** 53 - 1 },
  { name: '=1+1', relation: 'block', days: 31, until: -1, link: 'a', mark: 'zz', text: '\u202e', places: [0] },
  {
    name: '\0',
    game: '\0',
    options: { __proto__: 1, constructor: 2 },
    seats: 7,
    pace: '\0',
    language: '\0',
    zone: '\0',
  },
  { name: 'Cup', game: 'caverna', seats: 2, rounds: 5000, starts: 1, every: 1e9, pace: { kind: 'days', bank: -1 } },
  {
    url: 'https://\0',
    endpoint: 'x',
    keys: {},
    address: 'a@b\r\nbcc: c@d',
    code: '\0',
    token: '\0',
    channel: 'pigeon',
  },
  { level: 'king', count: 5000, table: 9e15, hours: 1e15, why: 'x'.repeat(9000), texts: { en: '\0' }, places: [1, 1] },
];

describe('on SQLite', () => {
  const servers = serversOn('sqlite');

  test('every route refuses who may not call it', async () => {
    const { url } = await servers.start();
    const owner = await visit(url);
    const { token } = await owner.request<NewBot>('POST', '/api/me/bots', { name: 'Grinder' });
    const say = async (method: string, path: string, headers: Record<string, string>) => {
      const body = method === 'GET' ? {} : { headers: { 'content-type': 'application/json', ...headers }, body: '{}' };
      const answer = await fetch(url + path.replace(/:\w+/g, 'aaaaaaaaaaaa'), { method, headers, ...body });
      const { refusal } = (await answer.json().catch(() => ({}))) as { refusal?: { say: string } };
      return refusal?.say;
    };
    const wrong: string[] = [];
    for (const { method, path, who } of DOCUMENTED.filter((route) => route.who !== 'anybody')) {
      const route = `${method} ${path}`;
      if ((await say(method, path, {})) !== 'refused.who-are-you') wrong.push(`${route}, to nobody`);
      const asProgram = await say(method, path, { authorization: `Bearer ${token}` });
      if ((asProgram === 'refused.people-only') !== (who !== 'known')) wrong.push(`${route}, to a program`);
      const asGuest = await say(method, path, { cookie: owner.cookie });
      if ((asGuest === 'refused.not-host') !== (who === 'host')) wrong.push(`${route}, to a guest`);
    }
    expect(wrong).toEqual([]);
  });

  test('every route refuses a page of another site, whosever cookie it sends', async () => {
    const { url } = await servers.start();
    const host = await hostAt(url, await servers.database());
    const { table, guests } = await pairAt(url);
    const before = [await guests[0].request('GET', `/api/tables/${table}`), await guests[0].request('GET', '/api/me')];
    const wrong: string[] = [];
    for (const { method, path, who } of DOCUMENTED) {
      for (const origin of ['https://other.example', 'null', `${url}.other.example`]) {
        const { cookie } = who === 'host' ? host : guests[0];
        const sent = method === 'GET' ? {} : { body: '{}' };
        const headers = { cookie, origin, ...(method !== 'GET' && { 'content-type': 'application/json' }) };
        const answer = await fetch(url + path.replace(/:\w+/g, table), { method, headers, ...sent });
        if (answer.status !== 403 || !(await answer.text()).includes('refused.origin'))
          wrong.push(`${method} ${path} from ${origin}`);
      }
    }
    expect(wrong).toEqual([]);
    const after = [await guests[0].request('GET', `/api/tables/${table}`), await guests[0].request('GET', '/api/me')];
    expect(after).toEqual(before);
  });
});

/** PostgreSQL is stricter: no U+0000, and numbers only as large as their columns. */
describe('on PostgreSQL', () => {
  const servers = serversOn('postgres');

  test('nonsense gets a sentence, whoever sends it to whatever route', async () => {
    const { url } = await servers.start();
    const host = await hostAt(url, await servers.database());
    const organiser = await member(url);
    const { id } = await makeTournament(organiser);
    const { table, guests } = await pairAt(url);
    const group = await guests[0].request<{ id: string }>('POST', '/api/groups', { name: 'Circle' });
    const wrong: string[] = [];
    /** No file, no socket, and nobody who sends this is deleted by it: the name is wrong. */
    const routes = DOCUMENTED.filter(({ path }) => path.startsWith('/api') && !path.endsWith('/takeout'));
    for (const { method, path, who } of routes) {
      const real = path.includes('tournaments') ? id : path.includes('groups') ? group.id : table;
      const places = path.includes(':') ? [...ODD, real] : [''];
      const cookie = who === 'host' ? host.cookie : path.includes('tournaments') ? organiser.cookie : guests[0].cookie;
      const ask = async (address: string, body?: unknown) => {
        const answer = await fetch(url + address, {
          method,
          headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        const text = await answer.text();
        if (answer.status < 400) return;
        const { message } = JSON.parse(text) as { message?: string };
        if (answer.status >= 500 || !message) wrong.push(`${method} ${address} ${JSON.stringify(body)}: ${text}`);
      };
      for (const place of places) await ask(path.replace(/:\w+/g, place), method === 'GET' ? undefined : {});
      const address = path.replace(/:\w+/g, real);
      if (method === 'GET') for (const query of QUERIES) await ask(`${address}?${query}`);
      else if (method !== 'DELETE') for (const body of BODIES) await ask(address, body);
    }
    expect(wrong).toEqual([]);
  });
});
