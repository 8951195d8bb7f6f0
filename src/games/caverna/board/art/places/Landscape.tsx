import { memo, useId, useMemo } from 'react';
import { field, fringe, halo } from '../../../../../web/look/print/cuts.ts';
import { crest, land, peak, stars } from '../../../../../web/look/print/forms.ts';
import { hand, near, type Point } from '../../../../../web/look/print/hand.ts';
import { disc } from '../../../../../web/look/print/rough.ts';
import { INKS } from '../inks.ts';
import { Piece, type SymbolId } from '../Piece.tsx';

interface LandscapeProps {
  readonly width: number;
  readonly height: number;
  /** How many places stand beside each other, and how far apart their rows are. */
  readonly columns: number;
  readonly rowHeight: number;
  /** Where the first row begins. */
  readonly top?: number;
  /** 0 to 1: how much snow has fallen. */
  readonly snow?: number;
}

const SPRUCES: readonly SymbolId[] = ['spruce-1', 'spruce-2', 'spruce-3', 'spruce-4'];

/** Everything that depends on the size alone; cut once for each size. */
function survey({ width, height, columns, rowHeight, top = 10 }: LandscapeProps) {
  const rows = Math.max(1, Math.round((height - top) / rowHeight));
  const hills = crest(
    [
      [-10, 44],
      [width * 0.2, 36],
      [width * 0.42, 62],
      [width * 0.55, 70],
      [width * 0.7, 56],
      [width + 10, 40],
    ],
    10,
    4,
  );
  const flank = crest(
    [
      [width * 0.55, height + 4],
      [width * 0.6, height * 0.72],
      [width * 0.61, height * 0.45],
      [width * 0.58, height * 0.3],
      [width * 0.64, 52],
      [width * 0.72, 16],
      [width * 0.8, 32],
      [width * 0.88, 6],
      [width * 0.96, 26],
      [width + 12, 10],
    ],
    11,
    11,
  );
  const shake = hand(15);
  const trees: { id: SymbolId; x: number; y: number; size: number }[] = [];
  for (let row = 0; row < rows * 2; row += 1) {
    const reach = width * (0.36 - row * 0.028);
    for (let x = -8; x < reach; x = x + near(shake, 27, 9)) {
      const id = SPRUCES[trees.length % SPRUCES.length] ?? 'spruce-1';
      trees.push({
        id,
        x: Math.round(x),
        y: Math.round(near(shake, 58 + row * rowHeight * 0.5, 7)),
        size: near(shake, 0.85, 0.2),
      });
    }
  }
  const cell = width / columns;
  const roads = Array.from({ length: rows }, (_, row) => {
    const y = top + row * rowHeight + 76;
    const bends = Array.from({ length: columns }, (_, column) => `q${cell * 0.5} ${column % 2 ? -11 : 11} ${cell} 0`);
    return `M${row === rows - 1 ? -10 : cell * 0.5} ${y}${bends.join('')}`;
  });
  const lanes = Array.from({ length: rows - 1 }, (_, row) => {
    const x = cell * (row % 2 ? 2 : Math.ceil(columns / 2));
    return `M${x} ${top + row * rowHeight + 80}q${row % 2 ? -22 : 22} ${rowHeight / 2} 0 ${rowHeight - 4}`;
  });
  const grown = { y: 74, height: height - 70, across: 30, down: 16, stroke: 1.5 };
  return {
    hills,
    trees,
    meadow: land(hills, height + 4),
    blades: field({ ...grown, x: width * 0.26, width: width * 0.4, length: 13, angle: -76, seed: 27 }),
    wood: `M-10 46L${width * 0.33} 50C${width * 0.37} ${height * 0.4} ${width * 0.27} ${height * 0.62} ${width * 0.22} ${height * 0.72}C${width * 0.16} ${height * 0.84} ${width * 0.1} ${height * 0.9}-10 ${height}z`,
    rock: land(flank, height + 6),
    strata: field({
      ...grown,
      x: width * 0.54,
      y: 0,
      width: width * 0.48,
      height,
      across: 48,
      down: 18,
      length: 36,
      stroke: 2,
      angle: -22,
      seed: 18,
    }),
    lit: fringe(flank, { lean: 64, step: 8, length: 30, width: 2.4, seed: 6 }),
    caps: fringe(
      flank.filter(([, y]) => y < 74),
      { lean: 74, step: 6, length: 24, width: 3, seed: 7 },
    ),
    peaks: [
      [width * 0.34, 34, 120, 7],
      [width * 0.48, 22, 150, 3],
      [width * 0.6, 8, 190, 5],
    ].map(([x = 0, y = 0, reach = 0, seed = 0]) =>
      peak({ summit: [x, y], left: [x - reach, y + 120], right: [x + reach, y + 120], seed }),
    ),
    sky: halo({
      x: width * 0.42,
      y: 14,
      from: 34,
      to: Math.min(620, width * 0.6),
      step: 15,
      gap: 13,
      length: 44,
      width: 2,
      seed: 3,
      end: 180,
    }),
    stars: stars(width, 64, Math.round(width / 42), 8),
    roads: [...roads, ...lanes],
    drifts: field({
      x: 0,
      y: 60,
      width,
      height: height - 60,
      across: 84,
      down: 24,
      length: 72,
      stroke: 10,
      angle: 3,
      seed: 12,
    }),
    flakes: flakes(width, height),
  };
}

