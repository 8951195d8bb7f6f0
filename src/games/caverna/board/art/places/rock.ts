import type { Scenes } from './scene.ts';

export const ROCK = {
  'ruby-mining': {
    terrain: 'rock',
    lights: [[58, 70]],
    placed: [['adit', 58, 82, { size: 1.05 }]],
  },
  'ruby-delivery': {
    terrain: 'rock',
    lights: [[44, 48]],
    placed: [
      ['donkey', 34, 80, { size: 0.62 }],
      ['empty-cart', 82, 82, { size: 1.15 }],
    ],
  },
  'ruby-mine-construction': {
    terrain: 'rock',
    placed: [
      ['headframe', 64, 82, { size: 1.12 }],
      ['ruby', 24, 70, { size: 0.9 }],
      ['ruby', 106, 70, { size: 0.95 }],
      ['ruby', 118, 76, { size: 0.7 }],
    ],
  },
  'ore-mining': {
    terrain: 'rock',
    lights: [[58, 70]],
    placed: [
      ['adit', 58, 82, { size: 1.05 }],
      ['pick', 26, 82, { size: 0.8, turn: -12 }],
      ['empty-cart', 60, 84, { size: 0.75 }],
    ],
  },
  'ore-mine-construction': {
    terrain: 'rock',
    placed: [
      ['headframe', 64, 82, { size: 1.12 }],
      ['ore', 24, 70, { size: 0.9 }],
      ['ore', 106, 70, { size: 0.95 }],
      ['planks', 122, 78, { size: 0.6, turn: 10 }],
    ],
  },
  'ore-delivery': {
    terrain: 'rock',
    placed: [
      ['donkey', 32, 79, { size: 0.62 }],
      ['sled', 76, 82],
    ],
  },
  'ore-trading': {
    terrain: 'rock',
    placed: [
      ['awning', 56, 78, { size: 1, tint: 'straw' }],
      ['scales', 56, 60, { size: 0.62 }],
      ['ore', 100, 74],
      ['gold', 118, 76, { size: 0.85 }],
    ],
  },
  'drift-mining': {
    terrain: 'rock',
    lights: [[54, 70]],
    placed: [
      ['adit', 54, 82, { size: 1.05 }],
      ['empty-cart', 54, 84, { size: 0.8 }],
    ],
  },
  'small-scale-drift-mining': {
    terrain: 'rock',
    lights: [[48, 72]],
    placed: [
      ['adit', 48, 82, { size: 0.8 }],
      ['shovel', 92, 80, { size: 0.8, turn: 10 }],
      ['stone', 108, 74, { size: 0.95 }],
    ],
  },
  excavation: {
    terrain: 'rock',
    placed: [
      ['boulders', 60, 82, { size: 1.02 }],
      ['hole', 58, 83],
      ['pick', 40, 84, { size: 0.85, turn: 24 }],
    ],
  },
  'strip-mining': {
    terrain: 'rock',
    placed: [
      ['terrace', 56, 82, { size: 1.1 }],
      ['pick', 34, 56, { size: 0.6, turn: -20 }],
      ['shovel', 70, 80, { size: 0.7, turn: 8 }],
    ],
  },
  blacksmithing: {
    terrain: 'rock',
    lights: [[44, 52]],
    placed: [
      ['forge', 44, 82, { size: 1.05 }],
      ['sparks', 92, 58, { size: 0.9 }],
      ['anvil', 92, 82, { size: 0.85 }],
    ],
  },
  exploration: {
    terrain: 'rock',
    placed: [
      ['peak', 66, 80, { size: 1.08 }],
      ['flag', 66, 12, { size: 0.34, tint: 'red' }],
      ['weapon', 118, 66, { size: 1.5, turn: 10 }],
      ['spruce-1', 22, 82, { size: 0.5 }],
      ['spruce-2', 34, 84, { size: 0.4 }],
    ],
  },
  adventure: {
    terrain: 'rock',
    lights: [[48, 66]],
    placed: [
      ['peak', 92, 70, { size: 0.8 }],
      ['spruce-3', 18, 72, { size: 0.7 }],
      ['shield', 84, 82, { size: 0.75 }],
      ['weapon', 102, 68, { size: 1.4 }],
      ['campfire', 48, 80, { size: 0.95 }],
    ],
  },
} as const satisfies Scenes;
