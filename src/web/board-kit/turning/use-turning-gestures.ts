import { type RefObject, useEffect } from 'react';

const NOTCH = 40;
const SWIPE = 26;

const KEYS: Readonly<Record<string, 1 | -1>> = { r: 1, '.': 1, R: -1, ',': -1 };

/** Wheel and swipe over the cells turn the tile instead of scrolling; keys turn it wherever the focus is. */
export function useTurningGestures(
  drawing: RefObject<HTMLElement | SVGElement | null>,
  active: boolean,
  turn: (by: 1 | -1) => void,
): void {
  useEffect(() => {
    const element = drawing.current;
    if (element === null || !active) return;
    let rolled = 0;
    let start: { x: number; y: number } | undefined;
    const wheel = (event: WheelEvent) => {
      if (event.ctrlKey) return;
      event.preventDefault();
      rolled += event.deltaY;
      if (Math.abs(rolled) < NOTCH) return;
      turn(rolled > 0 ? 1 : -1);
      rolled = 0;
    };
    const down = (event: PointerEvent) => {
      start = event.pointerType === 'mouse' ? undefined : { x: event.clientX, y: event.clientY };
    };
    const up = (event: PointerEvent) => {
      const dx = start === undefined ? 0 : event.clientX - start.x;
      if (start !== undefined && Math.abs(dx) > SWIPE && Math.abs(dx) > Math.abs(event.clientY - start.y)) {
        turn(dx > 0 ? 1 : -1);
      }
      start = undefined;
    };
    const key = (event: KeyboardEvent) => {
      const by = KEYS[event.key];
      const isWriting = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
      if (by === undefined || isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      turn(by);
    };
    addEventListener('keydown', key);
    const listener = element as HTMLElement;
    listener.addEventListener('wheel', wheel, { passive: false });
    listener.addEventListener('pointerdown', down);
    listener.addEventListener('pointerup', up);
    return () => {
      removeEventListener('keydown', key);
      listener.removeEventListener('wheel', wheel);
      listener.removeEventListener('pointerdown', down);
      listener.removeEventListener('pointerup', up);
    };
  }, [drawing, active, turn]);
}
