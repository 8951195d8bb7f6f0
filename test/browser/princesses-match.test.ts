import { expect, test } from 'vitest';
import { playToTheEnd, resultDialog } from './play.ts';
import { RAID } from './princesses.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

test('a whole match by clicks, to the score of every seat', async () => {
  const { page } = await site.visit();
  await sitDown(page, RAID);
  await playToTheEnd(page, { thrifty: true });
  expect(await resultDialog(page).getByRole('listitem').count()).toBe(2);
});

test('everybody’s board is one touch away', async () => {
  const { page } = await site.visit();
  await sitDown(page, RAID);
  const gold = page.locator('.tp-row[data-about="goods-gold"]');
  // The yellow clan has two gold sites, the teal one none.
  await gold.getByText('no site').waitFor();
  await page.locator('[data-guide="seat-1"]').click();
  await gold.getByText('2 of 2 full').waitFor();
  await page.locator('[data-guide="seat-0"]').click();
  await gold.getByText('no site').waitFor();
});

test('all pictures are explained on one page', async () => {
  const { page } = await site.visit();
  await sitDown(page, RAID);
  await page.getByRole('button', { name: 'Icons' }).click();
  const reference = page.getByRole('dialog', { name: 'Icons' });
  await reference.getByText('Princess: 7 points at the end').waitFor();
  expect(await reference.locator('.tp-entry').count()).toBeGreaterThan(30);
});
