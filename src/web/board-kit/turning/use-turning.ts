import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { usePlaces } from '../places.tsx';
import { type BestTurn, type GhostCell, ghostCells, hintedTurn, nextTurn, type ReadTilePosition } from './turning.ts';

export interface Turning {
  readonly cells: readonly GhostCell[];
  /** The hovered cell, where the tile is previewed. */
  readonly pointed: GhostCell | undefined;
  point(cell: string | undefined): void;
  /** Turns the tile to the next way it fits: in the hovered cell, or in any cell. */
  turn(by: 1 | -1): void;
}

interface TurningOptions {
  /** The turn shown in a cell until the player turns the tile. */
  readonly best?: BestTurn;
  /** The tile; a different one starts with its own best turn. */
  readonly tile?: unknown;
}

/** Placing a tile by pointing at a cell and turning it. `read` must be the same function each time. */
export function useTurning(read: ReadTilePosition, turnsAround: number, { best, tile }: TurningOptions = {}): Turning {
  const places = usePlaces();
  const [wanted, setWanted] = useState<number | undefined>(undefined);
  const [at, point] = useState<string | undefined>(undefined);
  const [before, setBefore] = useState(tile);
  if (before !== tile) {
    setBefore(tile);
    setWanted(undefined);
  }
  const hinted = hintedTurn(places, read);
  // A hinted position is shown with the hinted turn.
  useEffect(() => {
    if (hinted !== undefined) setWanted(hinted);
  }, [hinted]);
  const cells = ghostCells(places, read, wanted, turnsAround, best);
  // A single cell need not be pointed at.
  const pointed = cells.find(({ cell }) => cell === at) ?? (cells.length === 1 ? cells[0] : undefined);
  return {
    cells,
    pointed,
    point,
    turn(by) {
      const turns = pointed?.turns ?? cells.flatMap((each) => each.turns);
      setWanted(nextTurn(turns, pointed?.turn ?? wanted ?? 0, by, turnsAround));
    },
  };
}

/** The attributes of a cell's preview: hovering shows the tile; touch shows it by the first tap. */
export function useGhost({ pointed, point }: Turning, cell: string) {
  const touched = useRef(false);
  const isPointed = pointed?.cell === cell;
  return {
    onClickCapture(event: MouseEvent) {
      if (!touched.current || isPointed) return;
      event.stopPropagation();
      point(cell);
    },
    onPointerDown(event: PointerEvent) {
      touched.current = event.pointerType === 'touch';
    },
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType === 'mouse') point(cell);
    },
    onFocus() {
      if (!touched.current) point(cell);
    },
  };
}
