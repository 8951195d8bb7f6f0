import type { Page } from 'playwright-core';

/** Words that are written across other words, one line for each sort of it; words below a panel or a dialog are covered, not crossed. */
export async function overlaidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Otherwise the browser passes over what takes no clicks when it is asked what lies at a point. A style element would be inline.
    const touchable = new CSSStyleSheet();
    touchable.replaceSync('*, *::before, *::after { pointer-events: auto !important }');
    document.adoptedStyleSheets.push(touchable);
    /** In CSS pixels: lines may touch. */
    const within = 4;
    /** From the foot of a 'g' to the head of an 'A', by the size of the letters: fonts claim more, above and below. */
    const letters = 0.92;
    interface Line {
      readonly element: Element;
      readonly words: string;
      readonly box: DOMRect;
    }
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      const words = text.textContent?.trim() ?? '';
      if (words === '' || element === null) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      for (const { x, y, width, height } of range.getClientRects()) {
        const claimed = element instanceof SVGElement ? 0 : Math.max(0, height - letters * size);
        const box = new DOMRect(x, y + claimed / 2, width, height - claimed);
        if (box.width > within && box.height > within) lines.push({ element, words, box });
      }
    }
    const isOpaque = (element: Element): boolean => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const [, alpha = '1'] = /^rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor) ?? [];
      return backgroundImage !== 'none' || (backgroundColor !== 'transparent' && Number(alpha) > 0.4);
    };
    /** Whether both can be seen at the point: nothing opaque lies between them. */
    const bothSeen = (one: Line, other: Line, x: number, y: number): boolean => {
      const layers = document.elementsFromPoint(x, y);
      const places = [layers.indexOf(one.element), layers.indexOf(other.element)];
      const [upper = -1, lower = -1] = places.sort((a, b) => a - b);
      if (upper < 0) return false;
      const below = layers[lower];
      return !layers.slice(upper, lower).some((each) => below && !each.contains(below) && isOpaque(each));
    };
    const faults = new Map<string, string>();
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? element.parentElement?.getAttribute('class') ?? ''}`;
    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [at, one] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (other.box.top > one.box.bottom - within) break;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const left = Math.max(one.box.left, other.box.left);
        const right = Math.min(one.box.right, other.box.right);
        const top = Math.max(one.box.top, other.box.top);
        const bottom = Math.min(one.box.bottom, other.box.bottom);
        if (right - left < within || bottom - top < within) continue;
        if (!bothSeen(one, other, (left + right) / 2, (top + bottom) / 2)) continue;
        const sort = `${nameOf(one.element)} and ${nameOf(other.element)}`;
        if (!faults.has(sort))
          faults.set(
            sort,
            `${sort}: ${JSON.stringify(one.words.slice(0, 40))} across ${JSON.stringify(other.words.slice(0, 40))}`,
          );
      }
    }
    document.adoptedStyleSheets.pop();
    return [...faults.values()];
  });
}
