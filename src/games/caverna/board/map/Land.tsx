import { memo } from 'react';
import { field, fringe } from '../../../../web/look/print/cuts.ts';
import { crest, land } from '../../../../web/look/print/forms.ts';
import { Pieces } from '../art/Piece.tsx';

const RIDGE = crest(
  [
    [520, 130],
    [600, 92],
    [690, 40],
    [760, 58],
    [850, 18],
    [930, 46],
    [1000, 24],
  ],
  10,
  7,
);
const FAR = crest(
  [
    [330, 120],
    [410, 62],
    [470, 100],
    [560, 40],
    [640, 110],
  ],
  9,
  3,
);
const SNOW = fringe(RIDGE, { lean: 100, step: 6, length: 26, width: 2.4, seed: 12 });
const RAIN = field({ x: 0, y: 0, width: 1000, height: 120, across: 52, down: 24, length: 16, stroke: 0.9, angle: 80, seed: 4 });
const GRASS = field({ x: 240, y: 150, width: 420, height: 450, across: 46, down: 30, length: 12, stroke: 1.2, angle: -72, seed: 9 });
const ROCKS = field({ x: 610, y: 120, width: 400, height: 480, across: 60, down: 26, length: 30, stroke: 1.5, angle: -22, seed: 21 });
const WOODS = field({ x: 0, y: 150, width: 290, height: 450, across: 44, down: 30, length: 14, stroke: 1.2, angle: -78, seed: 33 });

/** From the forest over the farm to the rock: the same land as at home. It is stretched over whatever room the places take. */
export const Land = memo(function Land() {
  return (
    <svg className="cv-land" viewBox="0 0 1000 600" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M0 0h1000v600H0z" fill="var(--cv-sky)" />
      <path d={RAIN} fill="var(--cv-sky-cut)" opacity="0.6" />
      <circle cx="300" cy="42" r="22" fill="var(--cv-sun)" />
      <path d={land(FAR, 600)} fill="var(--cv-far)" />
      <path d="M0 600V96c60-14 120-10 190-2s110 30 210 30 200 4 260 60v416z" fill="var(--cv-meadow)" />
      <path d={GRASS} fill="var(--cv-meadow-cut)" opacity="0.55" />
      <path d="M0 600V86c70-16 190-8 262 22 26 60-26 110-4 190s-30 160 20 302z" fill="var(--cv-forest)" />
      <path d={WOODS} fill="var(--cv-forest-cut)" opacity="0.55" />
      <path d={land(RIDGE, 600)} fill="var(--cv-rock)" stroke="var(--cv-ink)" strokeWidth="3" />
      <path d={ROCKS} fill="var(--cv-rock-cut)" opacity="0.5" />
      <path d={SNOW} fill="var(--cv-snow)" />
      <Pieces
        placed={[
          ['spruce-2', 24, 118],
          ['spruce-4', 66, 106],
          ['spruce-1', 110, 112],
          ['spruce-3', 150, 108],
          ['spruce-2', 196, 112],
          ['spruce-1', 236, 124],
        ]}
      />
    </svg>
  );
});
