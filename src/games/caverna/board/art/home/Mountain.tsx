import { memo, type ReactNode } from 'react';
import { Cut } from '../../../../../web/look/print/Cut.tsx';
import { field, gouge } from '../../../../../web/look/print/cuts.ts';
import { INKS } from '../inks.ts';
import { Pieces, type Placed } from '../Piece.tsx';
import { Chamber } from '../rooms/Chamber.tsx';
import type { Wall } from '../rooms/walls.ts';
import { CELL_HEIGHT, CELL_WIDTH, plot } from './cell.ts';

interface RockProps {
  readonly seed: number;
  /** Food that a spring gives when it is dug up; none is plain rock. */
  readonly spring?: number;
}

/** Rock that nobody has dug: printed on the mountain, it only adds its cracks. */
export const Rock = memo(function Rock({ seed, spring = 0 }: RockProps) {
  const lean = seed % 3;
  return (
    <>
      <path
        d={field({
          x: 8,
          y: 10,
          width: 108,
          height: 68,
          across: 30,
          down: 15,
          length: 24,
          stroke: 2,
          angle: -24,
          seed,
        })}
        fill="var(--cv-rock-cut)"
      />
      <path
        d={`M${30 + lean * 8} ${24 - lean * 3}l13 12-6 14 15 10M${88 + lean * 5} ${22 + lean * 9}l-9 14 11 7-4 12`}
        fill="none"
        stroke={INKS.ink}
        strokeWidth="2"
        opacity="0.6"
      />
      {spring > 0 && <Spring deep={spring > 1} />}
    </>
  );
});

function Spring({ deep }: { readonly deep: boolean }) {
  return (
    <g strokeLinejoin="round">
      <Cut
        d="M18 64C22 30 44 22 66 23C90 22 108 32 113 62C98 74 34 76 18 64z"
        fill="#15242b"
        stroke={INKS.ink}
        strokeWidth="3"
      />
      <path
        d="M36 30l4 12 4-14zM84 27l4 14 5-11zM62 23l3 9 4-9z"
        fill="var(--cv-rock)"
        stroke={INKS.ink}
        strokeWidth="1.4"
      />
      <Cut d="M25 62c18-10 64-10 81-1-16 11-64 12-81 1z" fill="var(--cv-water)" stroke={INKS.ink} strokeWidth="1.8" />
      <path
        d={gouge(36, 61, 0, 26, 1.6) + gouge(70, 65, 0, 24, 1.4) + gouge(76, 58, 0, 16, 1.1)}
        fill="var(--cv-water-cut)"
      />
      <path d="M66 36c-4 6-5 10 0 12 5-2 4-6 0-12z" fill="var(--cv-water)" stroke={INKS.ink} strokeWidth="1.4" />
      {deep && (
        <path d="M89 43c-3 5-4 8 0 10 4-2 3-5 0-10z" fill="var(--cv-water)" stroke={INKS.ink} strokeWidth="1.4" />
      )}
    </g>
  );
}

export const DUG = ['cavern', 'tunnel', 'deep-tunnel', 'ore-mine', 'ruby-mine', 'entry-dwelling'] as const;
export type Dug = (typeof DUG)[number];

const TIMBERS: readonly Placed[] = [
  ['props', 65, 70, { size: 0.98 }],
  ['lamp', 42, 42, { size: 0.8 }],
];

const DIGGINGS: Record<
  Dug,
  { readonly wall: Wall; readonly placed: readonly Placed[]; readonly light?: readonly [x: number, y: number] }
> = {
  cavern: { wall: 'bare', placed: [] },
  tunnel: { wall: 'tunnel', placed: TIMBERS, light: [42, 44] },
  'deep-tunnel': {
    wall: 'deep',
    placed: [
      ['props', 65, 74, { size: 0.98 }],
      ['props', 65, 70, { size: 0.66 }],
      ['props', 65, 66, { size: 0.4 }],
      ['candle', 26, 68, { size: 0.8 }],
    ],
    light: [26, 56],
  },
  'ore-mine': {
    wall: 'tunnel',
    placed: [
      ...TIMBERS,
      ['ore', 28, 50, { size: 0.8 }],
      ['ore', 104, 36, { size: 0.8 }],
      ['ore', 72, 40, { size: 0.7 }],
      ['cart', 96, 70, { size: 0.95, tint: 'coal' }],
    ],
    light: [42, 44],
  },
  'ruby-mine': {
    wall: 'ruby',
    placed: [
      ...TIMBERS,
      ['ruby', 26, 54, { size: 0.8 }],
      ['ruby', 80, 38, { size: 0.85 }],
      ['ruby', 96, 50],
      ['ruby', 108, 38, { size: 0.7 }],
      ['ruby', 90, 64, { size: 0.7 }],
      ['pick', 62, 70, { size: 0.75, turn: 20 }],
    ],
    light: [42, 44],
  },
  'entry-dwelling': {
    wall: 'hearth',
    placed: [
      ['door', 22, 70, { size: 0.95 }],
      ['lamp', 70, 26],
      ['bed', 61, 70, { size: 0.72, tint: 'leaf' }],
      ['bed', 103, 70, { size: 0.72, tint: 'leaf' }],
    ],
    light: [70, 28],
  },
};

