import { memo } from 'react';
import { Cut } from '../../../../web/look/print/Cut.tsx';
import { field, gouge } from '../../../../web/look/print/cuts.ts';

const INK = '#0e1a20';

const CUTS = field({
  x: -20,
  y: 0,
  width: 780,
  height: 640,
  across: 52,
  down: 19,
  length: 36,
  stroke: 2.1,
  angle: 62,
  seed: 21,
});
const CRACKS = field({
  x: -20,
  y: 0,
  width: 780,
  height: 640,
  across: 104,
  down: 67,
  length: 56,
  stroke: 2.6,
  angle: -18,
  seed: 5,
});
const VEINS = field({
  x: 0,
  y: 20,
  width: 760,
  height: 620,
  across: 130,
  down: 92,
  length: 34,
  stroke: 2.2,
  angle: 30,
  seed: 14,
});

/** The rock into which a clan digs, as the knife left it. */
export const Rock = memo(function Rock() {
  return (
    <svg
      viewBox="0 0 740 620"
      className="tp-rock"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="740" height="620" fill="#2b3336" />
      <path d={CUTS} fill="#93a39f" opacity="0.16" />
      <path d={CRACKS} fill="#000" opacity="0.4" />
      <path d={VEINS} fill="#f0c04a" opacity="0.2" />
    </svg>
  );
});

const CRYSTAL = [
  'M-26 0l-8-26 10-12 10 12-4 26z',
  'M-10 0l-6-44 12-20 14 20-6 44z',
  'M12 0l2-28 10-10 10 14-8 24z',
] as const;
const GLINTS = gouge(-4, -58, 1.62, 50, 3) + gouge(-24, -34, 1.5, 26, 2.4) + gouge(24, -34, 1.7, 26, 2.4);

interface CrystalProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly light: string;
}

function Crystal({ x, y, size, fill, light }: CrystalProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size})`}
      stroke={INK}
      strokeWidth="3"
      strokeLinejoin="round"
      fill={fill}
    >
      {CRYSTAL.map((d) => (
        <Cut key={d} d={d} />
      ))}
      <path d={GLINTS} fill={light} stroke="none" />
    </g>
  );
}

function Mushroom({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} stroke={INK} strokeWidth="3" strokeLinejoin="round">
      <Cut d="M-5 0l2-22h8l3 22z" fill="#e9dcc0" />
      <Cut d="M-22-18c0-20 44-20 44 0-12 6-32 6-44 0z" fill="#b5452f" />
      <circle cx="-8" cy="-24" r="3" fill="#fff3d8" stroke="none" />
      <circle cx="6" cy="-27" r="3.4" fill="#fff3d8" stroke="none" />
    </g>
  );
}

const BAT =
  'M0 14c-3-5-6-6-9-5-3-6-9-6-14-2 0-6-3-10-9-13 12-8 22-6 26 3l0-9 4 5h4l4-5 0 9c4-9 14-11 26-3-6 3-9 7-9 13-5-4-11-4-14 2-3-1-6 0-9 5z';

function Bat({
  x,
  y,
  size,
  turn,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}) {
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
      stroke="#8fa0a3"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <Cut d={BAT} fill="#0b1013" />
      <g fill="#ffe08a" stroke="none">
        <circle cx="-3" cy="-1" r="1.8" />
        <circle cx="3" cy="-1" r="1.8" />
      </g>
    </g>
  );
}

const DRIPS = Array.from({ length: 8 }, (_, at) => {
  const [x, width, height] = [at * 30 + (at % 3) * 4, 24 - (at % 3) * 5, 26 + ((at * 17) % 34)];
  return `M${x} -4h${width}l${-width / 2} ${height}z`;
});

/** What lives and grows in caves: it keeps to the corners. */
export const Decor = memo(function Decor() {
  return (
    <>
      <svg viewBox="0 0 250 60" className="tp-decor tp-decor-drips" aria-hidden="true" focusable="false">
        {DRIPS.map((d) => (
          <Cut key={d} d={d} fill="#414b4d" stroke={INK} strokeWidth="2.6" strokeLinejoin="round" />
        ))}
      </svg>
      <svg viewBox="0 0 120 70" className="tp-decor tp-decor-bats" aria-hidden="true" focusable="false">
        <Bat x={34} y={22} size={0.8} turn={-8} />
        <Bat x={86} y={48} size={0.56} turn={10} />
      </svg>
      <svg viewBox="0 0 130 70" className="tp-decor tp-decor-crystals" aria-hidden="true" focusable="false">
        <Crystal x={40} y={66} size={0.9} fill="#5fa9c4" light="#d9f4fa" />
        <Crystal x={92} y={68} size={0.55} fill="#3f7f9a" light="#b7e6f2" />
      </svg>
      <svg viewBox="0 0 120 50" className="tp-decor tp-decor-mushrooms" aria-hidden="true" focusable="false">
        <Crystal x={22} y={48} size={0.5} fill="#c9952b" light="#ffe99f" />
        <Mushroom x={56} y={48} size={0.6} />
        <Mushroom x={90} y={48} size={0.9} />
      </svg>
      <svg viewBox="0 0 40 14" className="tp-decor tp-decor-eyes" aria-hidden="true" focusable="false">
        <g fill="#ffe08a">
          <circle cx="12" cy="7" r="4" />
          <circle cx="26" cy="7" r="4" />
        </g>
        <g fill="#0b0f11">
          <circle cx="13" cy="7" r="1.8" />
          <circle cx="27" cy="7" r="1.800" />
        </g>
      </svg>
    </>
  );
});

/** The fire of the camp. */
export const Fire = memo(function Fire() {
  return (
    <svg viewBox="-50 -60 100 90" className="tp-fire" aria-hidden="true" focusable="false">
      <ellipse cx="0" cy="-8" rx="50" ry="44" fill="url(#tp-lamp)" />
      <g stroke={INK} strokeWidth="3" strokeLinejoin="round">
        <Cut d="M-38 14l62-13 4 9-62 13z" fill="#6b3f24" />
        <Cut d="M38 14l-62-13-4 9 62 13z" fill="#7d4a2a" />
      </g>
      <use href="#tp-flame" x="-26" y="-54" width="52" height="66" />
      <use href="#tp-flame" x="-42" y="-26" width="28" height="36" />
      <use href="#tp-flame" x="14" y="-26" width="28" height="36" />
    </svg>
  );
});

/** Light of fires and of day, for whatever is drawn inside the mountain; mounted once. */
export function Lights() {
  return (
    <svg width="0" height="0" className="ink-defs" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="tp-firelight" cx="0.5" cy="1" r="0.9">
          <stop offset="0" stopColor="#ffb45a" stopOpacity="0.85" />
          <stop offset="0.45" stopColor="#c4642a" stopOpacity="0.45" />
          <stop offset="1" stopColor="#3a2114" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="tp-lamp">
          <stop offset="0" stopColor="#ffd98a" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="tp-daylight" x1="0" x2="1">
          <stop offset="0" stopColor="#c9bfa4" />
          <stop offset="0.6" stopColor="#e6d6a8" />
          <stop offset="1" stopColor="#ffe9b0" stopOpacity="0.4" />
        </linearGradient>
      </defs>
    </svg>
  );
}
