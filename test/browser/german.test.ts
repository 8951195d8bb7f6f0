import { expect, test } from 'vitest';
import { putOn } from '../../scripts/photograph.mjs';
import { cutOffOn } from './fitting.ts';
import { pagesToSee, tablesToSee } from './pages.ts';
import { openSite } from './site.ts';

const site = openSite();

// German words are the longest of all languages there are; what fits on a phone in German fits in the others.
test.each([...pagesToSee, ...tablesToSee])('in German everything fits on a phone: $name', async ({ open }) => {
  // One of the pages is about a link that leads nowhere.
  const { page } = await site.visit({ phone: true, forgiven: /status of 404.*api.link/ });
  await open(page);
  await putOn(page, { theme: 'night', language: 'de' });
  expect(await cutOffOn(page)).toEqual([]);
});
