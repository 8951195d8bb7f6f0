import { test } from 'vitest';
import { playByKeyboard } from './keyboard.ts';
import { resultDialog } from './play.ts';
import { RAID } from './princesses.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

/** So many answers are given on the board, tiles and all; then phases are ended, so that the match is short. */
const ON_THE_BOARD = 30;

test('a whole match of Trolls & Princesses by keyboard alone, with the focus always in sight', async () => {
  const { page } = await site.visit();
  await sitDown(page, RAID);
  await playByKeyboard(page, { passes: (answers) => answers >= ON_THE_BOARD });
  await resultDialog(page).waitFor();
  await page.keyboard.press('Escape');
  await resultDialog(page).waitFor({ state: 'hidden' });
});
