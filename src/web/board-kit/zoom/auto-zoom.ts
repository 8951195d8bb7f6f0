import { type RefObject, useEffect, useRef } from 'react';
import { usePlaces } from '../places.tsx';
import { bringToMiddle, middleOf, type Share, shareAt } from './share.ts';

export interface ZoomTargets {
  /** Selector of places that are shown together when they can be chosen, such as rooms. */
  readonly areas: string;
  /** Selector of places that are shown close up, such as figures. */
  readonly pieces: string;
}

/**
 * Zooms automatically until the player zooms by hand. Spectators, and players without a piece to choose, see the
 * whole drawing; areas that can be chosen are shown together, and afterwards the drawing returns to where it was last
 * touched; a piece that can be chosen is made visible, the hinted one first.
 */
export function useAutoZoom(
  window: RefObject<HTMLElement | null>,
  { areas, pieces }: ZoomTargets,
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
    const asked = [...element.querySelectorAll(`[data-mood="lit"]:is(${areas})`)];
    if (asked.length > 0) {
      if (!asked.every((area) => isInside(area, element))) setWhole(true);
      return;
    }
    if (places.size === 0) return;
    const choosable = [...element.querySelectorAll(`[data-mood]:not([data-mood="blocked"]):is(${pieces})`)];
    setWhole(choosable.length === 0);
    const comesNearer = seen.current < zoom;
    seen.current = zoom;
    if (comesNearer && choosable.length > 0) {
      bringToMiddle(touched.current ?? middleOf(choosable, element), element);
    }
    const hinted = choosable.find((piece) => piece.hasAttribute('data-hinted'));
    const wanted = hinted ?? choosable.find((piece) => isInside(piece, element)) ?? choosable[0];
    if (wanted !== undefined && !isInside(wanted, element)) bringToMiddle(middleOf([wanted], element), element);
  }, [window, areas, pieces, zoom, watching, setWhole, places, touched]);
}

/** The point of the last touch. */
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

function isInside(part: Element, whole: Element): boolean {
  const [inner, outer] = [part.getBoundingClientRect(), whole.getBoundingClientRect()];
  return (
    inner.left < outer.right - inner.width / 2 &&
    inner.right > outer.left + inner.width / 2 &&
    inner.top < outer.bottom - inner.height / 2 &&
    inner.bottom > outer.top + inner.height / 2
  );
}
