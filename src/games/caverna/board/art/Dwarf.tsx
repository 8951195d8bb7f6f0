import { memo, type ReactNode } from 'react';
import { Picture, type PictureProps } from '../../../../web/look/Picture.tsx';
import { rough } from '../../../../web/look/print/rough.ts';
import { SEAT_MARKS, type SeatNumber, seatColours } from '../../../../web/look/SeatMark.tsx';
import { INKS } from './inks.ts';
import { Piece } from './Piece.tsx';
import { ChildPortrait, DwarfPortrait } from './people/DwarfPortrait.tsx';

const TAG = rough('M3 2h64l3 20-3 19H2L-1 22z');

export interface PersonProps {
  readonly seat: SeatNumber;
  /** Strength of the weapon; 0 is unarmed. */
  readonly strength?: number;
  readonly newborn?: boolean;
  /** The face in a box of 160 by 200; a dwarf of the seat unless another folk brings its own. */
  readonly portrait?: ReactNode;
  /** Colour of a ring around the piece: next to be placed, pointed at. */
  readonly ring?: string | undefined;
  /** The badge with the seat's mark can be left out where everybody is of one family. */
  readonly marked?: boolean;
}

/** A person as a round piece 51 units around its middle; the tag of a weapon hangs over its upper left. Nothing is filtered, so it may glide. */
export const PersonPiece = memo(function PersonPiece({
  seat,
  strength = 0,
  newborn = false,
  portrait,
  ring,
  marked = true,
}: PersonProps) {
  const face = portrait ?? (newborn ? <ChildPortrait seat={seat} /> : <DwarfPortrait seat={seat} />);
  return (
    <>
      <circle cx="3" cy="5" r="50" fill="#05090c" opacity="0.6" />
      {ring && <circle r="55" fill="none" stroke={ring} strokeWidth="7" />}
      <circle r="51" fill={INKS.ink} />
      <circle r="48.6" fill={INKS.linen} />
      <circle r="43.5" fill={seatColours(seat).ground} />
      <path d="M-43 0a43.5 43.5 0 0 1 86 0" fill="#fff6e0" opacity="0.16" />
      <g clipPath="url(#cv-token)">
        <g transform={newborn ? 'translate(-40 -44) scale(0.5)' : 'translate(-42 -42) scale(0.525)'}>{face}</g>
      </g>
      {newborn && (
        <path
          d="M-43 0a43.5 43.5 0 1 0 87 0a43.5 43.5 0 1 0-87 0z"
          fill="none"
          stroke={INKS.linen}
          strokeWidth="5"
          strokeDasharray="3 9"
          strokeLinecap="round"
        />
      )}
      {marked && (
        <g transform="translate(37 37)">
          <circle r="18" fill={INKS.ink} />
          <circle r="15.6" fill={INKS.linen} />
          <path d={SEAT_MARKS[seat].path} fill={INKS.ink} />
        </g>
      )}
      {strength > 0 && (
        <g transform="translate(-68 -66)">
          <path d={TAG} transform="translate(3 4)" fill={INKS.ink} opacity="0.6" />
          <path d={TAG} fill={INKS.linen} stroke={INKS.ink} strokeWidth="3" />
          <Piece id="weapon" x={17} y={21} size={1.5} />
          <text x="49" y="32" className="cv-strength">
            {strength}
          </text>
        </g>
      )}
    </>
  );
});

/** The same piece beside words or on its own. */
export const Person = memo(function Person({ title, className = 'cv-person', ...person }: PersonProps & PictureProps) {
  return (
    <Picture width={104} height={104} title={title} className={className}>
      <g transform="translate(52 52)">
        <PersonPiece {...person} />
      </g>
    </Picture>
  );
});

/** The bed of a person who is at work: a dashed ring, as large as the piece, around (0, 0). */
export function AtWork() {
  return <circle r="48" fill={INKS.shade} stroke={INKS.linen} strokeWidth="5" strokeDasharray="10 9" />;
}
