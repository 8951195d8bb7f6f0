import { expect, test } from 'vitest';
import { openSite } from './site.ts';
import { whoAmI } from './tables.ts';

const site = openSite();

test('people lead to leaderboards, tournaments and one’s own profile', async () => {
  const { page } = await site.visit();
  const ways = [
    ['Leaderboards', /^Strongest at/],
    ['Tournaments', 'Tournaments'],
    ['New table', 'A new table'],
  ] as const;
  for (const [link, heading] of ways) {
    await page.goto('/people');
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
  await page.goto('/people');
  await page.getByRole('link', { name: 'My profile' }).click();
  const { name } = await whoAmI(page);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(await page.locator('.app-bar .bar-me').getAttribute('aria-current')).toBe('page');
});

test('how strong a bot was measured to be is a bar for each rival, with what an equal would win', async () => {
  const { page } = await site.visit();
  await page.goto('/people/bot/elder');
  const line = page.getByRole('listitem').filter({ hasText: 'Elder against Mossling, 2 at the table' }).first();
  await line.waitFor();
  expect(await line.textContent()).toMatch(/An equal would win 50%\.\d+%/);
  const [filled, notch] = await line
    .locator('.measured-bar > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(filled).toBeGreaterThan(notch ?? Number.POSITIVE_INFINITY);
});
