/** A point of a drawing, as a share of its size: it stays the same however large the drawing is. */
export type Share = readonly [x: number, y: number];

interface Scrolled {
  readonly scrollLeft: number;
  readonly scrollTop: number;
  readonly scrollWidth: number;
  readonly scrollHeight: number;
}

/** The point of the drawing that lies here in its window. */
export function shareAt({ scrollLeft, scrollTop, scrollWidth, scrollHeight }: Scrolled, x: number, y: number): Share {
  return [(scrollLeft + x) / Math.max(1, scrollWidth), (scrollTop + y) / Math.max(1, scrollHeight)];
}

/** How far the window has to be scrolled for the point to lie here in it. */
export function scrollTo(
  { scrollWidth, scrollHeight }: Pick<Scrolled, 'scrollWidth' | 'scrollHeight'>,
  [across, down]: Share,
  x: number,
  y: number,
): { readonly left: number; readonly top: number } {
  return { left: across * scrollWidth - x, top: down * scrollHeight - y };
}

/** The middle of all of them together. */
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
