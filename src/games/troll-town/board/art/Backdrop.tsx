import { memo } from 'react';
import { Cut } from '../../../../web/look/print/Cut.tsx';
import { field, fringe, halo } from '../../../../web/look/print/cuts.ts';
import { crest, land, outline } from '../../../../web/look/print/forms.ts';
import { hand } from '../../../../web/look/print/hand.ts';
import { disc } from '../../../../web/look/print/rough.ts';
import { masonry } from '../../../../web/look/print/stone.ts';
import { HEX_COUNT, hexAt } from '../../box/hexes.ts';
import { FOOT } from '../../box/map.ts';
import { HALF, middleOf, SIDE } from '../geometry.ts';
import { Cabin } from './Cabin.tsx';
import { Flame } from './Fire.tsx';
import { upTo } from './numbers.ts';

/** Where the board ends: above it lies what the Children run to. */
export const SHORE = -HALF * 9;

const RIDGE = crest(
  [
    [-1500, SHORE - 130],
    [-900, SHORE - 176],
    [-500, SHORE - 128],
    [-140, SHORE - 150],
    [200, SHORE - 126],
    [640, SHORE - 170],
    [1000, SHORE - 140],
    [1500, SHORE - 160],
  ],
  22,
  6,
);
const RIDGE_CUT = fringe(RIDGE, { lean: 78, step: 16, length: 34, width: 2, seed: 2 });
const SKY = halo({
  x: 420,
  y: SHORE - 150,
  from: 60,
  to: 900,
  step: 26,
  gap: 20,
  length: 60,
  width: 2,
  seed: 3,
  start: 180,
  end: 360,
});
const WAVES = field({
  x: -1500,
  y: SHORE - 46,
  width: 3000,
  height: 42,
  across: 90,
  down: 15,
  length: 62,
  stroke: 2,
  angle: 1,
  seed: 5,
});
const BANK = crest(
  [
    [-1500, SHORE + 2],
    [-700, SHORE - 6],
    [-60, SHORE + 2],
    [60, SHORE + 2],
    [700, SHORE - 6],
    [1500, SHORE + 4],
  ],
  8,
  9,
);
const REEDS = fringe(BANK, { lean: -80, step: 11, length: 20, width: 2.6, seed: 12 });
const SOIL = field({
  x: -1300,
  y: SHORE + 10,
  width: 2600,
  height: 2000,
  across: 92,
  down: 34,
  length: 46,
  stroke: 2.2,
  angle: 8,
  seed: 24,
});
const HOUSES = [
  [-250, 0.5],
  [-180, 0.42],
  [190, 0.46],
  [262, 0.42],
  [-330, 0.42],
  [340, 0.5],
  [-520, 0.4],
  [560, 0.44],
] as const;
const FIRS = upTo(54).flatMap((tree) => {
  const shake = hand(tree + 70);
  const x = -1350 + tree * 50 + shake() * 30;
  return Math.abs(x) < 120 ? [] : [{ x, y: SHORE - 54 + shake() * 8, scale: 0.8 + shake() * 0.5, kind: tree % 3 }];
});

const HEXES = upTo(HEX_COUNT).map(middleOf);

/** The wood goes on below the board, as far as a high window shows. */
const BEYOND = upTo(24 * 20)
  .flatMap((tree) => {
    const shake = hand(tree + 400);
    const column = tree % 24;
    const x = -1320 + column * 115 + shake() * 50;
    const y = 120 + Math.floor(tree / 24) * 88 + (column % 2) * 44 + shake() * 30;
    return isOnBoard(x, y) ? [] : [{ x, y, scale: 0.85 + shake() * 0.45, kind: tree % 3 }];
  })
  .sort((one, other) => one.y - other.y);

function isOnBoard(x: number, y: number): boolean {
  return HEXES.some(([across, down]) => Math.hypot(across - x, down - y) < 1.2 * SIDE);
}

