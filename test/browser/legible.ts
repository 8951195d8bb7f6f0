import type { Page } from 'playwright-core';

/** In CSS pixels, as the reader sees them. */
const SMALLEST = 12;

/** What can be read on the page but is written smaller than 12 px, one line for each sort of it. */
export async function tooSmallOn(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    /** How much larger or smaller than its style says an element is drawn. */
    const scaleOf = (element: Element): number => {
      if (element instanceof SVGGraphicsElement) {
        const matrix = element.getScreenCTM();
        return matrix === null ? 1 : Math.hypot(matrix.a, matrix.b);
      }
      const laidOut = (element as HTMLElement).offsetWidth;
      const scale = laidOut > 0 ? element.getBoundingClientRect().width / laidOut : 1;
      // The laid out width is a whole number.
      return Math.abs(scale - 1) < 0.02 ? 1 : scale;
    };
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      // What is only for screen readers is a pixel wide.
      return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const found = new Map<string, string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      const words = text.textContent?.trim() ?? '';
      if (words === '' || element === null || !isSeen(element)) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
      // Layout rounds to a part of a pixel.
      if (size >= smallest - 0.05) continue;
      const sort = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      if (!found.has(sort)) found.set(sort, `${sort}: ${JSON.stringify(words.slice(0, 30))} in ${size.toFixed(1)} px`);
    }
    return [...found.values()];
  }, SMALLEST);
}
