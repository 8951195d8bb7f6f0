import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { selfSigned } from '../../../test/server/kit/certificate.ts';
import { emptyDatabase, freshDatabase } from '../../../test/server/kit/databases.ts';
import { say } from '../../../test/server/kit/postgres.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { nameFor } from '../backup/names.ts';
import { overridesFrom } from '../environment.ts';
import type { Overrides } from '../settings.ts';
import { settingsFor } from '../settings.ts';
import { type Diagnosis, examine } from './doctor.ts';
import { checkNode, checkSettings } from './settings.ts';
import { checkClock, checkHttps, checkSite, judgeCertificate } from './site.ts';
import { checkStorage, judgeRoom } from './storage.ts';

const servers = serversOn('sqlite');
const NOW = Date.UTC(2026, 10, 19, 12);

let undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of undo.reverse()) await each();
  undo = [];
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'underbridge-doctor-'));
  undo.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const whatOf = (found: readonly { readonly what: string }[]) => found.map(({ what }) => what);

test('a server that is well is found so, and the guest that was made to try it is gone again', async () => {
  const database = await servers.database();
  const { url } = await servers.start();
  const backups = folder();
  writeFileSync(join(backups, nameFor('sqlite', 'nightly', NOW - 3_600_000)), '');
  const settings = (): Overrides => ({ database, backups, port: Number(new URL(url).port) });
  const found = await examine({ settings, url, now: NOW });
  const troubles = found.filter(({ level, what }) => level !== 'good' && what !== 'node-old' && what !== 'disk-shared');
  expect(troubles.filter(({ what }) => what !== 'disk-full')).toEqual([]);
  expect(whatOf(found)).toEqual(
    expect.arrayContaining([
      'settings-read',
      'database-good',
      'backups-good',
      'server-answers',
      'clock-good',
      'upgrade-good',
    ]),
  );
  const { people } = (await (await fetch(`${url}/api/people?name=troll`)).json()) as { people?: unknown[] };
  expect(people ?? []).toEqual([]);
});

test('settings that the server does not start with are said one by one', async () => {
  const settings = () => overridesFrom({ PORT: 'many', LOG_LEVEL: 'loud' });
  const found = await examine({ settings, now: NOW });
  expect(found.map(({ said }) => said)).toEqual([
    "A setting cannot work: A port is a whole number from 0 to 65535, not 'many'.",
    "A setting cannot work: LOG_LEVEL is debug, info, warn, error, silent, not 'loud'.",
  ]);
  for (const { advice } of found) expect(advice).toContain('docs/hosting.md');
});

test.each<[string, Overrides, string, readonly string[]]>([
  ['a server at its own address', {}, 'http://localhost:4400', []],
  ['a proxy that is not trusted', {}, 'https://play.example.org', ['proxy-not-trusted']],
  ['a trusted proxy beside an open door', { proxies: 1 }, 'https://play.example.org', ['proxy-and-open']],
  ['a proxy as it should be', { proxies: 1, host: '127.0.0.1' }, 'https://play.example.org', []],
  ['passkeys of the domain above', { proxies: 1, host: '::1', domain: 'example.org' }, 'https://play.example.org', []],
  [
    'passkeys of another domain',
    { proxies: 1, host: '::1', domain: 'ample.org' },
    'https://play.example.org',
    ['domain-elsewhere'],
  ],
  [
    'notifications without https',
    { pushSubject: 'mailto:a@example.org' },
    'http://play.example.org:4400',
    ['push-without-https'],
  ],
  [
    'mail that leads elsewhere',
    { proxies: 1, host: '::1', mail: { smtp: 'smtp://x', from: 'a@b.c', site: 'https://old.example.org' } },
    'https://play.example.org',
    ['mail-elsewhere'],
  ],
  ['metrics for everybody', { metricsPort: 9100, metricsHost: '0.0.0.0' }, 'http://localhost:4400', ['metrics-open']],
  ['metrics at home', { metricsPort: 9100 }, 'http://localhost:4400', []],
])('settings: %s', (_, overrides, url, expected) => {
  expect(whatOf(checkSettings(settingsFor(overrides), new URL(url)))).toEqual(expected);
});

test('a host whose Node gets no fixes any more is warned', () => {
  expect(whatOf(checkNode('20.19.0'))).toEqual(['node-old']);
  expect(checkNode('24.1.0')).toEqual([]);
});

test('a clock may be some seconds off, for the way there and back', () => {
  expect(whatOf(checkClock('the server', NOW + 3_000, NOW))).toEqual(['clock-good']);
  expect(checkClock('the server', NOW - 90_000, NOW)).toMatchObject([{ what: 'clock-off', params: { seconds: 90 } }]);
  expect(checkClock('the server', Number.NaN, NOW)).toEqual([]);
});

const HOURS = 3_600_000;
const DAYS = 24 * HOURS;

