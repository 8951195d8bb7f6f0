import { expect, test } from 'vitest';
import { pagesToSee } from './pages.ts';
import { openSite } from './site.ts';
import { tooSmallToTouch } from './touchable.ts';

const site = openSite();

/** Hosts sit at a desk; of their room the way in is enough. */
const pages = pagesToSee.filter(({ name }) => !name.startsWith('/host/'));

test.each(pages)('a finger can press everything on $name', async ({ open }) => {
  // One of the pages is about a link that leads nowhere.
  const { page } = await site.visit({ phone: true, forgiven: /status of 404.*api.link/ });
  await open(page);
  expect(await tooSmallToTouch(page)).toEqual([]);
});
