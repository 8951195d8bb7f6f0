import { SEAT_MARKS, seatNumber } from '../../../../web/look/SeatMark.tsx';
import type { ClanId } from '../../box/clans.ts';

interface Owned {
  readonly clan: ClanId;
  readonly seat: number;
}

/** The mark of a player within a drawing, around a point. */
function MarkAt({ clan, seat, x, y, r }: Owned & { readonly x: number; readonly y: number; readonly r: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 20})`}>
      <circle r="20" fill="#0e1a20" />
      <circle r="17.8" fill="#f3e7cc" />
      <circle r="15" fill={`var(--clan-${clan})`} />
      <path d={SEAT_MARKS[seatNumber(seat)].path} fill={`var(--clan-${clan}-on)`} />
    </g>
  );
}

const BOX = '0 0 56 59';

/** A troll that peeks over its cauldron, with a fire under it. */
export function TrollAtPot({ clan, seat }: Owned) {
  return (
    <svg viewBox={BOX} className="tp-figure" aria-hidden="true" focusable="false">
      <g style={{ ['--pot' as string]: `var(--clan-${clan})` }}>
        <use href={`#tp-head-${clan}`} x="1" y="0" width="54" height="50" />
        <use href="#tp-flame" x="7" y="47" width="11" height="12" />
        <use href="#tp-flame" x="38" y="47" width="11" height="12" />
        <use href="#tp-pot" x="8" y="29" width="40" height="27" />
      </g>
      <use href="#tp-flame" x="17" y="50" width="8" height="9" />
      <use href="#tp-flame" x="31" y="50" width="8" height="9" />
      <MarkAt clan={clan} seat={seat} x={28} y={43} r={9.5} />
    </svg>
  );
}

export function HumanAtPot() {
  return (
    <svg viewBox={BOX} className="tp-figure" aria-hidden="true" focusable="false">
      <use href="#tp-farmhand" x="9" y="1" width="38" height="38" />
      <g style={{ ['--pot' as string]: '#8b7347' }}>
        <use href="#tp-pot" x="8" y="30" width="40" height="27" />
      </g>
    </svg>
  );
}

export function ColdPot() {
  return (
    <svg viewBox={BOX} className="tp-figure tp-cold" aria-hidden="true" focusable="false">
      <path
        d="M18 26c-3-5 3-7 0-12M28 26c-3-6 3-8 0-14M38 26c-3-5 3-7 0-12"
        fill="none"
        stroke="var(--tp-steam)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g style={{ ['--pot' as string]: '#3a4247' }}>
        <use href="#tp-pot" x="8" y="30" width="40" height="27" />
      </g>
    </svg>
  );
}

/** A troll's face, where it stands at no cauldron. */
export function TrollFace({ clan, seat }: Owned) {
  return (
    <svg viewBox="0 0 56 54" className="tp-face" aria-hidden="true" focusable="false">
      <use href={`#tp-head-${clan}`} x="0" y="0" width="56" height="52" />
      <MarkAt clan={clan} seat={seat} x={46} y={44} r={9} />
    </svg>
  );
}

export function KingFace() {
  return (
    <svg viewBox="0 0 60 60" className="tp-face" aria-hidden="true" focusable="false">
      <use href="#tp-king-head" width="60" height="60" />
    </svg>
  );
}

/** A tower of a clan, or of nobody. */
export function OutpostPiece({ owner }: { readonly owner?: Owned }) {
  return (
    <svg viewBox="0 0 64 66" className="tp-tower" aria-hidden="true" focusable="false">
      <use href={`#tp-tower-${owner?.clan ?? 'none'}`} width="64" height="66" />
      {owner && <MarkAt {...owner} x={50} y={52} r={14} />}
    </svg>
  );
}

/** A changeling of a clan, or of nobody. */
export function ChangelingPiece({ owner }: { readonly owner?: Owned }) {
  const colours = owner && {
    ['--child' as string]: `var(--clan-${owner.clan})`,
    ['--child-on' as string]: `var(--clan-${owner.clan}-on)`,
  };
  return (
    <svg viewBox="0 0 40 40" className="tp-piece" style={colours} aria-hidden="true" focusable="false">
      <use href="#tp-child" width="40" height="40" />
    </svg>
  );
}

const NEUTRAL = {
  princess: 'tp-maiden-bust',
  bell: 'tp-church-bell',
  human: 'tp-farmhand',
  changeling: 'tp-child',
  outpost: 'tp-tower-none',
  cow: 'tp-grazing',
  king: 'tp-king-head',
  flame: 'tp-flame',
} as const;

/** Something that belongs to nobody, as large as the words beside it. */
export function Piece({ kind }: { readonly kind: keyof typeof NEUTRAL }) {
  return (
    <svg viewBox="0 0 40 40" className="tp-piece" data-kind={kind} aria-hidden="true" focusable="false">
      <use href={`#${NEUTRAL[kind]}`} width="40" height="40" />
    </svg>
  );
}
