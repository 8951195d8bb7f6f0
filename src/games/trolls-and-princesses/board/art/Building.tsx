import { memo } from 'react';
import { Cut } from '../../../../web/look/print/Cut.tsx';
import { field, gouge } from '../../../../web/look/print/cuts.ts';

const INK = 'var(--tp-ink)';
const EDGE = { stroke: INK, strokeWidth: 2.4, strokeLinejoin: 'round' } as const;
const BARE = { stroke: 'none' } as const;

const COURSES = field({
  x: 34,
  y: 40,
  width: 64,
  height: 40,
  across: 15,
  down: 8,
  length: 9,
  stroke: 1,
  angle: 2,
  seed: 4,
});

/** A castle in a box of 136 by 94: two towers, a wall, and a gate for a princess to stand in. */
export const CastleShape = memo(function CastleShape() {
  return (
    <g {...EDGE}>
      <Cut d="M30 82V34h72v48z" fill="var(--tp-stone)" />
      <path d={COURSES} fill={INK} opacity="0.35" {...BARE} />
      <Cut d="M28 36v-9h7v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h5v5z" fill="var(--tp-stone)" />
      <Cut d="M8 82V30h26v52zM98 82V26h26v56z" fill="var(--tp-stone-2)" />
      <path
        d={gouge(28, 34, 1.57, 44, 2) + gouge(118, 30, 1.57, 48, 2) + gouge(31, 40, 1.57, 36, 1.4)}
        fill={INK}
        opacity="0.5"
        {...BARE}
      />
      <Cut d="M4 31L21 6l17 25zM94 27L111 0l17 27z" fill="var(--tp-roof)" />
      <Cut d="M5 30L21 7l4 5L14 30zM95 26L111 1l4 5-11 20z" fill="var(--tp-snow)" {...BARE} />
      <Cut d="M21 6V-5l12 4-12 4M111 0v-9l12 4-12 4" fill="var(--ember)" strokeWidth="2" />
      <Cut d="M52 82V62c0-16 28-16 28 0v20z" fill="#26170d" />
      <path d="M58 82V56M66 82V51M74 82V56M53 66h26M53 75h26" stroke="#0b0705" strokeWidth="1.6" fill="none" />
      <g fill="var(--tp-lit)" strokeWidth="1.6">
        <Cut d="M17 42h8v11h-8zM107 38h8v11h-8zM40 46h7v9h-7zM86 46h7v9h-7z" />
      </g>
      <Cut d="M-4 84c20-6 40-3 60-4s60-3 84 4z" fill="var(--tp-snow)" {...BARE} />
    </g>
  );
});

/** A stave church in a box of 142 by 100, with the beam on which its bells hang. */
export const ChurchShape = memo(function ChurchShape() {
  return (
    <>
      <g {...EDGE} strokeWidth="3.4" transform="translate(8 30) scale(0.6)">
        <Cut d="M8 92h84v34H8z" fill="var(--tp-wood)" />
        <Cut d="M16 92v34M26 92v34M36 92v34M64 92v34M74 92v34M84 92v34" strokeWidth="2" fill="none" />
        <Cut d="M42 126V106c0-12 16-12 16 0v20z" fill="var(--tp-lit)" />
        <Cut d="M-6 94L24 62H76L106 94z" fill="var(--tp-wood-2)" />
        <Cut d="M26 62h48v14H26z" fill="var(--tp-wood)" strokeWidth="2.4" />
        <Cut d="M16 66L50 22L84 66z" fill="var(--tp-wood-2)" />
        <Cut d="M40 34h20V12H40z" fill="var(--tp-wood)" strokeWidth="2.4" />
        <Cut d="M34 16L50-24L66 16z" fill="var(--tp-wood-2)" />
        <Cut
          d="M16 66c-8-2-12-6-13-12 5 2 9 2 14 2zM84 66c8-2 12-6 13-12-5 2-9 2-14 2zM34 16c-6-1-9-4-10-9 4 1 7 2 11 1zM66 16c6-1 9-4 10-9-4 1-7 2-11 1z"
          fill="var(--ochre)"
          strokeWidth="2"
        />
        <Cut d="M50-24v-14M44-32h12" strokeWidth="3.4" fill="none" />
        <g fill="var(--tp-snow)" {...BARE}>
          <Cut d="M-3 92L24 64h8L6 90zM34 92l10-26h5l-7 26zM19 62l28-36 2 4-22 32zM36 13l13-32 1 6-9 26z" />
          <path d={gouge(70, 66, 0.75, 34, 2) + gouge(60, 38, 0.95, 32, 1.8) + gouge(54, 0, 1.1, 18, 1.4)} />
        </g>
      </g>
      <g stroke="#3c2315" strokeWidth="4.4" fill="none">
        <Cut d="M78 106V64M134 106V64M71 66h70M86 66l-8 10M126 66l8 10" />
      </g>
      <Cut d="M69 65c10-6 62-6 74 0-20 2-50 2-74 0z" fill="var(--tp-snow)" />
      <Cut d="M-2 107c30-5 60-3 90-4s40-1 58 4z" fill="var(--tp-snow)" />
    </>
  );
});

