import { type RefObject, useEffect, useRef } from 'react';
import { usePlaces } from '../places.tsx';
import { bringToMiddle, middleOf, type Share, shareAt } from './share.ts';

export interface Sight {
  /** Places that are shown together when they are asked for, such as rooms. */
  readonly areas: string;
  /** Places that are looked at closely, such as figures. */
  readonly pieces: string;
}

/**
 * Until somebody zooms by hand, what matters comes into sight by itself. The whole drawing is shown to those who watch
 * others or have no piece to choose; areas that are asked for are shown together, and from there the drawing comes back to
 * where it was touched last; a piece that can be chosen is in sight, the hinted one before others.
 */
export function useSight(
  window: RefObject<HTMLElement | null>,
  { areas, pieces }: Sight,
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

/** Where the drawing was last touched. */
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
