import { memo } from 'react';
import { field } from '../../../../../web/look/print/cuts.ts';
import { hand, near } from '../../../../../web/look/print/hand.ts';
import { rough } from '../../../../../web/look/print/rough.ts';
import { INKS } from '../inks.ts';
import { Piece, tinted } from '../Piece.tsx';
import { CELL_HEIGHT, CELL_WIDTH, plot } from './cell.ts';

interface GroundProps {
  readonly seed: number;
  /** A pasture over two cells is twice as wide or twice as high. */
  readonly width?: number;
  readonly height?: number;
}

function flowers(width: number, height: number, seed: number): string {
  const shake = hand(seed);
  return Array.from({ length: Math.round((width * height) / 1300) }, () => {
    const x = Math.round(10 + shake() * (width - 20));
    const y = Math.round(14 + shake() * (height - 26));
    return `M${x} ${y}l2-2 2 2-2 2z`;
  }).join('');
}

/** Grass with flowers. */
export const Meadow = memo(function Meadow({ seed, width = CELL_WIDTH, height = CELL_HEIGHT }: GroundProps) {
  const cuts = { x: 8, y: 14, width: width - 20, height: height - 24, across: 21, down: 12, length: 11, stroke: 1.4 };
  return (
    <>
      <path
        d={plot(3, 3, width - 6, height - 6, seed, 2)}
        fill="var(--cv-meadow)"
        stroke={INKS.ink}
        strokeWidth="2.4"
      />
      <path d={field({ ...cuts, angle: -76, seed: seed + 3 })} fill="var(--cv-meadow-cut)" />
      <path d={flowers(width, height, seed + 40)} fill="var(--cv-flower)" />
      <path d={flowers(width, height, seed + 41)} fill="#e58c5c" />
    </>
  );
});

const FURROWS = [20, 40, 60, 80].map((y) => `M9 ${y}q14-5 28 0t28 0t28 0t28 0`).join('');
/** A row of bushes: gemfruits hang in them. */
const BUSHES = rough('M12 12C8-4 20-14 32-10 38-20 52-18 56-10 64-18 78-16 82-8 94-14 108-8 118 12 90 18 36 18 12 12z');
/** Ears of grain cannot be counted; of what is larger, one stands for a token. */
const GRAIN = { across: 9, from: 16, step: (CELL_WIDTH - 32) / 8 };
const SIZES: Record<FieldCrop, number> = { grain: 1.08, vegetable: 1.45, gemfruit: 1.25 };
/** What is sown on open ground. */
export type FieldCrop = 'grain' | 'vegetable' | 'gemfruit';

interface FieldProps {
  readonly seed: number;
  readonly crop?: FieldCrop | undefined;
  /** Tokens on the field: each is a row. */
  readonly rows?: number;
}

/** A ploughed field: as many rows of crop as there is to reap. */
export const Field = memo(function Field({ seed, crop, rows = 0 }: FieldProps) {
  return (
    <>
      <path d={plot(3, 3, 124, 86, seed, 2.2)} fill="var(--cv-soil)" stroke={INKS.ink} strokeWidth="2.4" />
      <path d={FURROWS} fill="none" stroke="var(--cv-soil-cut)" strokeWidth="4.5" strokeLinecap="round" />
      <path
        d={FURROWS}
        fill="none"
        stroke="var(--cv-soil-lit)"
        strokeWidth="1.5"
        strokeLinecap="round"
        transform="translate(0 -4)"
      />
      {crop && rows > 0 && <Crops crop={crop} rows={rows} seed={seed} />}
    </>
  );
});

export interface CropsProps {
  readonly crop: FieldCrop;
  readonly rows: number;
  readonly seed: number;
}

/** A row of grain for each token, or one plant of anything else. */
export function Crops({ crop, rows, seed }: CropsProps) {
  const across = crop === 'grain' ? GRAIN.across : 1;
  const shake = hand(seed + 9);
  const gap = rows > 3 ? 66 / rows : 20;
  const plants = Array.from({ length: rows * across }, (_, index) => {
    const row = Math.floor(index / across);
    const x =
      crop === 'grain'
        ? GRAIN.from + (index % across) * GRAIN.step + (row % 2 ? 3 : -3)
        : (CELL_WIDTH * (row + 1)) / (rows + 1);
    return { x: Math.round(near(shake, x, 1.5)), y: Math.round(near(shake, 72 - (rows - 1 - row) * gap - 11, 1.5)) };
  });
  return (
    <>
      {crop === 'gemfruit' &&
        Array.from({ length: rows }, (_, row) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: bushes are alike
            key={row}
            d={BUSHES}
            transform={`translate(0 ${62 - (rows - 1 - row) * gap})`}
            fill={INKS.leaf}
            stroke={INKS.ink}
            strokeWidth="2"
            strokeLinejoin="round"
          />
        ))}
      {plants.map(({ x, y }) => (
        <Piece key={`${x} ${y}`} id={crop} x={x} y={y} size={SIZES[crop]} />
      ))}
    </>
  );
}

/** Posts along a line from left to right, or from back to front, with two rails. */
function fence(x: number, y: number, length: number, across: boolean): readonly [rails: string, posts: string] {
  const step = across ? 21 : 24;
  const count = Math.max(1, Math.round(length / step));
  const posts = Array.from({ length: count + 1 }, (_, index) => {
    const away = Math.round((length * index) / count);
    const [px, py] = across ? [x + away, y] : [x, y + away];
    return `M${px - 2.8} ${py - 14 - (index % 2)}l2.8-3 2.8 3V${py + 2}h-5.6z`;
  }).join('');
  const rails = across
    ? `M${x} ${y - 11}h${length}v3.6h-${length}zM${x} ${y - 5}h${length}v3.6h-${length}z`
    : `M${x - 4} ${y - 10}h2.8v${length}h-2.8zM${x + 1} ${y - 8}h2.8v${length}h-2.8z`;
  return [rough(rails), rough(posts)];
}

interface FenceProps {
  readonly side: 'back' | 'front';
  readonly width?: number;
  readonly height?: number;
}

/** The fence of a pasture; its animals stand between the two sides. */
export const Fence = memo(function Fence({ side, width = CELL_WIDTH, height = CELL_HEIGHT }: FenceProps) {
  const runs =
    side === 'back'
      ? [fence(10, 23, width - 20, true), fence(10, 26, height - 44, false), fence(width - 10, 26, height - 44, false)]
      : [fence(10, height - 8, width - 20, true)];
  return (
    <g fill={INKS.pine} stroke={INKS.ink} strokeWidth="1.7" strokeLinejoin="round">
      {runs.map(([rails, posts]) => (
        <g key={rails}>
          <path d={rails} />
          <path d={posts} />
        </g>
      ))}
    </g>
  );
});

interface StableProps {
  /** The middle of its doorstep. */
  readonly x: number;
  readonly y: number;
  /** Its roof: the colour of the player. */
  readonly roof: string;
  readonly size?: number;
}

export const Stable = memo(function Stable({ x, y, roof, size = 1 }: StableProps) {
  return (
    <g style={tinted(roof)}>
      <Piece id="stable" x={x} y={y} size={size} />
    </g>
  );
});
