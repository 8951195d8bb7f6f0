import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from './accessible.ts';
import { resign } from './pages.ts';
import { eventually, playUntil, resultDialog } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

function panel(page: Page) {
  return page.locator('.review');
}

function chart(page: Page) {
  return page.getByRole('img', { name: 'Chance to win over the match' });
}

async function openPlayedMatch(page: Page): Promise<void> {
  const table = await sitDown(page);
  await playAWhile(page);
  await page.goto(`/match/${table}`);
  await page.getByRole('button', { name: 'Review the match' }).waitFor();
}

/** A match that is given up has as much to be reviewed as was played. */
async function playAWhile(page: Page): Promise<void> {
  await playUntil(page, async () => (await page.locator('.stage [data-piece^="tile-"]').count()) >= 9);
  // Somebody may have won by then.
  if (!(await resultDialog(page).isVisible())) await resign(page);
}

test('a match is reviewed in the background, and its swings lead to their moments', async () => {
  const { page } = await site.visit();
  await openPlayedMatch(page);
  await page.getByRole('button', { name: 'Review the match' }).click();
  // The page answers while the worker thinks.
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await chart(page).waitFor();
  expect(await chart(page).locator('.chart-line').count()).toBe(2);
  const swings = panel(page).locator('.swing');
  expect(await swings.count()).toBeGreaterThan(0);
  const words = (await swings.first().textContent()) ?? '';
  expect(words).toMatch(/Move \d+, .*from \d+% to \d+%Played: .*(A bot’s choice: |would have played the same)/);
  const slips = panel(page).getByRole('list').last().locator('.swing');
  expect(await slips.first().textContent()).toMatch(/Move \d+, .*Played: .*\(\d+%\)A bot’s choice: .*\(\d+%\)/);
  const moment = Number(/Move (\d+)/.exec(words)?.[1]);
  await swings.first().click();
  const slider = page.getByRole('slider', { name: 'The score over the match' });
  await eventually('the slider is at the moment before', () => slider.inputValue()).toBe(String(moment - 1));
  expect(await swings.first().getAttribute('aria-current')).toBe('step');
  expect(await violationsOn(page)).toEqual([]);
});

test('a review can be left, and begun anew with the same outcome', async () => {
  const { page } = await site.visit();
  await openPlayedMatch(page);
  const start = page.getByRole('button', { name: 'Review the match' });
  // However quick it would be, the review is not done before it is left.
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  await page.route(/review-worker/, async (route) => {
    await left;
    await route.continue().catch(() => undefined);
  });
  await start.click();
  await panel(page).getByRole('button', { name: 'Stop' }).click();
  leave();
  await start.waitFor();
  expect(await chart(page).count()).toBe(0);
  await start.click();
  await chart(page).waitFor();
  const verdict = await panel(page).innerText();
  await page.reload();
  await start.click();
  await chart(page).waitFor();
  expect(await panel(page).innerText()).toBe(verdict);
});

test('a match of this browser’s own is reviewed all the same', async () => {
  const { page } = await site.visit();
  await page.goto('/new/gnome-elf-troll');
  await page.getByText('Bots', { exact: true }).click();
  await page.getByRole('group', { name: 'Players' }).getByText('2', { exact: true }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('region', { name: 'Board' }).waitFor();
  await page
    .getByRole('button', { name: /’s seat$/ })
    .first()
    .waitFor();
  const table = /table\/(.*)/.exec(page.url())?.[1] ?? '';
  await playAWhile(page);
  await page.goto(`/match/${table}`);
  await page.getByRole('button', { name: 'Review the match' }).click();
  await chart(page).waitFor();
});
