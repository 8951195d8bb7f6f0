import { Cut } from '../print/Cut.tsx';
import { fringe, gouge } from '../print/cuts.ts';

export interface ElfColours {
  hair: string;
  hairLight: string;
  skin: string;
  cloak: string;
  cloakLight: string;
  gem: string;
  ink: string;
}

const STRANDS =
  gouge(62, 26, 2.5, 28, 1.8, -3) +
  gouge(56, 26, 2.4, 26, 1.8, -3) +
  gouge(36, 84, 1.72, 50, 2, 2) +
  gouge(43, 96, 1.75, 40, 1.7, 2) +
  gouge(31, 102, 1.85, 32, 1.6, 2) +
  gouge(78, 26, 0.64, 28, 1.8, 3) +
  gouge(84, 26, 0.74, 26, 1.8, 3) +
  gouge(104, 84, 1.42, 50, 2, -2) +
  gouge(97, 96, 1.39, 40, 1.7, -2) +
  gouge(109, 102, 1.29, 32, 1.6, -2);
const SHADE =
  gouge(95, 78, 2.5, 13, 1.8) +
  gouge(95, 86, 2.5, 14, 1.8) +
  gouge(93, 94, 2.45, 14, 1.7) +
  gouge(90, 103, 2.4, 13, 1.6) +
  gouge(86, 112, 2.3, 11, 1.5);
const CLOAK_CUTS = fringe(
  [
    [28, 148],
    [22, 166],
    [19, 180],
  ],
  { lean: -50, step: 8, length: 20, width: 1.8, seed: 3 },
);
const FOLDS =
  gouge(58, 150, 1.75, 46, 1.8) +
  gouge(50, 152, 1.8, 42, 1.6) +
  gouge(84, 150, 1.4, 46, 1.8) +
  gouge(94, 154, 1.35, 40, 1.6) +
  gouge(104, 156, 1.3, 38, 1.6);

/** An elf from the front, in a box of 140 by 200; ears reach the sides. */
export function Elf({ colours }: { colours: ElfColours }) {
  const { hair, hairLight, skin, cloak, cloakLight, gem, ink } = colours;
  return (
    <g strokeLinejoin="round" stroke={ink} strokeWidth="4">
      <Cut
        d="M70 18c-30-2-44 24-42 60 0 26-6 46-12 62 16 8 34 8 44 2h20c10 6 28 6 44-2-6-16-12-36-12-62 2-36-12-62-42-60z"
        fill={hair}
      />
      <Cut d="M38 136c-18 10-26 36-28 64h120c-2-28-10-54-28-64l-18-6H56z" fill={cloak} />
      <Cut d="M58 118h24v18c0 8-24 8-24 0z" fill={skin} />
      <Cut d="M44 72C32 62 18 52 2 48c4 20 16 38 40 46zM96 72c12-10 26-20 42-24-4 20-16 38-40 46z" fill={skin} />
      <path d={gouge(40, 82, 3.75, 28, 2.6) + gouge(100, 82, -0.61, 28, 2.6)} fill={ink} stroke="none" />
      <Cut d="M44 66c0-24 12-34 26-34s26 10 26 34c2 30-12 60-26 60S42 96 44 66z" fill={skin} />
      <path d={SHADE} fill={ink} stroke="none" />
      <Cut d="M48 73c5-7 14-7 19 1-6 4-14 4-19-1zM73 74c5-8 14-8 19-1-5 5-13 5-19 1z" fill={gem} strokeWidth="2" />
      <circle cx="59" cy="73" r="3.6" fill={ink} stroke="none" />
      <circle cx="82" cy="73" r="3.6" fill={ink} stroke="none" />
      <Cut d="M46 73c6-9 15-9 21 0M73 73c6-9 15-9 21 0" fill="none" strokeWidth="3" />
      <Cut d="M47 63c6-5 14-5 19-1M74 62c5-4 13-4 19 1" fill="none" strokeWidth="2.8" />
      <Cut d="M69 80l-4 15c2 3 6 3 9 1" fill="none" strokeWidth="2.4" />
      <Cut d="M61 106c6 3 13 3 19-1M65 112c3 1 7 1 10 0" fill="none" strokeWidth="2.6" strokeLinecap="round" />
      <Cut
        d="M70 18c-26 0-38 22-36 56 8-2 12-14 14-24 10-6 18-14 22-26 4 12 12 20 22 26 2 10 6 22 14 24 2-34-10-56-36-56z"
        fill={hair}
      />
      <path d={STRANDS} fill={hairLight} stroke="none" />
      <Cut d="M38 52c14 6 24 6 32-2 8 8 18 8 32 2" fill="none" stroke={gem} strokeWidth="3.4" />
      <Cut d="M70 44l7 9-7 12-7-12z" fill={gem} strokeWidth="2.6" />
      <Cut
        d="M56 130l14 22 14-22 22 10c-8 4-12 12-12 20-8-2-16 0-24 8-8-8-16-10-24-8 0-8-4-16-12-20z"
        fill={cloakLight}
        strokeWidth="3.4"
      />
      <path d={FOLDS} fill={ink} stroke="none" />
      <path d={CLOAK_CUTS} fill={cloakLight} stroke="none" />
      <Cut d="M70 150l7 7-7 9-7-9z" fill={gem} strokeWidth="2.6" />
    </g>
  );
}
