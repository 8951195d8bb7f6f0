import { memo } from 'react';
import { field, fringe } from '../../../../web/look/print/cuts.ts';
import { crest, peak, stars } from '../../../../web/look/print/forms.ts';

const [WIDTH, HEIGHT] = [560, 130];
const MAIN = peak({ summit: [280, 6], left: [-160, 180], right: [720, 180], seed: 12 });
const RIM = crest(
  [
    [0, 118],
    [90, 104],
    [190, 92],
    [280, 87],
    [370, 93],
    [470, 105],
    [560, 119],
  ],
  5,
  6,
);
const ICICLES = fringe(RIM, { lean: 70, step: 9, length: 14, width: 2, seed: 3 });
const WIND = field({
  x: -20,
  y: 6,
  width: 600,
  height: 90,
  across: 120,
  down: 17,
  length: 70,
  stroke: 1.3,
  angle: -4,
  seed: 3,
});

/** The top of the mountain over the cut: sky, sun or moon, the peak, and a rim of snow over the rock. */
export const Peak = memo(function Peak() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="tp-peak"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={WIDTH} height={HEIGHT} fill="var(--tp-sky)" />
      <path d={WIND} fill="var(--tp-far-cut)" opacity="0.35" />
      <path d={stars(WIDTH, 70, 26, 19)} fill="var(--scene-star)" className="night-only" />
      <circle cx="352" cy="34" r="22" fill="var(--scene-light)" stroke="var(--tp-ink)" strokeWidth="2" />
      <path d={MAIN.shape} fill="var(--tp-ink)" opacity="0.45" transform="translate(2 -3)" />
      <path d={MAIN.shape} fill="var(--tp-peak)" />
      <path d={MAIN.shade} fill="var(--tp-peak-lit)" />
      <path d={MAIN.lit} fill="var(--tp-peak-lit)" />
      <path d={MAIN.snow} fill="var(--tp-peak-cut)" />
      <path d={`M0 ${HEIGHT}L${RIM.map((point) => point.join(' ')).join('L')}L${WIDTH} ${HEIGHT}z`} fill="#2b3336" />
      <path
        d={`M${RIM.map((point) => point.join(' ')).join('L')}`}
        fill="none"
        stroke="var(--tp-snow)"
        strokeWidth="9"
        strokeLinejoin="round"
      />
      <path d={ICICLES} fill="var(--tp-snow)" />
    </svg>
  );
});