test.each([
  ['of three months, with a month left', 90 * DAYS, 30 * DAYS, 'https-good', '30 days'],
  ['of three months, which should have been renewed', 90 * DAYS, 10 * DAYS, 'certificate-ends', '10 days'],
  ['of six days, which is renewed with two left', 6 * DAYS, 2 * DAYS, 'https-good', '2 days'],
  ['of half a day, as a proxy makes for itself', 12 * HOURS, 4 * HOURS, 'https-good', '4 h'],
  ['of half a day, which should have been renewed', 12 * HOURS, HOURS, 'certificate-ends', '1 h'],
])('a certificate %s', (_, lasts, left, what, said) => {
  const found = judgeCertificate('play.example.org', NOW + left - lasts, NOW + left, NOW);
  expect(found).toMatchObject({ what, params: { left: said } });
});

test('a site without https, and one whose certificate nobody trusts', async () => {
  expect(whatOf(await checkHttps(new URL('http://play.example.org')))).toEqual(['no-https']);
  expect(await checkHttps(new URL('http://localhost:4400'))).toEqual([]);
  const { certificate, key } = selfSigned();
  const site = createSecureServer({ cert: certificate, key }, (_request, response) => void response.end('hello'));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  undo.push(() => site.close());
  const { port } = site.address() as AddressInfo;
  const [found] = await checkHttps(new URL(`https://localhost:${port}`));
  expect(found).toMatchObject({ what: 'certificate-wrong', params: { problem: 'DEPTH_ZERO_SELF_SIGNED_CERT' } });
});

test('a server that cannot store moves, and one that is about to stop', async () => {
  const answers: Record<string, number> = { '/livez': 200, '/healthz': 503, '/readyz': 503, '/api/me': 503 };
  const site = createServer((request, response) => {
    response.writeHead(answers[request.url ?? ''] ?? 404, { 'content-type': 'application/json' });
    response.end(request.url === '/livez' ? '{"live":true}' : '{}');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  undo.push(() => site.close());
  const found = await checkSite(new URL(`http://127.0.0.1:${(site.address() as AddressInfo).port}`));
  expect(whatOf(found)).toEqual(expect.arrayContaining(['server-answers', 'server-sick', 'server-stopping']));
});

test('room is judged by how much is left, and of small disks by the part', () => {
  expect(judgeRoom('data', 1e9, 100e9).what).toBe('disk-full');
  expect(judgeRoom('data', 3e9, 100e9).what).toBe('disk-good');
  expect(judgeRoom('data', 1e9, 5e9).what).toBe('disk-good');
  expect(judgeRoom('data', 0.4e9, 5e9).what).toBe('disk-full');
});

test('backups: none, old, switched off, and on the same disk', async () => {
  const { database, remove } = await freshDatabase('sqlite');
  undo.push(remove);
  const backups = folder();
  const found = async (given: string | undefined) => whatOf(await checkStorage({ database, backups: given }, NOW));
  expect(await found(undefined)).toContain('backups-off');
  expect(await found(backups)).toContain('backups-none');
  writeFileSync(join(backups, nameFor('sqlite', 'nightly', NOW - 40 * 3_600_000)), '');
  expect(await found(backups)).toContain('backups-old');
  const beside = join(database, '..', 'backups');
  mkdirSync(beside);
  expect(await found(beside)).toContain('disk-shared');
});

test('a database that is not there, behind, out of reach, or no database at all', async () => {
  const { database, remove } = await emptyDatabase('sqlite');
  undo.push(remove);
  const found = async (file: string) => whatOf(await checkStorage({ database: file, backups: undefined }, NOW));
  expect(await found(database)).toContain('database-new');
  writeFileSync(database, 'this is a letter to my aunt, and longer than a hundred bytes '.repeat(40));
  expect(await found(database)).toContain('database-gone');
  const fresh = await freshDatabase('postgres');
  undo.push(fresh.remove);
  expect(await found(fresh.database)).toEqual(expect.arrayContaining(['database-good', 'database-careless']));
  await say(fresh.database, `delete from kysely_migration where name like '04%'`);
  expect(await found(fresh.database)).toContain('database-behind');
  expect(await found(`${fresh.database}-nowhere`)).toContain('database-gone');
});

/** A proxy that passes plain requests on, and knows nothing of upgrades. */
async function plainProxy(to: string): Promise<string> {
  const proxy = createServer(async (request, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([key, value]) => [key, String(value)]));
    for (const name of ['connection', 'upgrade', 'host', 'content-length']) delete headers[name];
    const answer = await fetch(to + request.url, { method: request.method ?? 'GET', headers });
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      'set-cookie': answer.headers.getSetCookie(),
    });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  undo.push(() => proxy.close());
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

test('a proxy that loses upgrades, a site that is silent, and one that is something else', async () => {
  const { url } = await servers.start();
  const database = await servers.database();
  const settings = (): Overrides => ({ database, backups: undefined });
  const named = (found: readonly Diagnosis[], what: string) => found.find((each) => each.what === what);
  const through = await examine({ settings, url: await plainProxy(url), now: NOW });
  expect(named(through, 'upgrade-lost')?.advice).toContain('Upgrade and Connection');
  const nobody = await examine({ settings, url: 'http://127.0.0.1:1', now: NOW });
  expect(named(nobody, 'server-silent')?.said).toContain('http://127.0.0.1:1');
  const other = await examine({ settings, url: await plainProxy(`${url}/nowhere`), now: NOW });
  expect(named(other, 'server-other')?.level).toBe('wrong');
});
