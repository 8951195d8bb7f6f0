import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { act, expectNothingRefused, type Wanted, whatIsShown, whatIsWanted } from './play.ts';

/** Blocked places are stops of their own, and some boards have many. */
const FARTHEST = 250;
const LONGEST_MATCH = 400;
const BUTTON = '.prompt-actions [data-answer]';
const LIT = '[data-mood="lit"]';

export function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((each) => document.activeElement?.matches(each) ?? false, selector);
}

/** Goes by Tab, or backwards, until the focus is there. */
export async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < FARTHEST; presses++) {
    if (await isFocused(page, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never leads to ${selector}`);
}

/** Whether one can see where the focus is. A drawing marks what is pointed at itself. */
function showsFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    if (document.activeElement === null) return false;
    if (document.activeElement.matches('svg [data-pointed]')) return true;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
}

/** In the page: the arrows that lead from the focus towards a place, the shorter way last. */
function arrowsTo(place: string): readonly string[] {
  const target = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  const from = document.activeElement?.getBoundingClientRect();
  if (target === undefined || from === undefined) return [];
  const [x, y] = [target.x - from.x, target.y - from.y];
  const across = x > 0 ? 'ArrowRight' : 'ArrowLeft';
  const along = y > 0 ? 'ArrowDown' : 'ArrowUp';
  return Math.abs(x) > Math.abs(y) ? [across, along] : [along, across];
}

/** Goes to a place as somebody would who sees it: by Tab to the board, then by arrows. */
export async function steerTo(page: Page, place: string): Promise<void> {
  await whatIsWanted(page);
  const wanted = `[data-place="${place}"]`;
  if (!(await isFocused(page, '.stage [data-mood]'))) await tabTo(page, '.stage [data-mood]');
  for (let presses = 0; presses < FARTHEST && !(await isFocused(page, wanted)); presses++) {
    const [first = 'Tab', second = 'Tab'] = await page.evaluate(arrowsTo, place);
    const before = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.place);
    await page.keyboard.press(first);
    const after = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.place);
    if (before === after) await page.keyboard.press(second);
  }
  expect(await isFocused(page, wanted), place).toBe(true);
}

/** Chooses a place by keyboard. Not every place answers at once. */
export async function press(page: Page, place: string, answers = true): Promise<void> {
  await steerTo(page, place);
  if (answers) await act(page, () => page.keyboard.press('Enter'));
  else await page.keyboard.press('Enter');
}

/** Where the focus is, and the arrows from there, those that point to what glows nearest first; none off the board. */
function lookAround(): { readonly at: string; readonly arrows: readonly string[] } | 'lit' | undefined {
  const focus = document.activeElement;
  if (focus?.matches('[data-mood="lit"]')) return 'lit';
  if (!focus?.matches('.stage [data-mood]:not([data-mood="blocked"], [data-roam])')) return undefined;
  const middle = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const from = middle(focus);
  const ways = [...document.querySelectorAll('.stage [data-mood="lit"]:not([data-roam])')]
    .map(middle)
    .map((to) => ({ x: to.x - from.x, y: to.y - from.y }));
  const [way] = ways.sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
  if (way === undefined) return undefined;
  const across = way.x > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const along = way.y > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
  const [first, second] = Math.abs(way.x) > Math.abs(way.y) ? [across, along] : [along, across];
  const arrows = [first[0], second[0], second[1], first[1]].filter((each) => each !== undefined);
  return { at: `${(focus as HTMLElement).dataset.place} ${from.x} ${from.y}`, arrows };
}

/** As somebody would who sees where it glows: by arrows on the board, none twice from the same place, and else by Tab. */
async function steerToLit(page: Page): Promise<void> {
  const tried = new Set<string>();
  for (let presses = 0; presses < FARTHEST; presses++) {
    const around = await page.evaluate(lookAround);
    if (around === 'lit') return;
    const arrow = around?.arrows.find((each) => !tried.has(`${around.at} ${each}`));
    if (arrow !== undefined) tried.add(`${around?.at} ${arrow}`);
    await page.keyboard.press(arrow ?? 'Tab');
  }
  const lit = await page.locator(LIT).evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.place));
  throw new Error(`the keys never lead to what glows: ${lit.join(', ')}; tried were ${[...tried].join(', ')}`);
}

/** Answers once without ever touching a mouse. */
export async function answerByKeyboard(page: Page): Promise<Wanted> {
  const { wanted } = await whatIsShown(page);
  if (wanted === 'over') return wanted;
  if (wanted === 'button') await tabTo(page, BUTTON, 'Shift+Tab');
  else await steerToLit(page);
  expect(await showsFocus(page)).toBe(true);
  expectNothingRefused(await act(page, () => page.keyboard.press('Enter')));
  expect(await isFocused(page, 'body'), 'the focus is lost to the page').toBe(false);
  return wanted;
}

/** Plays on by keyboard alone, with the focus always in sight. */
export async function playByKeyboard(page: Page): Promise<void> {
  for (let answers = 0; answers < LONGEST_MATCH; answers++) {
    if ((await answerByKeyboard(page)) === 'over') return;
  }
  throw new Error(`no end after ${LONGEST_MATCH} answers`);
}
