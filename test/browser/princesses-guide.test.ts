import { expect, test } from 'vitest';
import { guide as script } from '../../src/games/trolls-and-princesses/board/guide.ts';
import { act, answerButtons, litPlaces, tap } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

test.each([
  ['on a wide screen', false],
  ['on a phone', true],
])('the guided first match %s leads from stop to stop, saying something new at each', async (_, phone) => {
  const { page } = await site.visit({ phone });
  await page.goto('/learn');
  const lesson = page.getByRole('article', { name: 'Trolls & Princesses' });
  await lesson.getByRole('button', { name: 'Start the guided match' }).click();
  const guide = page.getByRole('region', { name: 'Guide' });
  const next = guide.getByRole('button', { name: 'Next' });
  const said = new Set<string>();
  for (const [number, { answers }] of script.stops.entries()) {
    await guide.getByText(`${number + 1} of ${script.stops.length}`).waitFor();
    said.add((await guide.getByRole('paragraph').first().textContent()) ?? '');
    if (number === script.stops.length - 1) break;
    if (answers === undefined) {
      await next.click();
    } else if (answers[0]?.do === 'end' || answers[0]?.do === 'stop') {
      await act(page, () => answerButtons(page).click());
    } else {
      const lit = litPlaces(page).last();
      await lit.waitFor();
      const isFirstTap =
        phone && answers[0]?.do === 'place' && (await page.locator('.tp-ghost[data-shown]').count()) === 0;
      if (isFirstTap) await lit.tap();
      await act(page, () => (phone ? tap(lit) : lit.click()));
    }
  }
  expect(said.size).toBe(script.stops.length);
});
