import type { RoomGroup } from './room.ts';

export const DWELLINGS = {
  dwelling: {
    wall: 'hearth',
    lights: [[94, 30]],
    placed: [
      ['lamp', 94, 28],
      ['bed', 44, 70, { size: 1.15 }],
      ['table', 97, 70, { size: 0.8 }],
      ['jug', 92, 54, { size: 0.8 }],
      ['food', 105, 49, { size: 0.7 }],
    ],
  },
  'simple-dwelling-4w2s': {
    wall: 'hearth',
    lights: [[38, 32]],
    placed: [
      ['planks', 22, 70, { size: 0.72 }],
      ['lamp', 38, 30],
      ['bed', 84, 70, { size: 1.1, flip: true, tint: 'frost' }],
      ['stool', 40, 70],
    ],
  },
  'simple-dwelling-3w3s': {
    wall: 'hearth',
    lights: [[66, 26]],
    placed: [
      ['bricks', 28, 70, { size: 0.7 }],
      ['lamp', 66, 25],
      ['bed', 84, 70, { size: 1.1, tint: 'moss' }],
      ['candle', 26, 44, { size: 0.8 }],
    ],
  },
  'mixed-dwelling': {
    wall: 'hearth',
    lights: [[64, 26]],
    placed: [
      ['lamp', 64, 25],
      ['bed', 36, 70, { tint: 'dusk' }],
      ['manger', 106, 70, { size: 0.8 }],
      ['hay', 78, 70, { size: 0.6 }],
    ],
  },
  'couple-dwelling': {
    wall: 'hearth',
    lights: [
      [20, 40],
      [110, 40],
    ],
    placed: [
      ['heart', 65, 26, { size: 0.8 }],
      ['candle', 20, 56],
      ['candle', 110, 56],
      ['stool', 20, 70, { size: 1 }],
      ['stool', 110, 70, { size: 1 }],
      ['double-bed', 65, 69, { size: 1.05, tint: 'dusk' }],
    ],
  },
  'additional-dwelling': {
    wall: 'hearth',
    lights: [[98, 30]],
    placed: [
      ['lamp', 98, 29],
      ['bunk', 50, 69, { size: 1.12, tint: 'leaf' }],
      ['chest', 100, 70, { size: 0.62 }],
    ],
  },
} as const satisfies RoomGroup;
