import type { Placed } from '../Piece.tsx';

interface OutdoorRoom {
  readonly on: 'meadow' | 'field';
  readonly placed: readonly Placed[];
}

/** Furnishings that stand under the open sky, on the meadow or the field they cover. */
export const OUTDOOR_ROOMS = {
  'archery-range': {
    on: 'meadow',
    placed: [
      ['target', 92, 66, { size: 0.95 }],
      ['bow', 34, 66, { size: 0.9 }],
    ],
  },
  'bird-hide': { on: 'meadow', placed: [['bird-hide', 65, 68]] },
  'hunters-hut': {
    on: 'meadow',
    placed: [
      ['hut', 52, 68, { size: 0.95, tint: 'leaf' }],
      ['bow', 104, 66, { size: 0.8 }],
    ],
  },
  'silage-bin': {
    on: 'meadow',
    placed: [
      ['silo', 50, 68, { size: 0.95 }],
      ['hay', 102, 68, { size: 0.6 }],
    ],
  },
  'water-troughs': {
    on: 'meadow',
    placed: [
      ['trough', 50, 46, { size: 0.8 }],
      ['trough', 78, 68, { size: 0.9 }],
      ['bucket', 26, 68, { size: 0.8 }],
    ],
  },
  'manure-heap': {
    on: 'field',
    placed: [
      ['heap', 58, 66, { size: 1 }],
      ['pitchfork', 92, 64, { turn: 18, size: 0.9 }],
    ],
  },
  scarecrow: {
    on: 'field',
    placed: [
      ['grain', 26, 54],
      ['grain', 104, 56],
      ['scarecrow', 65, 66, { tint: 'frost' }],
      ['grain', 38, 60],
      ['grain', 92, 62],
    ],
  },
} as const satisfies Record<string, OutdoorRoom>;
export type OutdoorId = keyof typeof OUTDOOR_ROOMS;

export function isOutdoors(id: string): id is OutdoorId {
  return id in OUTDOOR_ROOMS;
}
