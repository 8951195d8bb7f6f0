import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { recordOf } from '../../src/kernel/record.ts';
import { carelessMatch } from '../games/careless.ts';
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
  return page.getByRole('img', { name: 'Chance to win, turn by turn' });
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

test('a match is reviewed in the background, and its moments lead to the board', async () => {
  const match = carelessMatch();
  const { seats } = match.table;
  const { page } = await site.visit();
  await page.goto('/matches/record');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'match.underbridge.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(recordOf(match))),
  });
  await page.getByRole('button', { name: 'Review the match' }).click();
  // The line is there at once, and the page answers while the worker thinks.
  await chart(page).waitFor();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  expect(await chart(page).locator('.chart-line').count()).toBe(seats);
  expect(await chart(page).locator('.chart-band').count()).toBe(seats);
  await panel(page).getByText('How sure is this?').waitFor();
  const moments = panel(page).locator('.swing');
  const count = await moments.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(5);
  expect(await chart(page).locator('.chart-number').count()).toBe(count);
  const words = (await moments.first().textContent()) ?? '';
  const choice = /Move \d+, .*Played: .*%.*A bot: .*%.*Cost \d+% \(\d+ to \d+\)/;
  expect(words).toMatch(new RegExp(`${choice.source}|Luck: |Well found: `));
  // Before the end nobody is told to have won or lost.
  expect(await panel(page).innerText()).not.toMatch(/\b(0|100)% \(/);
  const moment = Number(/Move (\d+)/.exec(words)?.[1]);
  await moments.first().click();
  const slider = page.getByRole('slider', { name: 'The score over the match' });
  await eventually('the slider is at the moment before', () => slider.inputValue()).toBe(String(moment - 1));
  expect(await moments.first().getAttribute('aria-current')).toBe('step');
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
  await panel(page).getByText('How sure is this?').waitFor();
  const verdict = await panel(page).innerText();
  await page.reload();
  await start.click();
  await panel(page).getByText('How sure is this?').waitFor();
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
