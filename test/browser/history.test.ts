import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually, litPlaces, playUntil, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

function sownTiles(page: Page): Locator {
  return page.locator('.stage [data-piece^="tile-"]');
}

function slider(page: Page): Locator {
  return page.getByRole('slider', { name: 'History' });
}

/** The moment that is shown, as the slider says it. */
async function stepOf(page: Page): Promise<number> {
  return Number(await slider(page).inputValue());
}

async function playTurns(page: Page, tiles: number): Promise<void> {
  await playUntil(page, async () => (await sownTiles(page).count()) >= tiles);
  await whatIsWanted(page);
}

test('every moment can be looked at: one by one, by the slider, playing, and from the log', async () => {
  const { page } = await site.visit();
  await sitDown(page);
  await playTurns(page, 6);
  const now = await sownTiles(page).count();

  await page.getByRole('button', { name: 'History' }).click();
  const last = await stepOf(page);
  expect(await slider(page).getAttribute('aria-valuetext')).toBe(`${last} of ${last}`);
  expect(await litPlaces(page).count()).toBe(0);

  await page.getByRole('button', { name: 'Previous move' }).click();
  expect(await stepOf(page)).toBe(last - 1);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  expect(await stepOf(page)).toBe(0);
  await eventually('the beginning is shown', () => sownTiles(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Next move' }).click();
  await eventually('the first tile is sown', () => sownTiles(page).count()).toBe(1);

  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await eventually('a later moment is shown', () => stepOf(page)).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Pause' }).click();
  const paused = await stepOf(page);
  expect(paused).toBeLessThan(last);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();

  await slider(page).focus();
  await page.keyboard.press('Home');
  await eventually('the beginning is shown', () => sownTiles(page).count()).toBe(0);
  await page.keyboard.press('End');
  await eventually('the present is shown', () => sownTiles(page).count()).toBe(now);

  const log = page.getByRole('list', { name: 'What happened' });
  await log.getByRole('button', { name: /sowed/ }).nth(2).click();
  await eventually('three tiles are sown', () => sownTiles(page).count()).toBe(3);
  expect(await log.locator('[aria-current="step"]').count()).toBe(1);

  await page.getByRole('button', { name: 'Back to now' }).click();
  await slider(page).waitFor({ state: 'hidden' });
  await eventually('the present is shown', () => sownTiles(page).count()).toBe(now);
  await whatIsWanted(page);
});

test('the log leads into the past of a running match, and the match goes on after it', async () => {
  const { page } = await site.visit();
  await sitDown(page);
  await playTurns(page, 4);
  const now = await sownTiles(page).count();
  const log = page.getByRole('list', { name: 'What happened' });
  await log.getByRole('button', { name: /sowed/ }).first().click();
  await eventually('the first tile is sown', () => sownTiles(page).count()).toBe(1);
  expect(await litPlaces(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  await eventually('the present is shown', () => sownTiles(page).count()).toBe(now);
  await playTurns(page, now + 2);
});
