import { expect, test } from 'vitest';
import { guide as script } from '../../src/games/troll-town/board/guide.ts';
import { act, litPlaces, placeNamed, tap, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';
import { planLine, summaryOf, TOWN_WITH_A_BOT } from './troll-town.ts';

const site = openSite();

test('on a phone a road is laid by two taps, and the plan is one tap away', async () => {
  const { page } = await site.visit({ phone: true });
  await sitDown(page, TOWN_WITH_A_BOT);
  for (let stat = 0; stat < 4; stat++) {
    await whatIsWanted(page);
    await act(page, () => placeNamed(page, 'points-3').tap());
  }
  await whatIsWanted(page);
  await act(page, () => tap(placeNamed(page, 'deed-loaf')));
  await whatIsWanted(page);
  const map = await page.locator('.tt-map').boundingBox();
  expect(map?.height, 'while a piece is chosen, the town is more than a strip').toBeGreaterThan(230);
  await placeNamed(page, 'work-i2').tap();
  await page.locator('.tt-cell').first().waitFor();
  const [town, shelf] = await page
    .locator('.tt-town, .tt-shelf')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height).sort((one, other) => other - one));
  expect(town, 'while a road is laid, the town has the room').toBeGreaterThan(2 * (shelf ?? 0));
  await page.locator('.tt-cell').first().tap();
  await act(page, () => page.locator('.tt-handle-lay').tap());
  await page.getByRole('button', { name: 'Plan', exact: true }).tap();
  await planLine(page, 'order-1').getByText('Road 2').waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});

test('on a phone the turn is a show, too, until it is ended', async () => {
  const { page } = await site.visit({ phone: true, motion: true, settings: { pace: 'normal' } });
  await sitDown(page, TOWN_WITH_A_BOT);
  for (let stat = 0; stat < 4; stat++) {
    await whatIsWanted(page);
    await act(page, () => placeNamed(page, 'points-3').tap());
  }
  await whatIsWanted(page);
  await act(page, () => tap(placeNamed(page, 'deed-loaf')));
  await whatIsWanted(page);
  await placeNamed(page, 'grunt').tap();
  await page.getByRole('button', { name: 'Pause' }).tap();
  await page.getByRole('button', { name: 'To the end' }).tap();
  await summaryOf(page).getByRole('heading').first().waitFor();
});

test.each([
  ['on a wide screen', false],
  ['on a phone', true],
])('the guided first match %s leads from stop to stop', async (_, phone) => {
  const { page } = await site.visit({ phone });
  await page.goto('/learn');
  const lesson = page.getByRole('article', { name: 'Troll Town' });
  await lesson.getByRole('button', { name: 'Start the guided match' }).click();
  const guide = page.getByRole('region', { name: 'Guide' });
  const said = new Set<string>();
  for (const [number, { answers }] of script.stops.entries()) {
    await guide.getByText(`${number + 1} of ${script.stops.length}`).waitFor();
    said.add((await guide.getByRole('paragraph').first().textContent()) ?? '');
    if (number === script.stops.length - 1) break;
    if (answers === undefined) await guide.getByRole('button', { name: 'Next' }).click();
    else if (answers[0]?.do === 'lay') {
      const handle = page.locator('.tt-handle-lay');
      const cell = page.locator('.tt-cell').first();
      await cell.waitFor();
      // Where there is one cell, the piece is shown in it at once.
      if (!(await handle.isVisible())) await (phone ? cell.tap() : cell.hover());
      await act(page, () => (phone ? handle.tap() : handle.click()));
    } else {
      const lit = litPlaces(page).last();
      await act(page, () => (phone ? tap(lit) : lit.click()));
    }
  }
  expect(said.size).toBe(script.stops.length);
});
