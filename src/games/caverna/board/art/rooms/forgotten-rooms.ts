import type { RoomGroup } from './room.ts';

/** Rooms that the forgotten folk bring with them, folk by folk. */
export const FORGOTTEN_ROOMS = {
  'forgotten-cave': {
    wall: 'clay',
    lights: [[30, 62]],
    placed: [
      ['cobweb', 98, 28, { size: 0.9 }],
      ['chest', 84, 70, { size: 0.8 }],
      ['mushroom', 30, 56, { size: 1.6 }],
      ['mushroom', 50, 61, { size: 1.1 }],
      ['mushroom', 112, 62, { size: 1 }],
      ['candle', 62, 69, { size: 0.7 }],
    ],
  },
  kennels: {
    wall: 'moss',
    lights: [[28, 30]],
    placed: [
      ['lamp', 26, 30],
      ['kennel', 88, 70, { size: 1.1 }],
      ['dog', 44, 70, { size: 0.72, flip: true }],
      ['bowl', 66, 71, { size: 0.8 }],
    ],
  },
  'guard-dog-school': {
    wall: 'clay',
    lights: [[104, 30]],
    placed: [
      ['shield', 30, 66, { size: 1 }],
      ['lamp', 106, 30],
      ['weapon', 54, 44, { size: 1.3 }],
      ['dog', 88, 70, { size: 0.9 }],
    ],
  },
  menagerie: {
    wall: 'gold',
    lights: [[65, 26]],
    placed: [
      ['cattle', 30, 52, { size: 0.44 }],
      ['donkey', 66, 48, { size: 0.42 }],
      ['boar', 102, 52, { size: 0.44 }],
      ['sheep', 48, 70, { size: 0.42 }],
      ['dog', 86, 70, { size: 0.42, flip: true }],
    ],
  },
  'charcoal-storage': {
    wall: 'frost',
    lights: [[38, 58]],
    placed: [
      ['kiln', 42, 70, { size: 1 }],
      ['charcoal', 94, 70, { size: 1.1 }],
      ['gold', 88, 38, { size: 0.8 }],
      ['wood', 108, 44, { size: 0.8 }],
    ],
  },
  'bone-carver': {
    wall: 'wine',
    lights: [[30, 28]],
    placed: [
      ['lamp', 28, 29],
      ['table', 66, 70, { size: 1.3 }],
      ['bones', 62, 44, { size: 1 }],
      ['chisel', 90, 44, { turn: 50 }],
      ['trophy', 104, 40, { size: 0.8 }],
      ['gold', 26, 62, { size: 0.7 }],
    ],
  },
  'mushroom-cave': {
    wall: 'moss',
    lights: [[65, 44]],
    placed: [
      ['shelf', 40, 40, { size: 0.9 }],
      ['mushroom', 30, 30, { size: 0.9 }],
      ['mushroom', 48, 29, { size: 1.1 }],
      ['crate', 94, 70, { size: 1.1 }],
      ['mushroom', 86, 37, { size: 1 }],
      ['mushroom', 103, 36, { size: 1.2 }],
      ['mushroom', 38, 61, { size: 1.2 }],
      ['mushroom', 58, 62, { size: 1 }],
    ],
  },
  'elven-market': {
    wall: 'clay',
    lights: [[65, 30]],
    placed: [
      ['awning', 65, 70, { size: 1.15, tint: 'leaf' }],
      ['ruby', 48, 45, { size: 0.8 }],
      ['ruby', 62, 45, { size: 0.7 }],
      ['vegetable', 78, 44, { size: 0.8 }],
      ['gold', 110, 63, { size: 0.7 }],
    ],
  },
  'feeding-room': {
    wall: 'moss',
    lights: [[65, 24]],
    placed: [
      ['lamp', 65, 23],
      ['manger', 36, 70, { size: 1.1 }],
      ['vegetable', 30, 46, { size: 0.9 }],
      ['vegetable', 44, 46, { size: 0.9 }],
      ['cattle', 94, 70, { size: 0.7 }],
      ['heart', 100, 24, { size: 0.6 }],
    ],
  },
  'mead-parlor': {
    wall: 'wine',
    lights: [[100, 30]],
    placed: [
      ['lamp', 100, 29],
      ['beehive', 36, 70, { size: 1.1 }],
      ['table', 92, 70, { size: 0.9 }],
      ['mug', 84, 53, { size: 1 }],
      ['mug', 102, 53, { size: 1, flip: true }],
    ],
  },
  'concert-organ': {
    wall: 'gold',
    lights: [[65, 30]],
    placed: [
      ['organ', 65, 68, { size: 1.12 }],
      ['candle', 18, 68],
      ['candle', 112, 68],
    ],
  },
  'overseers-dwelling': {
    wall: 'hearth',
    lights: [[66, 26]],
    placed: [
      ['lamp', 64, 26],
      ['bed', 40, 70, { tint: 'coal' }],
      ['plan', 98, 42, { size: 0.9 }],
      ['helmet', 98, 68, { size: 0.8 }],
    ],
  },
  'mining-office': {
    wall: 'frost',
    lights: [[30, 30]],
    placed: [
      ['lamp', 28, 30],
      ['plan', 64, 40, { size: 1.1 }],
      ['desk', 62, 70, { size: 1.05 }],
      ['ore', 46, 42, { size: 0.7 }],
      ['helmet', 106, 68, { size: 0.9 }],
    ],
  },
  'training-room': {
    wall: 'clay',
    lights: [[98, 30]],
    placed: [
      ['lamp', 108, 29],
      ['dummy', 46, 68, { size: 1 }],
      ['weapon', 84, 48, { size: 1.6 }],
      ['ore', 104, 62, { size: 0.9 }],
    ],
  },
  'mystics-hut': {
    wall: 'wine',
    lights: [[50, 40]],
    placed: [
      ['crystal-ball', 48, 70, { size: 1.1 }],
      ['gemfruit', 92, 58, { size: 1.2 }],
      ['gemfruit', 110, 61, { size: 0.9 }],
      ['lamp', 96, 28],
    ],
  },
  'sheep-dog-school': {
    wall: 'moss',
    lights: [[104, 28]],
    placed: [
      ['lamp', 104, 28],
      ['board', 36, 42, { size: 0.9 }],
      ['sheep', 94, 70, { size: 0.6 }],
      ['dog', 52, 70, { size: 0.6, flip: true }],
    ],
  },
  'schnapps-parlor': {
    wall: 'wine',
    lights: [[40, 60]],
    placed: [
      ['still', 44, 70, { size: 1.15 }],
      ['shelf', 98, 50, { size: 0.7 }],
      ['bottle', 90, 50, { size: 0.8 }],
      ['bottle', 104, 50, { size: 0.7 }],
      ['vegetable', 100, 62, { size: 0.8 }],
    ],
  },
  'sheep-market': {
    wall: 'wine',
    lights: [[65, 30]],
    placed: [
      ['awning', 70, 62, { size: 1.1, tint: 'red' }],
      ['sheep', 50, 70, { size: 0.6 }],
      ['gold', 88, 50, { size: 0.7 }],
      ['gold', 100, 52, { size: 0.6 }],
      ['gold', 94, 42, { size: 0.6 }],
    ],
  },
  jeweler: {
    wall: 'gold',
    lights: [[65, 30]],
    placed: [
      ['lamp', 28, 30],
      ['workbench', 65, 70, { size: 1.05 }],
      ['necklace', 52, 46, { size: 0.9 }],
      ['ruby', 82, 38, { size: 0.9 }],
      ['scales', 104, 48, { size: 0.6 }],
    ],
  },
  'stone-trader': {
    wall: 'clay',
    lights: [[28, 30]],
    placed: [
      ['desk', 60, 70, { size: 0.95 }],
      ['scales', 60, 49],
      ['stone', 46, 30, { size: 0.6 }],
      ['logs', 22, 70, { size: 0.55 }],
      ['blocks', 106, 70, { size: 0.8 }],
    ],
  },
  'quarrying-room': {
    wall: 'clay',
    lights: [[104, 30]],
    placed: [
      ['stairs', 96, 70, { size: 0.7 }],
      ['crane', 54, 68, { size: 1.05 }],
      ['pick', 108, 70, { size: 0.7, turn: 12 }],
    ],
  },
  'bone-crusher': {
    wall: 'ember',
    lights: [[104, 30]],
    placed: [
      ['lamp', 106, 29],
      ['mortar', 56, 68, { size: 1.1 }],
      ['bones', 98, 68, { size: 0.9 }],
      ['food', 24, 62, { size: 0.8 }],
    ],
  },
  'explorers-cave': {
    wall: 'ember',
    lights: [[65, 26]],
    placed: [
      ['lamp', 104, 28],
      ['chart', 56, 44, { size: 1.1 }],
      ['table', 56, 70, { size: 1.1 }],
      ['pick', 104, 70, { size: 0.8, turn: 14 }],
      ['sack', 24, 70, { size: 0.7 }],
    ],
  },
  'candle-maker': {
    wall: 'wine',
    lights: [[40, 40]],
    placed: [
      ['candle-rack', 46, 70, { size: 1.05 }],
      ['pot', 98, 70, { size: 0.8 }],
      ['gold', 104, 36, { size: 0.7 }],
      ['candle', 120, 66, { size: 0.8 }],
    ],
  },
  'goblin-dwelling': {
    wall: 'moss',
    lights: [[92, 34]],
    placed: [
      ['candle', 104, 40],
      ['crate', 104, 70, { size: 0.8 }],
      ['hammock', 50, 70, { size: 1.1, tint: 'frost' }],
      ['bones', 78, 70, { size: 0.6 }],
    ],
  },
} as const satisfies RoomGroup;
