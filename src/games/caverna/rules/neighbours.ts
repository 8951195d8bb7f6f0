import { adjacentTo, cellOf } from '../box/cells.ts';
import type { Top } from '../box/tiles.ts';
import { isSown, type Player } from '../position.ts';

/** FF-1.9: a forest space of the board with no tile, no Stable and no crop on it. */
export function isEmptyForest(player: Player, cell: number): boolean {
  const { ground, overhang } = cellOf(cell);
  if (ground !== 'forest' || overhang || player.tops[cell] !== 'none') return false;
  return !player.stables.includes(cell) && !isSown(player, cell);
}

export function emptyForests(player: Player): number {
  let empty = 0;
  for (let cell = 0; cell < player.tops.length; cell++) if (isEmptyForest(player, cell)) empty++;
  return empty;
}

/** FF-1.12 */
export function isEmptyCavern(player: Player, cell: number): boolean {
  return player.tops[cell] === 'cavern' && !isSown(player, cell);
}

/** FF-8.3: how many neighbours of the cell pass. */
export function countBeside(player: Player, cell: number, passes: (player: Player, other: number) => boolean): number {
  let count = 0;
  for (const other of adjacentTo(cell)) if (passes(player, other)) count++;
  return count;
}

export function countTopsBeside({ tops }: Player, cell: number, ...kinds: readonly Top[]): number {
  let count = 0;
  for (const other of adjacentTo(cell)) if (kinds.includes(tops[other] as Top)) count++;
  return count;
}

/** FF-1.13, CV-13.22: two neighbours of a cell never belong to one pasture. */
export function pasturesBeside(player: Player, cell: number): number {
  return countTopsBeside(player, cell, 'small-pasture', 'large-pasture');
}
