import { memo } from 'react';
import { fringe, gouge } from '../../../../../web/look/print/cuts.ts';
import { rough } from '../../../../../web/look/print/rough.ts';
import { INKS } from '../inks.ts';

const STONE = rough('M-14 14v-18c2-15 26-15 28 0v18z');
const CAP = fringe(
  [
    [-13, -7],
    [-7, -14],
    [0, -16],
    [7, -14],
    [13, -7],
  ],
  { lean: 72, step: 3, length: 8, width: 1.8, seed: 4 },
);
const CHIPS = gouge(-10, 9, -0.9, 9, 1) + gouge(7, 10, -1.2, 8, 1);

interface MilestoneProps {
  readonly round: number;
  /** A round that has not come lies under snow. */
  readonly hidden?: boolean;
  /** What its end brings, as far as it is known. */
  readonly end?: HarvestSign | undefined;
}

export type HarvestSign = 'harvest' | 'unsure' | 'none' | 'feeding';

/** A stone with its round's number, 28 by 30 around (0, 0); the sign of its end stands above it. */
export const Milestone = memo(function Milestone({ round, hidden = false, end }: MilestoneProps) {
  return (
    <>
      <path d={STONE} fill={INKS.ink} opacity="0.6" transform="translate(2 2)" />
      <path
        d={STONE}
        fill={hidden ? '#5d686b' : 'var(--cv-stone)'}
        stroke={INKS.ink}
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <path d={CHIPS} fill={INKS.ink} opacity="0.5" />
      {hidden && <path d={CAP} fill="var(--cv-snow)" />}
      <text y="9" className="cv-round" fill={hidden ? '#fff6e0' : INKS.ink}>
        {round}
      </text>
      {end && end !== 'none' && (
        <g transform="translate(0 -21) scale(0.8)">
          <HarvestMark sign={end} />
        </g>
      )}
    </>
  );
});

/** The sign of a round's end around (0, 0), 20 across: a leaf, a question mark, a loaf; nothing for a round without. */
export const HarvestMark = memo(function HarvestMark({ sign }: { readonly sign: HarvestSign }) {
  if (sign === 'none') return null;
  return (
    <g stroke={INKS.ink} strokeLinejoin="round" strokeLinecap="round">
      <circle r="10" fill={GROUNDS[sign]} strokeWidth="2" />
      {sign === 'harvest' && (
        <>
          <path d="M-5 5c-2-8 3-12 11-11 1 8-3 13-11 11z" fill={INKS.paper} strokeWidth="1.4" />
          <path d="M-7 7L3-3" fill="none" strokeWidth="1.4" />
        </>
      )}
      {sign === 'unsure' && (
        <path d="M-3.5-3c0-5 7.5-5 7.5 0 0 3-3.6 3-3.8 6M0 7v.1" fill="none" stroke={INKS.paper} strokeWidth="2.6" />
      )}
      {sign === 'feeding' && <path d="M-6 4c0-6 2-8 6-8s6 2 6 8z" fill={INKS.crust} strokeWidth="1.4" />}
    </g>
  );
});

const GROUNDS: Record<Exclude<HarvestSign, 'none'>, string> = {
  harvest: '#4f7f34',
  unsure: '#a8341f',
  feeding: '#f3e7cc',
};
