import { memo, type ReactNode, useId } from 'react';
import { Picture, type PictureProps } from '../../../web/look/Picture.tsx';
import { field, fringe, halo, rays } from '../../../web/look/print/cuts.ts';
import { crest, land, spruce, spruceLight, wood } from '../../../web/look/print/forms.ts';
import { Misprint } from '../../../web/look/print/Misprint.tsx';
import { disc, rough } from '../../../web/look/print/rough.ts';
import { Drawn } from './art/Drawn.tsx';
import { type Drawing, INKS } from './art/inks.ts';
import { DwarfFigure } from './art/people/DwarfFigure.tsx';
import { DONKEY, RUBY, SHEAF, SHEEP } from './art/things/on-cover.ts';

const SUN = { x: 84, y: 70 };
const BEAMS = rays({ ...SUN, from: 42, count: 22, length: 20, width: 2.6, seed: 4 });
const SKY = halo({ ...SUN, from: 74, to: 300, step: 15, gap: 12, length: 40, width: 2, seed: 9 });
const TREES = wood({ from: -6, to: 190, base: 190, step: 21, height: 92, seed: 15 }, () => 192);
const MEADOW = crest(
  [
    [-10, 190],
    [60, 182],
    [130, 194],
    [210, 186],
  ],
  4,
  3,
);
/** The mountain's edge, from its foot in the meadow up over the summit. */
const FLANK = crest(
  [
    [150, 370],
    [176, 290],
    [168, 210],
    [196, 136],
    [222, 66],
    [268, 20],
    [326, 38],
    [410, -8],
  ],
  9,
  14,
);
const ROCK = land(FLANK, 372);
const BLADES = field({
  x: 0,
  y: 204,
  width: 180,
  height: 150,
  across: 26,
  down: 14,
  length: 13,
  stroke: 1.6,
  angle: -74,
  seed: 27,
});
const STRATA = field({
  x: 150,
  y: 10,
  width: 260,
  height: 350,
  across: 46,
  down: 17,
  length: 36,
  stroke: 2,
  angle: -24,
  seed: 18,
});
const ACRE = rough('M-6 224l160-14 20 44-180 16z');
const FURROWS = rough('M-4 236l158-13M-4 248l162-13M-4 260l168-14');
const GRAIN = [8, 28, 48, 68, 88, 108, 128, 148];

const HEARTH: Drawing = [
  ['wall', 'M-30 0v-36c4-20 56-20 60 0V0z'],
  ['pit', 'M-20 0v-26c4-12 36-12 40 0V0z'],
  ['flame', 'M-11 0c-4-8 1-12 3-18 2 3 4 4 6 3 0-5 1-9 5-12 1 9 10 12 8 27z', 1.5],
  ['glow', 'M-3 0c-2-6 2-8 3-11 3 4 5 7 4 11z', 0],
];
const BED: Drawing = [
  ['red', 'M-23-4v-11h32c8 0 13 4 14 11z'],
  ['linen', 'M-23-17h13c2 3 1 6-1 8h-12z', 1.6],
  ['oak', 'M-27 0v-29h5V0zM22 0v-17h5V0zM-27-4h54v4h-54z'],
  ['lamp', 'M30-56h10l3 11H27z', 1.8],
  ['none', 'M35-66v10', 1.6],
];
const CART: Drawing = [
  ['ruby', 'M-15-20l5-8 7 3 7-7 8 5 5 7z', 1.7],
  ['blush', 'M-6-24l3-2 2 3zM5-26l3-1 1 3z', 0],
  ['hide', 'M-18-20h36l-4 15h-28z'],
  ['pine', 'M-12-3a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0zM5-3a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0z', 1.7],
];
const FENCE: Drawing = [
  ['pine', 'M-4 318l160-8v6l-160 8zM-4 334l160-8v6l-160 8z'],
  ['pine', 'M10 308l5-5 5 5v38H10zM54 306l5-5 5 5v38H54zM98 304l5-5 5 5v38H98zM140 302l5-5 5 5v36h-10z'],
];

interface VaultProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly light: string;
  readonly children: ReactNode;
}

/** A room in the rock: dark edge, warm inside, its own small picture standing at the middle of its floor. */
function Vault({ x, y, width, height, light, children }: VaultProps) {
  const d = rough(
    `M0 ${height}V${height * 0.42}C${width * 0.06} ${height * 0.08} ${width * 0.34} 0 ${width * 0.55} 0C${width * 0.86} ${height * 0.02} ${width} ${height * 0.26} ${width} ${height * 0.5}V${height}z`,
  );
  return (
    <g transform={`translate(${x} ${y})`} strokeLinejoin="round">
      <path d={d} fill={INKS.ink} stroke={INKS.ink} strokeWidth="9" />
      <path d={d} fill={light} />
      <path d={d} fill="url(#ink-hatch)" />
      <g transform={`translate(${width / 2} ${height - 4})`}>{children}</g>
      <path
        d={rough(`M-4 ${height - 5}H${width + 4}V${height + 4}H-4z`)}
        fill={INKS.oak}
        stroke={INKS.ink}
        strokeWidth="2.4"
      />
    </g>
  );
}

