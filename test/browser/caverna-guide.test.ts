import { expect, test } from 'vitest';
import { guide as script } from '../../src/games/caverna/board/guide.ts';
import { act, answerButtons, litPlaces, tap } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

test.each([
  ['on a wide screen', false],
  ['on a phone', true],
])('the guided first match %s leads from stop to stop, saying something new at each', async (_, phone) => {
  const { page } = await site.visit({ phone });
  await page.goto('/learn');
  const lesson = page.getByRole('article', { name: 'Caverna' });
  await lesson.getByRole('button', { name: 'Start the guided match' }).click();
  const guide = page.getByRole('region', { name: 'Guide' });
  const said = new Set<string>();
  for (const [number, { answers }] of script.stops.entries()) {
    const here = guide.getByText(`${number + 1} of ${script.stops.length}`);
    await here.waitFor();
    said.add((await guide.getByRole('paragraph').first().textContent()) ?? '');
    if (number === script.stops.length - 1) break;
    if (answers === undefined) await guide.getByRole('button', { name: 'Next' }).click();
    // A tile takes two cells, and what is packed has to be sent.
    while (answers !== undefined && (await here.isVisible())) {
      const choice = litPlaces(page).or(answerButtons(page)).last();
      await act(page, () => (phone ? tap(choice) : choice.click()));
    }
  }
  expect(said.size).toBe(script.stops.length);
});
