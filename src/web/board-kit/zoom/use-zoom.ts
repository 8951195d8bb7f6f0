import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useAutoZoom, type ZoomTargets } from './auto-zoom.ts';
import { usePan, usePinch } from './gestures.ts';
import { type Share, scrollTo, shareAt } from './share.ts';

const MOST = 4;

export interface Zoom {
  /** Pixels per unit of the drawing; 0 before the window has been measured. */
  readonly unit: number;
  readonly canGrow: boolean;
  readonly canShrink: boolean;
  zoomBy(factor: number): void;
  showAll(): void;
}

/** A drawing that may be larger than its window. */
export interface Drawing extends ZoomTargets {
  /** Its size in its own units. */
  readonly width: number;
  readonly height: number;
  /** Pixels per unit below which pieces are too small to hit or read: a smaller window begins with a part of the drawing. */
  readonly comfortable: number;
}

interface Fixed {
  readonly share: Share;
  readonly at: readonly [x: number, y: number];
}

/**
 * Zooms a drawing by buttons, by pinching, and by the wheel with Ctrl; pans it by scrolling or by dragging the
 * ground. The board draws it at `unit` pixels per unit.
 */
export function useZoom(window: RefObject<HTMLElement | null>, drawing: Drawing, watching: boolean): Zoom {
  const { width, height, comfortable } = drawing;
  const [fit, setFit] = useState(0);
  const [zoom, setZoom] = useState<number | undefined>(undefined);
  const [whole, setWhole] = useState(false);
  const fixed = useRef<Fixed | undefined>(undefined);
  const near = Math.max(1, Math.min(MOST, fit === 0 ? 1 : comfortable / fit));
  const shown = zoom ?? (whole ? 1 : near);
  const unit = fit * shown;
  const latest = useRef(shown);

  useLayoutEffect(() => {
    const element = window.current;
    if (element === null) return;
    const measure = () => setFit(Math.min(element.offsetWidth / width, element.offsetHeight / height));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [window, width, height]);

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
    if (element === null || unit === 0) return;
    const kept = fixed.current;
    fixed.current = undefined;
    if (kept !== undefined) element.scrollTo(scrollTo(element, kept.share, ...kept.at));
    element.dispatchEvent(new Event('restage'));
  }, [window, shown, unit]);

  usePinch(window, latest, zoomAt);
  usePan(window);
  useAutoZoom(window, drawing, zoom === undefined && near > 1 ? shown : undefined, watching, setWhole);

  const zoomBy = (factor: number) => {
    const element = window.current;
    if (element !== null) zoomAt(shown * factor, element.clientWidth / 2, element.clientHeight / 2);
  };
  return { unit, canGrow: shown < MOST, canShrink: shown > 1.01, zoomBy, showAll: () => zoomAt(1, 0, 0) };
}