/** Forest edge and warm rock: field and sheep outside, rooms inside, and the one who dug them. */
export const Cover = memo(function Cover({ title, className = 'cover' }: PictureProps) {
  const rock = useId();
  const light = useId();
  return (
    <Picture width={400} height={360} fit="fill" title={title} className={className}>
      <radialGradient id={light} cx="50%" cy="45%" r="65%">
        <stop offset="0" stopColor="#ffe09a" />
        <stop offset="1" stopColor="#b9691f" />
      </radialGradient>
      <rect width="400" height="360" fill="#8fb5a4" />
      <path d={SKY} fill="#b7d1bb" />
      <path d={disc(SUN.x + 2, SUN.y + 3, 32)} fill={INKS.ink} opacity="0.4" />
      <path d={disc(SUN.x, SUN.y, 32)} fill="#f4c352" />
      <path d={BEAMS} fill="#f4c352" />
      <path d={TREES.map(spruce).join('')} fill="#25493c" stroke={INKS.ink} strokeWidth="1.4" />
      <path d={TREES.map((tree) => spruceLight(tree, -1)).join('')} fill="#7fa886" />
      <path d={land(MEADOW, 362)} fill={INKS.ink} transform="translate(0 -3)" />
      <path d={land(MEADOW, 362)} fill="#5d7f3e" />
      <path d={fringe(MEADOW, { lean: 66, step: 8, length: 15, width: 1.5, seed: 2 })} fill="#a9c06c" />
      <path d={BLADES} fill="#86a552" />
      <path d={ACRE} fill="#6a4826" stroke={INKS.ink} strokeWidth="3" />
      <path d={FURROWS} fill="none" stroke="#3b2713" strokeWidth="4" />
      {GRAIN.map((x) => (
        <g key={x} transform={`translate(${x} ${222 - x * 0.08}) scale(1.35)`}>
          <Drawn drawing={SHEAF} line={1.6} slip={0.8} fine />
        </g>
      ))}
      <path d={ROCK} fill={INKS.ink} transform="translate(-4 -3)" />
      <path d={ROCK} fill="#5f4a39" />
      <clipPath id={rock}>
        <path d={ROCK} />
      </clipPath>
      <g clipPath={`url(#${rock})`}>
        <path d={STRATA} fill="#8a6c50" />
        <path d={fringe(FLANK, { lean: 64, step: 8, length: 34, width: 2.4, seed: 6 })} fill="#c9a67c" />
        <path
          d={fringe(
            FLANK.filter(([, y]) => y < 130),
            { lean: 72, step: 6, length: 24, width: 3, seed: 7 },
          )}
          fill="#f7f1de"
        />
      </g>
      <Vault x={262} y={74} width={112} height={70} light={`url(#${light})`}>
        <g transform="translate(-10 0) scale(1.15)">
          <Drawn drawing={BED} />
        </g>
      </Vault>
      <Vault x={288} y={172} width={108} height={72} light={`url(#${light})`}>
        <g transform="scale(1.1)">
          <Drawn drawing={HEARTH} />
        </g>
      </Vault>
      <Vault x={270} y={272} width={124} height={76} light={`url(#${light})`}>
        <g transform="translate(26 0) scale(1.3)">
          <Drawn drawing={CART} />
        </g>
        <g transform="translate(-58 -46) scale(0.8)">
          <Drawn drawing={DONKEY} line={3} slip={2} />
        </g>
        <g transform="translate(22 -50) scale(1.1)">
          <Drawn drawing={RUBY} line={1.7} slip={0.8} fine />
        </g>
      </Vault>
      <g transform="translate(8 262) scale(0.86)">
        <Drawn drawing={SHEEP} line={3} slip={2.4} />
      </g>
      <g transform="translate(74 276) scale(0.62)">
        <Drawn drawing={SHEEP} line={3.4} slip={2.4} />
      </g>
      <Drawn drawing={FENCE} line={2.4} slip={2} />
      <Misprint>
        <g transform="translate(96 104) scale(0.93)">
          <DwarfFigure seat={4} armed />
        </g>
      </Misprint>
    </Picture>
  );
});
