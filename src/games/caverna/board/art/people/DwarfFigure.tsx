import { memo } from 'react';
import { Cut } from '../../../../../web/look/print/Cut.tsx';
import { gouge } from '../../../../../web/look/print/cuts.ts';
import { type SeatNumber, seatColours } from '../../../../../web/look/SeatMark.tsx';
import { INKS } from '../inks.ts';
import { DwarfHead } from './DwarfPortrait.tsx';

interface DwarfFigureProps {
  readonly seat: SeatNumber;
  /** Carries an axe over the shoulder. */
  readonly armed?: boolean;
}

/** A dwarf on his feet in a box of 200 by 270; the soles are at 262, the middle at 100. */
export const DwarfFigure = memo(function DwarfFigure({ seat, armed = false }: DwarfFigureProps) {
  return (
    <g stroke={INKS.ink} strokeWidth="4.6" strokeLinejoin="round" strokeLinecap="round">
      <ellipse cx="104" cy="262" rx="72" ry="8" fill={INKS.shade} stroke="none" />
      {armed && (
        <g transform="rotate(24 168 150)">
          <Cut d="M162 50h11v170h-11z" fill={INKS.wood} />
          <Cut d="M172 40c30-6 40 12 38 46-12-12-26-14-38-10z" fill={INKS.steel} />
          <Cut d="M163 44c-14-4-20 4-20 20 6-4 14-5 20-3z" fill={INKS.steel} />
          <path d={gouge(196, 48, 1.1, 22, 2)} fill={INKS.chalk} stroke="none" />
        </g>
      )}
      <Cut
        d="M56 224h34v26c4 6 2 10-2 12H42c-6-8 2-14 12-16zM112 224h34v22c10 2 18 8 12 16h-46c-4-2-6-6-2-12z"
        fill={INKS.bark}
      />
      <Cut d="M54 226h38v10H54zM110 226h38v10h-38z" fill={INKS.pine} strokeWidth="3.4" />
      <Cut d="M46 128c-12 30-14 66-10 98h128c4-32 2-68-10-98z" fill={seatColours(seat).ground} />
      <path
        d={gouge(48, 160, 1.6, 46, 2.2) + gouge(152, 160, 1.54, 46, 2.2) + gouge(58, 196, 1.57, 26, 1.8)}
        fill={INKS.ink}
        stroke="none"
      />
      <Cut d="M34 196h132v16H34z" fill={INKS.oak} strokeWidth="3.6" />
      <Cut d="M88 193h24v22H88z" fill={INKS.gold} strokeWidth="3.6" />
      <Cut
        d="M48 128c-20 8-30 34-28 62l22 2c2-18 6-30 14-38zM152 128c20 8 30 34 28 62l-22 2c-2-18-6-30-14-38z"
        fill={seatColours(seat).ground}
      />
      <Cut
        d="M16 186h28c4 12-2 22-14 22s-18-10-14-22zM156 186h28c4 12-2 22-14 22s-18-10-14-22z"
        fill={INKS.skin}
        strokeWidth="4"
      />
      <g transform="translate(20 -2)">
        <DwarfHead seat={seat} />
      </g>
    </g>
  );
});
