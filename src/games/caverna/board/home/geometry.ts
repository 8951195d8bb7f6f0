import type { PlaceState } from '../../../../web/board-kit/places.tsx';
import type { PlaceId } from '../../../../web/board-kit/tabletop.ts';
import { CELLS, cellOf, type Ground } from '../../box/cells.ts';
import type { Player } from '../../position.ts';
import { CELL_HEIGHT, CELL_WIDTH } from '../art/home/cell.ts';
import { FIRST_CELL, HALF_HEIGHT } from '../art/home/HomeGround.tsx';
import { cellOn } from '../place-ids.ts';

/** A part of a half, in the units of its drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What of a half is shown where nothing hangs over its edge. */
const EDGE = 8;
const SHOWN: Box = { x: EDGE, y: 0, width: 3 * CELL_WIDTH + 2 * (FIRST_CELL[0] - EDGE), height: HALF_HEIGHT };

/** Where a cell lies within its half. */
export function cellBox(cell: number): Box {
  const { x, y, ground } = cellOf(cell);
  const column = ground === 'forest' ? x - 1 : x - 4;
  return {
    x: FIRST_CELL[0] + column * CELL_WIDTH,
    y: FIRST_CELL[1] + (y - 1) * CELL_HEIGHT,
    width: CELL_WIDTH,
    height: CELL_HEIGHT,
  };
}

/** Two cells side by side, or one. */
export function pairBox(a: number, b: number): Box {
  const [one, other] = [cellBox(a), cellBox(b)];
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: one.x === other.x ? CELL_WIDTH : 2 * CELL_WIDTH,
    height: one.y === other.y ? CELL_HEIGHT : 2 * CELL_HEIGHT,
  };
}

/** The cells of a half that are drawn: all of the board, and those beside it that are covered or could be now. */
export function cellsShown(ground: Ground, player: Player, places: ReadonlyMap<PlaceId, PlaceState>): number[] {
  const wanted = new Set<number>();
  for (const [place, { mood }] of places) {
    const cell = mood === 'blocked' ? undefined : cellOn(place);
    if (cell !== undefined) wanted.add(cell);
  }
  return CELLS.flatMap((cell, number) => {
    if (cell.ground !== ground) return [];
    return !cell.overhang || player.tops[number] !== 'none' || wanted.has(number) ? [number] : [];
  });
}

/** How much of a half has to be shown for these cells; rows of the other half are kept in line. */
export function halfBox(cells: readonly number[], others: readonly number[]): Box {
  const beyond = (all: readonly number[]) => all.filter((cell) => cellOf(cell).overhang).map(cellBox);
  const boxes = beyond(cells);
  const rows = [...boxes, ...beyond(others)];
  const left = Math.min(SHOWN.x, ...boxes.map(({ x }) => x - 5));
  const top = Math.min(SHOWN.y, ...rows.map(({ y }) => y - 5));
  const right = Math.max(SHOWN.x + SHOWN.width, ...boxes.map(({ x, width }) => x + width + 5));
  const bottom = Math.max(SHOWN.y + SHOWN.height, ...rows.map(({ y, height }) => y + height + 5));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Where a box lies within the half, as a style sheet says it. */
export function placed(box: Box, half: Box): React.CSSProperties {
  const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`;
  return {
    left: share(box.x - half.x, half.width),
    top: share(box.y - half.y, half.height),
    width: share(box.width, half.width),
    height: share(box.height, half.height),
  };
}
