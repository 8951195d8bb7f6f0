import { memo, type ReactNode, useId } from 'react';
import { Picture, type PictureProps } from '../Picture.tsx';
import { Dwarf } from '../people/Dwarf.tsx';
import { Cut } from '../print/Cut.tsx';
import { field, fringe, gouge, halo, rays } from '../print/cuts.ts';
import { crest, land, spruce, spruceLight, wood } from '../print/forms.ts';
import type { Point } from '../print/hand.ts';
import { Misprint } from '../print/Misprint.tsx';
import { disc } from '../print/rough.ts';

const INK = '#14120f';
const SUN = { x: 78, y: 74 };
const BEAMS = rays({ ...SUN, from: 42, count: 22, length: 20, width: 2.6, seed: 4 });
const SKY = halo({ ...SUN, from: 74, to: 300, step: 15, gap: 12, length: 40, width: 2, seed: 9 });
const TREES = wood({ from: -6, to: 176, base: 216, step: 22, height: 96, seed: 15 }, () => 216);
const MEADOW = crest(
  [
    [-10, 214],
    [60, 206],
    [130, 218],
    [200, 210],
  ],
  4,
  3,
);
/** The mountain's edge, from its foot in the meadow up over the summit. */
const FLANK = crest(
  [
    [168, 370],
    [184, 268],
    [170, 196],
    [206, 130],
    [232, 62],
    [276, 18],
    [330, 34],
    [410, -10],
  ],
  9,
  14,
);
const ROCK = land(FLANK, 372);
const FURROWS = field({
  x: -10,
  y: 232,
  width: 210,
  height: 40,
  across: 46,
  down: 10,
  length: 40,
  stroke: 2.4,
  angle: -6,
  seed: 8,
});
const MEADOW_CUTS = field({
  x: 0,
  y: 290,
  width: 170,
  height: 70,
  across: 24,
  down: 12,
  length: 13,
  stroke: 1.6,
  angle: -74,
  seed: 27,
});
const STRATA = field({
  x: 170,
  y: 10,
  width: 240,
  height: 350,
  across: 46,
  down: 17,
  length: 36,
  stroke: 2,
  angle: -24,
  seed: 18,
});

interface ChamberProps {
  x: number;
  y: number;
  width: number;
  height: number;
  children: ReactNode;
}

/** A room in the rock: dark edge, warm inside, its own small picture. */
function Chamber({ x, y, width, height, children }: ChamberProps) {
  const d = `M0 ${height}V${height * 0.42}C${width * 0.06} ${height * 0.06} ${width * 0.36} ${-height * 0.08} ${width * 0.56} 0C${width * 0.86} ${height * 0.02} ${width} ${height * 0.26} ${width} ${height * 0.5}V${height}z`;
  return (
    <g transform={`translate(${x} ${y})`} strokeLinejoin="round">
      <Cut d={d} fill={INK} stroke={INK} strokeWidth="9" />
      <Cut d={d} fill="#d9913c" />
      <Cut d={d} fill="url(#ink-hatch)" />
      {children}
      <path d={`M-4 ${height - 5}H${width + 4}V${height + 3}H-4z`} fill="#7a4e24" stroke={INK} strokeWidth="2.4" />
    </g>
  );
}

const RUBIES: readonly Point[] = [
  [14, 26],
  [66, 20],
  [84, 40],
];

function Sheep({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} stroke={INK} strokeWidth="3" strokeLinejoin="round">
      <Cut d="M20 40v16M30 42v14M50 42v14M60 40v16" strokeWidth="5" />
      <Cut
        d="M14 36c-10-2-12-16-2-20 0-10 14-14 20-8 6-8 20-6 22 2 10-2 16 8 12 16 6 8-2 18-12 16-6 6-16 6-20 0-8 4-18 2-20-6z"
        fill="#f7efd9"
      />
      <path
        d={
          gouge(26, 16, 0.4, 12, 1.6, 3) +
          gouge(40, 14, 0.4, 12, 1.6, 3) +
          gouge(32, 27, 0.4, 12, 1.6, 3) +
          gouge(48, 28, 0.3, 12, 1.6, 3)
        }
        fill={INK}
        stroke="none"
      />
      <Cut d="M-8 22c0-8 8-12 15-9 4 3 5 8 4 14-3 7-9 10-14 7-5-2-6-7-5-12z" fill="#3a332c" />
      <Cut d="M8 14c5-4 10-4 13 0-3 4-8 5-12 3z" fill="#3a332c" strokeWidth="2" />
      <circle cx="-1" cy="22" r="1.9" fill="#f7efd9" stroke="none" />
    </g>
  );
}

