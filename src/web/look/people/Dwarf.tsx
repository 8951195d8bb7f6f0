import { Cut } from '../print/Cut.tsx';
import { gouge } from '../print/cuts.ts';

export interface DwarfColours {
  helmet: string;
  horn: string;
  beard: string;
  skin: string;
  coat: string;
  ink: string;
}

const BEARD = [-40, -30, -20, -10, 0, 10, 20, 30, 40]
  .map((away, index) =>
    gouge(80 + away * 0.75, 100 + (index % 2) * 7, 1.57 - away * 0.008, 62 - Math.abs(away) * 0.6, 1.7, away * 0.05),
  )
  .join('');

/** A dwarf from the front, horned helmet and braided beard, in a box of 160 by 200. */
export function Dwarf({ colours }: { colours: DwarfColours }) {
  const { helmet, horn, beard, skin, coat, ink } = colours;
  return (
    <g strokeLinejoin="round" stroke={ink} strokeWidth="4">
      <Cut d="M26 120c-16 14-24 44-22 80h152c2-36-6-66-22-80z" fill={coat} />
      <path
        d={
          gouge(22, 142, 1.7, 40, 2) +
          gouge(32, 140, 1.65, 46, 1.6) +
          gouge(138, 142, 1.44, 40, 2) +
          gouge(128, 140, 1.5, 46, 1.6)
        }
        fill={ink}
        stroke="none"
      />
      <Cut d="M42 44C26 40 14 28 12 6c-14 22-8 50 22 58zM118 44c16-4 28-16 30-38 14 22 8 50-22 58z" fill={horn} />
      <path d={gouge(17, 22, 1.15, 26, 1.6, 3) + gouge(143, 22, 1.99, 26, 1.6, -3)} fill={ink} stroke="none" />
      <Cut d="M40 62h80v40H40z" fill={skin} />
      <Cut
        d="M38 78c-16 36-8 78 16 102l10-10 8 18 8-8 8 8 8-18 10 10c24-24 32-66 16-102-12 14-26 18-42 14-16 4-30 0-42-14z"
        fill={beard}
      />
      <path d={BEARD} fill={ink} stroke="none" />
      <Cut
        d="M76 96c-14-4-30 2-40 22 18 4 34-2 44-14 10 12 26 18 44 14-10-20-26-26-40-22z"
        fill={beard}
        strokeWidth="3.2"
      />
      <Cut d="M50 76c8-6 18-6 24 2M86 78c6-8 16-8 24-2" fill="none" strokeWidth="5" />
      <circle cx="63" cy="83" r="3.6" fill={ink} stroke="none" />
      <circle cx="97" cy="83" r="3.6" fill={ink} stroke="none" />
      <Cut d="M70 90c0-10 4-14 10-14s10 4 10 14c4 10-24 10-20 0z" fill={skin} strokeWidth="3.2" />
      <Cut d="M36 68C34 36 54 18 80 18s46 18 44 50c-12-4-28-6-44-6s-32 2-44 6z" fill={helmet} />
      <path
        d={gouge(58, 30, 1.85, 30, 2.6, 3) + gouge(68, 26, 1.75, 32, 2, 2) + gouge(50, 40, 1.9, 22, 2, 2)}
        fill={horn}
        stroke="none"
      />
      <Cut d="M34 68c14-6 78-6 92 0v10c-14-6-78-6-92 0z" fill={horn} strokeWidth="3.4" />
      <Cut d="M74 18h12v46H74z" fill={horn} strokeWidth="3.2" />
    </g>
  );
}
