import type { Point } from '../../../../web/look/print/hand.ts';
import { CELL } from './scale.ts';

/** Where torches burn, in cells: on the walls of halls, and where the gold is. */
export const TORCHES: readonly Point[] = [
  [3.5, 2.22],
  [13.78, 4],
  [12.5, 13.78],
  [2.22, 12],
  [8, 0.2],
  [15.8, 8.5],
  [7, 15.8],
  [0.2, 7.5],
  [9.78, 6.3],
  [6.22, 9.7],
  [9.5, 4.2],
  [6.5, 11.8],
];

const FLAME = 'M0-2C-6-4-7-11-2-17C-1.6-14-.4-13 .4-13.6C-1-18 1-22 4-25C3.6-20 6-17 6.6-12C7-6 5-3 0-2z';

export function Torches() {
  return (
    <g>
      {TORCHES.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x * CELL} ${y * CELL + 9})`}>
          <path d="M-3.4-2H3.4L1.6 12H-1.6z" className="ct-torch-wood" />
          <path d="M-4.6-3.6H4.6V0H-4.6z" className="ct-torch-iron" />
          <path d={FLAME} className="ct-flame" />
          <path d={FLAME} transform="translate(0 -2) scale(0.5)" className="ct-flame-heart" />
        </g>
      ))}
    </g>
  );
}
