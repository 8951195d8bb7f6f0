import type { Page } from 'playwright-core';

/** In CSS pixels. */
const FINGER = 40;

/** What is pressed and is too small for a finger, with what it takes around itself, one line for each sort of it. */
export async function tooSmallToTouch(page: Page): Promise<string[]> {
  return page.evaluate((finger) => {
    const found = new Map<string, string>();
    /** What an element takes around itself, as far as that counts from the box it lies in. */
    const taken = (element: HTMLElement): { readonly width: number; readonly height: number } => {
      const { content, position, top, bottom, left, right } = getComputedStyle(element, '::after');
      const isOwn = getComputedStyle(element).position !== 'static';
      const from = (isOwn ? element : element.offsetParent)?.getBoundingClientRect();
      if (content === 'none' || position !== 'absolute' || from === undefined) return { width: 0, height: 0 };
      return {
        width: from.width - Number.parseFloat(left) - Number.parseFloat(right) || 0,
        height: from.height - Number.parseFloat(top) - Number.parseFloat(bottom) || 0,
      };
    };
    const controls =
      'button, a[href], select, input:not([type=hidden]), summary, [role=button], [role=tab], [role=slider]';
    for (const element of document.querySelectorAll<HTMLElement>(controls)) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const box = (element.closest('label') ?? element).getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      // A link within a sentence is as high as its line.
      if (getComputedStyle(element).display === 'inline') continue;
      const [width, height] = [Math.max(box.width, taken(element).width), Math.max(box.height, taken(element).height)];
      if (height >= finger - 0.5 && width >= Math.min(finger, 24) - 0.5) continue;
      const sort = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      if (!found.has(sort))
        found.set(sort, `${sort}: ${JSON.stringify(words)} is ${width.toFixed(0)} by ${height.toFixed(0)} px`);
    }
    return [...found.values()];
  }, FINGER);
}
