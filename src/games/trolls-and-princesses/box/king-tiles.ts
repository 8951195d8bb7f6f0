import type { Resource } from './bonuses.ts';
import type { Effect } from './effects.ts';
import type { Form } from './spots.ts';

export interface KingTile {
  readonly id: string;
  /** TP-1.12: edges 0 to 4, clockwise. */
  readonly edges: string;
  /** What the activate action does with it. */
  readonly effects?: readonly Effect[];
  /** Sites in its centre, filled when it is placed. */
  readonly sites?: { readonly resource: Resource; readonly count: number };
  /** Storage spots; on King's tiles they carry no bonus. */
  readonly spots?: readonly Form[];
  /** TP-7.8: how many cards of each totem it stands for in the final scoring. */
  readonly totems?: number;
}

/** TP-1.17 */
export const KING_TILES = [
  { id: 'king-move-trolls', edges: 'o.#.#', effects: [{ is: 'move', trolls: 2, humans: 0 }] },
  { id: 'king-move-troll-human', edges: 'g.#.#', effects: [{ is: 'move', trolls: 1, humans: 1 }] },
  { id: 'king-move-humans', edges: 'o..##', effects: [{ is: 'move', trolls: 0, humans: 3 }] },
  { id: 'king-power', edges: 'g..##', effects: [{ is: 'power', amount: 2 }] },
  { id: 'king-cows', edges: 'o.#.#', effects: [{ is: 'cows', amount: 2 }] },
  { id: 'king-mine-obsidian', edges: 'o.o##', effects: [{ is: 'mine', resource: 'obsidian', amount: 3 }] },
  { id: 'king-mine-gold', edges: 'g.g##', effects: [{ is: 'mine', resource: 'gold', amount: 2 }] },
  { id: 'king-mine-diamond', edges: 'd.#.#', effects: [{ is: 'mine', resource: 'diamond', amount: 1 }] },
  { id: 'king-build', edges: '..#g#', effects: [{ is: 'build', mayStop: false }] },
  { id: 'king-troll-card', edges: '..#o#', effects: [{ is: 'card' }] },
  { id: 'king-refill', edges: 'd..##', effects: [{ is: 'refill' }] },
  { id: 'king-site-obsidian', edges: '.o#.#', sites: { resource: 'obsidian', count: 4 } },
  { id: 'king-site-gold', edges: '.g#.#', sites: { resource: 'gold', count: 3 } },
  { id: 'king-site-diamond', edges: '.d#.#', sites: { resource: 'diamond', count: 2 } },
  { id: 'king-spots-changelings', edges: 'o.#.#', spots: ['changeling', 'changeling'] },
  { id: 'king-spots-changeling-outpost', edges: 'g..##', spots: ['changeling', 'outpost'] },
  { id: 'king-spots-changeling-bell', edges: 'o..##', spots: ['changeling', 'bell'] },
  { id: 'king-spots-bells', edges: 'g.#.#', spots: ['bell', 'bell'] },
  { id: 'king-spots-outpost-bell', edges: 'd..##', spots: ['outpost', 'bell'] },
  { id: 'king-totems', edges: '..o##', totems: 1 },
] as const satisfies readonly KingTile[];
