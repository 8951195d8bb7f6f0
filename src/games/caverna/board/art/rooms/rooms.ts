import type { FurnishingId } from '../ids.ts';
import type { Placed } from '../Piece.tsx';
import type { Wall } from './walls.ts';

export interface Room {
  readonly wall: Wall;
  /** From back to front; the floor is at 70, the cell 130 wide. */
  readonly placed: readonly Placed[];
  /** Where lamps shine. */
  readonly lights: readonly (readonly [x: number, y: number])[];
}

type RoomGroup = Readonly<Partial<Record<FurnishingId, Room>>>;

const DWELLINGS = {
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
      ['sheep', 82, 70, { size: 0.62, flip: true }],
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

const ROOMS_FOR_BEASTS = {
  'cuddle-room': {
    wall: 'moss',
    lights: [[65, 24]],
    placed: [
      ['lamp', 65, 23],
      ['rug', 65, 70, { size: 1.25 }],
      ['cushion', 27, 64, { size: 1.1, tint: 'dusk' }],
      ['cushion', 105, 64, { size: 1.1, tint: 'frost' }],
      ['sheep', 66, 68, { size: 0.82 }],
      ['heart', 34, 34, { size: 0.7 }],
    ],
  },
  'breakfast-room': {
    wall: 'moss',
    lights: [[32, 30]],
    placed: [
      ['lamp', 32, 28],
      ['hay', 108, 70, { size: 0.62 }],
      ['cattle', 88, 70, { size: 0.66 }],
      ['table', 40, 70, { size: 1.05 }],
      ['jug', 30, 49],
      ['food', 47, 42, { size: 0.9 }],
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
    lights: [[96, 30]],
    placed: [
      ['scrolls', 34, 36],
      ['lamp', 98, 28],
      ['desk', 70, 70, { size: 1.15 }],
      ['papers', 58, 45, { size: 1.1 }],
      ['quill', 86, 45],
      ['stool', 28, 70],
    ],
  },
} as const satisfies RoomGroup;

const MAKERS = {
  carpenter: {
    wall: 'clay',
    lights: [[30, 28]],
    placed: [
      ['planks', 106, 70, { size: 0.82 }],
      ['lamp', 30, 28],
      ['saw', 66, 30, { size: 1.05 }],
      ['workbench', 55, 70, { size: 1.05 }],
      ['plane', 50, 47, { size: 1.1 }],
    ],
  },
  'stone-carver': {
    wall: 'clay',
    lights: [[28, 30]],
    placed: [
      ['lamp', 28, 29],
      ['bust', 66, 70, { size: 1.3 }],
      ['chisel', 98, 48, { turn: 60 }],
      ['mallet', 102, 70, { size: 0.9 }],
      ['blocks', 26, 70, { size: 0.8 }],
    ],
  },
  blacksmith: {
    wall: 'clay',
    lights: [[36, 40]],
    placed: [
      ['forge', 38, 70, { size: 0.92 }],
      ['sparks', 88, 42],
      ['anvil', 88, 70, { size: 0.95 }],
      ['hammer', 100, 46, { turn: 64, size: 0.8, flip: true }],
    ],
  },
  miner: {
    wall: 'clay',
    lights: [[98, 28]],
    placed: [
      ['lamp', 98, 28],
      ['pick', 30, 70, { turn: -4, size: 0.9 }],
      ['cart', 92, 70, { size: 1.15, tint: 'coal' }],
      ['donkey', 56, 70, { size: 0.72, flip: true }],
    ],
  },
  builder: {
    wall: 'clay',
    lights: [[98, 30]],
    placed: [
      ['lamp', 78, 26],
      ['bricks', 44, 70, { size: 1.3 }],
      ['ladder', 98, 70],
      ['trowel', 70, 40, { size: 1.2 }],
    ],
  },
  trader: {
    wall: 'clay',
    lights: [[28, 30]],
    placed: [
      ['lamp', 26, 30],
      ['crate', 106, 70, { size: 0.85 }],
      ['wood', 106, 44, { size: 0.8 }],
      ['scales', 62, 49],
      ['desk', 60, 70, { size: 0.95 }],
      ['gold', 49, 30, { size: 0.55 }],
      ['gold', 96, 64, { size: 0.6 }],
    ],
  },
  'wood-supplier': {
    wall: 'clay',
    lights: [[104, 30]],
    placed: [
      ['lamp', 104, 30],
      ['logs', 54, 70, { size: 1.5 }],
      ['stump', 106, 68, { size: 0.9 }],
      ['weapon', 110, 50, { size: 1.1, turn: 20 }],
    ],
  },
  'stone-supplier': {
    wall: 'clay',
    lights: [[26, 30]],
    placed: [
      ['lamp', 26, 30],
      ['stone', 56, 43, { size: 1.2 }],
      ['stone', 78, 42, { size: 1.3 }],
      ['stone', 67, 28, { size: 1.2 }],
      ['bin', 66, 70, { size: 1.3 }],
      ['stone', 106, 61, { size: 1 }],
      ['stone', 24, 62, { size: 0.9 }],
    ],
  },
  'ruby-supplier': {
    wall: 'clay',
    lights: [[65, 34]],
    placed: [
      ['pedestal', 65, 70],
      ['ruby', 65, 29, { size: 1.5 }],
      ['basket', 29, 70],
      ['ruby', 25, 52, { size: 0.75 }],
      ['ruby', 35, 51, { size: 0.7 }],
      ['candle', 102, 67],
    ],
  },
  'dog-school': {
    wall: 'clay',
    lights: [[104, 30]],
    placed: [
      ['board', 38, 52, { size: 1.1 }],
      ['lamp', 104, 30],
      ['dog', 84, 70, { size: 0.86 }],
      ['stool', 28, 70, { size: 0.9 }],
    ],
  },
  quarry: {
    wall: 'clay',
    lights: [[104, 30]],
    placed: [
      ['stairs', 50, 70, { size: 1.1 }],
      ['lamp', 106, 30],
      ['donkey', 92, 70, { size: 0.66 }],
      ['blocks', 50, 70, { size: 0.85 }],
    ],
  },
  seam: {
    wall: 'clay',
    lights: [
      [64, 40],
      [100, 62],
    ],
    placed: [
      ['vein', 64, 62, { size: 0.92 }],
      ['pick', 30, 70, { turn: 16, size: 0.85 }],
      ['basket', 98, 70],
      ['ore', 92, 52, { size: 0.8 }],
      ['ore', 104, 51, { size: 0.85 }],
    ],
  },
} as const satisfies RoomGroup;

const FOOD_CAVES = {
  'slaughtering-cave': {
    wall: 'ember',
    lights: [[64, 24]],
    placed: [
      ['ham', 34, 30, { size: 1.1 }],
      ['ham', 57, 26, { size: 1.2 }],
      ['sausages', 88, 28, { size: 1.1 }],
      ['block', 72, 70, { size: 1.25 }],
      ['cleaver', 72, 49, { turn: -16 }],
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

const PARLORS = {
  'weaving-parlor': {
    wall: 'wine',
    lights: [[104, 30]],
    placed: [
      ['lamp', 104, 30],
      ['loom', 52, 70, { tint: 'dusk' }],
      ['yarn', 94, 70, { tint: 'linen' }],
      ['yarn', 112, 70, { size: 0.8, tint: 'red' }],
      ['yarn', 103, 57, { size: 0.8, tint: 'frost' }],
    ],
  },
  'milking-parlor': {
    wall: 'wine',
    lights: [[28, 30]],
    placed: [
      ['lamp', 28, 30],
      ['cattle', 70, 70, { size: 0.86 }],
      ['stool', 36, 70, { size: 0.8 }],
      ['bucket', 68, 71, { size: 0.85 }],
      ['churn', 111, 70, { size: 0.8 }],
    ],
  },
  'state-parlor': {
    wall: 'wine',
    lights: [
      [34, 40],
      [96, 40],
    ],
    placed: [
      ['banner', 28, 52, { size: 1.1 }],
      ['banner', 102, 52, { size: 1.1 }],
      ['rug', 65, 71, { size: 1.1 }],
      ['throne', 65, 69, { size: 1 }],
      ['candle', 32, 68],
      ['candle', 98, 68],
    ],
  },
  'hunting-parlor': {
    wall: 'wine',
    lights: [[65, 24]],
    placed: [
      ['trophy', 66, 38],
      ['bow', 32, 38, { size: 0.8 }],
      ['shield', 103, 58, { size: 0.85, tint: 'leaf' }],
      ['armchair', 34, 70, { size: 0.7, tint: 'rust' }],
      ['barrel', 100, 70, { size: 0.5 }],
    ],
  },
  'beer-parlor': {
    wall: 'wine',
    lights: [[102, 30]],
    placed: [
      ['lamp', 102, 30],
      ['cask', 38, 68, { size: 1.3 }],
      ['table', 94, 70],
      ['mug', 84, 50],
      ['mug', 102, 50],
    ],
  },
  'blacksmithing-parlor': {
    wall: 'wine',
    lights: [[60, 40]],
    placed: [
      ['lamp', 104, 30],
      ['forge', 26, 70, { size: 0.72 }],
      ['sparks', 72, 42],
      ['anvil', 70, 70, { size: 1.2 }],
      ['ruby', 70, 36],
      ['gold', 108, 62, { size: 0.85 }],
    ],
  },
} as const satisfies RoomGroup;

const STORAGES = {
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
      ['shelf', 46, 40, { size: 1.2 }],
      ['gear', 32, 27, { size: 0.8 }],
      ['hammer', 58, 40, { size: 0.55 }],
      ['gear', 72, 55, { size: 1.05 }],
      ['wheel', 38, 70],
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

const CHAMBERS = {
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
      ['shelf', 44, 42],
      ['food', 34, 34, { size: 0.9 }],
      ['cheese', 54, 42, { size: 0.9 }],
      ['lamp', 80, 24, { size: 0.9 }],
      ['sack', 34, 70, { size: 1.05 }],
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

/** What is in each room; a furnishing without one does not compile. */
export const ROOMS: Record<FurnishingId, Room> = {
  ...DWELLINGS,
  ...ROOMS_FOR_BEASTS,
  ...MAKERS,
  ...FOOD_CAVES,
  ...PARLORS,
  ...STORAGES,
  ...CHAMBERS,
};
