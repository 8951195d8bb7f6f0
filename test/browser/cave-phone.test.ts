import { expect, test } from 'vitest';
import { figureCard, IN_THE_CAVE, lit, playInCave, tap } from './cave.ts';
import { eventually } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';
import { PHONE } from './visitor.ts';

const site = openSite();

test('on a phone the map is panned and zoomed, and a figure is large enough for a finger', async () => {
  const { page } = await site.visit({ phone: true });
  await sitDown(page, IN_THE_CAVE);
  await playInCave(page, async () => (await lit.figures(page).count()) > 0, tap);
  const map = page.locator('.ct-map');
  const widthOfMap = async () => (await map.boundingBox())?.width ?? 0;
  const before = await widthOfMap();
  expect(before).toBeGreaterThan(PHONE.width);
  await page.getByRole('button', { name: 'Show everything' }).tap();
  await eventually('the whole map is in sight', widthOfMap).toBeLessThanOrEqual(PHONE.width);
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await eventually('the map has grown', widthOfMap).toBeGreaterThan(before);

  await playInCave(
    page,
    async () => (await lit.figures(page).count()) > 0 && (await lit.areas(page).count()) === 0,
    tap,
  );
  await lit.figures(page).first().tap();
  await figureCard(page).waitFor();
  const box = await page.locator('.ct-token[data-mood="chosen"]').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(28);
});
