import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { visit } from '../../../test/server/kit/client.ts';
import { GAME, soloAt } from '../../../test/server/kit/matches.ts';
import { readMetrics } from '../../../test/server/kit/metrics.ts';
import { serversOn } from '../../../test/server/kit/server.ts';

const servers = serversOn('sqlite');

function webSocket(url: string, headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers });
  return new Promise((resolve) => {
    socket.on('error', () => {});
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => {
      socket.close();
      resolve(101);
    });
  });
}

test('every answer carries the headers that keep a page safe', async () => {
  const { url } = await servers.start();
  for (const path of ['/', '/api/games', '/api/nothing', '/healthz']) {
    const { headers } = await fetch(url + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  }
});

test('pages of other sites are not served', async () => {
  const { url } = await servers.start({ origins: ['https://play.example.org'] });
  const { cookie } = await visit(url);
  const post = async (origin: string) =>
    (await fetch(`${url}/api/me/link`, { method: 'POST', headers: { cookie, origin } })).status;
  expect(await post('https://evil.example.org')).toBe(403);
  expect(await post('null')).toBe(403);
  expect(await post(url)).toBe(200);
  expect(await post('https://play.example.org')).toBe(200);
  expect(await webSocket(url, { cookie, origin: 'https://evil.example.org' })).toBe(403);
  expect(await webSocket(url, { cookie, origin: url })).toBe(101);
  expect(await webSocket(url, { cookie })).toBe(101);
});

test('what is not understood is refused in clear words', async () => {
  const { url } = await servers.start();
  const { cookie } = await visit(url);
  const send = async (path: string, body: string, type = 'application/json') => {
    const answer = await fetch(url + path, { method: 'POST', body, headers: { cookie, 'content-type': type } });
    return { status: answer.status, ...(await answer.json()) };
  };
  expect(await send('/api/tables', '{"game":')).toMatchObject({ status: 400, code: 'malformed' });
  expect(await send('/api/tables', '[]')).toMatchObject({ status: 400, code: 'malformed' });
  expect(await send('/api/tables', 'x'.repeat(20_000))).toMatchObject({ status: 413, code: 'malformed' });
  expect(await send('/api/tables', '{}', 'text/plain')).toMatchObject({ status: 415, code: 'malformed' });
  expect(await send('/api/nothing', '{}')).toMatchObject({ status: 404, code: 'not-found' });
  expect((await send('/api/tables', '{"game":"x"}')).message).toMatch(/^We couldn’t read that message: seats: /);
});

test('messages that are not understood are refused, and the connection goes on', async () => {
  const { url } = await servers.start();
  const player = await (await visit(url)).connect();
  const hostile = [
    '',
    'null',
    '7',
    '"x"',
    '[]',
    '{}',
    '{"type":"watch"}',
    '{"type":"__proto__"}',
    '{"request":5}',
    '{',
  ];
  for (const text of hostile) player.say(text);
  player.say(JSON.stringify({ type: 'watch', table: 'zzzzzzzzzz', extra: 1 }));
  await player.until(
    'refusals of all messages',
    () => player.heard.filter(({ type }) => type === 'refused').length === hostile.length + 1,
  );
  expect(new Set(player.heard.slice(1).map((each) => (each.type === 'refused' ? each.code : each.type)))).toEqual(
    new Set(['malformed']),
  );
  expect(player.heard).toContainEqual(expect.objectContaining({ request: 5, code: 'malformed' }));
  expect(await player.ask({ type: 'watch', table: 'zzzzzzzzzz' })).toMatchObject({ code: 'unknown-table' });
});

test('a message that is too long ends its connection, and no other', async () => {
  const { url } = await servers.start();
  const player = await (await visit(url)).connect();
  const other = await (await visit(url)).connect();
  player.say('x'.repeat(17 * 1024));
  expect(await player.closed).toBe(1009);
  expect(await other.ask({ type: 'watch', table: 'zzzzzzzzzz' })).toMatchObject({ code: 'unknown-table' });
});

test('whoever asks too much is told to wait, and cut off if they do not', async () => {
  const { url } = await servers.start({ limits: { messages: 1, messageBurst: 3 } });
  const player = await (await visit(url)).connect();
  for (let i = 0; i < 250; i++) player.say({ type: 'watch', table: 'zzzzzzzzzz' });
  expect(await player.closed).toBe(1008);
  const codes = player.heard.map((each) => (each.type === 'refused' ? each.code : each.type));
  expect(codes.filter((code) => code === 'unknown-table').length).toBeLessThan(6);
  expect(codes).toContain('too-fast');
});

test('an address may make so many requests, guests, tables and connections', async () => {
  const { url } = await servers.start({ limits: { requests: 12, newGuests: 2, newTables: 1, connections: 1 } });
  const guest = await visit(url);
  const table = { game: GAME, seats: ['me', 'anyone'] };
  expect((await guest.request('POST', '/api/tables', table)).status).toBe(201);
  expect(await guest.request('POST', '/api/tables', table)).toMatchObject({ status: 429, code: 'too-fast' });
  await visit(url);
  const stranger = await fetch(`${url}/api/me`);
  expect([stranger.status, stranger.headers.get('retry-after')]).toEqual([429, '5']);
  const player = await guest.connect();
  expect(await webSocket(url, { cookie: guest.cookie })).toBe(429);
  await player.close();
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++) statuses.push((await fetch(`${url}/api/games`)).status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

test('says how it is', async () => {
  const { url } = await servers.start();
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ healthy: true });
  const metrics = await readMetrics(url);
  for (const name of ['entries_total', 'stored_seconds', 'tables', 'sockets', 'bot_seconds', 'refusals_total']) {
    expect(metrics).toContain(`underbridge_${name}`);
  }
});

/** The chores, which may have run by then, are labelled with their name and outcome. */
const LABELS = ['by', 'code', 'bot', 'le', 'name', 'outcome'];

test('metrics are for whoever has the token, and tell no table and nobody from another', async () => {
  const closed = await servers.start({ metricsToken: undefined });
  expect((await fetch(`${closed.url}/metrics`, { headers: { authorization: 'Bearer undefined' } })).status).toBe(404);
  const open = await servers.restart(closed, { metricsToken: 'a token of the host' });
  const read = async ({ url }: { url: string }, authorization?: string) =>
    fetch(`${url}/metrics`, { headers: authorization === undefined ? {} : { authorization } });
  for (const shown of [undefined, '', 'Bearer', 'Bearer another token', 'a token of the host']) {
    const refused = await read(open, shown);
    expect(refused.status, shown).toBe(404);
    expect(await refused.text()).not.toContain('underbridge_');
  }
  const { table, player, guest } = await soloAt(open.url, ['me', { bot: 'random' }]);
  await player.play(table, 0);
  const shown = await read(open, 'Bearer a token of the host');
  expect(shown.status).toBe(200);
  const own = (await shown.text()).split('\n').filter((line) => line.startsWith('underbridge_'));
  expect(own.join()).toContain('underbridge_entries_total');
  for (const line of own) {
    expect(line).not.toMatch(new RegExp(`${table}|${guest.person.id}`));
    for (const [, label] of line.matchAll(/[{,](\w+)="/g)) expect(LABELS).toContain(label);
  }
});

test('serves the web app, its parts pressed where the browser can unpress them, and its first page for every address of the app', async () => {
  const web = mkdtempSync(join(tmpdir(), 'underbridge-web-'));
  mkdirSync(join(web, 'assets'));
  for (const [path, text] of [
    [join(web, 'index.html'), '<title>the app</title>'],
    [join(web, 'assets', 'main-abc123.js'), 'let app;'],
  ] as const) {
    writeFileSync(path, text);
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text));
  }
  // Its parts are not counted: only what the loops below ask for besides them.
  const { url } = await servers.start({ web, limits: { requests: 5 } });
  for (let i = 0; i < 20; i++) expect((await fetch(`${url}/assets/main-abc123.js`)).status).toBe(200);
  for (const path of ['/', '/table/abcdefghij', '/link/some-token']) {
    const answer = await fetch(url + path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('<title>the app</title>');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  }
  const script = await fetch(`${url}/assets/main-abc123.js`);
  expect(script.headers.get('cache-control')).toContain('immutable');
  const encodings = ['br', 'gzip', ''];
  const answers = await Promise.all(
    encodings.map((wanted) => fetch(`${url}/assets/main-abc123.js`, { headers: { 'accept-encoding': wanted } })),
  );
  expect(answers.map(({ headers }) => headers.get('content-encoding') ?? '')).toEqual(encodings);
  expect(new Set(answers.map(({ headers }) => headers.get('cache-control'))).size).toBe(1);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404);
  expect((await fetch(`${url}/../package.json`)).status).toBe(404);
  rmSync(web, { recursive: true });
});

test('without a web app it says what to do', async () => {
  const { url } = await servers.start({ web: join(tmpdir(), 'there-is-no-such-folder') });
  const answer = await fetch(url);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('npm start');
});
