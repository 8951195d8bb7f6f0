import { expect, test } from 'vitest';
import { act, go, litAs, litPlaces, untilAsked } from './play.ts';
import { question, RAID, send } from './princesses.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

test('nested moments are taken back one by one: tile, action, move', async () => {
  const { page } = await site.visit();
  await sitDown(page, RAID);
  await untilAsked(page, /^Move your first troll/);
  await send(page, 'camp', 'building');
  await page.getByRole('button', { name: 'End the phase' }).click();
  await untilAsked(page, /^Move your second troll/);
  await send(page, 'camp', 'building');
  const arrived = await question(page);
  await go(page, 'act-build-tiles-building');
  const asked = await question(page);
  await act(page, () => litAs(page, 'tile-cave').first().click());
  const cells = litAs(page, 'cell-');
  if ((await cells.count()) > 0) await act(page, () => cells.first().click());
  await page.locator('.tp-built').waitFor();

  const undo = page.getByRole('button', { name: 'Undo' });
  const moods = () => litPlaces(page).count();
  while ((await page.locator('.tp-built').count()) > 0) await act(page, () => undo.click());
  while ((await question(page)) !== asked) await act(page, () => undo.click());
  expect(await moods()).toBeGreaterThan(0);
  await act(page, () => undo.click());
  expect(await question(page)).toBe(arrived);
  await act(page, () => undo.click());
  await untilAsked(page, /^Move your second troll/);
});
