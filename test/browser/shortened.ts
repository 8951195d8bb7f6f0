import type { Page } from 'playwright-core';

/** Where fewer letters of a name can be read, and how often the names stand on the page. */
export function shortenedOn(
  page: Page,
  names: readonly string[],
  letters: number,
): Promise<{ places: string[]; count: number }> {
  return page.evaluate(
    (of) => {
      const places = new Set<string>();
      let count = 0;
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const element = text.parentElement;
        const name = of.names.find((each) => text?.textContent?.includes(each.slice(0, 3)));
        if (name === undefined || element === null) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const from = text.textContent?.indexOf(name.slice(0, 3)) ?? 0;
        const known = text.textContent?.slice(from, from + of.letters);
        const sort = `${element.tagName.toLowerCase()}.${element.className}`;
        if (known !== name.slice(0, of.letters)) {
          places.add(`${sort} says ${known}`);
          continue;
        }
        range.setStart(text, from);
        range.setEnd(text, from + of.letters);
        const { left, right, width } = range.getBoundingClientRect();
        let isSeen = width > 1;
        let isWhole = true;
        for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) {
          const { overflowX, textOverflow, fontSize } = getComputedStyle(each);
          if (overflowX === 'auto' || overflowX === 'scroll') break;
          if (overflowX === 'visible') continue;
          const box = each.getBoundingClientRect();
          // What is only for screen readers is a pixel wide.
          if (box.width <= 1) isSeen = false;
          const dots =
            textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth ? parseFloat(fontSize) * 0.6 : 0;
          if (left < box.left - 2 || right > box.right - dots + 2) isWhole = false;
        }
        if (!isSeen) continue;
        count++;
        if (!isWhole) places.add(sort);
      }
      return { places: [...places], count };
    },
    { names, letters },
  );
}
