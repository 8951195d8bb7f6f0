import { memo } from 'react';
import { Picture, type PictureProps } from '../../../web/look/Picture.tsx';
import { TrollHead } from '../../../web/look/people/TrollHead.tsx';
import { Cut } from '../../../web/look/print/Cut.tsx';
import { field, fringe, gouge, halo } from '../../../web/look/print/cuts.ts';
import { crest, land, outline } from '../../../web/look/print/forms.ts';
import type { Point } from '../../../web/look/print/hand.ts';
import { Misprint } from '../../../web/look/print/Misprint.tsx';
import { disc } from '../../../web/look/print/rough.ts';

const INK = '#140e14';
const SKY = halo({ x: 316, y: 74, from: 60, to: 400, step: 15, gap: 12, length: 44, width: 2.1, seed: 3 });
const RIDGE = crest(
  [
    [-10, 210],
    [90, 176],
    [200, 200],
    [300, 172],
    [410, 204],
  ],
  12,
  6,
);

/** Flat-topped hexes of trodden mud, seen from a low wall. */
const ROAD = (
  [
    [26, 322],
    [116, 300],
    [206, 322],
    [296, 300],
    [386, 322],
    [116, 346],
    [296, 346],
    [26, 368],
    [206, 368],
    [386, 368],
  ] as const
).map(([x, y], index) =>
  outline(
    [
      [x - 58, y],
      [x - 29, y - 21],
      [x + 29, y - 21],
      [x + 58, y],
      [x + 29, y + 21],
      [x - 29, y + 21],
    ],
    index + 50,
    1.6,
    22,
  ),
);
const MUD = field({
  x: 0,
  y: 284,
  width: 400,
  height: 76,
  across: 40,
  down: 11,
  length: 22,
  stroke: 1.5,
  angle: 8,
  seed: 24,
});

interface HutProps {
  x: number;
  y: number;
  scale: number;
  lean: number;
}

const EAVES: readonly Point[] = [
  [-6, 66],
  [24, 74],
  [60, 78],
  [96, 74],
  [126, 64],
];
const THATCH =
  fringe(
    [
      [58, 8],
      [34, 34],
      [12, 54],
    ],
    { lean: -30, step: 5, length: 34, width: 1.9, seed: 5 },
  ) +
  fringe(
    [
      [64, 10],
      [88, 34],
      [110, 54],
    ],
    { lean: 36, step: 5, length: 34, width: 1.9, seed: 6 },
  );

