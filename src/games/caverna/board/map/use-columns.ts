import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many places of a width stand side by side in an element. */
export function useColumns(box: RefObject<HTMLElement | null>, width: number): number {
  const [columns, setColumns] = useState(6);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      setColumns(Math.max(2, Math.floor(element.clientWidth / (width * rem))));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, width]);
  return columns;
}
