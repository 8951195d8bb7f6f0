/** A point of a drawing as a fraction of its size, which does not change with the zoom. */
export type Share = readonly [x: number, y: number];

interface Scrolled {
  readonly scrollLeft: number;
  readonly scrollTop: number;
  readonly scrollWidth: number;
  readonly scrollHeight: number;
}

/** The point of the drawing at this position of its window. */
export function shareAt({ scrollLeft, scrollTop, scrollWidth, scrollHeight }: Scrolled, x: number, y: number): Share {
  return [(scrollLeft + x) / Math.max(1, scrollWidth), (scrollTop + y) / Math.max(1, scrollHeight)];
}

/** The scroll position that brings the point to this position. */
export function scrollTo(
  { scrollWidth, scrollHeight }: Pick<Scrolled, 'scrollWidth' | 'scrollHeight'>,
  [across, down]: Share,
  x: number,
  y: number,
): { readonly left: number; readonly top: number } {
  return { left: across * scrollWidth - x, top: down * scrollHeight - y };
}

/** The centre of all parts together. */
export function middleOf(parts: readonly Element[], window: HTMLElement): Share {
  const { left, top } = window.getBoundingClientRect();
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const middle = (ends: readonly number[]) => (Math.min(...ends) + Math.max(...ends)) / 2;
  return shareAt(
    window,
    middle(boxes.flatMap((box) => [box.left, box.right])) - left,
    middle(boxes.flatMap((box) => [box.top, box.bottom])) - top,
  );
}

export function bringToMiddle(point: Share, window: HTMLElement): void {
  window.scrollTo(scrollTo(window, point, window.clientWidth / 2, window.clientHeight / 2));
}
