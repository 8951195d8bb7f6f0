import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visit } from '../../../../test/server/kit/client.ts';
import { serversOn } from '../../../../test/server/kit/server.ts';
import type { TableInfo } from '../../../protocol/server.ts';
import { openDatabase } from '../../store/database/open.ts';

const servers = serversOn('sqlite');
let web = '';

beforeAll(() => {
  web = mkdtempSync(join(tmpdir(), 'underbridge-web-'));
  mkdirSync(join(web, 'preview'));
  writeFileSync(join(web, 'index.html'), '<html><head><title>the app</title></head><body></body></html>');
  writeFileSync(join(web, 'preview', 'caverna.png'), '');
});

afterAll(() => rmSync(web, { recursive: true }));

/** What a messenger reads of the page, by property. */
async function previewOf(address: string): Promise<Record<string, string>> {
  const page = await (await fetch(address)).text();
  expect(page.startsWith('<html><head><title>the app</title>') && page.endsWith('</head><body></body></html>')).toBe(
    true,
  );
  const tags = [...page.matchAll(/<meta property="([^"]*)" content="([^"]*)" \/>/g)];
  return Object.fromEntries(tags.map(([, property, content]) => [property, content]));
}

test('a link shows who invites to which game, with its picture, and nothing else of the table', async () => {
  const { url } = await servers.start({ web });
  const host = await visit(url);
  await host.request('PUT', '/api/me', { name: 'Signe' });
  const made = await host.request<TableInfo>('POST', '/api/tables', {
    game: 'caverna',
    seats: ['me', 'anyone', 'anyone'],
  });
  const shown = await previewOf(`${url}/table/${made.table}`);
  expect(shown).toEqual({
    'og:type': 'website',
    'og:site_name': 'Underbridge',
    'og:title': 'Signe invites you to Caverna',
    'og:description': '2 of 3 seats are free.',
    'og:image': `${url}/preview/caverna.png`,
    'og:image:width': '800',
    'og:image:height': '420',
    'twitter:card': 'summary_large_image',
  });
  expect(JSON.stringify(shown)).not.toContain(made.commitment);

  const running = await host.request<TableInfo>('POST', '/api/tables', {
    game: 'cave-troll',
    seats: ['me', { bot: 'random' }],
    start: true,
  });
  for (const path of ['table', 'match']) {
    expect(await previewOf(`${url}/${path}/${running.table}?from=chat`)).toMatchObject({
      'og:title': 'A match of Cave Troll',
      // Of this game there is no picture here.
      'og:image': `${url}/preview/underbridge.png`,
    });
  }
  for (const path of ['/', '/table/aaaaaaaaaa', '/rules/caverna']) {
    expect(await previewOf(url + path)).toMatchObject({
      'og:title': 'Underbridge',
      'og:image': `${url}/preview/underbridge.png`,
    });
  }
});

test('names and addresses with quotes, tags and patterns stay text', async () => {
  const first = await servers.start({ web });
  const host = await visit(first.url);
  const { table } = await host.request<TableInfo>('POST', '/api/tables', { game: 'caverna', seats: ['me', 'anyone'] });
  // Such a name cannot be chosen, but even one in the database must not break the page.
  const hostile = `"><script>alert('x')</script><meta a="$\`$&$'`;
  await servers.stop(first);
  const { db, close } = await openDatabase(await servers.database(), () => {});
  await db.updateTable('people').set({ name: hostile }).where('id', '=', host.person.id).execute();
  await close();
  const { url } = await servers.start({ web });
  const shown = await previewOf(`${url}/table/${table}`);
  expect(shown['og:title']).toBe(
    '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&lt;meta a=&quot;$`$&amp;$&#39; invites you to Caverna',
  );
  const odd = await (await fetch(`${url}/table/${encodeURIComponent('"><script>')}`)).text();
  expect(odd).not.toContain('<script>');
});
