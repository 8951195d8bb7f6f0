import { memo } from 'react';
import { field } from '../../../../web/look/print/cuts.ts';
import { crest, land, peak, spruce, spruceLight, stars, wood } from '../../../../web/look/print/forms.ts';

const [WIDTH, HEIGHT] = [360, 330];
const BACK = peak({ summit: [90, 26], left: [-60, 150], right: [250, 150], seed: 5 });
const FRONT = peak({ summit: [286, 12], left: [130, 160], right: [450, 160], seed: 11 });
const SNOWFIELD = crest(
  [
    [-10, 118],
    [70, 108],
    [170, 122],
    [270, 106],
    [370, 120],
  ],
  4,
  3,
);
const TREES = wood(
  { from: -6, to: WIDTH, base: 120, step: 17, height: 34, seed: 8 },
  (x) => 119 + Math.sin(x / 30) * 5,
);
const WIND = field({
  x: -10,
  y: 6,
  width: 380,
  height: 70,
  across: 84,
  down: 15,
  length: 50,
  stroke: 1.1,
  angle: -4,
  seed: 3,
});
const DRIFTS = field({
  x: -10,
  y: 128,
  width: 380,
  height: 196,
  across: 72,
  down: 17,
  length: 40,
  stroke: 1.3,
  angle: 5,
  seed: 12,
});

/** What a village lies in: peaks, a wood at their foot, and snow. Turned around for every second one. */
export const Ground = memo(function Ground({ turned }: { readonly turned: boolean }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="tp-ground"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <g transform={turned ? `translate(${WIDTH} 0) scale(-1 1)` : undefined}>
        <rect width={WIDTH} height={HEIGHT} fill="var(--tp-sky)" />
        <path d={WIND} fill="var(--tp-far-cut)" opacity="0.3" />
        <path d={stars(WIDTH, 80, 22, 19)} fill="var(--scene-star)" className="night-only" />
        {[BACK, FRONT].map(({ shape, lit, snow, shade }) => (
          <g key={shape}>
            <path d={shape} fill="var(--tp-ink)" opacity="0.35" transform="translate(1.500 -2)" />
            <path d={shape} fill="var(--tp-far)" />
            <path d={shade} fill="var(--tp-far-lit)" />
            <path d={lit} fill="var(--tp-far-lit)" />
            <path d={snow} fill="var(--tp-far-cut)" />
          </g>
        ))}
        <path d={TREES.map(spruce).join('')} fill="var(--tp-pine)" />
        <path d={TREES.map((tree) => spruceLight(tree, 1)).join('')} fill="var(--tp-pine-cut)" />
        <path d={land(SNOWFIELD, HEIGHT)} fill="var(--tp-ground)" />
        <path d={DRIFTS} fill="var(--tp-shade)" />
      </g>
    </svg>
  );
});
