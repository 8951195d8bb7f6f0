import { expect, test } from 'vitest';
import { violationsOn } from './accessible.ts';
import { go, RAID, send, untilAsked } from './princesses.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

test('axe finds nothing wrong with a troll about to go, nor with what it can do there', async () => {
  const { page } = await site.visit();
  await sitDown(page, RAID);
  await untilAsked(page, /^First troll/);
  await go(page, 'trolls-camp');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await send(page, 'camp', 'mining');
  expect(await violationsOn(page)).toEqual([]);
});
