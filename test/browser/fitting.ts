import type { Page } from 'playwright-core';

/** In CSS pixels: layout rounds to parts of a pixel, and letters such as J reach a little beyond their box. */
const TOLERANCE = 2;

/** In CSS pixels, with all that reaches over the window's edge. */
export function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));
}

/** What cannot be read in full because it is too long for its place, one line for each sort of it; and whether the page scrolls sideways. */
export async function cutOffOn(page: Page): Promise<string[]> {
  return page.evaluate((tolerance) => {
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      // What is only for screen readers is a pixel wide.
      return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    /** The nearest box that hides what does not fit into it sideways, and cannot be scrolled. */
    const clipOf = (element: Element): Element | undefined => {
      for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) {
        const { overflowX } = getComputedStyle(each);
        if (overflowX === 'auto' || overflowX === 'scroll') return undefined;
        // Boards are moved and enlarged within their frame.
        if (each.matches('svg, [data-stage], .stage')) return undefined;
        if (overflowX === 'hidden' || overflowX === 'clip') return each;
      }
      return undefined;
    };
    const found = new Map<string, string>();
    const note = (element: Element, words: string, how: string) => {
      const sort = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      if (!found.has(sort)) found.set(sort, `${sort}: ${JSON.stringify(words.slice(0, 60))} ${how}`);
    };
    const page = document.documentElement;
    // A phone's window grows with what is too wide for its screen.
    const { width } = screen;
    if (page.scrollWidth > width + 1) found.set('', `the page is ${page.scrollWidth} px wide, not ${width}`);
    for (const dialog of document.querySelectorAll('dialog, [role="dialog"]')) {
      if (dialog.scrollWidth > dialog.clientWidth + 1) note(dialog, dialog.textContent ?? '', 'scrolls sideways');
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      const words = text.textContent?.trim() ?? '';
      if (words === '' || element === null || !isSeen(element)) continue;
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      const clip = clipOf(element);
      if (clip !== undefined) {
        const around = clip.getBoundingClientRect();
        // As above: only for screen readers, and perhaps enlarged with a board.
        if (around.width < 3) continue;
        if (box.right > around.right + tolerance || box.left < around.left - tolerance)
          note(element, words, 'is cut off');
        continue;
      }
      const control = element.closest('button, a.button, .button, [role="tab"], option, label.choice');
      if (control === null) continue;
      const around = control.getBoundingClientRect();
      if (box.right > around.right + tolerance || box.left < around.left - tolerance) note(element, words, 'juts out');
    }
    return [...found.values()];
  }, TOLERANCE);
}