const FANGS = 'M24 18l5 17 5-20zM47 8l4 14 5-15zM86 8l5 19 6-16zM106 18l3 12 5-9z';
const PEBBLES = gouge(30, 64, 0.05, 24, 1.6) + gouge(70, 66, -0.05, 30, 1.6) + gouge(84, 60, -0.1, 18, 1.2);
const RAILS = 'M6 70h118';
const SLEEPERS = 'M12 71h7M30 71h7M48 71h7M66 71h7M84 71h7M102 71h7';

/** Mushrooms that glow in an unlit cavern: a row for each token. */
const MUSHROOMS: readonly (readonly Placed[])[] = [
  [
    ['mushroom', 24, 60, { size: 0.9 }],
    ['mushroom', 50, 58, { size: 1.15 }],
    ['mushroom', 80, 60, { size: 1 }],
    ['mushroom', 106, 61, { size: 0.8 }],
  ],
  [
    ['mushroom', 36, 42, { size: 0.8 }],
    ['mushroom', 66, 40, { size: 0.95 }],
    ['mushroom', 94, 43, { size: 0.75 }],
  ],
];

/** What grows in a cavern, drawn on top of it. */
export const Mushrooms = memo(function Mushrooms({ rows }: { readonly rows: number }) {
  return MUSHROOMS.slice(0, rows)
    .toReversed()
    .map((row) => (
      <g key={row.length}>
        {row.map(([, x, y]) => (
          <circle key={x} cx={x} cy={y} r="13" fill={INKS.lilac} opacity="0.35" />
        ))}
        <Pieces placed={row} />
      </g>
    ));
});

interface DiggingProps {
  readonly kind: Dug;
  /** People and animals that live here. */
  readonly children?: ReactNode;
}

/** A cell dug into the mountain, with a floor that takes a name at (65, 83). */
export const Digging = memo(function Digging({ kind, children }: DiggingProps) {
  const { wall, placed, light } = DIGGINGS[kind];
  const railed = kind !== 'cavern' && kind !== 'entry-dwelling';
  return (
    <Chamber wall={wall} floor={railed ? 'stone' : 'plank'} {...(light && { lights: [light] })}>
      {kind === 'cavern' && (
        <>
          <path d={FANGS} fill="#2f251f" />
          <path d={PEBBLES} fill="#b39a80" />
        </>
      )}
      <Pieces placed={placed} />
      {railed && (
        <>
          <path d={SLEEPERS} stroke={INKS.wood} strokeWidth="4" />
          <path d={RAILS} stroke={INKS.hide} strokeWidth="2.4" />
        </>
      )}
      {children}
    </Chamber>
  );
});

/** What joins two dug cells: drawn below both, at the upper left corner of the first. */
export const Passage = memo(function Passage({ towards }: { readonly towards: 'right' | 'below' }) {
  const [x, y, width, height] =
    towards === 'right' ? [CELL_WIDTH - 18, 38, 36, 34] : [CELL_WIDTH / 2 - 18, CELL_HEIGHT - 14, 36, 30];
  return (
    <path
      d={plot(x, y, width, height, towards === 'right' ? 5 : 9, 1.4)}
      fill={INKS.pit}
      stroke={INKS.ink}
      strokeWidth="3"
    />
  );
});

/** The cave's mouth between the last forest cell and the entry: drawn at the border of the halves, on the ground. */
export const Entrance = memo(function Entrance() {
  const path = 'M-30 25q16-10 28-4t18-2';
  return (
    <g fill="none" strokeLinecap="round">
      <path d={path} stroke={INKS.ink} strokeWidth="14" opacity="0.6" />
      <path d={path} stroke="var(--cv-path)" strokeWidth="10" />
      <path d={path} stroke="var(--cv-path-cut)" strokeWidth="2" strokeDasharray="3 7" />
    </g>
  );
});
