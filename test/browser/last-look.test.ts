import { expect, test } from 'vitest';
import { eventually, playUntil } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

test('a turn that would end by itself is looked at once more: taken back, or ended', async () => {
  const { page } = await site.visit({ settings: { lastLook: 'on' } });
  await sitDown(page);
  const endTurn = page.getByRole('button', { name: 'End turn' });
  const entries = () => page.locator('main').getAttribute('data-sequence');
  await playUntil(page, () => endTurn.isVisible());
  const before = await entries();
  await page.getByRole('button', { name: /^Undo$/ }).click();
  await endTurn.waitFor({ state: 'hidden' });
  expect(await entries()).toBe(before);

  await playUntil(page, () => endTurn.isVisible());
  await endTurn.click();
  await eventually('the turn has ended', async () => Number(await entries()) > Number(before)).toBe(true);
  await endTurn.waitFor({ state: 'hidden' });
});
