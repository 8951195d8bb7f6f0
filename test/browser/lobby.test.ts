import { expect, test } from 'vitest';
import { openSite } from './site.ts';
import { AGAINST_A_BOT, makeTable } from './tables.ts';

const site = openSite();

test('tables that are soon full come first, filters stay in the address, and one sits down from there', async () => {
  const host = await site.visit();
  const { page } = await site.visit();
  const wide = { game: 'caverna', pace: 'days-slow', open: true } as const;
  await makeTable(host.page, { ...wide, seats: ['me', 'anyone', 'anyone', 'anyone', 'anyone', 'anyone'] });
  const soon = await makeTable(host.page, { ...wide, seats: ['me', 'anyone'] });
  await page.goto('/tables');
  await page.getByLabel('Game').selectOption({ label: 'Caverna' });
  await page.getByLabel('Pace').selectOption({ label: 'Over days' });
  expect(new URL(page.url()).search).toBe('?game=caverna&pace=days');
  await page.reload();
  const rows = page.locator('.open-table');
  await rows.nth(1).waitFor();
  expect(await rows.first().textContent()).toContain('One seat left');
  await page.getByLabel('Players').selectOption('6');
  await rows.filter({ hasText: '5 seats left' }).first().waitFor();
  expect(await rows.filter({ hasText: 'One seat left' }).count()).toBe(0);
  await page.getByLabel('Does it count?').selectOption({ label: 'Rated' });
  await page.getByText(/but (not|none) of this kind/).waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByLabel('Game').selectOption({ label: 'Caverna' });
  await page.getByRole('link', { name: 'Caverna: Sit down' }).first().click();
  await page.getByRole('button', { name: 'Sit here' }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe(`/table/${soon}`);
});

test('a match to watch is shown with its board, and opens as a spectator sees it', async () => {
  const player = await site.visit();
  const { page } = await site.visit();
  const table = await makeTable(player.page, { ...AGAINST_A_BOT, open: true });
  await page.goto('/watch?game=gnome-elf-troll');
  const card = page.locator(`.watch-card:has(a[href="/table/${table}"])`);
  await card.locator('.miniature').waitFor();
  await card.getByRole('link').click();
  await page.getByRole('region', { name: 'Board' }).waitFor();
});
