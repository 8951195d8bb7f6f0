import { memo } from 'react';
import { fringe } from '../../../../../web/look/print/cuts.ts';
import { outline } from '../../../../../web/look/print/forms.ts';
import type { Point } from '../../../../../web/look/print/hand.ts';
import { rough } from '../../../../../web/look/print/rough.ts';
import { INKS } from '../inks.ts';
import { CELL_HEIGHT as H, CELL_WIDTH as W } from './cell.ts';

export type Side = 'left' | 'right' | 'above' | 'below';

/** The ground that a half stands on beyond the edge, around its cell; the side tells where the board is not. */
const SHAPES: Readonly<Record<Side, readonly Point[]>> = {
  right: [
    [-14, -6],
    [30, -10],
    [92, -6],
    [W, 6],
    [W + 5, 50],
    [W - 2, H - 2],
    [86, H + 6],
    [30, H + 12],
    [-14, H + 22],
  ],
  left: [
    [W + 14, -6],
    [100, -10],
    [38, -6],
    [0, 6],
    [-5, 50],
    [2, H - 2],
    [44, H + 6],
    [100, H + 12],
    [W + 14, H + 22],
  ],
  above: [
    [-16, H + 12],
    [-10, 28],
    [16, 2],
    [58, -9],
    [98, -2],
    [W + 6, 26],
    [W + 14, H + 12],
  ],
  below: [
    [-12, -12],
    [-6, 60],
    [20, H + 2],
    [66, H + 8],
    [108, H],
    [W + 6, 58],
    [W + 12, -12],
  ],
};
const STRUTS: Readonly<Partial<Record<Side, string>>> = {
  right: rough(`M2 ${H + 4}h100v6H2zM0 ${H + 4}h8v44h-8zM6 ${H + 44}l70-36 4 5-72 40z`),
  left: rough(`M28 ${H + 4}h100v6H28zM122 ${H + 4}h8v44h-8zM124 ${H + 44}l-70-36-4 5 72 40z`),
};

interface OutcropProps {
  readonly ground: 'forest' | 'mountain';
  readonly side: Side;
  /** Whether nothing stands below, so that timber holds it up. */
  readonly held: boolean;
}

/** A piece of land beyond the edge of the board, held by timber or standing as a summit; drawn below its cell. */
export const Outcrop = memo(function Outcrop({ ground, side, held }: OutcropProps) {
  const shape = outline(SHAPES[side], 40, 3, 14);
  const struts = held ? STRUTS[side] : undefined;
  return (
    <g strokeLinejoin="round">
      {struts && <path d={struts} fill={INKS.wood} stroke={INKS.ink} strokeWidth="2" />}
      <path d={shape} fill={INKS.ink} stroke={INKS.ink} strokeWidth="6" />
      <path d={shape} fill={ground === 'forest' ? 'var(--cv-forest)' : 'var(--cv-rock)'} />
      {side === 'above' && ground === 'mountain' && (
        <path
          d={fringe(SHAPES.above.slice(1, -1), { lean: 76, step: 5, length: 13, width: 2.6, seed: 3 })}
          fill="var(--cv-snow)"
        />
      )}
    </g>
  );
});