/** A hut that leans on itself: plank walls on stilts under a shaggy roof. */
function Hut({ x, y, scale, lean }: HutProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale}) rotate(${lean})`}
      stroke={INK}
      strokeWidth="4"
      strokeLinejoin="round"
    >
      <Cut d="M22 128l-6 40h10l4-40zM92 128l8 40h-10l-6-40z" fill="#5a3d24" />
      <Cut d="M16 64l6 66h78l6-66z" fill="#7c5632" />
      <Cut d="M34 70l2 58M50 72l1 56M70 72v56M88 70l-2 58" strokeWidth="2.4" />
      <Cut d="M46 130V102c2-14 28-14 30 0v28z" fill={INK} />
      <Cut d="M82 86h14v14H82z" fill="#ffcf66" strokeWidth="3" />
      <Cut d="M60-8C44 20 20 48-8 68c20 14 112 14 136-4C100 46 76 20 60-8z" fill="#c08a3c" />
      <path d={THATCH} fill="#f0c878" stroke="none" />
      <path
        d={fringe(EAVES, { lean: 82, step: 6, length: 15, width: 2.6, seed: 9 })}
        fill="#c08a3c"
        strokeWidth="1.6"
      />
      <path
        d={gouge(92, 30, 1.0, 44, 2.4) + gouge(84, 34, 1.05, 40, 2) + gouge(76, 36, 1.15, 40, 2)}
        fill={INK}
        stroke="none"
      />
      <Cut d="M50-2l-8-22 12 14 6-20 6 20 12-14-8 22z" fill="#a8742c" strokeWidth="3" />
    </g>
  );
}

const FIRE =
  'M-52 0c-10-22 0-34 6-48 4 10 8 12 12 12-2-18 4-32 14-44 2 14 8 20 14 22 0-14 6-26 12-34 4 18 14 22 18 40 4-4 6-8 6-14 12 14 22 38 18 66z';
const SPARKS =
  'M120 176l3 5-3 5-3-5zM146 140l2 4-2 4-2-4zM262 168l3 5-3 5-3-5zM250 130l2 4-2 4-2-4zM282 144l2 4-2 4-2-4zM132 112l2 4-2 4-2-4z';
/** Steam that curls up on both sides of the cook. */
const STEAM =
  'M152 226c-20-14-22-34-6-44 14-10 14-26-2-34 26 0 34 24 16 38-12 10-10 24 2 34zM118 150c-10-8-10-20 0-26 8-6 8-14 0-20 16 2 20 16 10 26-7 6-6 12 0 16z';

/** Mud, timber and a bonfire: the cook stirs, the huts lean, somebody small would rather be elsewhere. */
export const Cover = memo(function Cover({ title, className = 'cover' }: PictureProps) {
  return (
    <Picture width={400} height={360} fit="fill" title={title} className={className}>
      <rect width="400" height="360" fill="#3d2b47" />
      <path d={SKY} fill="#5a4163" />
      <g>
        <path d={disc(319, 77, 46)} fill={INK} opacity="0.6" />
        <path d={disc(316, 74, 46)} fill="#e0713a" />
        <path
          d={halo({
            x: 316,
            y: 74,
            from: 20,
            to: 44,
            step: 8,
            gap: 8,
            length: 20,
            width: 2.2,
            seed: 8,
            start: 90,
            end: 260,
          })}
          fill="#b5452f"
        />
      </g>
      <path d={land(RIDGE, 362)} fill="#2a1e31" />
      <path d={fringe(RIDGE, { lean: 78, step: 9, length: 24, width: 1.5, seed: 2 })} fill="#5a4163" />
      <Misprint>
        <Hut x={-16} y={112} scale={1.08} lean={-4} />
        <Hut x={290} y={142} scale={0.94} lean={6} />
      </Misprint>
      <Cut d="M0 288c80-14 320-14 400 0v74H0z" fill="#2c1d14" />
      <path d={ROAD.join('')} fill="#5c4024" stroke={INK} strokeWidth="5" strokeLinejoin="round" />
      <path d={ROAD.filter((_, index) => index % 3 === 0).join('')} fill="#6f4e2c" />
      <path d={MUD} fill="#8a6238" />
      <g transform="translate(102 70) scale(0.83)">
        <Cut d="M-12 246C-6 190 40 158 120 158s126 32 132 88z" fill="#5a3c2c" stroke={INK} strokeWidth="6" />
        <TrollHead
          colours={{ skin: '#a5683c', light: '#ffcf8a', hair: '#4a3040', ink: INK, eye: '#fff0a8', tusk: '#fbe9c0' }}
          sapling={false}
        />
        <Cut d="M60 30c6-26 30-40 60-40s56 14 62 40c-36-10-86-10-122 0z" fill="#56606a" stroke={INK} strokeWidth="6" />
        <Cut d="M46 34c40-14 110-14 150 0l-4 12c-40-12-102-12-142 0z" fill="#7f8a92" stroke={INK} strokeWidth="5" />
        <path d={gouge(90, 0, 2.1, 26, 3, 2) + gouge(108, -4, 1.9, 26, 2.4, 2)} fill="#d8dcd6" />
      </g>
      <Cut d={STEAM} fill="#8d7394" stroke={INK} strokeWidth="2" />
      <g transform="translate(202 342)">
        <Cut d={FIRE} fill="#d4532a" stroke={INK} strokeWidth="3" transform="scale(1.62 1.36)" />
        <Cut d={FIRE} fill="#f0913a" transform="scale(1.34 1)" />
        <Cut d={FIRE} fill="#ffd36a" transform="scale(-1.02 0.62)" />
      </g>
      <Misprint strokeLinejoin="round">
        <Cut d="M238 232c8-26 30-44 52-44l10 20c-18 4-28 16-34 30z" fill="#a5683c" stroke={INK} strokeWidth="3.6" />
        <Cut d="M236 240l58-86 8 5-56 88z" fill="#8a6238" stroke={INK} strokeWidth="3" />
        <Cut
          d="M276 180c10-8 24-4 26 8-2 14-16 20-27 12-6-6-6-14 1-20z"
          fill="#a5683c"
          stroke={INK}
          strokeWidth="3.4"
        />
        <path d={gouge(284, 182, 0.7, 14, 1.5) + gouge(281, 190, 0.6, 15, 1.5)} fill={INK} />
        <Cut d="M146 240c-6 36 16 60 56 60s62-24 56-60z" fill="#2d2a33" stroke={INK} strokeWidth="4" />
        <Cut d="M138 236c22-12 106-12 128 0-2 15-126 15-128 0z" fill="#4a4652" stroke={INK} strokeWidth="4" />
        <Cut d="M150 235c20-7 84-7 104 0-14 7-90 7-104 0z" fill="#8aa65e" stroke={INK} strokeWidth="2.4" />
        <Cut
          d="M176 233a5 4 0 1 1 10 0zM206 236a7 5 0 1 1 14 0zM228 233a4 3 0 1 1 8 0z"
          fill="#cfe09a"
          stroke={INK}
          strokeWidth="1.6"
        />
        <path d={gouge(158, 252, 1.45, 32, 2.6, -4) + gouge(168, 254, 1.45, 36, 2, -4)} fill="#a79fb0" />
        <path d={gouge(246, 256, 1.9, 30, 2.4, -3) + gouge(236, 262, 1.8, 30, 2, -3)} fill="#e0682c" />
        <Cut d="M128 344l74-12 74 12-6 10-68-10-68 10z" fill="#7c5632" stroke={INK} strokeWidth="3.4" />
      </Misprint>
      <Cut d={SPARKS} fill="#ffd36a" />
      <g transform="translate(322 244)" strokeLinejoin="round">
        <Cut d="M2 22C2 6 52 6 52 22v54H2z" fill="#1d141c" stroke={INK} strokeWidth="3" />
        <circle cx="27" cy="52" r="15" fill="#f0d2a4" stroke={INK} strokeWidth="2.6" />
        <Cut d="M13 46c2-14 26-16 29 0-9-5-20-5-29 0z" fill="#c9662b" stroke={INK} strokeWidth="2.2" />
        <circle cx="22" cy="53" r="2" fill={INK} />
        <circle cx="32" cy="53" r="2" fill={INK} />
        <Cut d="M23 61q4-4 8 0" fill="none" stroke={INK} strokeWidth="2" />
        <g fill="none" stroke={INK} strokeWidth="6.4">
          <Cut d="M4 24v52M16 16v60M38 16v60M50 24v52M0 76h54M2 24C2 4 52 4 52 24" />
        </g>
        <g fill="none" stroke="#b98d52" strokeWidth="3.2">
          <Cut d="M4 24v52M16 16v60M38 16v60M50 24v52M0 76h54M2 24C2 4 52 4 52 24" />
        </g>
      </g>
    </Picture>
  );
});
