import { Cut } from '../print/Cut.tsx';
import { gouge } from '../print/cuts.ts';

const COAT = [50, 57, 64, 71, 78, 85].map((x, index) => gouge(x, 31 + (index % 2) * 3, 1.75, 14, 1.5)).join('');

/** A billy goat trotting left, in a box of 110 by 90, hooves at 88. */
export function Goat({ coat, ink, horn }: { coat: string; ink: string; horn: string }) {
  return (
    <g strokeLinejoin="round">
      <Cut
        d="M31 20C27 8 33-4 46-7c-7 7-8 14-7 25zM37 19c-1-11 6-20 19-20-9 5-12 11-12 20z"
        fill={horn}
        stroke={ink}
        strokeWidth="2.4"
      />
      <Cut
        d="M8 33c4-7 12-13 23-15 5-1 10 1 13 6l6 4c14-4 30-5 43-2 5-5 9-8 15-8-2 6-4 10-7 14 4 7 4 14 1 20l5 14-3 22h-7l-1-18-7-11-3 12 1 17h-7l-2-19-3-8c-8 2-15 2-22 0l-3 14-2 13h-7l0-15-5-15-6 14-2 16h-7l2-23 3-16c-2-5-3-9-3-13-4 3-7 7-9 13-3-3-4-7-3-12-4 2-8 1-10-4z"
        fill={coat}
        stroke={ink}
        strokeWidth="2.6"
      />
      <path d={COAT} fill={ink} />
      <Cut d="M42 24c6-1 10 2 13 8-7 1-11-2-13-8z" fill={coat} stroke={ink} strokeWidth="2.2" />
      <circle cx="27" cy="25" r="2.2" fill={ink} />
    </g>
  );
}
