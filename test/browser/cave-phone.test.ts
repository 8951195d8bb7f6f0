import { expect, test } from 'vitest';
import { FULL_CAVE, figureCard, IN_THE_CAVE, lit, playInCave, tap } from './cave.ts';
import { eventually } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';
import { PHONE } from './visitor.ts';

const site = openSite();

test('on a phone the map is panned and zoomed, and a figure is large enough for a finger', async () => {
  const { page } = await site.visit({ phone: true });
  await sitDown(page, IN_THE_CAVE);
  await playInCave(page, async () => (await lit.figures(page).count()) > 0, tap);
  // While actions are left, ending the turn is quiet.
  const ending = page.locator('.prompt').getByRole('button', { name: 'End the turn' });
  expect(await ending.getAttribute('class')).toContain('prompt-declines');
  const map = page.locator('.ct-map');
  const widthOfMap = async () => (await map.boundingBox())?.width ?? 0;
  const before = await widthOfMap();
  expect(before).toBeGreaterThan(PHONE.width);
  await page.getByRole('button', { name: 'Show everything' }).tap();
  await eventually('the whole map is in sight', widthOfMap).toBeLessThanOrEqual(PHONE.width);
  // The whole map lies at the foot of its window: hourglass and zoom have what is free above it.
  const lowest = (selector: string) =>
    page.locator(selector).evaluate((each) => Math.round(each.getBoundingClientRect().bottom));
  expect((await lowest('.ct-window')) - (await lowest('.ct-map'))).toBeLessThan(4);
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

test('on a phone a finger reaches all that can be chosen, though hourglass and zoom lie on the map', async () => {
  const { page } = await site.visit({ phone: true });
  await sitDown(page, FULL_CAVE);
  await playInCave(page, async () => (await lit.areas(page).count()) > 2, tap);
  const covered = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>(':is(.ct-area, .ct-token)[data-mood="lit"]')]
        .filter((area) => {
          const { left, top, width, height } = area.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return hit?.closest('.ct-top') !== null;
        })
        .map(({ dataset }) => dataset.place),
    );
  await eventually('no room is covered', covered).toEqual([]);
  await playInCave(page, async () => (await lit.figures(page).count()) > 0, tap);
  await eventually('no figure is covered', covered).toEqual([]);
});

test('on a phone a tapped card is explained once: beside it, or by the panel with what can be done', async () => {
  const { page } = await site.visit({ phone: true });
  await sitDown(page, IN_THE_CAVE);
  const held = page.locator('.ct-held[data-mood="lit"]');
  await playInCave(page, async () => (await held.count()) > 0, tap);
  const beside = page.locator('.ct-about');
  await beside.waitFor();
  await held.first().tap();
  await page.locator('#about-panel').waitFor();
  await beside.waitFor({ state: 'hidden' });
});

test.each(['normal', 'large'] as const)(
  'on a phone with %s text names, cards and what they do are whole',
  async (text) => {
    const { page } = await site.visit({ phone: true, settings: { text } });
    await sitDown(page, FULL_CAVE);
    await playInCave(page, async () => (await page.locator('.ct-held').count()) > 0, tap);
    const sizes = () =>
      page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const cut = [...document.querySelectorAll('.ct-gang-name')].filter(
          (name) => name.scrollWidth > name.clientWidth,
        );
        const [map, zoom, hourglass] = ['.ct-window', '.zoom-bar', '.ct-hourglass'].map(box);
        return {
          cut: cut.map(({ textContent }) => textContent),
          map: map?.height ?? 0,
          isOnMap: [zoom, hourglass].every((each) => (each?.bottom ?? Infinity) < (map?.bottom ?? 0)),
          columns: new Set([...document.querySelectorAll('.ct-gang')].map((gang) => gang.getBoundingClientRect().left))
            .size,
          card: [box('.ct-held .ct-card')?.width ?? 0, box('.ct-held .ct-card')?.height ?? 0],
          words: box('.ct-about')?.width ?? 0,
        };
      });
    await eventually('all names are whole', async () => (await sizes()).cut).toEqual([]);
    const { map, isOnMap, columns, card, words } = await sizes();
    expect(map).toBeGreaterThan(text === 'large' ? 250 : 360);
    expect(isOnMap).toBe(true);
    expect(columns).toBe(2);
    expect(card[0]).toBeGreaterThanOrEqual(70);
    expect(card[1]).toBeGreaterThanOrEqual(88);
    expect(words).toBeGreaterThan(118);
  },
);
