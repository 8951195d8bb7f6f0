import type { RoomGroup } from './room.ts';

export const MAKERS = {
  carpenter: {
    wall: 'clay',
    lights: [[30, 28]],
    placed: [
      ['planks', 106, 70, { size: 0.82 }],
      ['lamp', 30, 28],
      ['saw', 66, 30, { size: 1.05 }],
      ['workbench', 55, 70, { size: 1.05 }],
      ['plane', 50, 47, { size: 1.1 }],
    ],
  },
  'stone-carver': {
    wall: 'clay',
    lights: [[28, 30]],
    placed: [
      ['lamp', 28, 29],
      ['bust', 66, 70, { size: 1.3 }],
      ['chisel', 90, 40, { turn: 70 }],
      ['mallet', 108, 70, { size: 0.85 }],
      ['blocks', 26, 70, { size: 0.8 }],
    ],
  },
  blacksmith: {
    wall: 'clay',
    lights: [[36, 40]],
    placed: [
      ['forge', 38, 70, { size: 0.92 }],
      ['sparks', 88, 42],
      ['anvil', 88, 70, { size: 0.95 }],
      ['hammer', 100, 46, { turn: 64, size: 0.8, flip: true }],
    ],
  },
  miner: {
    wall: 'clay',
    lights: [[98, 28]],
    placed: [
      ['lamp', 98, 28],
      ['pick', 30, 70, { turn: -4, size: 0.9 }],
      ['cart', 92, 70, { size: 1.15, tint: 'coal' }],
      ['donkey', 56, 70, { size: 0.72, flip: true }],
    ],
  },
  builder: {
    wall: 'clay',
    lights: [[98, 30]],
    placed: [
      ['lamp', 78, 26],
      ['bricks', 44, 70, { size: 1.3 }],
      ['ladder', 98, 70],
      ['trowel', 80, 70],
    ],
  },
  trader: {
    wall: 'clay',
    lights: [[28, 30]],
    placed: [
      ['lamp', 26, 30],
      ['crate', 106, 70, { size: 0.85 }],
      ['wood', 106, 44, { size: 0.8 }],
      ['scales', 62, 49],
      ['desk', 60, 70, { size: 0.95 }],
      ['gold', 49, 30, { size: 0.55 }],
      ['gold', 96, 64, { size: 0.6 }],
    ],
  },
  'wood-supplier': {
    wall: 'clay',
    lights: [[104, 30]],
    placed: [
      ['lamp', 104, 30],
      ['logs', 54, 70, { size: 1.5 }],
      ['stump', 106, 68, { size: 0.9 }],
      ['weapon', 110, 50, { size: 1.1, turn: 20 }],
    ],
  },
  'stone-supplier': {
    wall: 'clay',
    lights: [[26, 30]],
    placed: [
      ['lamp', 26, 30],
      ['stone', 56, 43, { size: 1.2 }],
      ['stone', 78, 42, { size: 1.3 }],
      ['stone', 67, 28, { size: 1.2 }],
      ['bin', 66, 70, { size: 1.3 }],
      ['stone', 106, 61, { size: 1 }],
      ['stone', 24, 62, { size: 0.9 }],
    ],
  },
  'ruby-supplier': {
    wall: 'clay',
    lights: [[65, 34]],
    placed: [
      ['pedestal', 65, 70],
      ['ruby', 65, 29, { size: 1.5 }],
      ['basket', 29, 70],
      ['ruby', 25, 52, { size: 0.75 }],
      ['ruby', 35, 51, { size: 0.7 }],
      ['candle', 102, 67],
    ],
  },
  'dog-school': {
    wall: 'clay',
    lights: [[104, 30]],
    placed: [
      ['board', 38, 52, { size: 1.1 }],
      ['lamp', 104, 30],
      ['dog', 84, 70, { size: 0.86 }],
      ['stool', 28, 70, { size: 0.9 }],
    ],
  },
  quarry: {
    wall: 'clay',
    lights: [[104, 30]],
    placed: [
      ['stairs', 50, 70, { size: 1.1 }],
      ['lamp', 106, 30],
      ['donkey', 92, 70, { size: 0.66 }],
      ['blocks', 50, 70, { size: 0.85 }],
    ],
  },
  seam: {
    wall: 'clay',
    lights: [
      [64, 40],
      [100, 62],
    ],
    placed: [
      ['vein', 64, 62, { size: 0.92 }],
      ['pick', 30, 70, { turn: 16, size: 0.85 }],
      ['basket', 98, 70],
      ['ore', 92, 52, { size: 0.8 }],
      ['ore', 104, 51, { size: 0.85 }],
    ],
  },
} as const satisfies RoomGroup;
