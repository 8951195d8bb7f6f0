import { type RefObject, useEffect } from 'react';

type ZoomAt = (wanted: number, x: number, y: number) => void;

/** Zooms by pinching, or by the wheel with Ctrl, which browsers also report for a pinch on a touchpad. */
export function usePinch(window: RefObject<HTMLElement | null>, zoom: RefObject<number>, zoomAt: ZoomAt): void {
  useEffect(() => {
    const element = window.current;
    if (element === null) return;
    let start: { apart: number; zoom: number } | undefined;

    const spread = ({ touches: [one, other] }: TouchEvent) => {
      if (one === undefined || other === undefined) return undefined;
      const box = element.getBoundingClientRect();
      return {
        apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
        x: (one.clientX + other.clientX) / 2 - box.left,
        y: (one.clientY + other.clientY) / 2 - box.top,
      };
    };
    const touch = (event: TouchEvent) => {
      const now = spread(event);
      start = now && { apart: now.apart, zoom: zoom.current };
    };
    const move = (event: TouchEvent) => {
      const now = spread(event);
      if (now === undefined || start === undefined) return;
      event.preventDefault();
      zoomAt((start.zoom * now.apart) / start.apart, now.x, now.y);
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      zoomAt(zoom.current * Math.exp(-event.deltaY / 300), event.clientX - box.left, event.clientY - box.top);
    };
    element.addEventListener('touchstart', touch, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', touch, { passive: true });
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('touchstart', touch);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', touch);
      element.removeEventListener('wheel', wheel);
    };
  }, [window, zoom, zoomAt]);
}

/** In pixels: a shorter movement is a click. */
const DRAG_THRESHOLD = 5;

/** The mouse pans by dragging the ground; touch pans by scrolling. Portable pieces are dragged instead. */
export function usePan(window: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = window.current;
    if (element === null) return;
    let start: { x: number; y: number; left: number; top: number; pointer: number } | undefined;
    let panning = false;

    const down = (event: PointerEvent) => {
      const isGround = (event.target as Element).closest('[data-portable], button, a') === null;
      if (event.pointerType !== 'mouse' || event.button !== 0 || !isGround) return;
      const { scrollLeft: left, scrollTop: top } = element;
      panning = false;
      start = { x: event.clientX, y: event.clientY, left, top, pointer: event.pointerId };
    };
    const move = (event: PointerEvent) => {
      if (start === undefined || event.pointerId !== start.pointer) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!panning && Math.hypot(dx, dy) < DRAG_THRESHOLD) return;
      panning = true;
      element.dataset.panning = '';
      element.scrollTo(start.left - dx, start.top - dy);
    };
    const up = () => {
      start = undefined;
      delete element.dataset.panning;
    };
    // The click at the end of a drag chooses nothing.
    const click = (event: MouseEvent) => {
      if (panning) event.stopPropagation();
      panning = false;
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('click', click, true);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('click', click, true);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  }, [window]);
}
