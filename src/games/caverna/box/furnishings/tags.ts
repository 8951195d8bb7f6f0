import { adjacentTo } from '../cells.ts';
import type { Top } from '../tiles.ts';
import { FOLK_FURNISHINGS } from './folks.ts';
import { ROOMS } from './rooms.ts';

const DWELLINGS = ROOMS.flatMap(({ id, tile }): Top[] => (tile.group === 'dwellings' ? [id] : []));

/** The furnishings of a list, and those that take the place of one of them. */
export function withSubstitutes(ids: readonly Top[]): ReadonlySet<Top> {
  return new Set([
    ...ids,
    ...FOLK_FURNISHINGS.flatMap(({ id, tile }): Top[] => (ids.includes(tile.replaces) ? [id] : [])),
  ]);
}

const ALL_DWELLINGS = withSubstitutes([...DWELLINGS, 'entry-dwelling']);

export function isDwelling(top: Top): boolean {
  return ALL_DWELLINGS.has(top);
}

/** CV-11.19 */
export function dwellingsBeside(tops: readonly Top[], cell: number): number {
  let count = 0;
  for (const other of adjacentTo(cell)) if (isDwelling(tops[other] as Top)) count++;
  return count;
}