function flakes(width: number, height: number): string {
  const shake = hand(77);
  return Array.from({ length: Math.round((width * height) / 2600) }, () => {
    const [x, y]: Point = [Math.round(shake() * width), Math.round(shake() * height)];
    return `M${x} ${y}l1.8-1.8 1.8 1.8-1.8 1.8z`;
  }).join('');
}

/** The land all places stand in: forest on the left, farms in the middle, rock on the right, roads from place to place. */
export const Landscape = memo(function Landscape(props: LandscapeProps) {
  const { width, height, columns, rowHeight, top = 10, snow = 0 } = props;
  const id = useId();
  const cut = useMemo(
    () => survey({ width, height, columns, rowHeight, top }),
    [width, height, columns, rowHeight, top],
  );
  return (
    <g {...(snow > 0 && { style: SNOWED })}>
      <rect width={width} height={height} fill="var(--cv-sky)" />
      <path d={cut.sky} fill="var(--cv-sky-cut)" />
      <path d={cut.stars} fill="var(--cv-star)" />
      <path d={disc(width * 0.42 + 2, 25, 18)} fill={INKS.ink} opacity="0.35" />
      <path d={disc(width * 0.42, 22, 18)} fill="var(--cv-sun)" />
      {cut.peaks.map(({ shape, lit, snow: white, shade }) => (
        <g key={shape}>
          <path d={shape} fill="var(--cv-far)" stroke={INKS.ink} strokeWidth="2" />
          <path d={shade} fill="var(--cv-far-lit)" />
          <path d={lit} fill="var(--cv-far-lit)" />
          <path d={white} fill="var(--cv-far-cut)" />
        </g>
      ))}
      <path d={cut.meadow} fill="var(--cv-meadow)" stroke={INKS.ink} strokeWidth="3" />
      <path d={cut.blades} fill="var(--cv-meadow-cut)" />
      <path d={cut.wood} fill="var(--cv-forest)" />
      <path d={cut.rock} fill={INKS.ink} transform="translate(-5 -3)" />
      <path d={cut.rock} fill="var(--cv-rock)" />
      <clipPath id={id}>
        <path d={cut.rock} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d={cut.strata} fill="var(--cv-rock-cut)" />
        <path d={cut.lit} fill="var(--cv-rock-lit)" />
        <path d={cut.caps} fill="var(--cv-snow)" />
      </g>
      {snow > 0 && <path d={cut.drifts} fill="var(--cv-drift)" opacity={0.3 + snow * 0.5} />}
      <g style={FAR}>
        {cut.trees.map(({ id: tree, x, y, size }) => (
          <Piece key={`${x} ${y}`} id={tree} x={x} y={y} size={size} />
        ))}
      </g>
      <g fill="none" strokeLinecap="round">
        {cut.roads.map((road) => (
          <g key={road}>
            <path d={road} stroke={INKS.ink} strokeWidth="18" opacity="0.55" />
            <path d={road} stroke={snow > 0.6 ? 'var(--cv-snow)' : 'var(--cv-path)'} strokeWidth="13" />
            <path d={road} stroke="var(--cv-path-cut)" strokeWidth="2" strokeDasharray="4 12" />
          </g>
        ))}
      </g>
      {snow > 0 && <path d={cut.flakes} fill="var(--cv-snow)" opacity={0.35 + snow * 0.5} />}
    </g>
  );
});

const FAR = { ['--tree' as string]: 'var(--cv-pine-far)' };
const SNOWED = { ['--tree-lit' as string]: 'var(--cv-snow)' };
