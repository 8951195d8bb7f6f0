import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { usePlaces } from '../places.tsx';
import { type BestTurn, type GhostCell, ghostCells, hintedTurn, nextTurn, type ReadLie } from './turning.ts';

export interface Turning {
  readonly cells: readonly GhostCell[];
  /** The cell that is pointed at: there the tile is shown as it would lie. */
  readonly pointed: GhostCell | undefined;
  point(cell: string | undefined): void;
  /** Turns the tile to the next way in which it fits, in the cell that is pointed at or wherever it fits at all. */
  turn(by: 1 | -1): void;
}

interface Wishes {
  /** How the tile is shown in a cell until somebody turns it. */
  readonly best?: BestTurn;
  /** The tile: another one begins anew. */
  readonly tile?: unknown;
}

/** A tile that is laid by pointing at a cell and turning it there. `read` has to be the same function each time. */
export function useTurning(read: ReadLie, turnsAround: number, { best, tile }: Wishes = {}): Turning {
  const places = usePlaces();
  const [wanted, setWanted] = useState<number | undefined>(undefined);
  const [at, point] = useState<string | undefined>(undefined);
  const [before, setBefore] = useState(tile);
  if (before !== tile) {
    setBefore(tile);
    setWanted(undefined);
  }
  const hinted = hintedTurn(places, read);
  // What a hint points at is shown as it is meant.
  useEffect(() => {
    if (hinted !== undefined) setWanted(hinted);
  }, [hinted]);
  const cells = ghostCells(places, read, wanted, turnsAround, best);
  // Where there is one cell, it need not be pointed at.
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

/** What makes an element the ghost of a cell: pointing shows the tile; a finger, which cannot hover, shows it by its first tap. */
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
