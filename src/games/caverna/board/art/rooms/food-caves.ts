import type { RoomGroup } from './room.ts';

export const FOOD_CAVES = {
  'slaughtering-cave': {
    wall: 'ember',
    lights: [[64, 24]],
    placed: [
      ['ham', 34, 30, { size: 1.1 }],
      ['ham', 57, 26, { size: 1.2 }],
      ['sausages', 98, 34],
      ['block', 74, 70, { size: 1.2 }],
      ['cleaver', 72, 53, { turn: -16, size: 0.9 }],
      ['barrel', 28, 70, { size: 0.7 }],
    ],
  },
  'cooking-cave': {
    wall: 'ember',
    lights: [[65, 54]],
    placed: [
      ['hearth', 65, 70, { size: 1.1 }],
      ['pot', 65, 58, { size: 0.75 }],
      ['barrel', 20, 70, { size: 0.85 }],
      ['vegetable', 107, 36],
      ['grain', 24, 36],
      ['sack', 108, 70, { size: 0.8 }],
    ],
  },
  'working-cave': {
    wall: 'ember',
    lights: [[30, 28]],
    placed: [
      ['lamp', 30, 28],
      ['table', 68, 70, { size: 1.3 }],
      ['bowl', 68, 44, { size: 1.4 }],
      ['wood', 108, 62],
      ['stone', 22, 62],
      ['ore', 38, 62, { size: 0.9 }],
    ],
  },
  'mining-cave': {
    wall: 'ember',
    lights: [[65, 36]],
    placed: [
      ['props', 65, 70, { size: 0.98 }],
      ['lamp', 65, 38, { size: 0.8 }],
      ['manger', 34, 70],
      ['donkey', 78, 70, { size: 0.76 }],
      ['food', 104, 62, { size: 0.8 }],
    ],
  },
  'breeding-cave': {
    wall: 'ember',
    lights: [[65, 26]],
    placed: [
      ['heart', 65, 28, { size: 0.9 }],
      ['hay', 28, 70, { size: 0.7 }],
      ['sheep', 88, 70, { size: 0.7 }],
      ['sheep', 54, 70, { size: 0.44, flip: true }],
      ['nest', 28, 71, { size: 0.75 }],
    ],
  },
  'peaceful-cave': {
    wall: 'ember',
    lights: [[65, 36]],
    placed: [
      ['weapon', 36, 56, { size: 1.3, turn: 62 }],
      ['weapon', 94, 56, { size: 1.3, turn: -110 }],
      ['wreath', 65, 56, { size: 0.8 }],
      ['dove', 60, 46, { size: 0.95 }],
    ],
  },
} as const satisfies RoomGroup;
