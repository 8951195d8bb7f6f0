import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFocused } from './keyboard.ts';
import { eventually, litPlaces, playUntil, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

function marks(page: Page) {
  return page.locator('.stage .changed-mark');
}

function sequenceOf(page: Page): Promise<string | null> {
  return page.locator('main.table').getAttribute('data-revision');
}

/** Plays until others have played and something that they did is marked. */
async function untilMarked(page: Page): Promise<void> {
  await sitDown(page);
  await playUntil(page, async () => (await marks(page).count()) > 0);
}

test('what others have done is marked until one acts, also on a page that was opened anew', async () => {
  const { page } = await site.visit();
  await untilMarked(page);
  const marked = await marks(page).allTextContents();
  await page.locator('.log-since').waitFor();

  await page.reload();
  await whatIsWanted(page);
  await eventually('the same marks are shown again', () => marks(page).allTextContents()).toEqual(marked);

  const before = await sequenceOf(page);
  await playUntil(page, async () => (await sequenceOf(page)) !== before);
  expect(await marks(page).count()).toBe(0);
});

test('what happened since one’s turn is played again, and leads back to the question', async () => {
  const { page } = await site.visit();
  await untilMarked(page);
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('slider', { name: 'History' }).waitFor();
  expect(await litPlaces(page).count()).toBe(0);
  await page.getByRole('slider', { name: 'History' }).waitFor({ state: 'hidden' });
  await whatIsWanted(page);
});

test('Escape leads back from a rule to the place it blocks, and takes nothing back', async () => {
  const { page } = await site.visit();
  await sitDown(page);
  const blocked = page.locator('[data-mood="blocked"][data-place^="shop-"]');
  await playUntil(page, async () => (await blocked.count()) > 0);
  const place = await blocked.first().getAttribute('data-place');
  const before = await sequenceOf(page);
  await page.keyboard.press('Shift');
  await blocked.first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Rules', selected: true }).waitFor();
  await eventually('the rule has the focus', () => isFocused(page, '.rules-rule')).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Log', selected: true }).waitFor();
  expect(await isFocused(page, `[data-place="${place}"]`)).toBe(true);
  expect(await sequenceOf(page)).toBe(before);
});

test('what is pointed at is explained; Escape closes that and nothing else', async () => {
  const { page } = await site.visit();
  await sitDown(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  await playUntil(page, () => undo.isVisible());
  const before = await sequenceOf(page);
  await page.locator('.get-pile').hover();
  const panel = page.locator('#about-panel');
  await panel.getByText('You draw one tile').waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(await sequenceOf(page)).toBe(before);
});

test('a finger’s first tap explains, and makes no move', async () => {
  const { page } = await site.visit({ phone: true });
  await sitDown(page);
  const ware = page.locator('[data-mood="lit"][data-place^="shop-"]');
  await playUntil(page, async () => (await ware.count()) > 0);
  const before = await sequenceOf(page);
  const commits = page.locator('[data-place="shop-troll"][data-mood="lit"]');
  const target = (await commits.count()) > 0 ? commits : ware.first();
  await target.tap();
  await page.locator('#about-panel').getByRole('heading').waitFor();
  expect(await sequenceOf(page)).toBe(before);
});