/** Forest edge and warm rock: sheep outside, hearth and rubies inside, the one who dug it in the middle. */
export const CoverCaverna = memo(function CoverCaverna({ title, className = 'cover' }: PictureProps) {
  const rock = useId();
  return (
    <Picture width={400} height={360} fit="fill" title={title} className={className}>
      <rect width="400" height="360" fill="#8fb5a4" />
      <path d={SKY} fill="#b7d1bb" />
      <g>
        <path d={disc(SUN.x + 2, SUN.y + 3, 32)} fill={INK} opacity="0.4" />
        <path d={disc(SUN.x, SUN.y, 32)} fill="#f4c352" />
      </g>
      <path d={BEAMS} fill="#f4c352" />
      <path d={TREES.map(spruce).join('')} fill="#25493c" />
      <path d={TREES.map((tree) => spruceLight(tree, -1)).join('')} fill="#7fa886" />
      <path d={land(MEADOW, 362)} fill={INK} transform="translate(0 -3)" />
      <path d={land(MEADOW, 362)} fill="#5d7f3e" />
      <path d={fringe(MEADOW, { lean: 66, step: 8, length: 15, width: 1.5, seed: 2 })} fill="#a9c06c" />
      <Cut d="M-6 236l170-12 34 48-204 16z" fill="#6a4826" stroke={INK} strokeWidth="3" />
      <path d={FURROWS} fill="#3b2713" />
      <path d={MEADOW_CUTS} fill="#86a552" />
      <g stroke={INK} strokeWidth="2.6" strokeLinejoin="round" fill="#b98d52">
        <Cut d="M-4 312l150-10v7l-150 10zM-4 330l150-10v7l-150 10z" />
        <Cut d="M14 300l6-6 6 6v46H14zM62 297l6-6 6 6v46H62zM110 294l6-6 6 6v46h-12z" />
      </g>
      <path
        d={fringe(
          [
            [10, 244],
            [60, 240],
            [120, 236],
            [160, 234],
          ],
          { lean: -80, step: 12, length: 14, width: 2, seed: 5 },
        )}
        fill="#e3b84c"
      />
      <g>
        <path d={ROCK} fill={INK} transform="translate(-4 -3)" />
        <path d={ROCK} fill="#5f4a39" />
        <clipPath id={rock}>
          <path d={ROCK} />
        </clipPath>
        <path d={STRATA} fill="#8a6c50" clipPath={`url(#${rock})`} />
        <path d={fringe(FLANK, { lean: 64, step: 8, length: 34, width: 2.4, seed: 6 })} fill="#c9a67c" />
        <path
          d={fringe(
            FLANK.filter(([, y]) => y < 130),
            { lean: 72, step: 6, length: 24, width: 3, seed: 7 },
          )}
          fill="#f7f1de"
        />
      </g>
      <g>
        <Chamber x={268} y={70} width={98} height={62}>
          <Cut d="M14 52V34h46c10 0 14 6 14 18z" fill="#b5452f" stroke={INK} strokeWidth="3" />
          <Cut d="M10 56V26h5v30zM74 56V38h5v18z" fill="#7a4e24" stroke={INK} strokeWidth="2" />
          <circle cx="26" cy="30" r="7" fill="#f0d2a4" stroke={INK} strokeWidth="2.4" />
          <Cut d="M78 6v12M72 18h12l3 12H69z" fill="#ffe08a" stroke={INK} strokeWidth="2.4" />
        </Chamber>
        <Chamber x={292} y={166} width={104} height={68}>
          <Cut d="M30 62V30c4-18 44-18 48 0v32z" fill="#5f4a39" stroke={INK} strokeWidth="3" />
          <Cut d="M38 62V40c4-10 28-10 32 0v22z" fill={INK} />
          <Cut d="M44 62c-4-10 2-16 4-22 2 4 4 5 6 4 0-6 2-10 6-14 2 10 10 16 6 32z" fill="#e0682c" />
          <Cut d="M50 62c-1-6 2-9 4-13 3 4 6 8 4 13z" fill="#ffd36a" />
          <Cut d="M12 8c8 6 10 14 8 24M92 10c-6 6-8 12-6 20" stroke={INK} strokeWidth="2" fill="none" />
        </Chamber>
        <Chamber x={270} y={272} width={120} height={74}>
          {RUBIES.map(([x, y]) => (
            <path key={x} d={`M${x} ${y}l8-8h10l7 8-12 15z`} fill="#c8283c" stroke={INK} strokeWidth="2.4" />
          ))}
          <Cut d="M26 44h54l-6 20H34z" fill="#7f8a8c" stroke={INK} strokeWidth="3" />
          <Cut d="M32 44l6-9 10 4 8-8 10 6 8-2 2 9z" fill="#3a4248" stroke={INK} strokeWidth="2.4" />
          <circle cx="40" cy="66" r="5.4" fill="#c9a67c" stroke={INK} strokeWidth="2.6" />
          <circle cx="66" cy="66" r="5.4" fill="#c9a67c" stroke={INK} strokeWidth="2.6" />
        </Chamber>
      </g>
      <Misprint>
        <Sheep x={14} y={180} scale={0.76} />
        <Sheep x={72} y={198} scale={0.5} />
      </Misprint>
      <Misprint>
        <g transform="rotate(14 270 260)" stroke={INK} strokeWidth="3.4" strokeLinejoin="round">
          <Cut d="M252 120h9v230h-9z" fill="#8a5a2c" />
          <Cut d="M206 148c22-34 80-34 104 0-22-14-38-17-46-16v14h-14v-14c-12-1-26 4-44 16z" fill="#b9c0bd" />
        </g>
        <g transform="translate(104 160)">
          <Dwarf
            colours={{
              helmet: '#7c8a8c',
              horn: '#f3e7cc',
              beard: '#d0692a',
              skin: '#e8bf94',
              coat: '#34607a',
              ink: INK,
            }}
          />
        </g>
        <Cut d="M232 300c10-8 26-6 32 4 4 12-4 22-18 22s-24-14-14-26z" fill="#e8bf94" stroke={INK} strokeWidth="3.4" />
        <path d={gouge(240, 304, 0.4, 16, 1.6) + gouge(238, 312, 0.3, 18, 1.6)} fill={INK} />
      </Misprint>
    </Picture>
  );
});
