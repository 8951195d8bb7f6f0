import { expect, test } from 'vitest';
import { ALONE, inStore } from './caverna.ts';
import { act, eventually, go, placeNamed, untilAsked } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

test('a ruby becomes wood in the middle of a payment', async () => {
  const { page } = await site.visit();
  await sitDown(page, ALONE);
  await go(page, 'space-ruby-mining');
  await go(page, 'space-housework', 'branch-furnish');
  await untilAsked(page, /furnishing/);
  expect(await placeNamed(page, 'room-stone-supplier').getAttribute('data-mood')).toBe('blocked');
  expect(await inStore(page, 'ruby')).toBe(1);

  await act(page, () => placeNamed(page, 'exchanges').click());
  await go(page, 'free-ruby-wood');
  await eventually('the ruby is gone', () => inStore(page, 'ruby')).toBe(0);
  await go(page, 'room-stone-supplier');
  await page.getByRole('img', { name: 'Stone Supplier' }).waitFor();
  expect(await inStore(page, 'wood')).toBe(0);
});
