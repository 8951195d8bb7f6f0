import { expect, test } from 'vitest';
import { act, answerButtons, litAs, placeNamed, tap, untilAsked, whatIsWanted } from './play.ts';
import { RAID } from './princesses.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';
import { PHONE } from './visitor.ts';

const site = openSite();

test('on a phone the part of the table that is asked for comes up by itself, and a tile is laid by two taps', async () => {
  const { page } = await site.visit({ phone: true });
  await sitDown(page, RAID);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const words of [/^Move your first troll/, /^Move your second troll/]) {
    await untilAsked(page, words);
    await act(page, () => tap(placeNamed(page, 'area-building')));
    await untilAsked(page, /^In the building cavern/);
    expect(await width()).toBeLessThanOrEqual(PHONE.width);
    expect(await page.locator('.stage').evaluate((stage) => stage.scrollTop), 'all that can be done shows').toBe(0);
    if (words.source.includes('first')) await act(page, () => answerButtons(page).last().tap());
  }
  await act(page, () => tap(placeNamed(page, 'act-build-tiles-building')));
  await page.getByRole('button', { name: 'Shelf', pressed: true }).waitFor();
  await act(page, () => tap(litAs(page, 'tile-cave').first()));
  const cell = litAs(page, 'cell-').first();
  await cell.waitFor();
  const ghost = page.locator('.tp-ghost[data-shown] .tp-tile');
  // Where there is one cell, the tile is shown in it at once.
  if ((await ghost.count()) === 0) await cell.tap();
  await ghost.waitFor();
  expect(await page.locator('.tp-built').count()).toBe(0);
  await act(page, () => cell.tap());
  // Taken back, it can be laid again, whatever the page was opened with.
  await act(page, () => page.getByRole('button', { name: 'Undo' }).tap());
  await page.reload();
  await cell.waitFor();
  if ((await ghost.count()) === 0) await cell.tap();
  await ghost.waitFor();
  await act(page, () => cell.tap());
  // The shelf may have come up for the next tile.
  await page.locator('.tp-built').waitFor({ state: 'attached' });
  expect(await width()).toBeLessThanOrEqual(PHONE.width);
  await whatIsWanted(page);
});
