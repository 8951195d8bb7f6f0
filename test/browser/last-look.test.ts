import { expect, test } from 'vitest';
import { eventually, playUntil, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

test('a turn that would end by itself is looked at once more: taken back, or ended', async () => {
  const { page } = await site.visit({ settings: { lastLook: 'on' } });
  await sitDown(page);
  const endTurn = page.getByRole('button', { name: 'End turn' });
  const entries = () => page.locator('main').getAttribute('data-revision');
  const sentences = () => page.locator('.log .log-sentence').allInnerTexts();
  await playUntil(page, () => endTurn.isVisible());
  const before = await entries();
  const looked = await sentences();
  await page.getByRole('button', { name: /^Undo$/ }).click();
  await endTurn.waitFor({ state: 'hidden' });
  expect(await entries()).toBe(before);
  expect((await sentences()).length, 'the log tells the last step before it is sent').toBeLessThan(looked.length);

  await playUntil(page, () => endTurn.isVisible());
  const told = await sentences();
  await endTurn.click();
  await eventually('the turn has ended', async () => Number(await entries()) > Number(before)).toBe(true);
  await endTurn.waitFor({ state: 'hidden' });
  expect((await sentences()).slice(0, told.length), 'and tells the same when it is').toEqual(told);
});

test('a turn that was not ended when the page was left is found as it was left', async () => {
  const { page } = await site.visit({ settings: { lastLook: 'on' } });
  await sitDown(page);
  const endTurn = page.getByRole('button', { name: 'End turn' });
  const entries = () => page.locator('main').getAttribute('data-revision');
  await playUntil(page, () => endTurn.isVisible());
  const before = await entries();
  await page.reload();
  await endTurn.waitFor();
  expect(await entries(), 'nothing was sent').toBe(before);

  await page.getByRole('button', { name: /^Undo$/ }).click();
  await endTurn.waitFor({ state: 'hidden' });
  await page.reload();
  await whatIsWanted(page);
  expect(await endTurn.count(), 'what was undone is gone').toBe(0);

  await playUntil(page, () => endTurn.isVisible());
  await page.reload();
  await endTurn.click();
  await eventually('the turn has ended', async () => Number(await entries()) > Number(before)).toBe(true);
});
