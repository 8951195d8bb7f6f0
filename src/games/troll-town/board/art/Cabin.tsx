import { memo } from 'react';
import { Cut } from '../../../../web/look/print/Cut.tsx';
import { field, fringe, gouge } from '../../../../web/look/print/cuts.ts';
import type { Point } from '../../../../web/look/print/hand.ts';

const LEFT_SLOPE: readonly Point[] = [
  [58, 8],
  [34, 34],
  [12, 54],
];
const RIGHT_SLOPE: readonly Point[] = [
  [64, 10],
  [88, 34],
  [110, 54],
];
const EAVES: readonly Point[] = [
  [-6, 66],
  [24, 74],
  [60, 78],
  [96, 74],
  [126, 64],
];
const STRAW =
  fringe(LEFT_SLOPE, { lean: -30, step: 5, length: 34, width: 1.9, seed: 5 }) +
  fringe(RIGHT_SLOPE, { lean: 36, step: 5, length: 34, width: 1.9, seed: 6 });
const EDGE = fringe(EAVES, { lean: 82, step: 6, length: 15, width: 2.6, seed: 9 });
const SHADE = gouge(92, 30, 1, 44, 2.4) + gouge(84, 34, 1.05, 40, 2) + gouge(76, 36, 1.15, 40, 2);
const DAUB = field({
  x: 24,
  y: 80,
  width: 70,
  height: 46,
  across: 22,
  down: 9,
  length: 14,
  stroke: 1.5,
  angle: 12,
  seed: 4,
});
const GRAIN = field({
  x: 22,
  y: 74,
  width: 74,
  height: 54,
  across: 17,
  down: 13,
  length: 11,
  stroke: 0.9,
  angle: 86,
  seed: 8,
});

interface CabinProps {
  readonly wall: string;
  readonly roof: string;
  /** The light that is cut into the roof. */
  readonly cut: string;
  /** Whether there is light behind each window; a window for each bed. */
  readonly lit: readonly [left: boolean, right: boolean];
  readonly door?: boolean;
  readonly planks?: boolean;
}

/** The house of the town: walls on the mud under a shaggy roof, in a box of 120 by 130. */
export const Cabin = memo(function Cabin({ wall, roof, cut, lit, door = true, planks = true }: CabinProps) {
  const pane = (isLit: boolean) => (isLit ? 'var(--tt-window)' : 'var(--tt-dark)');
  return (
    <g stroke="var(--tt-ink)" strokeWidth="4" strokeLinejoin="round">
      <Cut d="M16 64l6 66h78l6-66z" fill={wall} />
      {planks ? (
        <>
          <path d={GRAIN} fill="var(--tt-log-cut)" stroke="none" opacity="0.6" />
          <Cut d="M34 70l2 58M50 72l1 56M70 72v56M88 70l-2 58" fill="none" strokeWidth="2.4" />
        </>
      ) : (
        <path d={DAUB} fill="var(--tt-ink)" stroke="none" opacity="0.5" />
      )}
      <Cut d="M46 130V102c2-14 28-14 30 0v28z" fill={door ? 'var(--tt-door)' : 'var(--tt-dark)'} />
      <Cut d="M61 92v38" fill="none" strokeWidth="1.6" />
      <Cut d="M24 86h14v14H24z" fill={pane(lit[0])} strokeWidth="3" />
      <Cut d="M84 86h14v14H84z" fill={pane(lit[1])} strokeWidth="3" />
      <path d="M31 86v14M24 93h14M91 86v14M84 93h14" strokeWidth="1.6" fill="none" />
      <Cut d="M60-8C44 20 20 48-8 68c20 14 112 14 136-4C100 46 76 20 60-8z" fill={roof} />
      <path d={STRAW} fill={cut} stroke="none" />
      <path d={EDGE} fill={roof} strokeWidth="1.6" />
      <path d={SHADE} fill="var(--tt-ink)" stroke="none" />
      <Cut d="M50-2l-8-22 12 14 6-20 6 20 12-14-8 22z" fill={roof} strokeWidth="3" />
    </g>
  );
});

/** What a thing throws on the ground, under the bonfire's light. */
export function Shadow({ y, width, height }: { y: number; width: number; height: number }) {
  return <ellipse cx="5" cy={y} rx={width} ry={height} fill="var(--tt-ink)" opacity="0.38" />;
}
