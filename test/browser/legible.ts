import type { Page } from 'playwright-core';

/** In CSS pixels, as the reader sees them. */
const SMALLEST = 12;

/** What can be read on the page but is written smaller than 12 px, one line for each sort of it. */
export async function tooSmallOn(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    /**
     * How much larger or smaller than its style says an element is drawn: by the transforms of all it lies in. Widths cannot
     * tell, since layout widths are whole numbers: a narrow mark of 21.5 px counts as 22, and would seem 2 % smaller than it is.
     */
    const scaleOf = (element: Element): number => {
      let factor = 1;
      for (let each: Element | null = element; each !== null; each = each.parentElement) {
        if (each instanceof SVGGraphicsElement) {
          const matrix = each.getScreenCTM();
          return matrix === null ? factor : factor * Math.hypot(matrix.a, matrix.b);
        }
        const { transform, scale } = getComputedStyle(each);
        if (transform !== 'none') {
          const matrix = new DOMMatrix(transform);
          factor *= Math.hypot(matrix.a, matrix.b);
        }
        if (scale !== 'none') factor *= Number.parseFloat(scale);
      }
      return factor;
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
