import type { Effect } from './effects.ts';

export interface Castle {
  readonly id: string;
  readonly effects: readonly Effect[];
}

/** TP-1.18 */
export const CASTLES = [
  { id: 'castle-refill', effects: [{ is: 'refill' }] },
  { id: 'castle-move-humans', effects: [{ is: 'move', trolls: 0, humans: 3 }] },
  { id: 'castle-move-trolls', effects: [{ is: 'move', trolls: 2, humans: 0 }] },
  { id: 'castle-obsidian', effects: [{ is: 'gain', resource: 'obsidian', amount: 2 }] },
  {
    id: 'castle-obsidian-cow',
    effects: [
      { is: 'gain', resource: 'obsidian', amount: 1 },
      { is: 'cows', amount: 1 },
    ],
  },
  { id: 'castle-cows', effects: [{ is: 'cows', amount: 2 }] },
  { id: 'castle-gold', effects: [{ is: 'gain', resource: 'gold', amount: 1 }] },
  { id: 'castle-diamond', effects: [{ is: 'gain', resource: 'diamond', amount: 1 }] },
  { id: 'castle-power', effects: [{ is: 'power', amount: 2 }] },
  { id: 'castle-build', effects: [{ is: 'build', mayStop: true }] },
] as const satisfies readonly Castle[];

export type CastleId = (typeof CASTLES)[number]['id'];

export const NO_CASTLE = -1;
