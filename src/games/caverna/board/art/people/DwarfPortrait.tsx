import { memo } from 'react';
import { Cut } from '../../../../../web/look/print/Cut.tsx';
import { gouge } from '../../../../../web/look/print/cuts.ts';
import { type SeatNumber, seatColours } from '../../../../../web/look/SeatMark.tsx';
import { INKS } from '../inks.ts';
import { BEARDS } from './beards.ts';

const SKIN = INKS.skin;
const HELMET_LIGHT = gouge(58, 30, 1.85, 30, 2.6, 3) + gouge(68, 26, 1.75, 32, 2, 2) + gouge(50, 40, 1.9, 22, 2, 2);

/** Helmet, eyes, nose and beard; the head alone, in the box of the portrait. */
export const DwarfHead = memo(function DwarfHead({ seat }: { readonly seat: SeatNumber }) {
  const { colour, hair, combed, clasp } = BEARDS[seat];
  return (
    <g strokeLinejoin="round" strokeLinecap="round" stroke={INKS.ink} strokeWidth="4.4">
      <Cut d="M42 44C26 40 14 28 12 6c-14 22-8 50 22 58zM118 44c16-4 28-16 30-38 14 22 8 50-22 58z" fill={INKS.linen} />
      <path d={gouge(17, 22, 1.15, 26, 1.8, 3) + gouge(143, 22, 1.99, 26, 1.8, -3)} fill={INKS.ink} stroke="none" />
      <Cut d="M40 62h80v42H40z" fill={SKIN} />
      <Cut d={hair} fill={colour} />
      <Cut d={combed} fill="none" strokeWidth="2.8" />
      {clasp && <Cut d={clasp} fill={INKS.gold} strokeWidth="3" />}
      <Cut
        d="M76 97c-14-4-30 2-40 21 18 4 34-2 44-13 10 11 26 17 44 13-10-19-26-25-40-21z"
        fill={colour}
        strokeWidth="3.4"
      />
      <Cut d="M48 76c8-7 19-6 25 2M87 78c6-8 17-9 25-2" fill="none" strokeWidth="5.4" />
      <circle cx="63" cy="85" r="4.2" fill={INKS.ink} stroke="none" />
      <circle cx="97" cy="85" r="4.2" fill={INKS.ink} stroke="none" />
      <Cut d="M69 92c0-11 4-15 11-15s11 4 11 15c4 11-26 11-22 0z" fill={SKIN} strokeWidth="3.4" />
      <path d={gouge(86, 84, 1.6, 9, 1.5)} fill={INKS.rose} stroke="none" />
      <Cut d="M36 68C34 36 54 18 80 18s46 18 44 50c-12-4-28-6-44-6s-32 2-44 6z" fill={INKS.hide} />
      <path d={HELMET_LIGHT} fill={INKS.linen} stroke="none" />
      <path d={gouge(112, 36, 1.3, 24, 3, 3)} fill={INKS.ink} stroke="none" opacity="0.55" />
      <Cut d="M34 68c14-6 78-6 92 0v10c-14-6-78-6-92 0z" fill={INKS.linen} strokeWidth="3.4" />
      <Cut d="M74 18h12v46H74z" fill={INKS.linen} strokeWidth="3.2" />
    </g>
  );
});

/** Head and shoulders in a box of 160 by 200, in the coat of the seat. */
export const DwarfPortrait = memo(function DwarfPortrait({ seat }: { readonly seat: SeatNumber }) {
  return (
    <>
      <g stroke={INKS.ink} strokeWidth="4.4" strokeLinejoin="round">
        <Cut d="M26 120c-16 14-24 44-22 80h152c2-36-6-66-22-80z" fill={seatColours(seat).ground} />
        <path d={gouge(22, 142, 1.7, 40, 2) + gouge(138, 142, 1.44, 40, 2)} fill={INKS.ink} stroke="none" />
      </g>
      <DwarfHead seat={seat} />
    </>
  );
});

/** A child in a pointed hood, with hair of the family's colour; too young for a beard or a helmet. */
export const ChildPortrait = memo(function ChildPortrait({ seat }: { readonly seat: SeatNumber }) {
  const { colour } = BEARDS[seat];
  return (
    <g stroke={INKS.ink} strokeWidth="5" strokeLinejoin="round" strokeLinecap="round">
      <Cut d="M22 140c-14 14-20 34-18 60h152c2-26-4-46-18-60z" fill={seatColours(seat).ground} />
      <Cut
        d="M28 96c-2-34 18-64 44-76l12-18 10 18c26 12 40 42 38 76-2 32-22 56-52 56s-50-24-52-56z"
        fill={INKS.linen}
      />
      <path d={gouge(54, 44, 2, 34, 3) + gouge(106, 46, 1.2, 32, 3)} fill={INKS.ink} stroke="none" opacity="0.6" />
      <Cut d="M40 98c0-28 16-44 40-44s40 16 40 44-16 46-40 46-40-18-40-46z" fill={SKIN} />
      <Cut
        d="M44 86c8-18 20-28 36-30 16 2 28 12 36 30-12-2-18-8-22-16-2 8-8 12-14 14-2-4-2-8 0-14-8 10-20 16-36 16z"
        fill={colour}
        strokeWidth="3.6"
      />
      <circle cx="64" cy="102" r="5.6" fill={INKS.ink} stroke="none" />
      <circle cx="96" cy="102" r="5.6" fill={INKS.ink} stroke="none" />
      <circle cx="53" cy="117" r="7" fill={INKS.blush} opacity="0.7" stroke="none" />
      <circle cx="107" cy="117" r="7" fill={INKS.blush} opacity="0.7" stroke="none" />
      <Cut d="M75 110c0-6 10-6 10 0 0 5-10 5-10 0z" fill={SKIN} strokeWidth="3" />
      <Cut d="M68 124c8 8 16 8 24 0" fill="none" strokeWidth="3.6" />
    </g>
  );
});
