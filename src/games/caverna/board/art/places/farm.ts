import type { Scenes } from './scene.ts';

export const FARM = {
  sustenance: {
    terrain: 'meadow',
    placed: [
      ['spruce-1', 18, 58, { size: 0.6 }],
      ['acre', 54, 83, { size: 0.86 }],
      ['scarecrow', 54, 64, { size: 0.75, tint: 'rust' }],
    ],
  },
  housework: {
    terrain: 'meadow',
    placed: [
      ['hut', 46, 79, { size: 1.05, tint: 'moss' }],
      ['clothesline', 108, 70, { size: 0.8 }],
      ['broom', 86, 80, { size: 0.8, turn: 8 }],
    ],
  },
  growth: {
    terrain: 'meadow',
    placed: [
      ['spruce-2', 128, 58, { size: 0.6 }],
      ['hut', 44, 77, { tint: 'straw' }],
      ['cradle', 92, 80, { size: 0.8 }],
    ],
  },
  'family-life': {
    terrain: 'meadow',
    placed: [
      ['hut', 40, 72, { size: 0.85, tint: 'dusk' }],
      ['clothesline', 100, 58, { size: 0.7 }],
      ['acre', 94, 84, { size: 0.72 }],
      ['grain', 70, 66],
      ['grain', 82, 65],
      ['cradle', 40, 84, { size: 0.65 }],
    ],
  },
  'wish-for-children': {
    terrain: 'meadow',
    lights: [[74, 22]],
    placed: [
      ['spruce-1', 26, 64, { size: 0.7 }],
      ['spruce-3', 124, 64, { size: 0.6 }],
      ['heart', 74, 20, { size: 1 }],
      ['hut', 74, 80, { size: 1.05 }],
    ],
  },
  'urgent-wish': {
    terrain: 'meadow',
    lights: [[50, 20]],
    placed: [
      ['spruce-1', 128, 58, { size: 0.6 }],
      ['heart', 40, 18, { size: 0.9 }],
      ['heart', 62, 24, { size: 0.65 }],
      ['hut', 46, 78, { size: 1 }],
      ['cradle', 96, 80, { size: 0.85 }],
    ],
  },
  'starting-player': {
    terrain: 'meadow',
    placed: [
      ['spruce-2', 22, 62, { size: 0.55 }],
      ['cairn', 58, 82, { size: 1.1 }],
      ['flag', 58, 66, { tint: 'gold' }],
    ],
  },
  imitation: {
    terrain: 'meadow',
    lights: [[62, 60]],
    placed: [
      ['spruce-3', 128, 60, { size: 0.6 }],
      ['tent', 62, 80, { size: 1.1, tint: 'dusk' }],
    ],
  },
  supplies: {
    terrain: 'meadow',
    placed: [
      ['shed', 52, 70, { size: 1.1, tint: 'moss' }],
      ['crate', 40, 80, { size: 0.95 }],
      ['barrel', 64, 80, { size: 0.8 }],
      ['sack', 88, 81, { size: 0.95 }],
      ['gold', 108, 76, { size: 0.8 }],
      ['food', 124, 77, { size: 0.8 }],
    ],
  },
  depot: {
    terrain: 'meadow',
    placed: [
      ['shed', 52, 76, { size: 1.15, tint: 'frost' }],
      ['barrel', 44, 78, { size: 0.75 }],
    ],
  },
  'large-depot': {
    terrain: 'meadow',
    placed: [
      ['shed', 44, 64, { size: 1.05, tint: 'frost' }],
      ['shed', 98, 66, { size: 1, flip: true, tint: 'red' }],
      ['barrel', 34, 79, { size: 0.8 }],
      ['ladder', 66, 79, { size: 0.8 }],
    ],
  },
  'weekly-market': {
    terrain: 'meadow',
    placed: [
      ['awning', 62, 80, { size: 1.15 }],
      ['vegetable', 44, 56, { size: 0.8 }],
      ['food', 60, 57, { size: 0.8 }],
      ['cheese', 78, 62, { size: 0.8 }],
      ['basket', 104, 81, { size: 0.9 }],
    ],
  },
  'hardware-rental': {
    terrain: 'meadow',
    placed: [
      ['shed', 56, 79, { size: 1.25, tint: 'straw' }],
      ['pick', 38, 78, { size: 0.7, turn: -8 }],
      ['shovel', 58, 76, { size: 0.7 }],
      ['scythe', 80, 78, { size: 0.65 }],
      ['signpost', 120, 76, { size: 0.8 }],
    ],
  },
  'fence-building': {
    terrain: 'meadow',
    placed: [
      ['spruce-1', 20, 56, { size: 0.55 }],
      ['planks', 30, 66, { size: 0.75, turn: 8 }],
      ['paling', 74, 66, { size: 0.9 }],
      ['hammer', 46, 80, { turn: 60, size: 0.8 }],
      ['stump', 72, 82, { size: 0.85 }],
    ],
  },
  'sheep-farming': {
    terrain: 'meadow',
    pile: [14, 134, 78],
    placed: [
      ['stable', 112, 62, { size: 0.85, tint: 'wall' }],
      ['paling', 74, 62, { size: 0.92 }],
    ],
    front: [['paling', 74, 86, { size: 1.04 }]],
  },
  'donkey-farming': {
    terrain: 'meadow',
    pile: [14, 134, 78],
    placed: [
      ['stable', 38, 62, { size: 0.85, tint: 'rust' }],
      ['manger', 108, 60, { size: 0.7 }],
      ['paling', 74, 63, { size: 0.92 }],
    ],
    front: [['paling', 74, 86, { size: 1.04 }]],
  },
  extension: {
    terrain: 'meadow',
    placed: [
      ['boulders', 106, 76, { size: 0.75 }],
      ['hole', 112, 77, { size: 0.6 }],
      ['acre', 42, 82, { size: 0.62 }],
      ['spruce-2', 20, 60, { size: 0.6 }],
      ['spruce-1', 40, 56, { size: 0.6 }],
      ['signpost', 74, 80, { size: 0.9 }],
    ],
  },
} as const satisfies Scenes;
