import { gouge, rays } from '../../../../web/look/print/cuts.ts';

export const PRODUCE = ['pumpkin', 'apple', 'bean'] as const;
export type Produce = (typeof PRODUCE)[number];

/** The printing ink of each kind: a CSS colour that follows the player's palette. */
export const PRODUCE_COLOUR: Record<Produce, string> = {
  pumpkin: 'var(--pumpkin)',
  apple: 'var(--apple)',
  bean: 'var(--bean)',
};

interface Block {
  /** The whole outline, printed first in ink and a little off. */
  outline: string;
  light: string;
  cuts: string;
  /** Lines drawn in ink over the light. */
  lines: string;
}

const PUMPKIN_BODY =
  'M49 33c-8-5-17-4-22 1-12-1-21 10-22 26-1 17 9 31 22 31 5 4 13 4 17 1 4 2 8 2 12 0 5 3 13 3 18-1 13 0 22-13 21-31-1-16-10-27-22-26-6-5-16-6-24-1z';
const PUMPKIN_STEM = 'M45 34c1-9-3-16-10-20l9-8c8 5 12 15 12 27z';

const BLOCKS: Record<Produce, Block> = {
  pumpkin: {
    outline: `${PUMPKIN_BODY}${PUMPKIN_STEM}`,
    light: `${PUMPKIN_BODY}${PUMPKIN_STEM}M58 28c6-10 16-14 27-12-4 10-14 15-27 12z`,
    cuts:
      gouge(29, 37, 1.85, 50, 3.2, 9) +
      gouge(43, 36, 1.72, 54, 2.6, 6) +
      gouge(57, 36, 1.42, 54, 2.6, -6) +
      gouge(71, 37, 1.29, 50, 3.2, -9) +
      gouge(84, 46, 1.5, 30, 1.7, -6) +
      gouge(88, 54, 1.6, 22, 1.4, -4),
    lines:
      'M28 50l17 8c-4 6-13 6-17-8zM72 50l-17 8c4 6 13 6 17-8zM26 68l9 3 3 6 5-4 7 1 7-1 5 4 3-6 9-3c-3 12-12 18-24 18s-21-6-24-18z',
  },
  apple: {
    outline: 'M50 34c-11-11-34-9-39 13-5 25 15 49 29 47 5-1 7-3 10-3s5 2 10 3c14 2 34-22 29-47-5-22-28-24-39-13z',
    light:
      'M50 34c-11-11-34-9-39 13-5 25 15 49 29 47 5-1 7-3 10-3s5 2 10 3c14 2 34-22 29-47-5-22-28-24-39-13zM47 33c0-10 2-18 9-26l7 3c-6 7-9 14-9 24zM60 24c4-12 14-18 28-16-3 12-13 18-28 16z',
    cuts:
      gouge(79, 42, 1.5, 30, 3, -8) +
      gouge(73, 42, 1.55, 42, 2.2, -9) +
      gouge(82, 62, 1.95, 24, 2.2, -5) +
      gouge(40, 36, 0.5, 20, 2.4, 5) +
      gouge(66, 56, 1.6, 32, 1.4, -6) +
      gouge(67, 20, -0.5, 15, 1.2),
    lines: `M30 41l3.2 8.4 8.6 3-8.6 3.2L30 64l-3.2-8.4-8.6-3.2 8.6-3z${rays({ x: 30, y: 52.4, from: 15, count: 4, length: 5, width: 0.9, seed: 3, start: 0, end: 360 })}`,
  },
  bean: {
    outline: 'M7 81c6 14 34 14 56-10 16-18 26-40 28-58-8-2-13 1-15 7-18 6-38 19-52 37-9 8-17 14-17 24z',
    light:
      'M7 81c6 14 34 14 56-10 16-18 26-40 28-58-8-2-13 1-15 7-18 6-38 19-52 37-9 8-17 14-17 24zM84 14c0-6 3-9 9-11l3 5c-4 2-6 4-7 8zM12 52c-6-12-3-26 8-34 9-6 19-3 20 5 1 6-5 10-10 7l2-5c-3-1-8 2-10 6-5 7-5 13-3 20z',
    cuts: 'M17 80c10 6 26 2 41-14 12-13 20-29 25-43-16 7-33 19-46 35-8 9-18 15-20 22z',
    lines: gouge(30, 90, -0.1, 26, 1.6, -3) + gouge(58, 78, -0.9, 26, 1.8, 4) + gouge(72, 60, -1.05, 26, 1.6, 3),
  },
};

const BEANS: readonly (readonly [x: number, y: number, size: number])[] = [
  [29, 73, 7.4],
  [43, 62, 8.4],
  [57, 49, 8.6],
  [69, 36, 7.4],
  [77.5, 25.5, 4.8],
];

interface ProduceBlockProps {
  kind: Produce;
  light: string;
  ink: string;
  /** How far the dark impression lies from the light one. */
  slip?: number;
}

/** One fruit of the garden in a box of 100 by 100: a light print over a dark one that slipped. */
export function ProduceBlock({ kind, light, ink, slip = 2.6 }: ProduceBlockProps) {
  const block = BLOCKS[kind];
  return (
    <g>
      <path d={block.light} fill={ink} stroke={ink} strokeWidth="2" transform={`translate(${slip} ${slip})`} />
      <path d={block.light} fill={light} />
      <path d={block.cuts} fill={ink} />
      <path d={block.lines} fill={ink} />
      {kind === 'bean' &&
        BEANS.map(([x, y, size]) => (
          <g key={x}>
            <circle cx={x} cy={y} r={size} fill={light} />
            <path d={gouge(x + size * 0.5, y - size * 0.3, 1.9, size * 1.2, size * 0.2, -1.4)} fill={ink} />
          </g>
        ))}
    </g>
  );
}
