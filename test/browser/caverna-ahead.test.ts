import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { arrange } from '../games/caverna/testing.ts';
import { ALONE, inStore } from './caverna.ts';
import { isFocused, press, steerTo, tabTo } from './keyboard.ts';
import { openGround } from './planted.ts';
import { act, eventually, go, placeNamed, untilAsked, whatIsWanted } from './play.ts';
import { sitDown } from './tables.ts';

const { site, plant } = openGround();

const FARM = {
  cards: ['sheep-farming', 'exploration'],
  goods: { 'sheep-farming': { sheep: 3 } },
  home: {
    goods: { wood: 6, stone: 1 },
    tops: { '2,3': 'meadow', '2,4': 'meadow', '3,4': 'meadow', '3,3': 'field' },
    people: [14, 14],
  },
} as const;

async function onTheFarm(): Promise<Page> {
  const { position } = arrange({ seats: 1, ...FARM });
  const page = await plant(ALONE, position);
  await whatIsWanted(page);
  return page;
}

/** What can be settled in the panel, by the place where it would be asked. */
function part(page: Page, place: string) {
  return page.locator(`#about-panel [data-settles-at="${place}"]`);
}

test('fences are ticked where the space is pointed at, and then only their cells are asked for', async () => {
  const page = await onTheFarm();
  await placeNamed(page, 'space-sheep-farming').hover();
  await part(page, 'fence-large').check();
  await page.locator('#about-panel').getByText('Go to Sheep Farming').waitFor();
  await part(page, 'fence-stable').check();
  await act(page, () => page.locator('#about-panel > .button').click());
  await untilAsked(page, /^Choose a meadow for the large pasture/);
  await go(page, 'cell-19', 'cell-13');
  await untilAsked(page, /^Choose where the Stable stands/);
  await go(page, 'cell-20');
  // The sheep come without another question.
  await eventually('all of it is paid, and the sheep are home', async () => [
    await inStore(page, 'wood'),
    await inStore(page, 'stone'),
    await inStore(page, 'sheep'),
  ]).toEqual([2, 0, 3]);
});

test('fences are ticked by keyboard alone, and Enter on the space sends them', async () => {
  const page = await onTheFarm();
  const space = '[data-place="space-sheep-farming"]';
  await steerTo(page, 'space-sheep-farming');
  await page.locator('#about-panel').getByText('Tab goes to these choices').waitFor();
  await page.keyboard.press('Tab');
  expect(await isFocused(page, '#about-panel [data-settles-at="fence-small"]')).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.closest('label')?.textContent)).toMatch(/^small pasture/i);
  await tabTo(page, '#about-panel [data-settles-at="fence-large"]');
  await page.keyboard.press('Space');
  await expect(part(page, 'fence-large').isChecked()).resolves.toBe(true);
  // Backwards and forwards again, through the panel and to the button that acts.
  await tabTo(page, space, 'Shift+Tab');
  await tabTo(page, '#about-panel > .button');
  await page.keyboard.press('Tab');
  expect(await page.locator('#about-panel [data-settles-at="fence-large"]').count(), 'left, and closed').toBe(0);
  await steerTo(page, 'space-sheep-farming');
  await expect(part(page, 'fence-large').isChecked()).resolves.toBe(true);
  await tabTo(page, '#about-panel [data-settles-at="fence-stable"]');
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  expect(await isFocused(page, space)).toBe(true);
  await act(page, () => page.keyboard.press('Enter'));
  await untilAsked(page, /^Choose a meadow for the large pasture/);
  await press(page, 'cell-19', false);
  await press(page, 'cell-13');
  await untilAsked(page, /^Choose where the Stable stands/);
  await press(page, 'cell-20');
  await eventually('all of it is paid', async () => [
    await inStore(page, 'wood'),
    await inStore(page, 'stone'),
  ]).toEqual([2, 0]);
});

test('either way is chosen in the panel by keyboard alone', async () => {
  const { page } = await site.visit();
  await sitDown(page, ALONE);
  await press(page, 'space-ruby-mining');
  await steerTo(page, 'space-housework');
  await tabTo(page, '#about-panel [data-settles-at="branch-dog"]');
  await act(page, () => page.keyboard.press('Enter'));
  await eventually('the dog is home', () => inStore(page, 'dog')).toBe(1);
  expect(await isFocused(page, '.stage [data-mood]'), 'the focus is on what is asked next').toBe(true);
});

test('what was ticked is forgotten by whoever turns to something else', async () => {
  const page = await onTheFarm();
  await placeNamed(page, 'space-sheep-farming').hover();
  await part(page, 'fence-small').check();
  await act(page, () => placeNamed(page, 'space-sheep-farming').click());
  await untilAsked(page, /^Choose a meadow for the small pasture/);
  await go(page, 'fence-stable', 'cell-20');
  await untilAsked(page, /^Build pastures/);
  await go(page, 'fence-small', 'cell-13');
  await untilAsked(page, /^Build a large pasture/);
  expect([await inStore(page, 'wood'), await inStore(page, 'stone')]).toEqual([4, 0]);
});

test('either way is chosen with a click in the panel, or a tap', async () => {
  const { page } = await site.visit();
  await sitDown(page, ALONE);
  await go(page, 'space-ruby-mining');
  await placeNamed(page, 'space-housework').hover();
  await act(page, () => part(page, 'branch-dog').click());
  await eventually('the dog is home', () => inStore(page, 'dog')).toBe(1);

  const { page: phone } = await site.visit({ phone: true });
  await sitDown(phone, ALONE);
  await whatIsWanted(phone);
  await placeNamed(phone, 'space-excavation-13').tap();
  await act(phone, () => part(phone, 'tile-cavern-cavern').tap());
  await untilAsked(phone, /^Choose a cell for one half/);
});

test('loot that needs a cell asks for it, and the rest of the pack follows', async () => {
  const page = await onTheFarm();
  await go(page, 'space-exploration', 'take-loot-field', 'take-loot-tunnel', 'take-loot-dog', 'take-loot-gold');
  await act(page, () => placeNamed(page, 'send').click());
  await untilAsked(page, /^Lay a tile: field/);
  await act(page, () => page.locator('[data-place^="cell-"][data-mood="lit"]').first().click());
  await untilAsked(page, /^Lay a tile: tunnel/);
  await act(page, () => page.locator('[data-place^="cell-"][data-mood="lit"]').first().click());
  await eventually('dog and gold are home', async () => [
    await inStore(page, 'dog'),
    await inStore(page, 'gold'),
  ]).toEqual([1, 2]);
});
