import { type RefObject, useLayoutEffect, useState } from 'react';

interface Columns {
  readonly columns: number;
  /** Changes with everything that words on the map are measured by: its width, and the letters that have come. */
  readonly room: string;
}

/** How many places of a width stand side by side in an element. */
export function useColumns(box: RefObject<HTMLElement | null>, width: number): Columns {
  const [size, setSize] = useState<Columns>({ columns: 4, room: '' });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    let letters = 0;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      const columns = Math.max(2, Math.floor(element.clientWidth / (width * rem)));
      const room = `${element.clientWidth} ${letters}`;
      setSize((now) => (now.columns === columns && now.room === room ? now : { columns, room }));
    };
    const remeasure = () => {
      letters += 1;
      measure();
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    document.fonts.addEventListener('loadingdone', remeasure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', remeasure);
    };
  }, [box, width]);
  return size;
}
