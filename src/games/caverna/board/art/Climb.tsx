import { memo, useId } from 'react';
import { field, fringe, halo } from '../../../../web/look/print/cuts.ts';
import { crest, land, peak, stars } from '../../../../web/look/print/forms.ts';
import type { Point } from '../../../../web/look/print/hand.ts';
import { disc } from '../../../../web/look/print/rough.ts';
import { INKS } from './inks.ts';
import { Piece, Pieces, type Placed } from './Piece.tsx';

/** The picture's own size; the board scales it. */
export const CLIMB_WIDTH = 848;
export const CLIMB_HEIGHT = 636;

/** The line of the mountain, which the path follows a little below. */
const SUMMITS: readonly Point[] = [
  [-10, 332],
  [100, 306],
  [220, 240],
  [340, 200],
  [420, 156],
  [520, 136],
  [600, 84],
  [690, 62],
  [780, 18],
  [862, 34],
];
const RIDGE = crest(SUMMITS, 9, 12);
const SLOPE = land(RIDGE, CLIMB_HEIGHT + 6);
/** Bends from the middle of one stretch to the middle of the next. */
const PATH = SUMMITS.map(([x, y], index) => {
  const [nextX, nextY] = SUMMITS[index + 1] ?? [x, y];
  const middle = `${(x + nextX) / 2} ${(y + nextY) / 2 + 26}`;
  return index === 0 ? `M${x} ${y + 26}L${middle}` : `Q${x} ${y + 26} ${middle}`;
}).join('');
const STRATA = field({
  x: -10,
  y: 60,
  width: 870,
  height: 580,
  across: 64,
  down: 22,
  length: 48,
  stroke: 2.2,
  angle: -26,
  seed: 18,
});
const LIT = fringe(RIDGE, { lean: 62, step: 9, length: 32, width: 2.4, seed: 6 });
const CAPS = fringe(
  RIDGE.filter(([x]) => x > 380),
  { lean: 72, step: 6, length: 26, width: 3.2, seed: 7 },
);
const SKY = halo({
  x: 616,
  y: 42,
  from: 48,
  to: 640,
  step: 16,
  gap: 14,
  length: 46,
  width: 2,
  seed: 3,
  start: 60,
  end: 200,
});
const STARS = stars(640, 150, 18, 5);
const PEAKS = [
  peak({ summit: [190, 132], left: [70, 330], right: [330, 330], seed: 7 }),
  peak({ summit: [420, 60], left: [270, 300], right: [580, 300], seed: 3 }),
];
const CAMP: readonly Placed[] = [
  ['spruce-4', 566, 620, { size: 1.7 }],
  ['spruce-2', 834, 616, { size: 1.9 }],
  ['spruce-1', 790, 604, { size: 1.4 }],
  ['tent', 640, 622, { size: 1.25, tint: 'dusk' }],
  ['shield', 760, 626, { size: 0.9 }],
  ['campfire', 714, 626, { size: 1.1 }],
];
const FOOT: readonly Placed[] = [
  ['spruce-3', 14, 344, { size: 1.3 }],
  ['spruce-1', 44, 336, { size: 1 }],
  ['signpost', 88, 330, { size: 0.9 }],
];

/** The mountain an expedition climbs, rising to the right, with the camp at its foot; 848 by 636. */
export const Climb = memo(function Climb() {
  const slope = useId();
  return (
    <>
      <rect width={CLIMB_WIDTH} height={CLIMB_HEIGHT} fill="var(--cv-sky)" />
      <path d={SKY} fill="var(--cv-sky-cut)" />
      <path d={STARS} fill="var(--cv-star)" />
      <path d={disc(619, 45, 34)} fill={INKS.ink} opacity="0.4" />
      <path d={disc(616, 42, 34)} fill="var(--cv-sun)" />
      {PEAKS.map(({ shape, lit, snow, shade }) => (
        <g key={shape}>
          <path d={shape} fill={INKS.ink} transform="translate(-3 -3)" />
          <path d={shape} fill="var(--cv-far)" />
          <path d={shade} fill="var(--cv-far-lit)" />
          <path d={lit} fill="var(--cv-far-lit)" />
          <path d={snow} fill="var(--cv-far-cut)" />
        </g>
      ))}
      <path d={SLOPE} fill={INKS.ink} transform="translate(-5 -5)" />
      <path d={SLOPE} fill="var(--cv-rock)" />
      <clipPath id={slope}>
        <path d={SLOPE} />
      </clipPath>
      <g clipPath={`url(#${slope})`}>
        <path d={STRATA} fill="var(--cv-rock-cut)" />
        <path d={LIT} fill="var(--cv-rock-lit)" />
        <path d={CAPS} fill="var(--cv-snow)" />
        <path
          d="M520 640c18-52 60-66 120-74s110-40 220-52v130z"
          fill="var(--cv-forest)"
          stroke={INKS.ink}
          strokeWidth="3"
        />
      </g>
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path d={PATH} stroke={INKS.ink} strokeWidth="19" opacity="0.6" />
        <path d={PATH} stroke="var(--cv-path)" strokeWidth="13" />
        <path d={PATH} stroke="var(--cv-path-cut)" strokeWidth="2.4" strokeDasharray="5 13" />
      </g>
      <Pieces placed={FOOT} />
      <circle cx="714" cy="600" r="64" fill="url(#cv-light)" />
      <Pieces placed={CAMP} />
      <Piece id="flag" x={782} y={44} size={0.7} tint="red" />
    </>
  );
});
