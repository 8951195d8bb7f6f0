import { memo, useId } from 'react';
import { field, fringe, halo } from '../../../../../web/look/print/cuts.ts';
import { crest, grass, land, stars } from '../../../../../web/look/print/forms.ts';
import type { Point } from '../../../../../web/look/print/hand.ts';
import { disc } from '../../../../../web/look/print/rough.ts';
import { INKS } from '../inks.ts';
import { plot } from './cell.ts';

/** Both halves: 3 by 4 cells with room above for the sky and at the sides for what hangs over. */
const HALF_WIDTH = 416;
export const HALF_HEIGHT = 412;
/** The upper left corner of the first cell within its half. */
export const FIRST_CELL: Point = [13, 36];

const SKY = halo({
  x: 190,
  y: 8,
  from: 30,
  to: 420,
  step: 13,
  gap: 11,
  length: 34,
  width: 1.8,
  seed: 9,
  start: -20,
  end: 200,
});
const STARS = stars(HALF_WIDTH, 34, 14, 4);
const TUFTS = grass(8, 404, 38, 17, 9, 31);
const EARTH = plot(5, 34, 406, 374, 3);

/** Sky, moon or sun, and the ground the forest stands on. */
export const ForestGround = memo(function ForestGround() {
  return (
    <>
      <rect width={HALF_WIDTH} height={HALF_HEIGHT} fill="var(--cv-sky)" />
      <svg width={HALF_WIDTH} height="60" aria-hidden="true">
        <path d={SKY} fill="var(--cv-sky-cut)" />
      </svg>
      <path d={STARS} fill="var(--cv-star)" />
      <path d={disc(192, 17, 14)} fill={INKS.ink} opacity="0.35" />
      <path d={disc(190, 15, 14)} fill="var(--cv-sun)" />
      <path d={TUFTS} fill="var(--cv-forest-cut)" />
      <path d={EARTH} fill="var(--cv-forest)" stroke={INKS.ink} strokeWidth="3" />
    </>
  );
});

const FLANK = crest(
  [
    [2, 416],
    [6, 320],
    [-2, 220],
    [6, 130],
    [2, 46],
    [50, 14],
    [100, 22],
    [180, 5],
    [262, 20],
    [330, 8],
    [430, 24],
  ],
  6,
  14,
);
const ROCK = land(FLANK, HALF_HEIGHT + 6);
const STRATA = field({
  x: -10,
  y: 0,
  width: 430,
  height: HALF_HEIGHT,
  across: 46,
  down: 16,
  length: 32,
  stroke: 1.9,
  angle: -22,
  seed: 18,
});
const LIT = fringe(FLANK, { lean: 64, step: 7, length: 24, width: 2.1, seed: 6 });
const SNOW = fringe(
  FLANK.filter(([, y]) => y < 44),
  { lean: 74, step: 5, length: 20, width: 2.7, seed: 7 },
);

/** The mountain seen from the side, with the sky above it. */
export const MountainGround = memo(function MountainGround() {
  const rock = useId();
  return (
    <>
      <rect width={HALF_WIDTH} height={HALF_HEIGHT} fill="var(--cv-sky)" />
      <svg width={HALF_WIDTH} height="60" aria-hidden="true">
        <path d={SKY} fill="var(--cv-sky-cut)" transform="translate(-300 0)" />
      </svg>
      <path d={STARS} fill="var(--cv-star)" />
      <path d={ROCK} fill={INKS.ink} transform="translate(-4 -3)" />
      <path d={ROCK} fill="var(--cv-rock)" />
      <clipPath id={rock}>
        <path d={ROCK} />
      </clipPath>
      <g clipPath={`url(#${rock})`}>
        <path d={STRATA} fill="var(--cv-rock-cut)" />
        <path d={LIT} fill="var(--cv-rock-lit)" />
        <path d={SNOW} fill="var(--cv-snow)" />
      </g>
    </>
  );
});

interface CellEdgeProps {
  readonly ground: 'forest' | 'mountain';
  readonly seed: number;
  /** Beyond the board, where a tile may hang over: drawn as bare ground. */
  readonly over?: boolean;
}

/** The dotted edge of a cell that is still free. */
export const CellEdge = memo(function CellEdge({ ground, seed, over = false }: CellEdgeProps) {
  const line = ground === 'forest' ? 'var(--cv-pine-lit)' : 'var(--cv-rock-lit)';
  return (
    <>
      {over && (
        <path
          d={plot(2, 2, 126, 88, seed, 3)}
          fill={ground === 'forest' ? 'var(--cv-forest)' : 'var(--cv-rock)'}
          stroke={INKS.ink}
          strokeWidth="2.4"
        />
      )}
      <path
        d={plot(6, 6, 118, 80, seed, 1)}
        fill="none"
        stroke={line}
        strokeWidth="1.8"
        strokeDasharray="1 7"
        strokeLinecap="round"
        opacity="0.8"
      />
    </>
  );
});
