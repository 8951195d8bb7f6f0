import { afterEach, test } from 'vitest';
import { startServer } from '../../src/server/start.ts';
import { freshDatabase } from '../server/kit/databases.ts';
import { TEST_SETTINGS } from '../server/kit/server.ts';
import { eventually } from './play.ts';
import { openSite } from './site.ts';
import { SERVER_GONE } from './visitor.ts';

const site = openSite({ server: false });
let fresh: Awaited<ReturnType<typeof freshDatabase>> | undefined;

afterEach(async () => {
  await fresh?.remove();
  fresh = undefined;
});

test('a new deal is studied without a server', async () => {
  fresh = await freshDatabase('sqlite');
  const server = await startServer({ ...TEST_SETTINGS, database: fresh.database, web: site.web() });
  const { page } = await site.visit({ url: server.url, installed: true, forgiven: SERVER_GONE });
  await page.goto('/study');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await eventually('the service worker is in charge', () =>
    page.evaluate(() => navigator.serviceWorker.controller !== null),
  ).toBe(true);
  await server.close();

  await page.reload();
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await page.locator('.study-main .stage').waitFor();
  await page.getByRole('button', { name: 'Let bots answer' }).click();
  await page.getByText('not the match', { exact: true }).waitFor();
  await page.getByText('Bots are answering').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('not the match', { exact: true }).waitFor();
});
