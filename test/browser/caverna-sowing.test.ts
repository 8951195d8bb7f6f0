import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { arrange } from '../games/caverna/testing.ts';
import { ALONE, inStore } from './caverna.ts';
import { press, tabTo } from './keyboard.ts';
import { openGround } from './planted.ts';
import { act, answerButtons, eventually, go, placeNamed, tap, untilAsked, whatIsWanted } from './play.ts';

const { plant } = openGround();

const FIELDS = { '2,2': 'field', '2,3': 'field', '3,3': 'meadow', '3,4': 'field' } as const;
const [FIRST, SECOND, THIRD] = ['cell-7', 'cell-13', 'cell-20'];

type Scene = Parameters<typeof arrange>[0];

/** Where somebody is asked to sow. */
async function toSow(home: NonNullable<Scene>['home'], phone = false): Promise<Page> {
  const { position } = arrange({ seats: 1, home: { people: [0, 0], ...home } });
  const page = await plant(ALONE, position, { phone });
  await whatIsWanted(page);
  return page;
}

/** Slash-and-burn with no tile, which leaves the sowing. */
async function skipTile(page: Page): Promise<void> {
  await untilAsked(page, /^Lay a tile/);
  await act(page, () => answerButtons(page).first().click());
}

function crops(page: Page): Promise<number[]> {
  return Promise.all(['grain', 'vegetable'].map((good) => inStore(page, good)));
}

test('clicks go through the crops on each field, and one button sows them all', async () => {
  const page = await toSow({ tops: FIELDS, goods: { grain: 3, vegetable: 1 } });
  await go(page, 'space-slash-and-burn');
  await skipTile(page);
  const button = placeNamed(page, 'sow-all');
  await go(page, FIRST, SECOND, THIRD);
  await page.getByRole('button', { name: 'Sow 2 grain, 1 vegetable' }).waitFor();
  // The second field becomes a vegetable's no more than the third is: there is only one.
  await act(page, () => placeNamed(page, SECOND).click());
  await page.getByRole('button', { name: 'Sow 1 grain, 1 vegetable' }).waitFor();
  await act(page, () => button.click());
  await eventually('the crops are sown', () => crops(page)).toEqual([2, 0]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await eventually('they are back', () => crops(page)).toEqual([3, 1]);
  await act(page, () => page.getByRole('button', { name: 'As much as possible' }).click());
  await act(page, () => button.click());
  await eventually('all are sown', () => crops(page)).toEqual([1, 0]);
});

test('fields are sown by keyboard alone', async () => {
  const page = await toSow({ tops: FIELDS, goods: { grain: 1, vegetable: 1 } });
  await press(page, 'space-slash-and-burn');
  await untilAsked(page, /^Lay a tile/);
  await tabTo(page, '.prompt-actions [data-answer]', 'Shift+Tab');
  await act(page, () => page.keyboard.press('Enter'));
  await press(page, FIRST);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'B2: 2 vegetables', pressed: true }).waitFor();
  await press(page, SECOND);
  await press(page, 'sow-all');
  await eventually('both are sown', () => crops(page)).toEqual([0, 0]);
});

test('with folks each crop goes where it was put, and a finger’s tap changes it at once', async () => {
  const page = await toSow({ folk: 'elves', tops: FIELDS, goods: { grain: 1, vegetable: 1, gemfruit: 1 } }, true);
  await act(page, () => tap(placeNamed(page, 'space-slash-and-burn')));
  await skipTile(page);
  for (const crop of ['3 grain', '2 vegetables', '2 gemfruits']) {
    await placeNamed(page, THIRD).tap();
    await page.getByRole('button', { name: `C4: ${crop}` }).waitFor();
  }
  await act(page, () => placeNamed(page, SECOND).tap());
  await act(page, () => placeNamed(page, 'sow-all').tap());
  await untilAsked(page, /^Place /);
  await page.locator('.cv-cell[aria-label^="2 gemfruits"]').waitFor({ state: 'attached' });
  await eventually('grain is sown too, and no more', () => crops(page)).toEqual([0, 1]);
});
