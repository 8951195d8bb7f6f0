import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { act, whatIsWanted } from './play.ts';

const FARTHEST = 60;
const LONGEST_MATCH = 400;
/** Round and round until something glows under the focus. */
const SEARCH = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

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

/** Whether one can see where the focus is. */
function showsFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    if (document.activeElement === null) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
}

async function steerToLit(page: Page): Promise<void> {
  if (!(await isFocused(page, '[data-mood]'))) await tabTo(page, '[data-mood="lit"]');
  for (let presses = 0; presses < FARTHEST; presses++) {
    if (await isFocused(page, '[data-mood="lit"]')) return;
    await page.keyboard.press(SEARCH[presses % SEARCH.length] ?? 'Tab');
  }
  throw new Error('the arrow keys never lead to a place that glows');
}

/** Plays on without ever touching a mouse. */
export async function playByKeyboard(page: Page): Promise<void> {
  for (let answers = 0; answers < LONGEST_MATCH; answers++) {
    const wanted = await whatIsWanted(page);
    if (wanted === 'over') return;
    if (wanted === 'place') await steerToLit(page);
    else await tabTo(page, '.prompt-actions .button-primary', 'Shift+Tab');
    expect(await showsFocus(page)).toBe(true);
    await act(page, () => page.keyboard.press('Enter'));
  }
  throw new Error(`no end after ${LONGEST_MATCH} answers`);
}
