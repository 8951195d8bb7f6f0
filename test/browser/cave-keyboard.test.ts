import { test } from 'vitest';
import { caveResult, IN_THE_CAVE } from './cave.ts';
import { playByKeyboard } from './keyboard.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

test('a whole match of Cave Troll by keyboard alone, with the focus always in sight', async () => {
  const { page } = await site.visit();
  await sitDown(page, IN_THE_CAVE);
  // Turns are ended early, so that the match is not too long.
  await playByKeyboard(page, { passes: (answers) => answers % 4 > 1 });
  await caveResult(page).waitFor();
  await page.keyboard.press('Escape');
  await caveResult(page).waitFor({ state: 'hidden' });
});
