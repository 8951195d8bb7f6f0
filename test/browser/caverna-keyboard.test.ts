import { test } from 'vitest';
import { ALONE, inStore } from './caverna.ts';
import { press } from './keyboard.ts';
import { eventually, untilAsked } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();
test('a weapon, an expedition and a tile by keyboard alone', async () => {
  const { page } = await site.visit();
  await sitDown(page, ALONE);
  await press(page, 'space-ore-mining-13');
  await press(page, 'space-blacksmithing');
  await press(page, 'forge-2');
  await untilAsked(page, /^Expedition/);
  await press(page, 'take-loot-dog');
  await press(page, 'take-loot-wood');
  await press(page, 'send');
  await eventually('the loot is home', () => inStore(page, 'dog')).toBe(1);
  await press(page, 'space-slash-and-burn');
  await press(page, 'half-20-0');
  await press(page, 'half-14-1');
  await untilAsked(page, /^Place /);
});
