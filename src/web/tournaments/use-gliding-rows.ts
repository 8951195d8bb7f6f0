import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Rows of a table with a `data-row` glide to their new places when their order changes, unless motion is reduced. */
export function useGlidingRows(order: readonly string[]): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  const tops = useRef<ReadonlyMap<string, number>>(new Map());
  const key = order.join(' ');
  const shown = useRef(key);
  useLayoutEffect(() => {
    const rows = [...(body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const before = tops.current;
    tops.current = new Map(rows.map((row) => [row.dataset.row ?? '', row.offsetTop]));
    const duration = turnTime();
    if (shown.current === key || duration === 0) return;
    shown.current = key;
    for (const row of rows) {
      const way = (before.get(row.dataset.row ?? '') ?? row.offsetTop) - row.offsetTop;
      if (way !== 0) row.animate([{ transform: `translateY(${way}px)` }, {}], { duration, easing: 'ease-in-out' });
    }
  });
  return body;
}

/** In milliseconds; 0 if motion is reduced. */
function turnTime(): number {
  const time = getComputedStyle(document.documentElement).getPropertyValue('--turn').trim();
  return Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);
}
