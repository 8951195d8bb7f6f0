import type { ReactNode } from 'react';
import { fringe } from '../../../../../web/look/print/cuts.ts';
import type { Point } from '../../../../../web/look/print/hand.ts';
import { rough } from '../../../../../web/look/print/rough.ts';
import { ForestFloor } from '../home/Forest.tsx';
import { INKS } from '../inks.ts';
import { Piece } from '../Piece.tsx';
import { Plank } from './Chamber.tsx';
import type { Wall } from './walls.ts';

/** The room inside, between two trees. */
export const HUT = rough('M19 84V40C23 18 107 18 111 40V84z');
const BOUGHS = rough('M10 46C15 4 46-2 65-2S115 4 120 46C107 22 86 12 65 12S23 22 10 46z');
const TWIGS = fringe(
  [
    [14, 30],
    [38, 6],
    [65, 0],
    [92, 6],
    [116, 30],
  ],
  { lean: 70, step: 6, length: 12, width: 1.8, seed: 4 },
);

/** How what stands in a room is drawn in a hut. */
const INSIDE = { x: 18, y: 18, scale: 0.72 };

/** Where a spot of a room lies in a hut. */
export function inBower(x: number, y: number): Point {
  return [INSIDE.x + x * INSIDE.scale, INSIDE.y + y * INSIDE.scale];
}

/** A hut of bent boughs with lamplight, in a box of 130 by 92: a room that elves build among the trees. */
export function Bower({ wall, children }: { readonly wall: Wall; readonly children?: ReactNode }) {
  return (
    <g>
      <ForestFloor seed={5} />
      <path d={HUT} fill={INKS.ink} stroke={INKS.ink} strokeWidth="6" />
      <path d={HUT} fill={`url(#cv-wall-${wall})`} stroke={INKS.ink} strokeWidth="2.4" />
      <path d={HUT} fill="url(#ink-hatch)" />
      <g clipPath="url(#cv-bower)">
        <g transform={`translate(${INSIDE.x} ${INSIDE.y}) scale(${INSIDE.scale})`}>{children}</g>
      </g>
      <path d={BOUGHS} fill={INKS.leaf} stroke={INKS.ink} strokeWidth="2.4" strokeLinejoin="round" />
      <path d={TWIGS} fill="var(--cv-pine-lit)" />
      <Piece id="spruce-2" x={9} y={88} size={1} />
      <Piece id="spruce-3" x={122} y={88} size={0.9} />
      <Plank kind="plank" />
    </g>
  );
}
