import { memo } from 'react';
import { Picture, type PictureProps } from '../../../web/look/Picture.tsx';
import { RED_DRESS } from '../../../web/look/people/liveries.ts';
import { Princess } from '../../../web/look/people/Princess.tsx';
import { TrollHead } from '../../../web/look/people/TrollHead.tsx';
import { Cut } from '../../../web/look/print/Cut.tsx';
import { fringe, gouge } from '../../../web/look/print/cuts.ts';
import { crest, land, peak, spruce, spruceLight, stars, wood } from '../../../web/look/print/forms.ts';
import { hand, near } from '../../../web/look/print/hand.ts';
import { Misprint } from '../../../web/look/print/Misprint.tsx';

const INK = '#0e1524';
const SNOW = '#eef2ee';

/** Curtains of northern light: upright strokes that sway along two waves. */
const AURORA = [
  [30, 40, 3],
  [72, 46, 8],
].map(([top = 0, length = 0, seed = 0]) => {
  const shake = hand(seed);
  let marks = '';
  for (let x = -6; x < 410; x += 7) {
    marks += gouge(x, top + Math.sin(x / 46 + seed) * 20, 1.5, near(shake, length, 14), 2.4);
  }
  return marks;
});
const PEAKS = [
  peak({ summit: [62, 92], left: [-90, 280], right: [210, 280], seed: 4 }),
  peak({ summit: [344, 78], left: [200, 280], right: [500, 280], seed: 8 }),
];
const HILL = crest(
  [
    [-10, 278],
    [80, 258],
    [190, 272],
    [300, 252],
    [410, 270],
  ],
  5,
  9,
);
const DRIFTS = fringe(HILL, { lean: 52, step: 14, length: 30, width: 1.7, seed: 7 });
const TREES = wood(
  { from: 0, to: 400, base: 276, step: 17, height: 46, seed: 12 },
  (x) => 272 - Math.sin(x / 60) * 8,
).filter(({ x }) => x < 30 || (x > 118 && x < 150) || x > 372);

const CROWN = 'M46 30L34-34l34 26 24-44 28 36 28-36 24 44 34-26-12 64c-46 14-102 14-148 0z';
const BELL = 'M0-34c-7 0-10 5-9 10-20 5-26 24-28 48-2 10-6 15-11 20h96c-5-5-9-10-11-20-2-24-8-43-28-48 1-5-2-10-9-10z';
const ARM = 'M352 176c22 4 44 24 60 60l2 60H330c26-20 40-48 32-70-6-16-16-30-28-36z';
const ARM_CUTS =
  gouge(370, 196, 0.95, 40, 2.4) +
  gouge(376, 216, 1.15, 40, 2.2) +
  gouge(376, 236, 1.35, 36, 2) +
  gouge(362, 190, 0.8, 26, 1.6);

/** A stave church: three steep roofs, dragon heads on the gables. */
function StaveChurch() {
  return (
    <g stroke={INK} strokeWidth="3" strokeLinejoin="round">
      <Cut d="M8 92h84v34H8z" fill="#6b3f24" />
      <Cut d="M16 92v34M26 92v34M36 92v34M64 92v34M74 92v34M84 92v34" strokeWidth="2" />
      <Cut d="M42 126V106c0-12 16-12 16 0v20z" fill="#f0c75e" />
      <Cut d="M-6 94L24 62H76L106 94z" fill="#4a2c1c" />
      <Cut d="M26 62h48v14H26z" fill="#6b3f24" strokeWidth="2.4" />
      <Cut d="M16 66L50 22L84 66z" fill="#4a2c1c" />
      <Cut d="M40 34h20V12H40z" fill="#6b3f24" strokeWidth="2.4" />
      <Cut d="M34 16L50-24L66 16z" fill="#4a2c1c" />
      <Cut d="M16 66c-8-2-12-6-13-12 5 2 9 2 14 2zM84 66c8-2 12-6 13-12-5 2-9 2-14 2z" fill="#c9862b" strokeWidth="2" />
      <Cut d="M50-24v-12M45-31h10" strokeWidth="3" />
      <g fill={SNOW} stroke="none">
        <Cut d="M-3 92L24 64h8L6 90zM34 92l10-26h5l-7 26zM19 62l28-36 2 4-22 32zM36 13l13-32 1 6-9 26z" />
        <path d={gouge(70, 66, 0.75, 34, 2) + gouge(60, 38, 0.95, 32, 1.8) + gouge(56, -4, 1.1, 20, 1.6)} />
      </g>
    </g>
  );
}

function House({ x, y, lit }: { x: number; y: number; lit: string }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={INK} strokeWidth="2.4" strokeLinejoin="round">
      <Cut d="M0 0h40v26H0z" fill="#7d3423" />
      <Cut d="M-5 2L20-22L45 2z" fill={SNOW} />
      <path
        d={gouge(12, -8, 0.9, 12, 1.2) + gouge(22, -12, 0.9, 16, 1.4) + gouge(28, -10, 0.85, 12, 1.2)}
        fill={INK}
        stroke="none"
      />
      <Cut d="M8 9h9v10H8zM24 9h9v10h-9z" fill={lit} strokeWidth="1.8" />
      <Cut d="M28-22h7v10z" fill="#7d3423" strokeWidth="2" />
    </g>
  );
}

