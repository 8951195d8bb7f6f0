import type { PlaceKind } from '../ids.ts';
import type { Placed } from '../Piece.tsx';

export type Terrain = 'forest' | 'meadow' | 'rock';

export interface Scene {
  readonly terrain: Terrain;
  /** From back to front, in a box of 148 by 88; the ground is at about 80. */
  readonly placed: readonly Placed[];
  /** What stands before the goods: the near fence. */
  readonly front?: readonly Placed[];
  /** Fires and lanterns. */
  readonly lights?: readonly (readonly [x: number, y: number])[];
  /** Where goods lie, from left to right along the ground; the right of the hill unless it says otherwise. */
  readonly pile?: readonly [left: number, right: number, ground: number];
}

type Scenes = Readonly<Partial<Record<PlaceKind, Scene>>>;

const FOREST = {
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
      ['wood', 40, 56, { turn: -12 }],
      ['wood', 54, 57, { turn: 14 }],
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
      ['mushroom', 30, 82, { size: 1.1 }],
      ['mushroom', 50, 83, { size: 0.75 }],
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

const FARM = {
  sustenance: {
    terrain: 'meadow',
    placed: [
      ['spruce-1', 18, 58, { size: 0.6 }],
      ['acre', 54, 83, { size: 0.86 }],
      ['grain', 22, 57, { size: 1.2 }],
      ['grain', 34, 55, { size: 1.2 }],
      ['grain', 46, 57, { size: 1.2 }],
      ['vegetable', 60, 64, { size: 0.8 }],
      ['vegetable', 74, 66, { size: 0.8 }],
      ['grain', 28, 68, { size: 1.2 }],
      ['grain', 41, 69, { size: 1.2 }],
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
      ['logs', 44, 79, { size: 0.62 }],
      ['ore', 72, 70, { size: 0.9 }],
    ],
  },
  'large-depot': {
    terrain: 'meadow',
    placed: [
      ['shed', 44, 64, { size: 1.05, tint: 'frost' }],
      ['shed', 98, 66, { size: 1, flip: true, tint: 'red' }],
      ['logs', 34, 78, { size: 0.7 }],
      ['blocks', 68, 79, { size: 0.95 }],
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

const ROCK = {
  'ruby-mining': {
    terrain: 'rock',
    lights: [[58, 70]],
    placed: [
      ['adit', 58, 82, { size: 1.05 }],
      ['ruby', 24, 54, { size: 0.8 }],
      ['ruby', 90, 48, { size: 0.9 }],
      ['ruby', 50, 38, { size: 0.75 }],
    ],
  },
  'ruby-delivery': {
    terrain: 'rock',
    lights: [[44, 48]],
    placed: [
      ['donkey', 34, 80, { size: 0.62 }],
      ['cart', 82, 82, { size: 1.15, tint: 'ruby' }],
      ['ruby', 72, 46, { size: 0.8 }],
      ['ruby', 88, 42, { size: 0.9 }],
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
      ['ore', 26, 54, { size: 0.85 }],
      ['ore', 90, 50, { size: 0.9 }],
      ['cart', 60, 84, { size: 0.75, tint: 'coal' }],
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
      ['ore', 68, 62],
      ['stone', 84, 61],
      ['ore', 78, 50, { size: 0.9 }],
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
      ['cart', 54, 84, { size: 0.8, tint: 'stone' }],
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
      ['stone', 82, 76, { size: 0.8 }],
    ],
  },
  'strip-mining': {
    terrain: 'rock',
    placed: [
      ['terrace', 56, 82, { size: 1.1 }],
      ['pick', 34, 56, { size: 0.6, turn: -20 }],
      ['ore', 58, 60, { size: 0.8 }],
      ['stone', 74, 72, { size: 0.8 }],
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

/** One scene for each kind of action space; a kind without one does not compile. */
export const SCENES: Record<PlaceKind, Scene> = { ...FOREST, ...FARM, ...ROCK };
