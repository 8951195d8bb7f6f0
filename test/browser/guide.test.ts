import { expect, test } from 'vitest';
import { act, answerButtons, litPlaces, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

test.each([
  ['on a wide screen', false],
  ['on a phone', true],
])('the guided first match %s leads to its end, saying something new at every stop', async (_, phone) => {
  const { page } = await site.visit({ phone });
  await page.goto('/learn');
  const lesson = page.getByRole('article').filter({ hasText: 'Gnome Elf Troll' });
  await lesson.getByRole('button', { name: 'Start the guided match' }).click();
  const guide = page.getByRole('region', { name: 'Guide' });
  const next = guide.getByRole('button', { name: 'Next' });
  const playOn = guide.getByRole('button', { name: 'Play on' });
  const said = new Set<string>();

  for (let stops = 0; !(await playOn.isVisible()); stops++) {
    expect(stops).toBeLessThan(60);
    await guide.waitFor();
    const words = (await guide.getByRole('paragraph').textContent()) ?? '';
    said.add(words);
    // What explains the thing last clicked may lie over the next one.
    if (!phone) await page.mouse.move(0, 0);
    if (await next.isVisible()) await next.click();
    else await act(page, () => litPlaces(page).or(answerButtons(page)).first().click());
    await next.or(playOn).or(litPlaces(page)).or(answerButtons(page)).first().waitFor();
  }
  expect(said.size).toBe(31);
  await guide.getByText('Ten beans').waitFor();
  await playOn.click();
  await page.waitForURL(/\/table\//);
  await whatIsWanted(page);
});
