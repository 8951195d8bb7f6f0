import { type RefObject, useLayoutEffect } from 'react';
import { spread } from './spread.ts';

/** Moves the plates within an element apart, again after every render and whenever one of them gets another size. */
export function useSpread(around: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = around.current;
    if (element === null) return;
    const plates = [...element.querySelectorAll<HTMLElement>('.tt-plate')];
    const place = () => {
      const shown = plates.filter(({ offsetWidth }) => offsetWidth > 0);
      const labels = shown.map(
        ({ offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height, dataset }) => ({
          x,
          y,
          width,
          height,
          isMinor: dataset.minor !== undefined,
        }),
      );
      const moved = spread(labels, { width: element.offsetWidth, height: element.offsetHeight });
      for (const [number, plate] of shown.entries()) {
        const by = moved[number];
        plate.style.translate = by === undefined ? '' : `${by[0].toFixed(1)}px ${by[1].toFixed(1)}px`;
        plate.style.visibility = by === undefined ? 'hidden' : '';
      }
    };
    const observer = new ResizeObserver(place);
    for (const each of [element, ...plates]) observer.observe(each);
    place();
    return () => observer.disconnect();
  });
}
