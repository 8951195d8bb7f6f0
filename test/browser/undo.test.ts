import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually, playUntil } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

/** What lies on the board and how many tiles are in hand and pile. */
function piecesOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const pieces = [...document.querySelectorAll<HTMLElement>('.stage [data-piece]')].map(
      ({ dataset }) => dataset.piece,
    );
    const words = [...document.querySelectorAll('.get-pile, .get-coin')].map(({ textContent }) => textContent);
    return [...pieces.sort(), ...words].join('\n');
  });
}

test.each([
  ['the button', (page: Page) => page.getByRole('button', { name: 'Undo' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
])('a move is taken back with %s, and another can be made', async (_, takeBack) => {
  const { page } = await site.visit();
  await sitDown(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  let before = '';
  await playUntil(page, async () => {
    if (await undo.isVisible()) return true;
    if ((await page.locator('[data-mood="chosen"]').count()) === 0) before = await piecesOn(page);
    return false;
  });
  const after = await piecesOn(page);
  await eventually('the answer is announced', () => page.locator('[data-announcer]').textContent()).toContain('sowed');
  expect(after).not.toBe(before);

  await takeBack(page);
  await eventually('the pieces are back', () => piecesOn(page)).toBe(before);
  await undo.waitFor({ state: 'hidden' });

  await playUntil(page, () => undo.isVisible());
  expect(await piecesOn(page)).toBe(after);
});
