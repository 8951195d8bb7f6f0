import { memo, type ReactNode } from 'react';
import { field, gouge } from '../../../../web/look/print/cuts.ts';
import { rough } from '../../../../web/look/print/rough.ts';
import { INKS } from './inks.ts';
import { Piece, Pieces, type Placed } from './Piece.tsx';

/** The picture's own size; the board scales it. */
export const MEAL_WIDTH = 760;
export const MEAL_HEIGHT = 284;
/** The edge of the table: people sit behind it, plates stand on it. */
export const TABLE_TOP = 206;

const VAULT = rough('M12 286V130C30 60 110 24 380 22C650 24 730 60 748 130V286z');
const STRATA = field({
  x: -10,
  y: 0,
  width: 780,
  height: 284,
  across: 52,
  down: 18,
  length: 38,
  stroke: 2,
  angle: -24,
  seed: 18,
});
const BOARD = rough('M22 206h716v20H22z');
const APRON = rough('M40 226h680v18H40z');
const LEGS = rough('M70 244h26v40H70zM664 244h26v40h-26zM366 244h26v40h-26z');
const GRAIN =
  gouge(60, 213, 0, 160, 1.6) +
  gouge(300, 219, 0, 190, 1.6) +
  gouge(540, 212, 0, 150, 1.6) +
  gouge(120, 235, 0, 240, 1.4);
const HALL: readonly Placed[] = [
  ['hearth', 380, 214, { size: 2.3 }],
  ['pot', 380, 190, { size: 1.3 }],
  ['shelf', 246, 84, { size: 1.2 }],
  ['jug', 230, 84],
  ['cheese', 262, 84],
  ['shelf', 516, 84, { size: 1.2 }],
  ['bowl', 504, 84],
  ['mug', 532, 84],
  ['ham', 82, 100, { size: 1.2 }],
  ['sausages', 678, 98, { size: 1.2 }],
  ['lamp', 140, 82, { size: 1.4 }],
  ['lamp', 620, 82, { size: 1.4 }],
  ['barrel', 56, 214, { size: 1.5 }],
  ['cask', 700, 212, { size: 1.3 }],
];

/** Where so many people sit, from left to right. */
export function mealSeats(count: number): readonly number[] {
  const step = MEAL_WIDTH / count;
  return Array.from({ length: count }, (_, index) => Math.round(step * (index + 0.5)));
}

/** The hall at harvest: people sit between the fire and the table. 760 by 284. */
export const Meal = memo(function Meal({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <rect width={MEAL_WIDTH} height={MEAL_HEIGHT} fill="var(--cv-rock)" />
      <path d={STRATA} fill="var(--cv-rock-cut)" />
      <path d={VAULT} fill={INKS.ink} stroke={INKS.ink} strokeWidth="12" transform="translate(2 3)" />
      <path d={VAULT} fill="url(#cv-wall-hearth)" />
      <path d={VAULT} fill="url(#ink-hatch)" />
      {LIGHTS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="url(#cv-light)" />
      ))}
      <Pieces placed={HALL} />
      {children}
      <g stroke={INKS.ink} strokeWidth="3.4" strokeLinejoin="round">
        <path d={LEGS} fill={INKS.oak} />
        <path d={APRON} fill={INKS.wood} />
        <path d={BOARD} fill={INKS.ink} opacity="0.5" transform="translate(3 4)" />
        <path d={BOARD} fill={INKS.plank} />
      </g>
      <path d={GRAIN} fill={INKS.oak} />
    </>
  );
});

const LIGHTS = [
  [140, 104, 76],
  [380, 190, 120],
  [620, 104, 76],
] as const;

interface PlateProps {
  readonly x: number;
  readonly y: number;
  /** Loaves that lie on it, and how many there should be. */
  readonly loaves: number;
  readonly needed: number;
}

/** A plate on the table; a loaf that is missing leaves its outline. */
export const Plate = memo(function Plate({ x, y, loaves, needed }: PlateProps) {
  const places = Math.max(loaves, needed);
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="2" cy="4" rx="50" ry="11" fill={INKS.ink} opacity="0.5" />
      <ellipse rx="50" ry="11" fill={INKS.paper} stroke={INKS.ink} strokeWidth="3" />
      <ellipse cy="-1" rx="36" ry="6.5" fill="none" stroke={INKS.stone} strokeWidth="2" />
      {Array.from({ length: places }, (_, index) => (index - (places - 1) / 2) * 38).map((away, index) =>
        index < loaves ? (
          <Piece key={away} id="food" x={away} y={-14} size={1.9} />
        ) : (
          <path
            key={away}
            d="M-19 9C-19-5-11-12 0-12S19-5 19 9z"
            transform={`translate(${away} -13)`}
            fill={INKS.linen}
            stroke={INKS.red}
            strokeWidth="3"
            strokeDasharray="5 5"
          />
        ),
      )}
    </g>
  );
});
