import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { widthOf } from './fitting.ts';
import { answerOnce, eventually, playToTheEnd, playUntil, resultDialog, tap, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { AGAINST_A_BOT, makeTable, sitDown } from './tables.ts';
import { PHONE } from './visitor.ts';

const site = openSite();

/** What a finger hits without aiming. */
const FINGER = 40;

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  return box;
}

test('with four players and long names nothing is wider than a phone either', async () => {
  const { page } = await site.visit({ phone: true });
  await makeTable(page);
  await page.request.put('/api/me', { data: { name: 'Bartholomew Featherstone' } });
  await sitDown(page, { ...AGAINST_A_BOT, seats: ['me', { bot: 'random' }, { bot: 'random' }, { bot: 'random' }] });
  for (let answers = 0; answers < 12; answers++) await answerOnce(page, tap);
  expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
});

test('a whole match by taps', async () => {
  const { page } = await site.visit({ phone: true });
  await page.goto('/');
  await page.getByRole('article', { name: 'Gnome Elf Troll' }).getByRole('button', { name: 'Play now' }).tap();
  await playToTheEnd(page, { touch: true });
  await resultDialog(page).getByRole('button', { name: 'Play again' }).tap();
  await whatIsWanted(page);
});

test('the pages’ links stand at the thumb and are large enough for it', async () => {
  const { page } = await site.visit({ phone: true });
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link').filter({ visible: true });
  await links.first().waitFor();
  expect(await links.count()).toBeGreaterThanOrEqual(4);
  for (const link of await links.all()) {
    const { y, width, height } = await boxOf(link);
    expect(y).toBeGreaterThan(PHONE.height * 0.8);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(FINGER);
  }
});

test('what can be answered at a table is within the thumb’s reach and large enough for it', async () => {
  const { page } = await site.visit({ phone: true });
  await sitDown(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  await playUntil(page, () => undo.isVisible(), tap);
  for (const button of await page.locator('.prompt-actions button').all()) {
    const { y, width, height } = await boxOf(button);
    expect(y).toBeGreaterThan(PHONE.height / 2);
    expect(y + height).toBeLessThanOrEqual(PHONE.height);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(FINGER);
  }
});

test('what stands beside the board on a wide screen rises as a sheet', async () => {
  const { page } = await site.visit({ phone: true });
  await sitDown(page);
  await page.getByRole('button', { name: 'Score', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Gnome Elf Troll' });
  await sheet.getByRole('tab', { name: 'Score', selected: true }).waitFor();
  for (const panel of ['Players', 'Log', 'Chat', 'Rules']) {
    await sheet.getByRole('tab', { name: panel }).tap();
    await sheet.getByRole('tab', { name: panel, selected: true }).waitFor();
    expect(await widthOf(page), panel).toBeLessThanOrEqual(PHONE.width);
  }
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await sheet.waitFor({ state: 'hidden' });
  await eventually('the board is shown', () => page.getByRole('region', { name: 'Board' }).isVisible()).toBe(true);
});

test('the log rises with its newest line in sight', async () => {
  const { page } = await site.visit({ phone: true });
  await sitDown(page);
  const log = page.locator('.log');
  for (let answers = 0; answers < 12; answers++) await answerOnce(page, tap);
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  const hidden = () => log.evaluate((list) => list.scrollHeight - list.clientHeight);
  const below = () => log.evaluate((list) => Math.round(list.scrollHeight - list.clientHeight - list.scrollTop));
  await eventually('a part of the board is out of sight', hidden).toBeGreaterThan(0);
  await eventually('the board ends where the screen does', below).toBeLessThanOrEqual(1);
});
