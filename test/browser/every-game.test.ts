import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { FOLDERS, gameNamed } from '../../src/games/index.ts';
import type { NewTable } from '../../src/protocol/client.ts';
import { loadTabletop } from '../../src/web/game-parts.ts';
import { outOfReachOn, violationsOn } from './accessible.ts';
import { answerByKeyboard } from './keyboard.ts';
import { tooSmallOn } from './legible.ts';
import { lostOffers, perspectiveFrom } from './offered.ts';
import { answerOnce, eventually, tap, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';
import { DESKTOP, PHONE } from './visitor.ts';

const site = openSite();

const LAPTOPS = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
] as const;
const SIZES = [...LAPTOPS, { width: 1024, height: 768 }, { width: 768, height: 1024 }, PHONE] as const;

/** So low that every board scrolls. */
const LOW = { width: 390, height: 400 };

/** So many answers show most of what a board has. */
const ANSWERS = 8;
const TAPS = 5;

/** A full table: one person among bots that play anything, who begins where the game lets the table say so. */
function fullTable({ id, seats, options }: (typeof FOLDERS)[number]['manifest']): NewTable {
  return {
    game: id,
    seats: ['me', ...Array(Math.max(...seats) - 1).fill({ bot: 'random' })],
    options: 'firstPlayer' in options ? { firstPlayer: 0 } : {},
    start: true,
  };
}

/** How far the page, and the board in it, can be scrolled. */
function hiddenOn(page: Page) {
  return page.evaluate(() => {
    const stage = document.querySelector('.stage') ?? document.body;
    const { scrollWidth, scrollHeight } = document.documentElement;
    return {
      page: { right: Math.max(0, scrollWidth - innerWidth), below: Math.max(0, scrollHeight - innerHeight) },
      board: { right: stage.scrollWidth - stage.clientWidth, below: stage.scrollHeight - stage.clientHeight },
    };
  });
}

/** How many things on the board breathe by the board kit's glow, themselves or by what is painted around them. */
function glowingOn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isMoving = ({ animationName, animationDuration, content }: CSSStyleDeclaration) =>
      animationName === 'glow' && animationDuration !== '0s' && content !== 'none';
    return [...document.querySelectorAll('.stage *')].filter(
      (each) => isMoving(getComputedStyle(each)) || isMoving(getComputedStyle(each, '::after')),
    ).length;
  });
}

const NOTHING = { right: 0, below: 0 };

describe.each(FOLDERS.map(({ manifest }) => [manifest.title, manifest] as const))('%s', (_, manifest) => {
  test('is played by keyboard, every offer where it can be found, and fits, is legible and passes axe', async () => {
    const rules = gameNamed(manifest.id);
    const tabletop = await loadTabletop(manifest.id);
    const { page, received } = await site.visit();
    const playByKeyboard = async (most: number): Promise<number> => {
      await sitDown(page, fullTable(manifest));
      for (let answers = 0; answers < most; answers++) {
        if ((await whatIsWanted(page)) === 'over') return answers;
        expect(await lostOffers(page, tabletop, perspectiveFrom(received, rules))).toEqual([]);
        await answerByKeyboard(page);
      }
      return most;
    };
    const answers = await playByKeyboard(ANSWERS);
    // A short match is over by then: what is measured is a board in play.
    if ((await whatIsWanted(page)) === 'over') await playByKeyboard(answers >> 1);
    expect(await whatIsWanted(page)).not.toBe('over');
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      const isLaptop = LAPTOPS.some((laptop) => laptop === viewport);
      await eventually('the page is as wide as its window', async () => (await hiddenOn(page)).page.right).toBe(0);
      if (isLaptop)
        await eventually('nothing of the page is out of sight', async () => (await hiddenOn(page)).page).toEqual(
          NOTHING,
        );
      if (isLaptop && tabletop.fits) {
        await eventually('the whole board is in sight', async () => (await hiddenOn(page)).board).toEqual(NOTHING);
      }
      await eventually(`nothing is too small at ${viewport.width}x${viewport.height}`, () => tooSmallOn(page)).toEqual(
        [],
      );
    }
    await page.setViewportSize(DESKTOP);
    expect(await violationsOn(page)).toEqual([]);
  });

  test('glows where something can be chosen, and is still for those who want no motion', async () => {
    const { page } = await site.visit({ motion: true });
    await sitDown(page, fullTable(manifest));
    await whatIsWanted(page);
    await eventually('something glows', () => glowingOn(page)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await eventually('nothing moves any more', () => glowingOn(page)).toBe(0);
  });

  test('is played by taps on a phone, is never wider than it, and its past can be scrolled by keyboard', async () => {
    const { page } = await site.visit({ phone: true });
    await sitDown(page, fullTable(manifest));
    for (let answers = 0; answers < TAPS; answers++) {
      await answerOnce(page, tap);
      expect((await hiddenOn(page)).page.right).toBe(0);
    }
    expect(await tooSmallOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Previous move' }).click();
    await page.setViewportSize(LOW);
    await eventually('all that scrolls is in reach', () => outOfReachOn(page)).toEqual([]);
  });
});
