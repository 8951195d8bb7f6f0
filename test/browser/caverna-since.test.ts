import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AGAINST_A_BOT } from './caverna.ts';
import { act, click, eventually, placeNamed, playUntil, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

const ringed = (page: Page) => page.locator('.cv-worker[data-changed]');
const inTheirRow = (page: Page) =>
  page.locator('.cv-family-row[data-guide="seat-1"] :is([data-changed], .changed-mark)');

/** In the page: the marks that lie on words or numbers of others, and not in a line of their own. */
function covering(): string[] {
  return [
    ...document.querySelectorAll<HTMLElement>(
      '.cv-goods .changed-mark, .cv-label .changed-mark, .cv-family .changed-mark',
    ),
  ]
    .filter((mark) => getComputedStyle(mark).position === 'absolute')
    .map((mark) => mark.outerHTML);
}

test('what another has done stands beside what it explains, and goes when one acts', async () => {
  const { page } = await site.visit();
  await sitDown(page, AGAINST_A_BOT);
  await whatIsWanted(page);
  await act(page, () => placeNamed(page, 'space-supplies').click());
  await eventually('the other is ringed on the map', () => ringed(page).count()).toBe(1);
  await eventually('what changed is marked in their row', () => inTheirRow(page).count()).toBeGreaterThan(0);
  expect(await page.evaluate(covering)).toEqual([]);
  await playUntil(page, async () => (await ringed(page).count()) === 0, click);
  expect(await inTheirRow(page).count()).toBe(0);
});