/** The mountain king looks over his hills at a bell he took and a princess who wants it back. */
export const Cover = memo(function Cover({ title, className = 'cover' }: PictureProps) {
  return (
    <Picture width={400} height={360} fit="fill" title={title} className={className}>
      <rect width="400" height="360" fill="#243a63" />
      <path d={stars(400, 130, 24, 6)} fill="#e8ecd8" />
      <path d={AURORA[0]} fill="#5fa38c" />
      <path d={AURORA[1]} fill="#3f7f92" />
      {PEAKS.map(({ shape, lit, snow, shade }) => (
        <g key={shape}>
          <path d={shape} fill={INK} transform="translate(3 -3)" />
          <path d={shape} fill="#2f4a78" />
          <path d={shade} fill="#5c7aa6" />
          <path d={lit} fill="#5c7aa6" />
          <path d={snow} fill={SNOW} />
        </g>
      ))}
      <g>
        <g transform="translate(82 64) scale(0.98)">
          <Cut d="M-14 226c26-48 66-64 134-64s108 16 134 64z" fill="#33456b" stroke={INK} strokeWidth="5" />
          <TrollHead
            colours={{ skin: '#6f86ab', light: '#dfe9ee', hair: '#b9c9d6', ink: INK, eye: '#ffe08a', tusk: SNOW }}
            sapling={false}
          />
          <g stroke={INK} strokeWidth="4.4" strokeLinejoin="round">
            <Cut d={CROWN} fill="#f0c75e" />
            <path d={gouge(62, 8, 1.5, 20, 2.4) + gouge(82, 6, 1.5, 26, 2.4)} fill="#fff2c4" stroke="none" />
            <path
              d={gouge(150, 10, 1.6, 24, 2.6) + gouge(166, 8, 1.7, 22, 2.4) + gouge(178, 4, 1.8, 20, 2.4)}
              fill="#9a6a18"
              stroke="none"
            />
            <Cut d="M120 0l10 14-10 14-10-14z" fill="#b5452f" strokeWidth="3" />
            <Cut d="M76 8l7 10-7 10-7-10zM164 8l7 10-7 10-7-10z" fill="#2f8f8a" strokeWidth="3" />
          </g>
        </g>
      </g>
      <g strokeLinejoin="round">
        <Cut d={ARM} fill="#33456b" stroke={INK} strokeWidth="4.5" />
        <path d={ARM_CUTS} fill="#6f86ab" />
      </g>
      <Misprint transform="translate(338 216)">
        <Cut d={BELL} fill="#e3ac3f" stroke={INK} strokeWidth="4" strokeLinejoin="round" transform="scale(0.82)" />
        <path d={gouge(-16, -8, 1.8, 34, 3, 2) + gouge(-6, -14, 1.7, 40, 2)} fill="#fff2c4" />
        <path d={gouge(16, -8, 1.4, 36, 3, -2) + gouge(10, -4, 1.5, 34, 2)} fill="#7a4f10" />
        <Cut d="M-38 30h76M-12 38a12 9 0 0 0 24 0" stroke={INK} strokeWidth="3.6" fill="#7a4f10" />
        <g fill="#6f86ab" stroke={INK} strokeWidth="4" strokeLinejoin="round">
          <Cut d="M-14-24c-8-6-8-20 2-28 10-10 30-12 40-2 8 10 4 24-6 30-4-8-12-10-20-8-4 2-8 6-16 8z" />
          <Cut d="M-12-24c-6 2-10 0-11-5 2-8 8-12 16-14l6 10z" />
        </g>
        <path
          d={gouge(4, -52, 1.2, 16, 1.6) + gouge(14, -53, 1.1, 18, 1.6) + gouge(23, -50, 1.2, 16, 1.6)}
          fill={INK}
        />
      </Misprint>
      <path d={land(HILL, 362)} fill={INK} transform="translate(0 -3)" />
      <path d={TREES.map(spruce).join('')} fill="#1c3248" />
      <path d={TREES.map((tree) => spruceLight(tree, -1)).join('')} fill={SNOW} />
      <path d={land(HILL, 362)} fill={SNOW} />
      <path d={DRIFTS} fill="#9db4c8" />
      <g>
        <g transform="translate(30 206) scale(0.92)">
          <StaveChurch />
        </g>
        <House x={300} y={292} lit="#f0c75e" />
        <House x={350} y={310} lit="#f0c75e" />
        <House x={-8} y={316} lit="#f0c75e" />
      </g>
      <Misprint transform="translate(168 214) scale(0.74)">
        <Princess colours={{ ...RED_DRESS, ink: INK }} />
      </Misprint>
    </Picture>
  );
});
