import { memo } from 'react';
import { rough } from '../../../../../web/look/print/rough.ts';
import { type SeatNumber, seatColours } from '../../../../../web/look/SeatMark.tsx';
import type { FolkId } from '../ids.ts';
import { INKS, type InkName } from '../inks.ts';
import { tinted } from '../Piece.tsx';
import { DwarfPortrait } from './DwarfPortrait.tsx';
import type { Face, FaceInk } from './folks/face.ts';
import { FACES, type FaceId } from './folks/faces.ts';

function colourOf(ink: FaceInk): string {
  return ink.startsWith('#') ? ink : INKS[ink as InkName];
}

/** The cuts of a face, drawn once on a page; portraits and pieces refer to them. */
export function CarvedFace({ cuts }: { readonly cuts: Face['body'] }) {
  return (
    <g strokeLinejoin="round" strokeLinecap="round" strokeWidth="4">
      {cuts.map(([fill, d, line, outline = 'ink']) => (
        <path
          key={fill + d}
          d={rough(d)}
          fill={colourOf(fill)}
          stroke={line === 0 ? 'none' : colourOf(outline)}
          {...(line && { strokeWidth: line })}
        />
      ))}
    </g>
  );
}

interface FolkPortraitProps {
  readonly folk: FolkId | 'goblin';
  readonly seat: SeatNumber;
}

/** One of a folk from the waist up, in a box of 160 by 200; heads may stick out of it above. */
export const FolkPortrait = memo(function FolkPortrait({ folk, seat }: FolkPortraitProps) {
  return folk === 'dwarves' ? (
    <DwarfPortrait seat={seat} />
  ) : (
    <g style={tinted(seatColours(seat).ground)}>
      <use href={`#cv-body-${folk}`} />
      <use href={`#cv-head-${folk}`} />
    </g>
  );
});

/** How a face lies in a piece that is 51 units around its middle. */
export function inPiece(face: FaceId): string {
  const { middle, span } = FACES[face];
  const scale = Number((102 / (span + 16)).toFixed(3));
  return `translate(${-80 * scale} ${-middle * scale}) scale(${scale})`;
}
