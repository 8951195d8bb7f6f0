import { Cut } from '../print/Cut.tsx';
import { gouge } from '../print/cuts.ts';

export interface PrincessColours {
  hair: string;
  skin: string;
  dress: string;
  dressLight: string;
  crown: string;
  ink: string;
}

const SKIRT =
  gouge(58, 104, 1.9, 62, 2.4, 2) +
  gouge(66, 104, 1.7, 66, 2) +
  gouge(50, 122, 2.1, 44, 2, 3) +
  gouge(72, 112, 1.55, 54, 1.6);
const SKIRT_SHADE =
  gouge(86, 106, 1.25, 60, 2.4, -2) +
  gouge(80, 108, 1.4, 60, 2) +
  gouge(94, 126, 1.1, 42, 2, -3) +
  gouge(88, 130, 1.2, 40, 1.6);

/** A princess who is not afraid: hands on hips, braids, in a box of 140 by 190. */
export function Princess({ colours }: { colours: PrincessColours }) {
  const { hair, skin, dress, dressLight, crown, ink } = colours;
  return (
    <g strokeLinejoin="round" stroke={ink} strokeWidth="4">
      <Cut d="M58 98c-10 26-26 54-36 80 28 12 76 12 96 0-10-26-26-54-36-80z" fill={dress} />
      <path d={SKIRT} fill={dressLight} stroke="none" />
      <path d={SKIRT_SHADE} fill={ink} stroke="none" />
      <Cut
        d="M56 74c-14 4-26 14-30 26-1 4 2 8 6 8l26-6-2-8-14 2c4-6 10-8 16-10zM84 74c14 4 26 14 30 26 1 4-2 8-6 8l-26-6 2-8 14 2c-4-6-10-8-16-10z"
        fill={dressLight}
        strokeWidth="3.4"
      />
      <Cut d="M54 72c6-4 26-4 32 0 2 12 0 22-4 30H58c-4-8-6-18-4-30z" fill={dress} />
      <Cut d="M64 74l6 10 6-10M63 86h14M64 93h12" fill="none" stroke={crown} strokeWidth="2.6" />
      <Cut d="M62 62h16v12c-4 6-12 6-16 0z" fill={skin} strokeWidth="3" />
      <Cut
        d="M47 38c-8 14-8 28-4 42-6 8-6 18 0 30 8-8 10-18 6-28 4-10 4-22 4-34zM93 38c8 14 8 28 4 42 6 8 6 18 0 30-8-8-10-18-6-28-4-10-4-22-4-34z"
        fill={hair}
        strokeWidth="3.4"
      />
      <Cut
        d="M41 62l11-5M40 72l10-3M41 84l8 4M40 94l9 2M99 62l-11-5M100 72l-10-3M99 84l-8 4M100 94l-9 2"
        strokeWidth="2.2"
        fill="none"
      />
      <Cut d="M49 46c0-16 9-24 21-24s21 8 21 24-9 24-21 24-21-8-21-24z" fill={skin} />
      <Cut
        d="M70 17c-18 0-27 12-26 32 8-4 12-10 14-16 12 4 22 2 30-6 2 10 4 18 9 22 1-20-9-32-27-32z"
        fill={hair}
        strokeWidth="3.4"
      />
      <Cut d="M57 46h7M77 46h7" fill="none" strokeWidth="3.4" strokeLinecap="round" />
      <Cut d="M55 40l9 2M85 40l-9 2" fill="none" strokeWidth="2.2" />
      <Cut d="M62 58c5 4 11 4 16-1" fill="none" strokeWidth="2.6" />
      <Cut d="M51 20l-4-20 12 9L70-5l11 14 12-9-4 20c-12 5-26 5-38 0z" fill={crown} strokeWidth="3.4" />
    </g>
  );
}
