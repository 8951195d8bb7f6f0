import { memo } from 'react';
import { Picture } from '../../../../../web/look/Picture.tsx';
import { field } from '../../../../../web/look/print/cuts.ts';
import type { AbilityId } from '../../../box/folk-sheets.ts';
import { INKS } from '../inks.ts';
import { Pieces } from '../Piece.tsx';
import { VIGNETTES } from './vignettes.ts';

const WIDTH = 92;
const HEIGHT = 64;
const CUTS = field({
  x: -6,
  y: -4,
  width: 104,
  height: 74,
  across: 30,
  down: 13,
  length: 22,
  stroke: 1.6,
  angle: -22,
  seed: 4,
});

const GROUNDS = {
  rock: ['var(--cv-rock)', 'var(--cv-rock-cut)'],
  forest: ['var(--cv-forest)', 'var(--cv-forest-cut)'],
  meadow: ['var(--cv-meadow)', 'var(--cv-meadow-cut)'],
  room: ['#93551f', '#7a4519'],
  edge: ['var(--cv-sky)', 'var(--cv-sky-cut)'],
} as const;

/** What an ability means, in a small frame; its words stand beside it. */
export const Vignette = memo(function Vignette({ of }: { readonly of: AbilityId }) {
  const { on, placed, barred = false, badge } = VIGNETTES[of];
  const [ground, cut] = GROUNDS[on];
  return (
    <Picture width={WIDTH} height={HEIGHT} className="cv-vignette">
      <rect width={WIDTH} height={HEIGHT} fill={ground} />
      <path d={CUTS} fill={cut} />
      {on === 'edge' && (
        <>
          <path d="M0 6h43l3 4v54H0z" fill="var(--cv-rock)" stroke={INKS.ink} strokeWidth="2" />
          <path d="M46 42q22-6 40 0l3 16q-20 6-43 4z" fill="var(--cv-rock)" stroke={INKS.ink} strokeWidth="2" />
          <path d="M46 3v58" stroke={INKS.linen} strokeWidth="2.6" strokeDasharray="2 6" strokeLinecap="round" />
        </>
      )}
      <Pieces placed={placed} />
      {barred && (
        <g strokeLinecap="round">
          <path d="M10 56L82 8" stroke={INKS.linen} strokeWidth="9" />
          <path d="M10 56L82 8" stroke={INKS.red} strokeWidth="5.500" />
        </g>
      )}
      {badge !== undefined && (
        <g transform="translate(75 19)">
          <circle r="14" fill={INKS.linen} stroke={INKS.ink} strokeWidth="2" />
          <text y="6" className="cv-badge">
            {badge}
          </text>
        </g>
      )}
      <rect x="1" y="1" width="90" height="62" rx="8" fill="none" stroke={INKS.ink} strokeWidth="2.400" />
    </Picture>
  );
});
