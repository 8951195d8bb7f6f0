import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type Bounds, middleOf, scaleFor } from './geometry.ts';

interface Room {
  readonly width: number;
  readonly height: number;
}

const UNKNOWN: Room = { width: 480, height: 400 };

/** How large the window onto the caves is. Where they do not fit, it is scrolled to what matters. */
export function useRoom(
  window: RefObject<HTMLElement | null>,
  focus: readonly { readonly i: number; readonly j: number }[],
  bounds: Bounds,
  /** The least pixels of a unit. */
  least: number,
): Room {
  const [room, setRoom] = useState<Room>(UNKNOWN);
  useLayoutEffect(() => {
    const element = window.current;
    if (element === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0) setRoom((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [window]);

  const wanted = focus.map(({ i, j }) => `${i} ${j}`).join();
  const { left, top } = bounds;
  const scale = scaleFor(bounds, room, least);
  useEffect(() => {
    const element = window.current;
    const cells = wanted
      .split(',')
      .filter(Boolean)
      .map((cell) => cell.split(' ').map(Number) as [number, number]);
    if (element === null || cells.length === 0) return;
    const middles = cells.map(([i, j]) => middleOf(i, j));
    const mean = (at: 0 | 1) => middles.reduce((sum, point) => sum + point[at], 0) / middles.length;
    element.scrollTo({
      left: (mean(0) - left) * scale - element.clientWidth / 2,
      top: (mean(1) - top) * scale - element.clientHeight / 2,
    });
  }, [window, wanted, left, top, scale]);
  return room;
}
