import { Cut } from '../print/Cut.tsx';
import { fringe, gouge } from '../print/cuts.ts';

export interface GnomeColours {
  hat: string;
  hatLight: string;
  coat: string;
  beard: string;
  skin: string;
  ink: string;
}

const BEARD_CUTS = [-34, -25, -16, -7, 2, 11, 20, 29, 36]
  .map((away, index) =>
    gouge(70 + away * 0.8, 124 + (index % 2) * 6, 1.57 - away * 0.011, 48 - Math.abs(away) * 0.7, 1.5, away * 0.06),
  )
  .join('');
const HAT_CUTS =
  gouge(64, 16, 2.05, 34, 2.6, 2) +
  gouge(54, 40, 1.95, 40, 3, 2) +
  gouge(64, 36, 1.8, 46, 2) +
  gouge(72, 26, 1.65, 44, 1.5);
const HAT_SHADE = fringe(
  [
    [92, 34],
    [102, 62],
    [109, 88],
  ],
  { lean: 62, step: 7, length: 16, width: 1.8, seed: 4 },
);
const BRIM_CUTS = [34, 46, 58, 70, 82, 94, 106]
  .map((x) => gouge(x, 84 + Math.abs(x - 70) * 0.1, 1.57 + (x - 70) * 0.008, 11, 1.3))
  .join('');
const COAT_CUTS =
  gouge(24, 140, 1.75, 26, 1.6) +
  gouge(20, 152, 1.65, 22, 1.5) +
  gouge(114, 138, 1.35, 28, 1.6) +
  gouge(120, 150, 1.45, 24, 1.5);

/** A gnome from the front, in a box of 140 by 200; the hat's tip leans right. */
export function Gnome({ colours }: { colours: GnomeColours }) {
  const { hat, hatLight, coat, beard, skin, ink } = colours;
  return (
    <g strokeLinejoin="round" stroke={ink} strokeWidth="4">
      <Cut
        d="M28 194c-10 2-16-4-14-10 6-8 24-14 44-10l4 20zM112 194c10 2 16-4 14-10-6-8-24-14-44-10l-4 20z"
        fill={ink}
      />
      <Cut d="M36 108c-20 16-26 44-22 68 20 10 92 10 112 0 4-24-2-52-22-68z" fill={coat} />
      <path d={COAT_CUTS} fill={ink} stroke="none" />
      <Cut d="M44 92h52c6 10 6 22-2 32H46c-8-10-8-22-2-32z" fill={skin} />
      <Cut d="M36 106c-12 30 4 62 34 82 30-20 46-52 34-82-8 10-20 15-34 13-14 2-26-3-34-13z" fill={beard} />
      <path d={BEARD_CUTS} fill={ink} stroke="none" />
      <Cut d="M68 113c-10-5-24-2-33 12 14 4 27 2 35-6 8 8 21 10 35 6-9-14-23-17-33-12z" fill={beard} strokeWidth="3" />
      <g fill={ink} stroke="none">
        <circle cx="54" cy="105" r="3.6" />
        <circle cx="86" cy="105" r="3.6" />
      </g>
      <Cut d="M58 110c0-9 6-14 12-14s12 5 12 14c0 7-6 11-12 11s-12-4-12-11z" fill={skin} strokeWidth="3.4" />
      <path d={gouge(64, 103, 1.7, 11, 1.8)} fill={beard} stroke="none" />
      <Cut d="M70 2c-16 20-34 56-40 88 24 8 58 8 80 0-5-28-13-50-24-70 8-4 16-2 20 6 3-16-14-34-36-24z" fill={hat} />
      <path d={HAT_CUTS} fill={hatLight} stroke="none" />
      <path d={HAT_SHADE} fill={ink} stroke="none" />
      <Cut
        d="M24 92c12-10 30-12 46-12s34 2 46 12c-2 8-6 12-12 12-10-6-22-8-34-8s-24 2-34 8c-6 0-10-4-12-12z"
        fill={hatLight}
        strokeWidth="3.4"
      />
      <path d={BRIM_CUTS} fill={ink} stroke="none" />
    </g>
  );
}
