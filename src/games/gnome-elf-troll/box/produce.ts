import { at } from '../../../kernel/lists.ts';
export const PRODUCE = ['pumpkin', 'apple', 'bean'] as const;
export type Produce = (typeof PRODUCE)[number];
export type Counts = Record<Produce, number>;

/** By name, not by a computed key: that is several times faster, and search asks at every purchase. */
export function countOf(counts: Counts, kind: Produce): number {
  if (kind === 'pumpkin') return counts.pumpkin;
  return kind === 'apple' ? counts.apple : counts.bean;
}

export const ENDS = ['left', 'right'] as const;
export type End = (typeof ENDS)[number];

/** GET-2: tiles of each kind in play, by number of players. */
export const TILES_OF_EACH_KIND: Readonly<Record<number, number>> = { 2: 8, 3: 11, 4: 16 };

export function tilesInPlay(seats: number): number {
  return at(TILES_OF_EACH_KIND, seats);
}

/** GET-2.3 */
export const HAND_SIZE = 3;
