import type { PlaceState } from '../places.tsx';
import type { PlaceId } from '../tabletop.ts';

/** A cell for a tile, and how it is turned there. */
interface TilePosition {
  /** The cell's id on the board. */
  readonly cell: string;
  readonly turn: number;
}

/** Reads the tile position from a place's id; undefined for other places. */
export type ReadTilePosition = (place: PlaceId) => TilePosition | undefined;

/** A cell where the tile fits: the turn in which it is shown, and all in which it fits. */
export interface GhostCell extends TilePosition {
  readonly turns: readonly number[];
}

type Places = ReadonlyMap<PlaceId, PlaceState>;

/** Picks the best turn of a tile in a cell. */
export type BestTurn = (cell: string, turns: readonly number[]) => number;

/** The cells where the chosen tile fits, each with the legal turn nearest to the wanted one, or the best if none is wanted. */
export function ghostCells(
  places: Places,
  read: ReadTilePosition,
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

/** The next legal turn in that direction, starting `begin` steps away. */
export function nextTurn(turns: readonly number[], from: number, by: 1 | -1, turnsAround: number, begin = 1): number {
  for (let step = begin; step < begin + turnsAround; step++) {
    const turn = (((from + by * step) % turnsAround) + turnsAround) % turnsAround;
    if (turns.includes(turn)) return turn;
  }
  return from;
}

/** The turn of the hinted place. */
export function hintedTurn(places: Places, read: ReadTilePosition): number | undefined {
  for (const [place, { hinted }] of places) {
    const lie = hinted ? read(place) : undefined;
    if (lie !== undefined) return lie.turn;
  }
  return undefined;
}
