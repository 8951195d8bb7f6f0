import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many places of a width stand side by side in an element, and how wide it is. */
export function useColumns(box: RefObject<HTMLElement | null>, width: number): { columns: number; room: number } {
  const [size, setSize] = useState({ columns: 4, room: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      const room = element.clientWidth;
      const columns = Math.max(2, Math.floor(room / (width * rem)));
      setSize((now) => (now.columns === columns && now.room === room ? now : { columns, room }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, width]);
  return size;
}
