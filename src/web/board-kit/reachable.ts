import { type RefObject, useEffect } from 'react';

/** What is too long for its room scrolls, and then must be reachable by keyboard. */
export function useReachable(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const look = () => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      if (scrollWidth > clientWidth || scrollHeight > clientHeight) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const size = new ResizeObserver(look);
    size.observe(element);
    const content = new MutationObserver(look);
    content.observe(element, { childList: true, subtree: true });
    look();
    return () => {
      size.disconnect();
      content.disconnect();
    };
  }, [scroller]);
}
