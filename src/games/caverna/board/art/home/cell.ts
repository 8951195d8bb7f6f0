import { outline } from '../../../../../web/look/print/forms.ts';

/** A cell of the home board. */
export const CELL_WIDTH = 130;
export const CELL_HEIGHT = 92;

/** A rectangle cut by hand. */
export function plot(x: number, y: number, width: number, height: number, seed: number, spread = 1.6): string {
  return outline(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    seed,
    spread,
    16,
  );
}
