import type { Point } from '../../../../../web/look/print/hand.ts';
import type { FurnishingId } from '../ids.ts';
import { CELL_HEIGHT, CELL_WIDTH } from './cell.ts';

/** Where people lie or stand in their dwelling, at a radius of 20. */
export const BEDS = {
  'entry-dwelling': [
    [61, 46],
    [103, 46],
  ],
  dwelling: [[42, 44]],
  'simple-dwelling-4w2s': [[86, 44]],
  'simple-dwelling-3w3s': [[84, 44]],
  'mixed-dwelling': [[36, 46]],
  'couple-dwelling': [
    [46, 46],
    [84, 46],
  ],
  'additional-dwelling': [[52, 40]],
  'overseers-dwelling': [[40, 44]],
  'goblin-dwelling': [[50, 46]],
} as const satisfies Partial<Record<FurnishingId | 'entry-dwelling', readonly Point[]>>;

/** More than these are drawn as one animal and a number. */
export const HERD = 6;
/** Nobody stands in the fence. */
const EDGE = 33;

/** Where the feet of a herd stand in a pasture of the given size, from back to front; every other row is shifted. */
export function herdSpots(count: number, width = CELL_WIDTH, height = CELL_HEIGHT): readonly Point[] {
  const shown = Math.min(count, HERD);
  const abreast = width > CELL_WIDTH ? 3 : 2;
  const rows = Math.min(height > CELL_HEIGHT ? 3 : 2, Math.max(1, Math.ceil(shown / abreast)), shown);
  const back = rows === 1 ? height * 0.76 : height * (height > CELL_HEIGHT ? 0.42 : 0.62);
  return Array.from({ length: shown }, (_, index): Point => {
    const row = Math.floor((index * rows) / shown);
    const first = Math.ceil((row * shown) / rows);
    const size = Math.ceil(((row + 1) * shown) / rows) - first;
    const shift = rows === 1 ? 0 : row % 2 ? 10 : -10;
    const x = 16 + ((width - 32) * (index - first + 0.5)) / size + shift;
    const y = rows === 1 ? back : back + ((height * 0.84 - back) * row) / (rows - 1);
    return [Math.round(Math.min(width - EDGE, Math.max(EDGE, x))), Math.round(y)];
  });
}
