import { SEAT_MARKS, type SeatNumber, seatColours } from '../SeatMark.tsx';
import type { GlyphName } from './Glyph.tsx';

type Owned = 'troll' | 'outpost' | 'changeling';
type Neutral = 'human' | 'king' | 'princess' | 'outpost' | 'changeling' | 'bell' | 'cow';

/** Trolls have corners, buildings a roof, children are round. */
const OUTLINES: Readonly<Record<Owned, string>> = {
  troll: 'M10 6H54L60 12V54L54 60H10L4 54V12z',
  outpost: 'M32 3L60 22V60H4V22z',
  changeling: 'M32 4a28 28 0 1 1-.1 0z',
};

interface FigureProps {
  readonly kind: Owned;
  readonly seat: SeatNumber;
  readonly dimmed?: boolean;
}

/** A piece of a clan: shape, silhouette, seat colour and seat mark. */
export function ClanPiece({ kind, seat, dimmed = false }: FigureProps) {
  const { ground, on } = seatColours(seat);
  return (
    <svg
      viewBox="0 0 68 68"
      className="tp-piece"
      aria-hidden="true"
      focusable="false"
      opacity={dimmed ? 0.45 : undefined}
    >
      <path d={OUTLINES[kind]} transform="translate(2.4 3.6)" fill="#060809" opacity="0.5" />
      <path d={OUTLINES[kind]} fill="#12181b" stroke="#12181b" strokeWidth="3" strokeLinejoin="round" />
      <path d={OUTLINES[kind]} fill="var(--birch)" />
      <path d={OUTLINES[kind]} fill={ground} transform="translate(32 33) scale(0.88) translate(-32 -33)" />
      <use href={`#tp-${kind}`} x="11" y="11" width="42" height="42" fill={on} />
      <g transform="translate(54 54)">
        <circle r="12.4" fill="#12181b" />
        <circle r="10.8" fill="var(--birch)" />
        <path d={SEAT_MARKS[seat].path} fill="#12181b" transform="scale(0.78)" />
      </g>
    </svg>
  );
}

const GROUNDS: Readonly<Record<Neutral, string>> = {
  human: '#d8b98a',
  king: '#f0c75e',
  princess: '#e7a3b6',
  outpost: '#b9b09a',
  changeling: '#cfd6c2',
  bell: '#d9a13a',
  cow: '#efe6d2',
};

/** What belongs to nobody: a birch disc; the King's is golden and larger. */
export function NeutralPiece({ kind }: { readonly kind: Neutral }) {
  const glyph: GlyphName = kind;
  return (
    <svg viewBox="0 0 68 68" className="tp-piece" aria-hidden="true" focusable="false">
      <circle cx="35" cy="37" r="30" fill="#060809" opacity="0.45" />
      <circle cx="33" cy="33" r="30" fill="#12181b" />
      <circle cx="33" cy="33" r="27.6" fill={GROUNDS[kind]} />
      <use href={`#tp-${glyph}`} x="12" y="12" width="42" height="42" fill="#1a2326" />
    </svg>
  );
}
