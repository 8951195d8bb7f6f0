import type { RoomGroup } from './room.ts';

export const PARLORS = {
  'weaving-parlor': {
    wall: 'wine',
    lights: [[104, 30]],
    placed: [
      ['lamp', 104, 30],
      ['loom', 52, 70, { tint: 'dusk' }],
      ['yarn', 94, 70, { tint: 'linen' }],
      ['yarn', 112, 70, { size: 0.8, tint: 'red' }],
      ['yarn', 103, 57, { size: 0.8, tint: 'frost' }],
    ],
  },
  'milking-parlor': {
    wall: 'wine',
    lights: [[28, 30]],
    placed: [
      ['lamp', 28, 30],
      ['cattle', 70, 70, { size: 0.86 }],
      ['stool', 36, 70, { size: 0.8 }],
      ['bucket', 68, 71, { size: 0.85 }],
      ['churn', 111, 70, { size: 0.8 }],
    ],
  },
  'state-parlor': {
    wall: 'wine',
    lights: [
      [34, 40],
      [96, 40],
    ],
    placed: [
      ['banner', 28, 52, { size: 1.1 }],
      ['banner', 102, 52, { size: 1.1 }],
      ['rug', 65, 71, { size: 1.1 }],
      ['throne', 65, 69, { size: 1 }],
      ['candle', 32, 68],
      ['candle', 98, 68],
    ],
  },
  'hunting-parlor': {
    wall: 'wine',
    lights: [[36, 30]],
    placed: [
      ['trophy', 68, 38, { size: 1.1 }],
      ['bow', 104, 46, { size: 1.05 }],
      ['armchair', 34, 70, { tint: 'leaf' }],
      ['stool', 68, 70, { size: 0.8 }],
    ],
  },
  'beer-parlor': {
    wall: 'wine',
    lights: [[102, 30]],
    placed: [
      ['lamp', 102, 30],
      ['cask', 38, 68, { size: 1.3 }],
      ['table', 94, 70],
      ['mug', 84, 50],
      ['mug', 102, 50],
    ],
  },
  'blacksmithing-parlor': {
    wall: 'wine',
    lights: [[60, 40]],
    placed: [
      ['lamp', 104, 30],
      ['forge', 26, 70, { size: 0.72 }],
      ['sparks', 72, 42],
      ['anvil', 70, 70, { size: 1.2 }],
      ['ruby', 70, 36],
      ['gold', 108, 62, { size: 0.85 }],
    ],
  },
} as const satisfies RoomGroup;
