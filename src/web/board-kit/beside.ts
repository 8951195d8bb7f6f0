import type { Box } from './steer.ts';

/** A side of the thing, or an edge of the window. */
export type Side = 'above' | 'below' | 'left' | 'right' | 'top' | 'bottom';

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 12;
const EDGE = 8;

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

function at(
  side: Side,
  box: Box,
  { width, height }: Size,
  window: Size,
): { readonly left: number; readonly top: number } {
  const [middle, centre] = [box.x + box.width / 2 - width / 2, box.y + box.height / 2 - height / 2];
  switch (side) {
    case 'above':
      return { left: middle, top: box.y - height - GAP };
    case 'below':
      return { left: middle, top: box.y + box.height + GAP };
    case 'left':
      return { left: box.x - width - GAP, top: centre };
    case 'right':
      return { left: box.x + box.width + GAP, top: centre };
    case 'top':
      return { left: middle, top: 0 };
    case 'bottom':
      return { left: middle, top: window.height };
  }
}

/** Above or below what would be covered there: past the row of a shelf, for one. On other sides, where it would be anyway. */
function beyond(side: Side, box: Box, panel: Size, window: Size, spared: readonly Box[]) {
  const there = at(side, box, panel, window);
  const covered = spared.filter((each) => overlap({ x: there.left, y: there.top, ...panel }, each) > 0);
  if (covered.length === 0) return there;
  if (side === 'above') return { ...there, top: Math.min(...covered.map(({ y }) => y)) - panel.height - GAP };
  if (side === 'below') return { ...there, top: Math.max(...covered.map(({ y, height }) => y + height)) + GAP };
  return there;
}

/**
 * Places a panel on the first side with enough room, within the window, so that it does not cover its thing. Without
 * room on any side it covers as little as possible, and `spared` boxes only if necessary.
 */
export function spotBeside(
  box: Box,
  panel: Size,
  window: Size,
  sides: readonly Side[] = ['right', 'left', 'below', 'above'],
  spared: readonly Box[] = [],
): Spot {
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  const candidates = [
    ...sides.map((side) => ({ side, wanted: at(side, box, panel, window) })),
    ...sides.map((side) => ({ side, wanted: beyond(side, box, panel, window, spared) })),
  ];
  for (const { side, wanted } of candidates) {
    const left = Math.max(EDGE, Math.min(window.width - panel.width - EDGE, wanted.left));
    const top = Math.max(EDGE, Math.min(window.height - panel.height - EDGE, wanted.top));
    const lying = { x: left, y: top, ...panel };
    // Covering the thing itself counts four times as much as anything else.
    const hidden = spared.reduce((sum, each) => sum + overlap(lying, each), overlap(lying, box) * 4);
    if (hidden < least) {
      least = hidden;
      best = { left, top, side };
    }
  }
  return best ?? { left: EDGE, top: EDGE, side: 'below' };
}
