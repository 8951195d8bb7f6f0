import { gouge } from '../../../../../web/look/print/cuts.ts';
import { type Drawing, round } from '../inks.ts';

/** What is built on meadows and fields under the open sky. The ground is at 0, the middle at 0. */
export const CLEARINGS = {
  target: [
    ['oak', 'M-16 0l6-30h4L-10 0zM16 0l-6-30H6L10 0z', 1.6],
    ['straw', round(0, -28, 20)],
    ['red', round(0, -28, 14), 1.3],
    ['linen', round(0, -28, 9), 1.3],
    ['red', round(0, -28, 4), 1.3],
    ['none', 'M2-29l18-12M16-44l5 2-1 6', 2],
  ],
  'bird-hide': [
    ['wood', 'M-22 0l4-30h36l4 30z'],
    ['none', 'M-20-10h40M-19-20h38', 1.2],
    ['pit', 'M-13-15v-9h26v9z', 1.6],
    ['glow', round(-5, -19.5, 2) + round(5, -19.5, 2), 0],
    ['leaf', 'M-29-27L0-52l29 25-10 4L0-37l-19 14z'],
    ['red', 'M40-44c-6-6-14-4-16 2 4 0 6 4 12 4 4 0 8-2 8-6z', 1.5],
    ['frost', 'M-46-32c6-6 14-4 16 2-4 0-6 4-12 4-4 0-8-2-8-6z', 1.5],
  ],
  silo: [
    ['plank', 'M-15 0v-40h30V0z'],
    ['iron', 'M-16-12h32v4h-32zM-16-28h32v4h-32z', 1.2],
    ['red', 'M-20-38L0-58l20 20z'],
    ['none', 'M-6-24V0M6-40V0', 1],
    ['moss', 'M14 0c4-10 18-12 24 0z', 1.7],
    ['leaf', gouge(20, -2, -1.2, 8, 1.2) + gouge(28, -2, -1.5, 8, 1.2), 0],
  ],
  trough: [
    ['oak', 'M-30 0l4-6h4l-2 6zM30 0l-4-6h-4l2 6z', 1.5],
    ['wood', 'M-34-20h68l-6 15h-56z'],
    ['frost', 'M-32-20c14-5 50-5 64 0-14 4-50 4-64 0z', 1.6],
    ['gleam', gouge(-16, -20, 0, 16, 1.2) + gouge(6, -19, 0, 14, 1), 0],
  ],
  heap: [
    ['bark', 'M-32 2c4-16 14-30 30-32 18 2 30 16 34 32z'],
    ['straw', gouge(-18, -8, -0.4, 14, 1.4) + gouge(-2, -20, 0.5, 14, 1.4) + gouge(6, -8, -0.2, 16, 1.4), 0],
    ['none', 'M-10-36c-4-4 4-6 0-12M8-38c-4-4 4-6 0-12', 1.4],
  ],
  scarecrow: [
    ['oak', 'M-3 4v-40h6V4z', 1.6],
    ['wood', 'M-28-32h56v5h-56z', 1.6],
    ['tint', 'M-14-34h28l3 22h-34z'],
    ['straw', 'M-28-36l-8 2 6 3-6 4 9 2zM28-36l8 2-6 3 6 4-9 2zM-10-12l-2 8 5-4 2 6 3-6 4 6 2-7 5 4-1-7z', 1.3],
    ['linen', round(0, -43, 9), 1.8],
    ['ink', round(-3, -44, 1.4) + round(3, -44, 1.4), 0],
    ['none', 'M-4-39c3 2 5 2 8 0', 1.2],
    ['bark', 'M-15-47h30l-6-4-2-10h-14l-2 10z', 1.7],
    ['ink', 'M30-38c4-6 10-4 11 0l5 1-5 3c-2 4-8 4-11-4z', 1],
  ],
} as const satisfies Record<string, Drawing>;
