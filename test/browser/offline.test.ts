import { afterEach, expect, test } from 'vitest';
import { startServer } from '../../src/server/start.ts';
import { freshDatabase } from '../server/kit/databases.ts';
import { TEST_SETTINGS } from '../server/kit/server.ts';
import { eventually, playToTheEnd, playUntil, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { SERVER_GONE } from './visitor.ts';

const site = openSite({ server: false });
let fresh: Awaited<ReturnType<typeof freshDatabase>> | undefined;

afterEach(async () => {
  await fresh?.remove();
  fresh = undefined;
});

test('the installed app plays bots to the end without a server, also after it was loaded again', async () => {
  fresh = await freshDatabase('sqlite');
  const server = await startServer({ ...TEST_SETTINGS, database: fresh.database, web: site.web() });
  const { page } = await site.visit({ url: server.url, installed: true, forgiven: SERVER_GONE });
  await page.goto('/');
  const answer = await page.request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '');
  const { icons } = (await answer.json()) as { readonly icons: readonly { readonly src: string }[] };
  expect(icons.length).toBeGreaterThan(0);
  for (const { src } of icons) expect((await page.request.get(src)).headers()['content-type']).toContain('image/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await eventually('the service worker is in charge', () =>
    page.evaluate(() => navigator.serviceWorker.controller !== null),
  ).toBe(true);
  await server.close();

  await page.reload();
  await page.getByText('You’re offline.').waitFor();
  await page.getByRole('article', { name: 'Gnome Elf Troll' }).getByRole('button', { name: 'Play now' }).click();
  const tiles = page.locator('.stage [data-piece^="tile-"]');
  await playUntil(page, async () => (await tiles.count()) >= 5);
  await whatIsWanted(page);
  const before = await tiles.count();

  await page.reload();
  await whatIsWanted(page);
  expect(await tiles.count()).toBe(before);
  await playToTheEnd(page);

  await page.goto('/matches');
  await page.getByRole('heading', { name: 'Finished' }).waitFor();
  await page.getByRole('link', { name: /Gnome Elf Troll/ }).click();
  await page.getByRole('button', { name: 'Check it here' }).click();
  await page.getByText('It checks out').waitFor();
  await page.goto('/tables');
  await page.getByRole('heading', { name: 'The bridge is down' }).waitFor();
});
