import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePlaces } from '../../../web/board-kit/places.tsx';
import { GRID } from '../box/areas.ts';

const MOST = 4;
/** The map needs a little more than its cells: its outer walls. */
const CELLS_ACROSS = GRID.width + 0.3;
/** Below this a finger cannot hit a figure; a smaller window begins with a part of the map. */
const COMFORTABLE_CELL = 38;

export interface Zoom {
  /** Width of a cell in pixels. */
  readonly cell: number;
  readonly canGrow: boolean;
  readonly canShrink: boolean;
  zoomBy(factor: number): void;
  showAll(): void;
}

/** A point of the map, as a share of its size. */
type Share = readonly [x: number, y: number];

interface Fixed {
  /** A point of the map, and where it stays in the window. */
  readonly share: Share;
  readonly at: readonly [x: number, y: number];
}

/** Lets the map be seen whole or near: by buttons, by pinching, by the wheel with Ctrl. Panning is the window's scrolling. */
export function useZoom(window: RefObject<HTMLElement | null>, watching: boolean): Zoom {
  const [fit, setFit] = useState(0);
  const [zoom, setZoom] = useState<number | undefined>(undefined);
  const [whole, setWhole] = useState(false);
  const fixed = useRef<Fixed | undefined>(undefined);
  const near = Math.max(1, Math.min(MOST, fit === 0 ? 1 : COMFORTABLE_CELL / fit));
  const shown = zoom ?? (whole ? 1 : near);
  const cell = fit * shown;
  const latest = useRef(shown);

  useLayoutEffect(() => {
    const element = window.current;
    if (element === null) return;
    const measure = () => setFit(Math.min(element.offsetWidth, element.offsetHeight) / CELLS_ACROSS);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [window]);

  const zoomAt = useCallback(
    (wanted: number, x: number, y: number) => {
      const element = window.current;
      const next = Math.max(1, Math.min(MOST, wanted));
      if (element === null || next === latest.current) return;
      fixed.current = { share: shareAt(element, x, y), at: [x, y] };
      latest.current = next;
      setZoom(next);
    },
    [window],
  );

  useLayoutEffect(() => {
    latest.current = shown;
    const element = window.current;
    if (element === null || cell === 0) return;
    const kept = fixed.current;
    fixed.current = undefined;
    if (kept !== undefined) {
      element.scrollLeft = kept.share[0] * element.scrollWidth - kept.at[0];
      element.scrollTop = kept.share[1] * element.scrollHeight - kept.at[1];
    }
    element.dispatchEvent(new Event('restage'));
  }, [window, shown, cell]);

  usePinch(window, latest, zoomAt);
  useSight(window, zoom === undefined && near > 1 ? shown : undefined, watching, setWhole);

  const zoomBy = (factor: number) => {
    const element = window.current;
    if (element !== null) zoomAt(shown * factor, element.clientWidth / 2, element.clientHeight / 2);
  };
  return {
    cell,
    canGrow: shown < MOST,
    canShrink: shown > 1.01,
    zoomBy,
    showAll: () => zoomAt(1, 0, 0),
  };
}

/**
 * Until somebody zooms by hand, what matters comes into sight by itself: who watches others or has nobody to move sees the whole map,
 * rooms that are asked for are shown together, and from there the map comes back to where it was touched last; a figure that
 * can be chosen is in sight, the hinted one before others.
 */
function useSight(
  window: RefObject<HTMLElement | null>,
  zoom: number | undefined,
  watching: boolean,
  setWhole: (whole: boolean) => void,
): void {
  const places = usePlaces();
  const touched = useTouched(window);
  const seen = useRef(1);
  useEffect(() => {
    const element = window.current;
    if (element === null || zoom === undefined) return;
    if (zoom === 1) seen.current = 1;
    if (watching) {
      setWhole(true);
      return;
    }
    const rooms = [...element.querySelectorAll('[data-mood="lit"][data-place^="area-"]')];
    if (rooms.length > 0) {
      if (!rooms.every((room) => isInside(room, element))) setWhole(true);
      return;
    }
    if (places.size === 0) return;
    const figures = [...element.querySelectorAll('[data-mood][data-place^="figure-"]:not([data-mood="blocked"])')];
    setWhole(figures.length === 0);
    const comesNearer = seen.current < zoom;
    seen.current = zoom;
    if (comesNearer && figures.length > 0) bringToMiddle(touched.current ?? middleOf(figures, element), element);
    const hinted = figures.find((figure) => figure.hasAttribute('data-hinted'));
    const wanted = hinted ?? figures.find((figure) => isInside(figure, element)) ?? figures[0];
    if (wanted !== undefined && !isInside(wanted, element)) bringToMiddle(middleOf([wanted], element), element);
  }, [window, zoom, watching, setWhole, places, touched]);
}

/** Where the map was last touched, as a share of its size. */
function useTouched(window: RefObject<HTMLElement | null>): RefObject<Share | undefined> {
  const touched = useRef<Share | undefined>(undefined);
  useEffect(() => {
    const element = window.current;
    if (element === null) return;
    const touch = ({ clientX, clientY }: MouseEvent) => {
      const { left, top } = element.getBoundingClientRect();
      touched.current = shareAt(element, clientX - left, clientY - top);
    };
    element.addEventListener('click', touch, true);
    return () => element.removeEventListener('click', touch, true);
  }, [window]);
  return touched;
}

function shareAt(element: HTMLElement, x: number, y: number): Share {
  return [
    (element.scrollLeft + x) / Math.max(1, element.scrollWidth),
    (element.scrollTop + y) / Math.max(1, element.scrollHeight),
  ];
}

/** The middle of all of them together. */
function middleOf(parts: readonly Element[], whole: HTMLElement): Share {
  const { left, top } = whole.getBoundingClientRect();
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const middle = (ends: readonly number[]) => (Math.min(...ends) + Math.max(...ends)) / 2;
  return shareAt(
    whole,
    middle(boxes.flatMap((box) => [box.left, box.right])) - left,
    middle(boxes.flatMap((box) => [box.top, box.bottom])) - top,
  );
}

function bringToMiddle([x, y]: Share, element: HTMLElement): void {
  element.scrollTo(
    x * element.scrollWidth - element.clientWidth / 2,
    y * element.scrollHeight - element.clientHeight / 2,
  );
}

function isInside(part: Element, whole: Element): boolean {
  const [inner, outer] = [part.getBoundingClientRect(), whole.getBoundingClientRect()];
  return (
    inner.left < outer.right - inner.width / 2 &&
    inner.right > outer.left + inner.width / 2 &&
    inner.top < outer.bottom - inner.height / 2 &&
    inner.bottom > outer.top + inner.height / 2
  );
}

type ZoomAt = (wanted: number, x: number, y: number) => void;

/** Two fingers apart, or the wheel with Ctrl, which is also what a touchpad's pinch is told as. */
function usePinch(window: RefObject<HTMLElement | null>, zoom: RefObject<number>, zoomAt: ZoomAt): void {
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
