import { expect, test } from 'vitest';
import { violationsOn } from './accessible.ts';
import { pagesToSee } from './pages.ts';
import { openSite } from './site.ts';

const site = openSite();

test.each(pagesToSee)('axe finds nothing wrong on $name, by day and night, wide and narrow', async ({ open }) => {
  // One of the pages is about a link that leads nowhere.
  const { page } = await site.visit({ forgiven: /status of 404.*api.link/ });
  await open(page);
  expect(await violationsOn(page)).toEqual([]);
});