interface HouseProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly wall: string;
}

function House({ x, y, size, wall }: HouseProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} {...EDGE}>
      <Cut d="M29-10V-25h8v22z" fill={wall} strokeWidth="2" />
      <Cut d="M0 0h40v28H0z" fill={wall} />
      <path
        d={gouge(2, 8, 0, 36, 0.8) + gouge(2, 15, 0, 36, 0.8) + gouge(2, 22, 0, 36, 0.8)}
        fill={INK}
        opacity="0.4"
        {...BARE}
      />
      <Cut d="M-5 3L20-22L45 3l-7 1-18-17L2 4z" fill="var(--tp-snow)" />
      <Cut d="M-2 4L20-18L42 4z" fill="var(--tp-snow)" {...BARE} />
      <path
        d={gouge(12, -8, 0.9, 12, 1.2) + gouge(22, -12, 0.9, 16, 1.4) + gouge(30, -8, 0.85, 10, 1.2)}
        fill="var(--tp-shade)"
        {...BARE}
      />
      <Cut d="M8 10h9v10H8zM24 10h9v10h-9z" fill="var(--tp-lit)" strokeWidth="1.8" />
      <path d="M12.5 10v10M28.500 10v10M8 15h9M24 15h9" stroke={INK} strokeWidth="1" />
    </g>
  );
}

/** Three houses of a town in a box of 136 by 58. */
export const TownShape = memo(function TownShape() {
  return (
    <>
      <House x={6} y={24} size={0.95} wall="var(--tp-house-2)" />
      <House x={98} y={26} size={0.8} wall="var(--tp-house-3)" />
      <House x={49} y={20} size={1.08} wall="var(--tp-house)" />
      <Cut d="M-2 51c30-5 60-3 80-4s40-1 60 4z" fill="var(--tp-snow)" />
    </>
  );
});

/** A barn with its fence in a box of 136 by 58. */
export const FarmShape = memo(function FarmShape() {
  return (
    <>
      <g {...EDGE}>
        <Cut d="M10 48V16h58v32z" fill="var(--tp-house)" />
        <path
          d={
            gouge(18, 20, 1.57, 26, 1) +
            gouge(24, 20, 1.57, 26, 1) +
            gouge(56, 20, 1.57, 26, 1) +
            gouge(62, 20, 1.57, 26, 1)
          }
          fill={INK}
          opacity="0.45"
          {...BARE}
        />
        <Cut d="M4 18L16-5h46l12 23z" fill="var(--tp-snow)" />
        <path
          d={
            gouge(22, 3, 1.2, 14, 1.4) +
            gouge(34, 1, 1.2, 16, 1.6) +
            gouge(46, 3, 1.2, 14, 1.4) +
            gouge(56, 3, 1, 14, 1.2)
          }
          fill="var(--tp-shade)"
          {...BARE}
        />
        <Cut d="M28 48V26h22v22z" fill="#3a2414" />
        <Cut d="M28 26l22 22M50 26L28 48" stroke="#f3e7cc" strokeWidth="2" fill="none" />
      </g>
      <path d="M78 48V34M90 48V34M102 48V34M114 48V34M126 48V34M74 38h58M74 44h58" stroke="#4a2f1b" strokeWidth="2.8" />
      <Cut d="M-2 51c30-5 60-3 80-4s40-1 60 4z" fill="var(--tp-snow)" />
    </>
  );
});
