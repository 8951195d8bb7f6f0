import { expect, test } from 'vitest';
import { IN_THE_CAVE } from './cave.ts';
import { eventually, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

test('what bots do is shown at a pace, and can be skipped until one is asked again', async () => {
  const { page } = await site.visit({ settings: { pace: 'slow' } });
  await sitDown(page, IN_THE_CAVE);
  await whatIsWanted(page);
  // From here on no time passes on the page: whatever waits for its moment waits for ever.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'End the turn' }).click();
  const rush = page.getByRole('button', { name: 'Skip to my turn' });
  await rush.waitFor();
  const asked = page.locator('.prompt[data-asked]');
  expect(await asked.count()).toBe(0);
  await rush.click();
  await asked.waitFor();
  await eventually('the rush is over', () => rush.count()).toBe(0);
});
