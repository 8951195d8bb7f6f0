import { expect, test } from 'vitest';
import { violationsOn } from './accessible.ts';
import { tablesToSee } from './pages.ts';
import { openSite } from './site.ts';

const site = openSite();

test.each(tablesToSee)('axe finds nothing wrong with $name, by day and night, wide and narrow', async ({ open }) => {
  const { page } = await site.visit();
  await open(page);
  expect(await violationsOn(page)).toEqual([]);
});
