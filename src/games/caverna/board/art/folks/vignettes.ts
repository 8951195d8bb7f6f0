import type { AbilityId } from '../../../box/folk-sheets.ts';
import type { Placed } from '../Piece.tsx';

interface Vignette {
  readonly on: 'rock' | 'forest' | 'meadow' | 'room' | 'edge';
  /** In a box of 92 by 64, the ground at 60. */
  readonly placed: readonly Placed[];
  /** Crossed out. */
  readonly barred?: true;
  /** A number on a badge at the right. */
  readonly badge?: string;
}

const WILD: readonly Placed[] = [
  ['spruce-2', 14, 62, { size: 0.75 }],
  ['spruce-3', 34, 62, { size: 0.85 }],
  ['spruce-1', 52, 62, { size: 0.7 }],
];
const BEDS: readonly Placed[] = [
  ['bed', 32, 56, { size: 0.85 }],
  ['lamp', 54, 24, { size: 0.7 }],
];
const SINGLE: readonly Placed[] = [
  ['turf', 22, 50, { size: 0.9 }],
  ['acre', 62, 52, { size: 0.5 }],
];
const DUG: readonly Placed[] = [
  ['adit', 26, 56, { size: 0.6 }],
  ['hole', 66, 56, { size: 0.9 }],
];

/** What each ability means, as a small picture. */
export const VIGNETTES: Readonly<Record<AbilityId, Vignette>> = {
  'head-start': {
    on: 'room',
    placed: [
      ['bed', 26, 58, { size: 0.6 }],
      ['head-cave-goblins', 42, 22, { size: 0.2 }],
      ['head-cave-goblins', 58, 14, { size: 0.2 }],
      ['head-cave-goblins', 26, 14, { size: 0.2 }],
    ],
  },
  numerous: {
    on: 'room',
    placed: [4, 32, 60].flatMap((x) => [
      ['head-cave-goblins', x, 8, { size: 0.17 }] as const,
      ['head-cave-goblins', x, 36, { size: 0.17 }] as const,
    ]),
  },
  clumsy: {
    on: 'forest',
    placed: [
      ['wood', 26, 48, { size: 1.1 }],
      ['wood', 46, 48, { size: 1.1 }],
      ['wood', 36, 34, { size: 1.1 }],
      ['wood', 76, 50, { size: 0.9, turn: 40 }],
    ],
    badge: '−1',
  },
  incompetent: {
    on: 'room',
    placed: [
      ['anvil', 30, 56, { size: 0.8 }],
      ['ore', 60, 48],
      ['ore', 76, 50],
      ['weapon', 40, 26, { size: 1.2 }],
    ],
    badge: '+2',
  },
  'grotty-dwellings': { on: 'room', placed: [...BEDS, ['cobweb', 22, 22, { size: 0.8 }]], badge: '0' },
  'sinister-dwellings': { on: 'room', placed: [...BEDS, ['candle', 12, 54]], badge: '0' },
  'goblin-adoption': {
    on: 'room',
    placed: [
      ['hammock', 46, 60, { size: 1, tint: 'dusk' }],
      ['head-goblin', 30, 8, { size: 0.24 }],
    ],
  },
  'deep-mines': {
    on: 'rock',
    placed: [
      ['adit', 36, 58, { size: 0.8 }],
      ['ruby', 74, 40, { size: 1.4 }],
    ],
  },
  'woodland-habitat': {
    on: 'forest',
    placed: [
      ['spruce-2', 10, 62, { size: 0.8 }],
      ['hut', 46, 60, { size: 0.9, tint: 'leaf' }],
      ['spruce-3', 84, 62, { size: 0.8 }],
      ['gemfruit', 22, 52, { size: 0.8 }],
      ['grain', 70, 50],
    ],
  },
  'all-wild': { on: 'edge', placed: WILD.slice(0, 2), badge: '0' },
  'forest-wild': { on: 'forest', placed: WILD, badge: '0' },
  'rock-wild': { on: 'rock', placed: [['boulders', 34, 60, { size: 0.6 }]], badge: '0' },
  'lovers-of-sunlight': {
    on: 'rock',
    placed: [...DUG, ['ruby', 34, 16, { size: 1.1 }], ['ruby', 58, 16, { size: 1.1 }]],
  },
  'no-presents': {
    on: 'forest',
    placed: [
      ['boar', 30, 54, { size: 0.6 }],
      ['food', 68, 44, { size: 1.2 }],
    ],
    barred: true,
  },
  exploitation: {
    on: 'edge',
    placed: [
      ['acre', 26, 54, { size: 0.42 }],
      ['turf', 64, 54, { size: 0.9 }],
      ['food', 52, 18, { size: 0.9 }],
      ['gold', 74, 18, { size: 0.9 }],
    ],
  },
  claustrophobia: { on: 'rock', placed: DUG, barred: true },
  'master-artificers': {
    on: 'room',
    placed: [
      ['wood', 18, 36, { size: 1.3 }],
      ['stone', 54, 28, { size: 1.1 }],
      ['ore', 74, 44, { size: 1.1 }],
    ],
  },
  'delving-deep': {
    on: 'edge',
    placed: [
      ['adit', 22, 60, { size: 0.5 }],
      ['hole', 66, 56, { size: 0.8 }],
      ['gold', 52, 16, { size: 0.9 }],
      ['gold', 74, 16, { size: 0.9 }],
    ],
  },
  'endless-tunnels': {
    on: 'edge',
    placed: [
      ['adit', 22, 60, { size: 0.5 }],
      ['hole', 66, 56, { size: 0.8 }],
      ['gold', 52, 16, { size: 0.9 }],
      ['mushroom', 74, 16, { size: 0.9 }],
    ],
  },
  'stay-underground': { on: 'meadow', placed: SINGLE, barred: true },
  'disinterest-in-nature': { on: 'meadow', placed: SINGLE, barred: true },
  'tireless-diggers': {
    on: 'rock',
    placed: [
      ['adit', 46, 62, { size: 0.9 }],
      ['head-humans', 8, 20, { size: 0.2 }],
      ['head-pale-ones', 52, 18, { size: 0.22 }],
    ],
  },
  'stone-melders': {
    on: 'room',
    placed: [
      ['stone', 34, 42, { size: 1.4 }],
      ['stone', 18, 50],
    ],
    badge: '−1',
  },
  traders: {
    on: 'room',
    placed: [
      ['food', 16, 38],
      ['gold', 46, 38],
      ['stone', 76, 38],
    ],
  },
  lithovores: {
    on: 'room',
    placed: [
      ['table', 46, 60, { size: 0.9 }],
      ['bowl', 46, 40, { size: 1.4 }],
      ['stone', 46, 26, { size: 1.1 }],
    ],
  },
  'big-club': {
    on: 'forest',
    placed: [
      ['wood', 20, 44],
      ['wood', 40, 48],
      ['mallet', 68, 58, { size: 1.6 }],
    ],
    badge: '4',
  },
  'big-sack': { on: 'meadow', placed: [['sack', 34, 60, { size: 1.2 }]], badge: '+1' },
  'bone-crunchers': {
    on: 'room',
    placed: [
      ['bones', 26, 48, { size: 1 }],
      ['food', 60, 42],
      ['food', 76, 46],
    ],
  },
  'small-brain': { on: 'room', placed: [['weapon', 34, 36, { size: 1.9 }]], badge: '10' },
  'big-appetite': {
    on: 'room',
    placed: [
      ['food', 20, 46, { size: 1.1 }],
      ['food', 44, 46, { size: 1.1 }],
      ['food', 68, 46, { size: 1.1 }],
    ],
  },
};
