import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { visit } from '../../../../test/server/kit/client.ts';
import { soloAt } from '../../../../test/server/kit/matches.ts';
import { serversOn } from '../../../../test/server/kit/server.ts';
import { overridesFrom } from '../../environment.ts';

const servers = serversOn('sqlite');
const web = mkdtempSync(join(tmpdir(), 'underbridge-base-'));
mkdirSync(join(web, 'assets'));
writeFileSync(
  join(web, 'index.html'),
  '<head><link rel="manifest" href="./manifest.webmanifest"><script src="./assets/index.js"></script></head>',
);
writeFileSync(join(web, 'assets/index.js'), 'play()');
afterAll(() => rmSync(web, { recursive: true }));

test.each(['/bridge', '/games/under-bridge'])('below %s are pages, files, routes and WebSockets', async (base) => {
  const { url } = await servers.start({ web, base });
  for (const path of ['', '/', '/table/abcdefghij', '?from=here']) {
    const page = await (await fetch(`${url}${base}${path}`)).text();
    expect(page).toContain(`href="${base}/manifest.webmanifest"`);
    expect(page).toContain(`src="${base}/assets/index.js"`);
    expect(page).toContain(`content="${url}${base}/preview/underbridge.png"`);
  }
  expect(await (await fetch(`${url}${base}/assets/index.js`)).text()).toBe('play()');
  const me = await fetch(`${url}${base}/api/me`);
  expect(me.headers.getSetCookie()[0]).toMatch(new RegExp(`; Path=${base};`, 'i'));
  const { player, table } = await soloAt(`${url}${base}`);
  expect((await player.play(table, 0)).type).toBe('accepted');
  expect((await fetch(`${url}${base}/livez`)).status).toBe(200);
});

test('whoever leaves takes the cookie of that path along', async () => {
  const { url } = await servers.start({ web, base: '/bridge' });
  const guest = await visit(`${url}/bridge`);
  const gone = await fetch(`${url}/bridge/api/me`, {
    method: 'DELETE',
    headers: { cookie: guest.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name: guest.person.name }),
  });
  expect(gone.status).toBe(200);
  expect(gone.headers.getSetCookie().at(-1)).toMatch(/Path=\/bridge;.*Expires=Thu, 01 Jan 1970/i);
});

test('a proxy may take the path away, and health is asked for without it', async () => {
  const { url } = await servers.start({ web, base: '/bridge' });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${url}/`)).text()).toContain('src="/bridge/assets/index.js"');
  // Nothing is cut off from a longer name.
  expect((await fetch(`${url}/bridges/assets/index.js`)).status).toBe(404);
});

test('without a base path the site is the app’s', async () => {
  const { url } = await servers.start({ web });
  expect(await (await fetch(`${url}/table/abcdefghij`)).text()).toContain('src="/assets/index.js"');
  expect((await fetch(`${url}/api/me`)).headers.getSetCookie()[0]).toMatch(/; Path=\/;/i);
});

test.each([
  ['/bridge', '/bridge'],
  ['/games/bridge/', '/games/bridge'],
  ['/', ''],
])('BASE_PATH=%s is read', (text, base) => {
  expect(overridesFrom({ BASE_PATH: text })).toEqual({ base });
});

test.each(['bridge', '/bridge?x', '/a//b', 'https://example.org/bridge'])('BASE_PATH=%s is refused', (text) => {
  expect(() => overridesFrom({ BASE_PATH: text })).toThrow('BASE_PATH is the path below which');
});

test('links in mail lead below it', () => {
  const mail = { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'a@example.org', PUBLIC_URL: 'https://example.org/' };
  expect(overridesFrom({ ...mail, BASE_PATH: '/bridge' }).mail?.site).toBe('https://example.org/bridge');
  expect(overridesFrom({ ...mail, PUBLIC_URL: 'https://example.org/bridge', BASE_PATH: '/bridge' }).mail?.site).toBe(
    'https://example.org/bridge',
  );
});
