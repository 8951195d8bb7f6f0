import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { FOLDERS, gameNamed } from '../../src/games/index.ts';
import { type MatchRecord, recordWithLog } from '../../src/kernel/record.ts';
import { playThrough } from '../positions/make.ts';
import { violationsOn } from './accessible.ts';
import { keepRecord, makeLocalDatabase } from './local-database.ts';
import { eventually } from './play.ts';
import { openSite } from './site.ts';
import { PHONE } from './visitor.ts';

const site = openSite();

const WIDE = { width: 1440, height: 900 };
const SIZES = [WIDE, { width: 1280, height: 720 }, PHONE];
const NAMES = ['Moss', 'Ember', 'Wilhelmina', 'Frost', 'Birch', 'Bartholomew', 'Soot'];

function finished(game: string, seats: number): MatchRecord {
  return recordWithLog(playThrough(gameNamed(game), seats, 'random'), NAMES.slice(0, seats));
}

/** What lies over something else, hangs out of the board or cannot be reached, a line for each. */
function flawsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // At the end of the page nothing sticks to its foot.
    scrollTo(0, document.documentElement.scrollHeight);
    const flaws: string[] = [];
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const blocks = [...document.querySelectorAll('.match-head, .match-board, .match .paper')].filter(
      (block) => block.parentElement?.closest('.match .paper, .match-board') === null,
    );
    for (const [index, one] of blocks.entries()) {
      for (const other of blocks.slice(index + 1)) {
        const [a, b] = [boxOf(one), boxOf(other)];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1 && down > 1) flaws.push(`${one.className} lies over ${other.className} by ${down} px`);
      }
    }
    const board = document.querySelector('.match-board') as HTMLElement;
    const stage = board.querySelector('.stage') as HTMLElement;
    const hidden = stage.scrollHeight - stage.clientHeight;
    if (hidden > 1) flaws.push(`${hidden} px of the board are out of sight`);
    const { bottom, right } = boxOf(board);
    /** What scrolls or clips keeps its content, and so does a drawing. */
    const check = (each: Element) => {
      const box = boxOf(each);
      if (!each.checkVisibility({ visibilityProperty: true })) return;
      if (box.width > 1 && box.height > 1) {
        if (box.bottom > bottom + 2) flaws.push(`${each.className} hangs ${box.bottom - bottom} px out`);
        if (box.right > right + 2) flaws.push(`${each.className} is ${box.right - right} px too wide`);
      }
      if (each.tagName === 'svg' || getComputedStyle(each).overflow !== 'visible') return;
      for (const child of each.children) check(child);
    };
    for (const child of stage.children) check(child);
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) flaws.push(`the page is ${wide} px too wide`);
    return flaws;
  });
}

/** Names among the places that are broken within a word. */
function brokenNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.match-result .name')].flatMap((name) => {
      const text = name.firstChild;
      const words = text?.textContent?.trim() ?? '';
      if (text === null || words === '') return [];
      const range = document.createRange();
      range.setStart(text, 0);
      range.setEnd(text, words.length);
      return range.getClientRects().length > 1 ? [words] : [];
    }),
  );
}

describe.each(FOLDERS.map(({ manifest }) => [manifest.title, manifest] as const))('%s', (_, manifest) => {
  const few = Math.min(...manifest.seats);
  const many = Math.max(...manifest.seats);
  test(`the match page is whole with ${few} and with ${many} seats`, async () => {
    const { page } = await site.visit();
    await makeLocalDatabase(page);
    for (const seats of new Set([few, many])) {
      const id = await keepRecord(page, finished(manifest.id, seats), `here-match${seats}aaaa`);
      await page.goto(`/match/${id}`);
      await page.locator('.match-result li').first().waitFor();
      expect(await page.locator('.match-result li').count()).toBe(seats);
      for (const viewport of SIZES) {
        await page.setViewportSize(viewport);
        const where = `with ${seats} at ${viewport.width}x${viewport.height}`;
        await eventually(`nothing overlaps ${where}`, () => flawsOn(page)).toEqual([]);
        expect(await brokenNames(page), where).toEqual([]);
      }
      await page.setViewportSize(WIDE);
    }
    expect(await violationsOn(page)).toEqual([]);
  });
});

test('the charts stay at the foot while a board that is higher than the window is scrolled', async () => {
  const { page } = await site.visit();
  await makeLocalDatabase(page);
  const id = await keepRecord(page, finished('caverna', 2));
  await page.setViewportSize(WIDE);
  await page.goto(`/match/${id}`);
  const slider = page.getByRole('slider', { name: 'The score over the match' });
  await slider.waitFor();
  await page.locator('.match-board').evaluate((board) => {
    board.style.minHeight = '1600px';
  });
  const footOf = () =>
    page.locator('.match-foot').evaluate((foot) => innerHeight - foot.getBoundingClientRect().bottom);
  await eventually('the charts are in sight', footOf).toBe(0);
  await slider.focus();
  await page.keyboard.press('Home');
  expect(await page.locator('.match-steps').innerText()).toContain('0 of');
});
