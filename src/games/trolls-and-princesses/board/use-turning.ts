import { type RefObject, useEffect, useState } from 'react';
import { usePlaces } from '../../../web/board-kit/places.tsx';
import { ROTATIONS } from '../box/tiles.ts';
import { cellOf } from './places.ts';

export interface GhostCell {
  readonly i: number;
  readonly j: number;
  /** The turn in which the tile is shown here. */
  readonly r: number;
  /** All turns in which it fits here. */
  readonly turns: readonly number[];
}

interface Turning {
  readonly cells: readonly GhostCell[];
  /** Turns the tile to the next way in which it fits a cell, forwards or backwards. */
  turn(cell: GhostCell | undefined, by: 1 | -1): void;
}

/** Where the chosen tile fits, and how it is turned in each cell: only legal ways are ever shown. */
export function useTurning(): Turning {
  const places = usePlaces();
  const [wanted, setWanted] = useState(0);
  const hinted = hintedTurn(places);
  // What a hint points at is shown as it is meant.
  useEffect(() => {
    if (hinted !== undefined) setWanted(hinted);
  }, [hinted]);
  const byCell = new Map<string, { i: number; j: number; turns: number[] }>();
  for (const [place, { mood }] of places) {
    const cell = mood === 'lit' ? cellOf(place) : undefined;
    if (cell === undefined) continue;
    const key = `${cell.i} ${cell.j}`;
    const known = byCell.get(key) ?? { i: cell.i, j: cell.j, turns: [] };
    known.turns.push(cell.r);
    byCell.set(key, known);
  }
  const cells = [...byCell.values()].map(({ i, j, turns }) => ({ i, j, turns, r: nearest(turns, wanted) }));
  return {
    cells,
    turn(cell, by) {
      const turns = cell?.turns ?? [...new Set(cells.flatMap((each) => each.turns))];
      const from = cell?.r ?? wanted;
      for (let step = 1; step <= ROTATIONS; step++) {
        const next = (from + by * step + ROTATIONS * step) % ROTATIONS;
        if (turns.includes(next)) return setWanted(next);
      }
    },
  };
}

function hintedTurn(places: ReturnType<typeof usePlaces>): number | undefined {
  for (const [place, { hinted }] of places) {
    const cell = hinted ? cellOf(place) : undefined;
    if (cell !== undefined) return cell.r;
  }
  return undefined;
}

function nearest(turns: readonly number[], wanted: number): number {
  for (let step = 0; step < ROTATIONS; step++) {
    const turn = (wanted + step) % ROTATIONS;
    if (turns.includes(turn)) return turn;
  }
  return turns[0] ?? 0;
}

const NOTCH = 40;
const SWIPE = 26;

const KEYS: Readonly<Record<string, 1 | -1>> = { r: 1, '.': 1, R: -1, ',': -1 };

/** Wheel and swipe over the cells turn the tile, the page does not scroll meanwhile; and keys, wherever the focus is. */
export function useTurningGestures(
  drawing: RefObject<SVGSVGElement | null>,
  active: boolean,
  turn: (by: 1 | -1) => void,
): void {
  useEffect(() => {
    const element = drawing.current;
    if (element === null || !active) return;
    let rolled = 0;
    let start: { x: number; y: number } | undefined;
    const wheel = (event: WheelEvent) => {
      if (event.ctrlKey) return;
      event.preventDefault();
      rolled += event.deltaY;
      if (Math.abs(rolled) < NOTCH) return;
      turn(rolled > 0 ? 1 : -1);
      rolled = 0;
    };
    const down = (event: PointerEvent) => {
      start = event.pointerType === 'mouse' ? undefined : { x: event.clientX, y: event.clientY };
    };
    const up = (event: PointerEvent) => {
      const dx = start === undefined ? 0 : event.clientX - start.x;
      if (start !== undefined && Math.abs(dx) > SWIPE && Math.abs(dx) > Math.abs(event.clientY - start.y)) {
        turn(dx > 0 ? 1 : -1);
      }
      start = undefined;
    };
    const key = (event: KeyboardEvent) => {
      const by = KEYS[event.key];
      const isWriting = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
      if (by === undefined || isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      turn(by);
    };
    addEventListener('keydown', key);
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    return () => {
      removeEventListener('keydown', key);
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
    };
  }, [drawing, active, turn]);
}
