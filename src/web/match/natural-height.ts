import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives a board the height it needs: the box grows whenever the board would have to scroll. It shrinks only when its
 * width changes, so that a board that folds by its height does not alternate.
 */
export function useNaturalHeight(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current;
    const stage = element?.querySelector('.stage');
    if (element === null || !stage) return;
    let width = element.clientWidth;
    const grow = () => {
      if (element.clientWidth !== width) {
        width = element.clientWidth;
        element.style.minHeight = '';
      }
      const missing = stage.scrollHeight - stage.clientHeight;
      if (missing > 0) element.style.minHeight = `${element.clientHeight + missing}px`;
    };
    const sizes = new ResizeObserver(grow);
    for (const each of [stage, ...stage.children]) sizes.observe(each);
    const contents = new MutationObserver(grow);
    contents.observe(stage, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, [box]);
}
