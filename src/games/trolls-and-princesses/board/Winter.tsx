import { memo } from 'react';
import { field } from '../../../web/look/print/cuts.ts';
import { crest, land, peak, spruce, spruceLight, stars, wood } from '../../../web/look/print/forms.ts';

const [WIDTH, HEIGHT] = [960, 220];
const PEAKS = (
  [
    [150, 96, -20, 330, 3],
    [820, 84, 640, 1000, 9],
    [330, 70, 170, 500, 5],
    [640, 62, 470, 800, 6],
    [478, 14, 330, 640, 7],
  ] as const
).map(([x, y, left, right, seed]) => peak({ summit: [x, y], left: [left, 200], right: [right, 200], seed }));
const SNOWFIELD = crest(
  [
    [-10, 176],
    [150, 160],
    [330, 182],
    [480, 170],
    [640, 184],
    [820, 162],
    [970, 178],
  ],
  5,
  11,
);
const TREES = wood({ from: 0, to: WIDTH, base: 190, step: 23, height: 46, seed: 8 }, (x) => 186 + Math.sin(x / 60) * 7);
const WIND = field({
  x: -20,
  y: 6,
  width: 1000,
  height: 90,
  across: 120,
  down: 17,
  length: 70,
  stroke: 1.3,
  angle: -4,
  seed: 3,
});
const DRIFTS = field({
  x: 0,
  y: 186,
  width: WIDTH,
  height: 34,
  across: 66,
  down: 9,
  length: 40,
  stroke: 1.2,
  angle: 5,
  seed: 12,
});

/** The mountain in snow light, its lower neighbours and the wood at its foot, behind the villages. */
export const Winter = memo(function Winter() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="tp-winter"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={WIDTH} height={HEIGHT} fill="var(--scene-sky)" />
      <path d={WIND} fill="var(--scene-halo)" />
      <path d={stars(WIDTH, 90, 30, 19)} fill="var(--scene-star)" className="night-only" />
      {PEAKS.map(({ shape, lit, snow, shade }) => (
        <g key={shape}>
          <path d={shape} fill="var(--scene-ink)" transform="translate(2 -2)" opacity="0.5" />
          <path d={shape} fill="var(--scene-far)" />
          <path d={shade} fill="var(--scene-mid-cut)" />
          <path d={lit} fill="var(--scene-far-lit)" />
          <path d={snow} fill="var(--scene-far-cut)" />
        </g>
      ))}
      <path d={land(SNOWFIELD, HEIGHT)} fill="var(--scene-mid)" />
      <path d={TREES.map(spruce).join('')} fill="var(--scene-pine)" />
      <path d={TREES.map((tree) => spruceLight(tree, 1)).join('')} fill="var(--scene-pine-cut)" />
      <path d={DRIFTS} fill="var(--scene-mid-cut)" />
    </svg>
  );
});
