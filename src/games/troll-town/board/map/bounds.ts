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
/** Empty ground around what is built. */
const AROUND = { across: 2 * 1.5 * SIDE, down: 3 * HALF };

/** Around a site that is on offer: its rim, and below it room for the answers that lie over the lower edge. */
const AT_SITES = { across: 24, down: 150 };

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
    left = Math.min(left, x - SIDE - AT_SITES.across);
    right = Math.max(right, x + SIDE + AT_SITES.across);
    bottom = Math.max(bottom, y + HALF + AT_SITES.down);
  }
  const top = SHORE - RIVER;
  return { left, top, width: right - left, height: bottom - top };
}
