import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { usePan, usePinch } from './gestures.ts';
import { type Share, scrollTo, shareAt } from './share.ts';
import { type Sight, useSight } from './sight.ts';

const MOST = 4;

export interface Zoom {
  /** How many pixels a unit of the drawing is wide; nothing before the window has been measured. */
  readonly unit: number;
  readonly canGrow: boolean;
  readonly canShrink: boolean;
  zoomBy(factor: number): void;
  showAll(): void;
}

/** A drawing that is larger than its window can show at once. */
export interface Drawing extends Sight {
  /** Its size in units of its own. */
  readonly width: number;
  readonly height: number;
  /** Pixels of a unit below which a finger misses a piece and an eye its words: a smaller window begins with a part. */
  readonly comfortable: number;
}

interface Fixed {
  readonly share: Share;
  readonly at: readonly [x: number, y: number];
}

/**
 * Lets a drawing be seen whole or near: by buttons, by pinching, by the wheel with Ctrl. It is panned by scrolling its window
 * or dragging its ground. The board draws it `unit` pixels to a unit within the window.
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
  useSight(window, drawing, zoom === undefined && near > 1 ? shown : undefined, watching, setWhole);

  const zoomBy = (factor: number) => {
    const element = window.current;
    if (element !== null) zoomAt(shown * factor, element.clientWidth / 2, element.clientHeight / 2);
  };
  return { unit, canGrow: shown < MOST, canShrink: shown > 1.01, zoomBy, showAll: () => zoomAt(1, 0, 0) };
}
