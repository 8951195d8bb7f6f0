import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tooSmallOn } from './legible.ts';
import { eventually, whatIsWanted } from './play.ts';
import { endPhase, RAID, RAID_FOR_FOUR } from './princesses.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

function sequenceOf(page: Page): Promise<string | null> {
  return page.locator('main.table').getAttribute('data-revision');
}

/** What does not fit where it is written, or lies outside of the window. */
function cutOff(page: Page, within: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(`${selector} *`)) {
      const { right, bottom, width } = element.getBoundingClientRect();
      if (width <= 1 || element.closest('svg, .sr-only') !== null) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isClipped =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
      if (isClipped || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(element.className);
    }
    return found;
  }, within);
}

test('looking never acts: what is pressed to be read about sends no troll, and Escape lets go of one', async () => {
  const { page } = await site.visit();
  await sitDown(page, RAID);
  await whatIsWanted(page);
  const before = await sequenceOf(page);
  const panel = page.locator('#about-panel');
  for (const [pressed, says] of [
    ['[data-village="0"] [data-place^="act-bell"]', 'Tear down a bell'],
    ['.tp-cavern [data-place^="act-build-tiles"]', 'Build cave tiles'],
    ['[data-village="0"] .tp-outposts', 'Outposts'],
  ] as const) {
    await page.locator(pressed).click();
    await panel.getByRole('heading', { name: says }).waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
  }
  expect(await sequenceOf(page)).toBe(before);

  const troll = page.locator('.tp-camp .tp-troll').first();
  await troll.click();
  await page.locator('.tp-camp .tp-troll[data-mood="chosen"]').first().waitFor();
  // What is pointed at meanwhile does not stand in the way.
  await page.locator('[data-village="0"] .tp-outposts').hover();
  await panel.getByRole('heading', { name: 'Outposts' }).waitFor();
  await page.keyboard.press('Escape');
  await eventually('nothing is chosen', () => page.locator('[data-mood="chosen"]').count()).toBe(0);
  expect(await sequenceOf(page)).toBe(before);

  // The name of a village stands for going there, and so does whatever is drawn in it.
  await page.locator('[data-village="0"] h2').click();
  await eventually('a troll has gone there', () => page.locator('[data-village="0"] .tp-troll').count()).toBe(1);
  await endPhase(page);
  await page.locator('[data-village="0"] .tp-plot[data-plot="town"] > .tp-plot-art').click();
  await eventually('another has followed', () => page.locator('[data-village="0"] .tp-troll').count()).toBe(2);
});

test('a finger that taps a village’s name is told about it, and can then send a troll', async () => {
  const { page } = await site.visit({ phone: true });
  await page.setViewportSize({ width: 768, height: 1024 });
  await sitDown(page, RAID);
  await whatIsWanted(page);
  const before = await sequenceOf(page);
  await page.locator('[data-village="0"] h2').tap();
  const panel = page.locator('#about-panel');
  await panel.getByRole('heading', { name: 'Village I' }).waitFor();
  expect(await sequenceOf(page)).toBe(before);
  await panel.getByRole('button', { name: /to village I/ }).tap();
  await eventually('a troll has gone there', () => page.locator('[data-village="0"] .tp-troll').count()).toBe(1);
});

test('somebody else’s board is whole on laptops, says whose it is, and nothing about me', async () => {
  const { page } = await site.visit();
  await sitDown(page, RAID_FOR_FOUR);
  await whatIsWanted(page);
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    const villages = () =>
      page.locator('.tp-village').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    await eventually('my own name is whole', () => cutOff(page, '.players-list > li:first-child')).toEqual([]);
    await eventually('my own board is whole', () => cutOff(page, '.tp-mountain')).toEqual([]);
    const stood = await villages();
    await page.locator('[data-guide="seat-1"]').click();
    const band = page.locator('.tp-summit .guest-band');
    await band.getByText('’s board').waitFor();
    await eventually('nothing is cut off', () => cutOff(page, '.tp-mountain')).toEqual([]);
    expect(await villages()).toEqual(stood);
    expect(await page.locator('.guest-band:visible').count()).toBe(1);
    expect(await page.locator('.tp-mountain').innerText()).not.toMatch(/\byou\b/i);
    expect(await tooSmallOn(page)).toEqual([]);
    await band.getByRole('button', { name: 'Back to yours' }).click();
    await band.waitFor({ state: 'hidden' });
  }
});
