import { AREAS, type Rectangle } from '../box/areas.ts';
import type { Area } from '../box/map.ts';

/** Where a figure stands on the map, in cells: its left upper corner and how large it is drawn. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const LARGEST = 0.92;
/** Where names, coins and the mark of the holder are. */
export const HEAD = 0.36;
const FOOT = 0.44;
const SIDE = 0.1;

/** The part of each area where figures stand. */
function floorOf(area: Area, nameHeight: number): Rectangle {
  const { type, rectangles } = AREAS[area] as (typeof AREAS)[number];
  const [x, y, width, height] = rectangles[0];
  const head = type === 'room' ? nameHeight : SIDE;
  const foot = type === 'room' ? FOOT : SIDE;
  return [x + SIDE, y + head, width - 2 * SIDE, height - head - foot];
}

/** CT-1.13: around the pit, the band with the gold last. */
const RING: readonly Rectangle[] = [
  [6.08, 9.08, 2.9, 0.84],
  [6.08, 7, 0.84, 2],
  [9.08, 7, 0.84, 2],
  [6.08, 6.42, 3.84, 0.5],
];
const RING_PLACES = [3, 2, 2] as const;

/** Lets so many figures stand in an area, below its name: as large as they fit, in rows. */
export function stand(area: Area, count: number, nameHeight = HEAD): readonly Spot[] {
  if (AREAS[area]?.id === 'throne-ring') return standAround(count);
  return standIn(floorOf(area, nameHeight), count);
}

function standAround(count: number): readonly Spot[] {
  const spots: Spot[] = [];
  let left = count;
  for (const [index, band] of RING.entries()) {
    const here = Math.min(left, RING_PLACES[index] ?? left);
    spots.push(...standIn(band, here));
    left -= here;
  }
  return spots;
}

function standIn([x, y, width, height]: Rectangle, count: number): readonly Spot[] {
  if (count === 0) return [];
  const { columns, size } = bestRows(width, height, count);
  const rows = Math.ceil(count / columns);
  const top = y + (height - rows * size) / 2;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const left = x + (width - inRow * size) / 2;
    return { x: left + (index % columns) * size, y: top + row * size, size };
  });
}

function bestRows(width: number, height: number, count: number): { columns: number; size: number } {
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const size = Math.min(LARGEST, width / columns, height / Math.ceil(count / columns));
    if (size > best.size + 0.001) best = { columns, size };
  }
  return best;
}
