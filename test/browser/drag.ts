import type { Locator, Page } from 'playwright-core';
import { playUntil } from './play.ts';

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns where the pointer is then. */
export async function lift(page: Page, target: Locator): Promise<Point> {
  const { x, y } = await middleOf(target);
  const lifted = { x: x + 12, y: y - 12 };
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(lifted.x, lifted.y, { steps: 3 });
  return lifted;
}

export async function dropOn(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.mouse.move(x, y, { steps: 5 });
  await page.mouse.up();
}

export async function dropOnNothing(page: Page): Promise<void> {
  await page.mouse.move(5, 5, { steps: 5 });
  await page.mouse.up();
}

export function creatures(page: Page): Locator {
  return page.locator('.stage [data-piece^="figure-"]');
}

/** Plays until a gnome can be bought, and gives the place where. */
export async function findGnome(page: Page): Promise<Locator> {
  const gnome = page.locator(
    '[data-place="shop-gnome"][data-mood="lit"], [data-place^="price-gnome-"][data-mood="lit"]',
  );
  await playUntil(page, async () => (await gnome.count()) > 0);
  return gnome.last();
}
