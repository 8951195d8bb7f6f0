import type { RoomGroup } from './room.ts';

export const STORAGES = {
  'stone-storage': {
    wall: 'frost',
    lights: [[65, 22]],
    placed: [
      ['lamp', 65, 22, { size: 0.9 }],
      ['shelf', 36, 44],
      ['shelf', 94, 44],
      ['stone', 25, 36, { size: 0.85 }],
      ['stone', 45, 36, { size: 0.85 }],
      ['stone', 84, 36, { size: 0.85 }],
      ['stone', 103, 36, { size: 0.85 }],
      ['blocks', 38, 70],
      ['blocks', 72, 70, { size: 1.1 }],
      ['stone', 103, 60, { size: 1.1 }],
    ],
  },
  'ore-storage': {
    wall: 'frost',
    lights: [[65, 26]],
    placed: [
      ['lamp', 65, 24],
      ['ore', 26, 50],
      ['ore', 43, 49, { size: 1.1 }],
      ['ore', 88, 49, { size: 1.1 }],
      ['ore', 105, 50],
      ['ore', 96, 38],
      ['ore', 34, 38],
      ['bin', 35, 70, { size: 1.1 }],
      ['bin', 96, 70, { size: 1.1 }],
    ],
  },
  'spare-part-storage': {
    wall: 'frost',
    lights: [[104, 28]],
    placed: [
      ['lamp', 104, 28],
      ['shelf', 46, 35, { size: 1.1 }],
      ['gear', 34, 25, { size: 0.7 }],
      ['hammer', 58, 35, { size: 0.6 }],
      ['gear', 72, 55, { size: 1.05 }],
      ['wheel', 36, 70, { size: 0.95 }],
      ['crate', 100, 70],
    ],
  },
  'main-storage': {
    wall: 'frost',
    lights: [[64, 24]],
    placed: [
      ['lamp', 66, 23, { size: 0.9 }],
      ['crate', 84, 48, { size: 0.9 }],
      ['barrel', 26, 70],
      ['crate', 60, 70, { size: 1.15 }],
      ['sack', 92, 70],
      ['barrel', 114, 70, { size: 0.7 }],
      ['sack', 58, 45, { size: 0.7 }],
    ],
  },
  'weapon-storage': {
    wall: 'frost',
    lights: [[104, 28]],
    placed: [
      ['lamp', 108, 30],
      ['rack', 50, 70, { size: 0.96 }],
      ['shield', 100, 69, { size: 1.1 }],
    ],
  },
  'supplies-storage': {
    wall: 'frost',
    lights: [[28, 30]],
    placed: [
      ['lamp', 26, 30],
      ['armour', 62, 69, { size: 1.15 }],
      ['shield', 34, 70, { size: 0.85, tint: 'frost' }],
      ['sack', 98, 70, { size: 1.05 }],
      ['food', 114, 62, { size: 0.85 }],
      ['weapon', 86, 52, { size: 1.2 }],
    ],
  },
} as const satisfies RoomGroup;
