import type { PlaceState } from '../places.tsx';
import type { PlaceId } from '../tabletop.ts';

/** A way in which a tile may lie: which cell, and how it is turned there. */
interface Lie {
  /** Names the cell on the board. */
  readonly cell: string;
  readonly turn: number;
}

/** Tells which way of lying a place stands for; other places stand for none. */
export type ReadLie = (place: PlaceId) => Lie | undefined;

/** A cell that takes the tile: the turn in which it is shown there, and all in which it fits. */
export interface GhostCell extends Lie {
  readonly turns: readonly number[];
}

type Places = ReadonlyMap<PlaceId, PlaceState>;

/** The best of the turns in which a tile fits into a cell. */
export type BestTurn = (cell: string, turns: readonly number[]) => number;

/**
 * Where the chosen tile fits, each cell with the turn that is nearest to the wanted one, or the best as long as none is wanted: only
 * legal ways are ever shown.
 */
export function ghostCells(
  places: Places,
  read: ReadLie,
  wanted: number | undefined,
  turnsAround: number,
  best: BestTurn = (_, turns) => nextTurn(turns, 0, 1, turnsAround, 0),
): GhostCell[] {
  const byCell = new Map<string, number[]>();
  for (const [place, { mood }] of places) {
    const lie = mood === 'lit' ? read(place) : undefined;
    if (lie === undefined) continue;
    byCell.set(lie.cell, [...(byCell.get(lie.cell) ?? []), lie.turn]);
  }
  return [...byCell].map(([cell, turns]) => ({
    cell,
    turns,
    turn: wanted === undefined ? best(cell, turns) : nextTurn(turns, wanted, 1, turnsAround, 0),
  }));
}

/** The first of the turns from here on in that direction, beginning so many steps away. */
export function nextTurn(turns: readonly number[], from: number, by: 1 | -1, turnsAround: number, begin = 1): number {
  for (let step = begin; step < begin + turnsAround; step++) {
    const turn = (((from + by * step) % turnsAround) + turnsAround) % turnsAround;
    if (turns.includes(turn)) return turn;
  }
  return from;
}

/** The turn that a hint means. */
export function hintedTurn(places: Places, read: ReadLie): number | undefined {
  for (const [place, { hinted }] of places) {
    const lie = hinted ? read(place) : undefined;
    if (lie !== undefined) return lie.turn;
  }
  return undefined;
}
