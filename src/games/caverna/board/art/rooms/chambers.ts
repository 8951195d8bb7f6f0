import type { RoomGroup } from './room.ts';

export const CHAMBERS = {
  'broom-chamber': {
    wall: 'gold',
    lights: [[30, 28]],
    placed: [
      ['lamp', 28, 30],
      ['broom', 56, 68, { turn: -8, size: 1.1 }],
      ['broom', 82, 68, { turn: 12, size: 1.1 }],
      ['bucket', 108, 70],
      ['basket', 26, 70, { size: 0.8 }],
    ],
  },
  'treasure-chamber': {
    wall: 'gold',
    lights: [[65, 36]],
    placed: [
      ['chest', 62, 70, { size: 1.2 }],
      ['ruby', 52, 39, { size: 0.85 }],
      ['gold', 67, 40, { size: 0.7 }],
      ['ruby', 81, 40, { size: 0.7 }],
      ['gold', 104, 64, { size: 0.6 }],
      ['gold', 112, 66, { size: 0.5 }],
      ['ruby', 24, 62, { size: 0.8 }],
      ['candle', 110, 36],
    ],
  },
  'food-chamber': {
    wall: 'gold',
    lights: [[65, 22]],
    placed: [
      ['shelf', 44, 36],
      ['food', 34, 29, { size: 0.85 }],
      ['cheese', 54, 36, { size: 0.85 }],
      ['lamp', 80, 24, { size: 0.9 }],
      ['sack', 34, 70, { size: 0.95 }],
      ['basket', 74, 70, { size: 1.2 }],
      ['vegetable', 67, 46, { size: 0.9 }],
      ['vegetable', 81, 46, { size: 0.9 }],
      ['grain', 104, 42, { size: 1.2 }],
      ['jug', 106, 70, { size: 1.1 }],
    ],
  },
  'prayer-chamber': {
    wall: 'gold',
    lights: [[65, 30]],
    placed: [
      ['window', 65, 28],
      ['altar', 65, 70, { size: 1.05 }],
      ['candle', 46, 43],
      ['candle', 84, 43],
      ['rug', 65, 72, { size: 0.5 }],
    ],
  },
  'writing-chamber': {
    wall: 'gold',
    lights: [[60, 36]],
    placed: [
      ['books', 103, 68, { size: 0.98 }],
      ['desk', 54, 70, { size: 1.15 }],
      ['papers', 48, 45, { size: 1.3 }],
      ['quill', 68, 45, { size: 1.1 }],
      ['candle', 30, 43],
    ],
  },
  'fodder-chamber': {
    wall: 'gold',
    lights: [[104, 28]],
    placed: [
      ['lamp', 104, 28],
      ['hay', 52, 70, { size: 1.35 }],
      ['pitchfork', 64, 58, { turn: 22, size: 0.9 }],
      ['sack', 102, 70, { size: 0.95 }],
    ],
  },
} as const satisfies RoomGroup;
