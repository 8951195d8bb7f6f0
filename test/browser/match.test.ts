import { expect, test } from 'vitest';
import { isFocused, playByKeyboard, tabTo } from './keyboard.ts';
import { eventually, playToTheEnd, resultDialog, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

test('a whole match by clicks, from the first page to the page of the match', async () => {
  const { page } = await site.visit();
  await page.goto('/');
  await page.getByRole('article', { name: 'Gnome Elf Troll' }).getByRole('button', { name: 'Play now' }).click();
  await whatIsWanted(page);
  await eventually('the title says whose turn it is', () => page.title()).toContain('Your turn');
  await playToTheEnd(page);
  await eventually('the title says that it is another’s turn', () => page.title()).not.toContain('Your turn');

  const result = resultDialog(page);
  expect(await result.getByRole('listitem').count()).toBe(3);
  await result.getByRole('link', { name: 'Match page' }).click();
  await page.getByRole('heading', { name: 'Match of Gnome Elf Troll' }).waitFor();
  await page.getByRole('button', { name: 'Check it here' }).click();
  await page.getByText('It checks out').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.underbridge\.json$/);
});

test('a whole match by keyboard alone, with the focus always in sight', async () => {
  const { page } = await site.visit();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await page.keyboard.press('Tab');
  expect(await isFocused(page, '.skip-link')).toBe(true);
  await tabTo(page, '[aria-label="Gnome Elf Troll"] button');
  await page.keyboard.press('Enter');
  await whatIsWanted(page);
  const question = (await page.locator('.prompt-sentence').textContent()) ?? '';
  await eventually('the question is announced', () => page.locator('[data-announcer]').textContent()).toContain(
    question.split(/[.:]/)[0],
  );
  await playByKeyboard(page);

  await resultDialog(page).waitFor();
  await page.keyboard.press('Escape');
  await resultDialog(page).waitFor({ state: 'hidden' });
});
