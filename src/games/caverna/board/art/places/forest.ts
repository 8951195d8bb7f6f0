import type { Scenes } from './scene.ts';

export const FOREST = {
  logging: {
    terrain: 'forest',
    placed: [
      ['spruce-4', 20, 68, { size: 0.8 }],
      ['spruce-2', 42, 60, { size: 1 }],
      ['spruce-3', 120, 60, { size: 0.85 }],
      ['spruce-1', 102, 54, { size: 0.8 }],
      ['stump', 60, 78, { size: 1.1 }],
      ['weapon', 66, 57, { size: 1.35 }],
    ],
  },
  'wood-gathering': {
    terrain: 'forest',
    placed: [
      ['spruce-1', 24, 64, { size: 0.9 }],
      ['spruce-3', 128, 62, { size: 0.7 }],
      ['spruce-4', 72, 54, { size: 0.85 }],
      ['stump', 104, 64, { size: 0.7 }],
      ['basket', 47, 80, { size: 1.25 }],
      ['fern', 18, 82, { size: 0.7 }],
    ],
  },
  clearing: {
    terrain: 'forest',
    placed: [
      ['spruce-3', 20, 62, { size: 0.85 }],
      ['spruce-1', 128, 60, { size: 0.85 }],
      ['trunk', 56, 62],
      ['stump', 28, 82, { size: 0.9 }],
      ['stump', 64, 82, { size: 0.8 }],
      ['fern', 46, 82, { size: 0.6 }],
    ],
  },
  'forest-exploration': {
    terrain: 'forest',
    lights: [[70, 58]],
    placed: [
      ['spruce-2', 16, 70, { size: 0.75 }],
      ['spruce-4', 36, 60, { size: 0.9 }],
      ['spruce-3', 62, 50, { size: 0.9 }],
      ['spruce-1', 88, 50, { size: 0.9 }],
      ['spruce-2', 112, 56, { size: 0.9 }],
      ['spruce-4', 134, 68, { size: 0.7 }],
      ['lamp', 70, 62, { size: 0.8 }],
      ['toadstool', 30, 82, { size: 1.1 }],
      ['toadstool', 50, 83, { size: 0.75 }],
      ['fern', 76, 83, { size: 0.7 }],
    ],
  },
  'slash-and-burn': {
    terrain: 'forest',
    lights: [
      [48, 60],
      [82, 68],
    ],
    placed: [
      ['spruce-3', 22, 62, { size: 0.75 }],
      ['spruce-1', 130, 64, { size: 0.7 }],
      ['acre', 72, 84, { size: 1.05 }],
      ['stump', 108, 66, { size: 0.8 }],
      ['campfire', 46, 70, { size: 1 }],
      ['campfire', 82, 76, { size: 0.7 }],
    ],
  },
} as const satisfies Scenes;
