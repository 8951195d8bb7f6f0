import type { RoomGroup } from './room.ts';

export const COMMON_ROOMS = {
  'cuddle-room': {
    wall: 'moss',
    lights: [[65, 24]],
    placed: [
      ['lamp', 65, 23],
      ['rug', 65, 70, { size: 1.25 }],
      ['cushion', 27, 64, { size: 1.1, tint: 'dusk' }],
      ['cushion', 105, 64, { size: 1.1, tint: 'frost' }],
      ['heart', 65, 50, { size: 1.3 }],
      ['cushion', 48, 68, { tint: 'gold' }],
      ['cushion', 84, 68, { tint: 'moss' }],
    ],
  },
  'breakfast-room': {
    wall: 'moss',
    lights: [[32, 30]],
    placed: [
      ['lamp', 32, 28],
      ['table', 46, 70, { size: 1.2 }],
      ['jug', 32, 46, { size: 1.1 }],
      ['food', 54, 38, { size: 1.1 }],
      ['manger', 98, 70, { size: 1.1 }],
      ['bucket', 76, 71, { size: 0.8 }],
    ],
  },
  'stubble-room': {
    wall: 'moss',
    lights: [[52, 22]],
    placed: [
      ['lamp', 52, 22, { size: 0.8 }],
      ['scythe', 108, 70, { size: 0.95 }],
      ['sheaf', 34, 70, { size: 1.2 }],
      ['sheaf', 66, 70, { size: 1.05 }],
      ['sack', 90, 70, { size: 0.7 }],
    ],
  },
  'work-room': {
    wall: 'moss',
    lights: [[65, 30]],
    placed: [
      ['props', 65, 70, { size: 0.98 }],
      ['lamp', 65, 38, { size: 0.8 }],
      ['pick', 38, 68, { turn: -18 }],
      ['shovel', 92, 68, { turn: 14 }],
      ['workbench', 65, 70, { size: 0.72 }],
      ['hammer', 62, 54, { size: 0.5, turn: 80 }],
    ],
  },
  'guest-room': {
    wall: 'moss',
    lights: [[66, 28]],
    placed: [
      ['door', 30, 70, { size: 1.1 }],
      ['lamp', 64, 27],
      ['window', 94, 24, { size: 0.6 }],
      ['armchair', 95, 70, { size: 0.95, tint: 'frost' }],
      ['stool', 64, 70],
      ['mug', 64, 58, { size: 0.85 }],
    ],
  },
  'office-room': {
    wall: 'moss',
    lights: [[66, 24]],
    placed: [
      ['scrolls', 36, 40],
      ['lamp', 68, 23],
      ['desk', 70, 70, { size: 1.15 }],
      ['papers', 58, 45, { size: 1.1 }],
      ['quill', 86, 45],
      ['stool', 28, 70],
    ],
  },
} as const satisfies RoomGroup;
