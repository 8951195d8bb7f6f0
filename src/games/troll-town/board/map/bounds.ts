import type { Hex } from '../../box/hexes.ts';
import { EMPTY, type Land } from '../../position.ts';
import { SHORE } from '../art/Backdrop.tsx';
import { HALF, middleOf, SIDE } from '../geometry.ts';

/** The part of the drawing that is shown, in its units. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const RIVER = 104;
/** Around a site that is on offer: its rim. */
const RIM = 24;
/** Empty ground around what is built: enough for a building or a short road, so that the town rests while one is laid. */
const AROUND = { across: 2 * 1.5 * SIDE + RIM, down: 4 * HALF + RIM };

/** What is built and a margin for what could be, and every hex of the sites that are on offer; the river above. */
export function boundsOf(land: readonly Land[], sites: readonly Hex[] = []): Bounds {
  let [left, right, bottom] = [-400, 400, 500];
  land.forEach((there, hex) => {
    if (there === EMPTY) return;
    const [x, y] = middleOf(hex);
    left = Math.min(left, x - SIDE - AROUND.across);
    right = Math.max(right, x + SIDE + AROUND.across);
    bottom = Math.max(bottom, y + HALF + AROUND.down);
  });
  for (const hex of sites) {
    const [x, y] = middleOf(hex);
    left = Math.min(left, x - SIDE - RIM);
    right = Math.max(right, x + SIDE + RIM);
    bottom = Math.max(bottom, y + HALF + RIM);
  }
  const top = SHORE - RIVER;
  return { left, top, width: right - left, height: bottom - top };
}

/** The smallest part of the drawing that shows both. */
export function unionOf(one: Bounds, other: Bounds): Bounds {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  const right = Math.max(one.left + one.width, other.left + other.width);
  const bottom = Math.max(one.top + one.height, other.top + other.height);
  return { left, top, width: right - left, height: bottom - top };
}
