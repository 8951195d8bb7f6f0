import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ALONE, inStore } from './caverna.ts';
import { isFocused, tabTo } from './keyboard.ts';
import { act, eventually, untilAsked, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();
const FARTHEST = 60;

/** In the page: the arrows that lead from the focus towards a place, the shorter way last. */
function arrowsTo(place: string): readonly string[] {
  const target = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  const from = document.activeElement?.getBoundingClientRect();
  if (target === undefined || from === undefined) return [];
  const [x, y] = [target.x - from.x, target.y - from.y];
  const across = x > 0 ? 'ArrowRight' : 'ArrowLeft';
  const along = y > 0 ? 'ArrowDown' : 'ArrowUp';
  return Math.abs(x) > Math.abs(y) ? [across, along] : [along, across];
}

/** Goes to a place as somebody would who sees it: by Tab to the board, then by arrows. */
async function press(page: Page, place: string): Promise<void> {
  await whatIsWanted(page);
  const wanted = `[data-place="${place}"]`;
  if (!(await isFocused(page, '.stage [data-mood]'))) await tabTo(page, '.stage [data-mood]');
  for (let presses = 0; presses < FARTHEST && !(await isFocused(page, wanted)); presses++) {
    const [first = 'Tab', second = 'Tab'] = await page.evaluate(arrowsTo, place);
    const before = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.place);
    await page.keyboard.press(first);
    const after = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.place);
    if (before === after) await page.keyboard.press(second);
  }
  expect(await isFocused(page, wanted), place).toBe(true);
  await act(page, () => page.keyboard.press('Enter'));
}

test('a weapon, an expedition and a tile by keyboard alone', async () => {
  const { page } = await site.visit();
  await sitDown(page, ALONE);
  await press(page, 'space-ore-mining-13');
  await press(page, 'space-blacksmithing');
  await press(page, 'forge-2');
  await untilAsked(page, /^Expedition/);
  await press(page, 'take-loot-dog');
  await press(page, 'take-loot-wood');
  await press(page, 'send');
  await eventually('the loot is home', () => inStore(page, 'dog')).toBe(1);
  await press(page, 'space-slash-and-burn');
  await press(page, 'half-20-0');
  await press(page, 'half-14-1');
  await untilAsked(page, /^Place /);
});
