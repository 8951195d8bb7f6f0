import { expect, test } from 'vitest';
import { act, eventually, go, litAs, untilAsked } from './play.ts';
import { endPhase, RAID, send } from './princesses.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

test('a tile is turned by key and by wheel through the ways in which it fits, and laid by Enter', async () => {
  const { page } = await site.visit();
  await sitDown(page, RAID);
  await untilAsked(page, /^Move your first troll/);
  await send(page, 'camp', 'building');
  await endPhase(page);
  await untilAsked(page, /^Move your second troll/);
  await send(page, 'camp', 'building');
  await go(page, 'act-build-tiles-building');
  await act(page, () => litAs(page, 'tile-cave').first().click());

  const ghost = page.locator('.tp-ghost').first();
  if ((await ghost.count()) === 0) await act(page, () => litAs(page, 'tile-cave').first().click());
  const turn = () => ghost.getAttribute('data-place');
  const first = await turn();
  await ghost.focus();
  await page.locator('.tp-ghost[data-shown] .tp-tile').waitFor();
  await page.keyboard.press('r');
  const second = await turn();
  await page.keyboard.press('R');
  expect(await turn()).toBe(first);
  await ghost.hover();
  await page.mouse.wheel(0, 120);
  await eventually('the tile is turned', turn).toBe(second);
  // Whoever points with the mouse has the focus elsewhere.
  await ghost.blur();
  await page.keyboard.press('R');
  await eventually('the tile is turned back', turn).toBe(first);
  await ghost.focus();
  await act(page, () => page.keyboard.press('Enter'));
  await page.locator('.tp-built').first().waitFor();
});
