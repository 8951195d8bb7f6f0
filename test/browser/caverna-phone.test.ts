import { expect, test } from 'vitest';
import { ALONE } from './caverna.ts';
import { act, litAs, placeNamed, tap, untilAsked, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';
import { PHONE } from './visitor.ts';

const site = openSite();

test('on a phone the part of the table that is asked for comes up by itself, and a tile is laid by two taps and a button', async () => {
  const { page } = await site.visit({ phone: true });
  await sitDown(page, ALONE);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await whatIsWanted(page);
  await act(page, () => tap(placeNamed(page, 'space-sustenance-13')));
  await page.getByRole('button', { name: 'My home', pressed: true }).waitFor();
  await untilAsked(page, /^Lay a tile/);
  expect(await width()).toBeLessThanOrEqual(PHONE.width);
  // In front of the cave: a meadow, and the field above it.
  await act(page, () => placeNamed(page, 'half-20-0').tap());
  const sequence = () => page.locator('main.table').getAttribute('data-revision');
  const before = await sequence();
  // A slip of the thumb lays nothing: the card says where it would lie.
  await placeNamed(page, 'half-19-1').tap();
  await page.locator('#about-panel').getByRole('button', { name: 'Meadow on C4, field on B4' }).waitFor();
  await placeNamed(page, 'half-14-1').tap();
  const lay = page.locator('#about-panel').getByRole('button', { name: 'Meadow on C4, field on C3' });
  await lay.waitFor();
  expect(await sequence()).toBe(before);
  await act(page, () => lay.tap());
  await page.getByRole('button', { name: /^Spaces/, pressed: true }).waitFor();
  expect(await litAs(page, 'space-').count()).toBeGreaterThan(3);
  expect(await width()).toBeLessThanOrEqual(PHONE.width);
});
