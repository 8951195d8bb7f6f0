import { type RefObject, useEffect } from 'react';

/** Pressing anything in an area that can do nothing itself presses the area. A finger's tap explains the thing instead. */
export function useGround(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = board.current;
    if (element === null) return;
    const press = (event: MouseEvent) => {
      const isMouse = 'pointerType' in event && event.pointerType === 'mouse';
      if (!isMouse || !(event.target instanceof Element) || event.target.closest('[data-mood], button') !== null)
        return;
      const area = event.target.closest('.tp-village, .tp-cavern');
      area?.querySelector<HTMLElement>('.tp-badge[data-mood]')?.click();
    };
    element.addEventListener('click', press);
    return () => element.removeEventListener('click', press);
  }, [board]);
}
