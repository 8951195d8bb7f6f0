import { memo, useId } from 'react';
import type { PictureProps } from '../Picture.tsx';
import { TrollHead } from '../people/TrollHead.tsx';
import { Cut } from '../print/Cut.tsx';
import { field } from '../print/cuts.ts';
import { outline } from '../print/forms.ts';
import { Bridge } from './Bridge.tsx';
import { Clearing } from './Clearing.tsx';
import { Goat } from './Goat.tsx';
import { MOSS_TROLL } from './ground.ts';

const LEFT = 'M-40-40H318l-26 44 30 30-34 34 24 40-30 34 20 60-20 130H-40z';
const RIGHT = 'M840-40H484l20 40-26 34 34 30-28 40 30 44-18 40 24 142h320z';
const WATER = field({
  x: 0,
  y: 398,
  width: 640,
  height: 78,
  across: 54,
  down: 11,
  length: 46,
  stroke: 2,
  angle: 0,
  seed: 14,
});
const RUBBLE = (
  [
    [214, 424, 24],
    [256, 444, 18],
    [390, 440, 26],
    [432, 420, 16],
  ] as const
)
  .map(([x, y, size], index) =>
    outline(
      [
        [x - size, y],
        [x - size * 0.7, y - size * 0.8],
        [x + size * 0.5, y - size],
        [x + size, y - size * 0.2],
        [x + size * 0.8, y + size * 0.4],
        [x - size * 0.6, y + size * 0.4],
      ],
      index + 3,
      1.4,
      12,
    ),
  )
  .join('');

/** The broken bridge with a goat on either side and the troll below. */
export const OfflineScene = memo(function OfflineScene({ title, className = 'scene' }: PictureProps) {
  const left = useId();
  const right = useId();
  const stone = { stone: 'var(--scene-stone)', light: 'var(--scene-stone-cut)', ink: 'var(--scene-ink)' };
  return (
    <Clearing title={title} className={className}>
      <Cut d="M0 392h640v90H0z" fill="var(--scene-water)" />
      <g transform="translate(210 204) scale(0.92)">
        <Cut
          d="M-6 222c22-48 56-62 126-62s104 14 126 62z"
          fill={MOSS_TROLL.hair}
          stroke="var(--scene-ink)"
          strokeWidth="5"
        />
        <TrollHead colours={MOSS_TROLL} />
      </g>
      <g>
        <clipPath id={left}>
          <Cut d={LEFT} />
        </clipPath>
        <clipPath id={right}>
          <Cut d={RIGHT} />
        </clipPath>
        <g transform="translate(-74 150) rotate(3 0 330) scale(0.82)">
          <g clipPath={`url(#${left})`}>
            <Bridge colours={stone} moss="#5d7f3e" />
          </g>
        </g>
        <g transform="translate(58 150) rotate(-3 656 330) scale(0.82)">
          <g clipPath={`url(#${right})`}>
            <Bridge colours={stone} moss="#5d7f3e" />
          </g>
        </g>
      </g>
      <g transform="translate(170 153) scale(-0.8 0.8)">
        <Goat coat="#f3e7cc" ink="var(--scene-ink)" horn="#c9862b" />
      </g>
      <g transform="translate(486 158) scale(0.7)">
        <Goat coat="#f3e7cc" ink="var(--scene-ink)" horn="#c9862b" />
      </g>
      <Cut d="M0 408h640v74H0z" fill="var(--scene-water)" />
      <path d={WATER} fill="var(--scene-water-cut)" />
      <path d={RUBBLE} fill="var(--scene-stone)" stroke="var(--scene-ink)" strokeWidth="4" strokeLinejoin="round" />
      <path d={RUBBLE} fill="url(#ink-hatch)" />
    </Clearing>
  );
});
