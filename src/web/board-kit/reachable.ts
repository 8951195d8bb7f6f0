import { type RefObject, useEffect } from 'react';

/**
 * Makes an element a tab stop while it has to scroll: otherwise a keyboard could not reach its content where nothing
 * can be chosen. Without scrolling it keeps its own tabindex.
 */
export function useReachable(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const drawnWith = element.getAttribute('tabindex');
    const look = () => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      if (scrollWidth > clientWidth || scrollHeight > clientHeight) element.tabIndex = 0;
      else if (drawnWith === null) element.removeAttribute('tabindex');
      else element.setAttribute('tabindex', drawnWith);
    };
    const size = new ResizeObserver(look);
    for (const each of [element, ...element.children]) size.observe(each);
    const content = new MutationObserver(look);
    content.observe(element, { childList: true, subtree: true });
    look();
    return () => {
      size.disconnect();
      content.disconnect();
    };
  }, [scroller]);
}