/** What lies under and beyond the town; it never changes. */
export const Backdrop = memo(function Backdrop() {
  return (
    <>
      <rect x="-2600" y={SHORE - 700} width="5200" height="3200" fill="var(--tt-ground)" />
      <path d={SOIL} fill="var(--tt-ground-cut)" />
      <rect x="-2600" y={SHORE - 700} width="5200" height="700" fill="var(--tt-sky)" />
      <path d={SKY} fill="var(--tt-sky-cut)" />
      <path d={disc(420, SHORE - 172, 46)} fill="var(--tt-moon)" />
      <path d={land(RIDGE, SHORE)} fill="var(--tt-far)" />
      <rect x="-2600" y={SHORE - 100} width="1120" height="60" fill="var(--tt-far)" />
      <rect x="1480" y={SHORE - 100} width="1120" height="60" fill="var(--tt-far)" />
      <path d={RIDGE_CUT} fill="var(--tt-far-cut)" />
      {[...FIRS, ...BEYOND].map(({ x, y, scale, kind }) => (
        <use
          key={`${x} ${y}`}
          href={`#tt-fir-${kind}`}
          transform={`translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale.toFixed(2)})`}
        />
      ))}
      {HOUSES.map(([x, scale]) => (
        <g key={x} transform={`translate(${x} ${(SHORE - 52 - 128 * scale).toFixed(0)}) scale(${scale})`}>
          <Cabin wall="#d9c9a2" roof="#7d3326" cut="#b5553f" lit={[true, true]} />
        </g>
      ))}
      <g stroke="var(--tt-ink)" strokeWidth="3" transform={`translate(0 ${SHORE.toFixed(0)})`}>
        <Cut d="M118-54v-52h34v52zM114-106l21-44 21 44z" fill="#d9c9a2" />
        <Cut d="M135-168v18M128-162h14" fill="none" />
      </g>
      <rect x="-2600" y={SHORE - 52} width="5200" height="56" fill="var(--tt-water)" />
      <path d={WAVES} fill="var(--tt-water-cut)" />
      <path d={REEDS} fill="var(--tt-reed)" />
    </>
  );
});

const TOP = SHORE - 190;
const BOTTOM = middleOf(FOOT)[1] + HALF;
const LENGTH = BOTTOM - TOP;
const STONES = masonry({ x: -44, y: TOP, width: 90, height: LENGTH, course: 17, seed: 3 });
const WORN = field({
  x: -38,
  y: TOP,
  width: 76,
  height: LENGTH,
  across: 30,
  down: 17,
  length: 16,
  stroke: 1.5,
  angle: 10,
  seed: 6,
});
const PARAPET = [-1, 1].flatMap((side) =>
  upTo(Math.floor((LENGTH - 18) / 27)).map((stone) => {
    const y = TOP + stone * 27;
    return outline(
      [
        [side * 46 - 12, y],
        [side * 46 + 12, y],
        [side * 46 + 12, y + 24],
        [side * 46 - 12, y + 24],
      ],
      stone * 27 + (side > 0 ? 900 : 400),
      1.6,
      12,
    );
  }),
);
const GATE = middleOf(hexAt(0, -4))[1];

/** The stone Bridge: it comes over the river from the village and ends at the Hub. */
export const Bridge = memo(function Bridge() {
  return (
    <g>
      <clipPath id="tt-bridge">
        <path d={`M-38 ${TOP}H38V${BOTTOM}H-38z`} />
      </clipPath>
      <path d={`M-50 ${TOP}H50V${BOTTOM}H-50z`} fill="var(--tt-ink)" />
      <g clipPath="url(#tt-bridge)">
        <path d={STONES} fill="var(--tt-stone)" />
        <path d={WORN} fill="var(--tt-stone-cut)" />
      </g>
      <path d={PARAPET.join('')} fill="var(--tt-stone-cut)" stroke="var(--tt-ink)" strokeWidth="3.5" />
      {[-46, 46].map((x) => (
        <g key={x} transform={`translate(${x} ${GATE.toFixed(0)})`}>
          <Cut d="M-5-20v-46h10v46z" fill="var(--tt-log)" stroke="var(--tt-ink)" strokeWidth="3" />
          <g transform="translate(0 -62)">
            <Flame scale={0.7} />
          </g>
        </g>
      ))}
    </g>
  );
});
