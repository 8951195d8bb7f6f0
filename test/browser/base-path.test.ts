import { afterEach, expect, test } from 'vitest';
import { startServer } from '../../src/server/start.ts';
import { freshDatabase } from '../server/kit/databases.ts';
import { TEST_SETTINGS } from '../server/kit/server.ts';
import { answerOnce, eventually, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { SERVER_GONE } from './visitor.ts';

const site = openSite({ server: false });
let fresh: Awaited<ReturnType<typeof freshDatabase>> | undefined;

afterEach(async () => {
  await fresh?.remove();
  fresh = undefined;
});

test('below a path the app is found, played at a table, led to by links, and kept for offline', async () => {
  fresh = await freshDatabase('sqlite');
  const settings = { ...TEST_SETTINGS, database: fresh.database, web: site.web(), base: '/games/bridge' };
  const server = await startServer(settings);
  const home = `${server.url}/games/bridge`;
  const { page } = await site.visit({ url: server.url, installed: true, forgiven: SERVER_GONE });
  await page.goto(`${home}/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await eventually('the service worker is in charge', () =>
    page.evaluate(() => navigator.serviceWorker.controller !== null),
  ).toBe(true);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${home}/`);

  const { table } = await page.evaluate(async () => {
    const answer = await fetch('/games/bridge/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'gnome-elf-troll', seats: ['me', 'me'], start: true }),
    });
    return (await answer.json()) as { readonly table: string };
  });
  await page.reload();
  await page.locator(`a[href="/games/bridge/table/${table}"]`).first().click();
  await whatIsWanted(page);
  expect(new URL(page.url()).pathname).toBe(`/games/bridge/table/${table}`);
  await answerOnce(page);
  await page.reload();
  await whatIsWanted(page);

  await page.goto(`${home}/tables`);
  await page.getByRole('heading').first().waitFor();
  await server.close();
  await page.reload();
  await page.getByRole('heading', { name: 'The bridge is down' }).waitFor();
  await page.goto(`${home}/`);
  await page.getByText('You’re offline.').waitFor();
});
