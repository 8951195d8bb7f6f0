import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { creatures, dropOn, dropOnNothing, findGnome, lift } from './drag.ts';
import { answerOnce, eventually, litPlaces, placeNamed, playUntil, tap, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

function isUnder(element: Element, { x, y }: { x: number; y: number }): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left < x && x < right && top < y && y < bottom;
}

test('a tile is dragged from the hand into the garden', async () => {
  const { page } = await site.visit();
  await sitDown(page);
  await litPlaces(page).first().waitFor();
  const tile = placeNamed(page, 'hand-0');
  // What a board says about its places holds for the copy too.
  await tile.evaluate(({ classList: [own] }) => {
    const rule = `html .${own} { position: relative; margin: 200px; transition: transform 9s; pointer-events: auto }`;
    document.styleSheets[0]?.insertRule(rule);
  });
  const pointer = await lift(page, tile);
  expect(await page.locator('.carried').evaluate(isUnder, pointer)).toBe(true);
  await dropOn(page, placeNamed(page, 'end-right'));
  await page.getByRole('list', { name: 'What happened' }).getByText(/sowed/).first().waitFor();
});

test('a gnome is carried from the shop to a tile in one go', async () => {
  const { page } = await site.visit();
  await sitDown(page);
  const gnome = await findGnome(page);
  const before = await creatures(page).count();
  await lift(page, gnome);
  const tile = page.locator('[data-place^="tile-"][data-mood="lit"]').first();
  await tile.waitFor();
  await dropOn(page, tile);
  await eventually('the creature is placed', () => creatures(page).count()).toBeGreaterThan(before);
});

test('what is let go over nothing goes back, and so does what was paid', async () => {
  const { page } = await site.visit();
  await sitDown(page);
  const gnome = await findGnome(page);
  const purse = page.locator('.get-purse');
  const before = await purse.textContent();
  const creaturesBefore = await creatures(page).count();
  await lift(page, gnome);
  await page.locator('[data-place^="tile-"][data-mood="lit"]').first().waitFor();
  await dropOnNothing(page);
  await eventually('the purse is as it was', () => purse.textContent()).toBe(before);
  await gnome.waitFor();
  expect(await creatures(page).count()).toBe(creaturesBefore);
});

/**
 * Nothing is on its way any more: a click on what glides away between press and release is none. What can be chosen breathes for
 * many seconds, but stays where it is.
 */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter((animation) => !(animation instanceof CSSAnimation && animation.animationName === 'glow'))
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

test.each([
  ['glide', true],
  ['do not glide where less motion is wanted', false],
])('pieces %s', async (_, motion) => {
  const { page, context } = await site.visit({ motion });
  await context.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...args) {
      document.documentElement.setAttribute('data-moved', '');
      return animate.apply(this, args);
    };
  });
  await sitDown(page);
  for (let answers = 0; answers < 4; answers++) {
    await whatIsWanted(page);
    await atRest(page);
    await answerOnce(page);
  }
  expect((await page.locator('html[data-moved]').count()) > 0).toBe(motion);
});

test('what lies on a bed that moves does not glide by itself', async () => {
  const { page, context } = await site.visit({ phone: true, motion: true });
  await context.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      const [first] = Array.isArray(keyframes) ? keyframes : [];
      if (first?.transform !== undefined && this.closest('.get-garden[data-mine]'))
        this.setAttribute('data-glided', '');
      return animate.call(this, keyframes, options);
    };
  });
  await sitDown(page);
  const done = page.getByRole('button', { name: 'Finish' });
  await playUntil(page, () => done.isVisible(), tap);
  // A piece that is still on its way glides on from there.
  await atRest(page);
  await page.evaluate(() => {
    for (const piece of document.querySelectorAll('[data-glided]')) piece.removeAttribute('data-glided');
  });
  const bed = page.locator('.get-garden[data-mine]');
  const before = await bed.boundingBox();
  await done.tap();
  await done.waitFor({ state: 'hidden' });
  await whatIsWanted(page);
  expect(await bed.boundingBox()).not.toEqual(before);
  expect(await page.locator('[data-glided]').count()).toBe(0);
});
