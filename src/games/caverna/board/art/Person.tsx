import { memo } from 'react';
import { Picture, type PictureProps } from '../../../../web/look/Picture.tsx';
import { rough } from '../../../../web/look/print/rough.ts';
import { SEAT_MARKS, type SeatNumber, seatColours } from '../../../../web/look/SeatMark.tsx';
import type { FolkId } from './ids.ts';
import { INKS } from './inks.ts';
import { Piece, tinted } from './Piece.tsx';
import { ChildPortrait, DwarfPortrait } from './people/DwarfPortrait.tsx';
import { inPiece } from './people/FolkPortrait.tsx';
import type { FaceId } from './people/folks/faces.ts';

const TAG = rough('M3 2h64l3 20-3 19H2L-1 22z');

export interface PersonProps {
  readonly seat: SeatNumber;
  readonly folk?: FolkId;
  /** A goblin is a square piece: it is placed after all the round ones. */
  readonly goblin?: boolean;
  /** Cannot be placed this round: a goblin that has just come. */
  readonly resting?: boolean;
  /** Strength of the weapon; 0 is unarmed. */
  readonly strength?: number;
  readonly newborn?: boolean;
  /** Colour of a ring around the piece: next to be placed, pointed at. */
  readonly ring?: string | undefined;
  /** The badge with the seat's mark can be left out where everybody is of one family. */
  readonly marked?: boolean;
}

interface DiscProps {
  readonly square: boolean;
  readonly r: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly strokeDasharray?: string;
  readonly opacity?: number;
}

function Disc({ square, r, fill = 'none', ...paint }: DiscProps) {
  return square ? (
    <rect x={-r} y={-r} width={r * 2} height={r * 2} rx={r * 0.3} fill={fill} {...paint} />
  ) : (
    <circle r={r} fill={fill} {...paint} />
  );
}

/** A face whose coat ends at the rim, while ears, horns and hats break it. */
function FolkFace({
  face,
  seat,
  small,
}: {
  readonly face: FaceId;
  readonly seat: SeatNumber;
  readonly small: boolean;
}) {
  const lie = inPiece(face);
  const clip = face === 'goblin' ? 'cv-token-square' : 'cv-token';
  return (
    <g style={tinted(seatColours(seat).ground)} {...(small && { transform: 'translate(0 10) scale(0.74)' })}>
      <g clipPath={`url(#${clip})`}>
        <use href={`#cv-body-${face}`} transform={lie} />
      </g>
      <g clipPath="url(#cv-token-rim)">
        <use href={`#cv-head-${face}`} transform={lie} />
      </g>
    </g>
  );
}

/** A person as a piece 51 units around its middle; the tag of a weapon hangs over its upper left. Nothing is filtered, so it may glide. */
const PersonPiece = memo(function PersonPiece({
  seat,
  folk = 'dwarves',
  goblin = false,
  resting = false,
  strength = 0,
  newborn = false,
  ring,
  marked = true,
}: PersonProps) {
  const face = goblin ? 'goblin' : folk;
  return (
    <>
      <g transform="translate(3 5)">
        <Disc square={goblin} r={50} fill="#05090c" opacity={0.6} />
      </g>
      <g {...(resting && { opacity: 0.5 })}>
        {ring && <Disc square={goblin} r={55} stroke={ring} strokeWidth={7} />}
        <Disc square={goblin} r={51} fill={INKS.ink} />
        <Disc square={goblin} r={48.6} fill={INKS.linen} />
        <Disc square={goblin} r={43.5} fill={seatColours(seat).ground} />
        <path d="M-43 0a43.5 43.5 0 0 1 86 0" fill="#fff6e0" opacity="0.16" />
        {face === 'dwarves' ? (
          <g clipPath="url(#cv-token)">
            <g transform={newborn ? 'translate(-40 -44) scale(0.5)' : 'translate(-42 -42) scale(0.525)'}>
              {newborn ? <ChildPortrait seat={seat} /> : <DwarfPortrait seat={seat} />}
            </g>
          </g>
        ) : (
          <FolkFace face={face} seat={seat} small={newborn} />
        )}
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
        <g className="cv-weapon-tag" transform="translate(-74 -72) scale(1.25)">
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

/** The bed of a person who is at work: dashed, as large as the piece, around (0, 0). */
export function AtWork({ square = false }: { readonly square?: boolean }) {
  return <Disc square={square} r={48} fill={INKS.shade} stroke={INKS.linen} strokeWidth={5} strokeDasharray="10 9" />;
}
