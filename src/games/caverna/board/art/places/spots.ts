import type { Point } from '../../../../../web/look/print/hand.ts';
import type { PlaceKind } from '../ids.ts';
import { SCENES } from './scenes.ts';

/** How high a good is drawn at a place; herds stand in the open and are larger. */
export function goodSize(kind: PlaceKind): number {
  return SCENES[kind].pile ? 31 : 23;
}

/** The middles of so many goods at a place: rows along the ground, the upper ones on the gaps of the lower. */
export function goodSpots(kind: PlaceKind, count: number): readonly Point[] {
  const [left, right, ground] = SCENES[kind].pile ?? [80, 142, 76];
  const size = goodSize(kind);
  const step = SCENES[kind].pile ? size * 0.95 : size * 0.78;
  const across = Math.max(1, Math.floor((right - left) / step));
  const low = Math.min(count, across);
  return Array.from({ length: count }, (_, index): Point => {
    const row = Math.floor(index / across);
    const shift = row % 2 ? -step / 2 : 0;
    const x = right - size / 2 - (low - 1 - (index % across)) * step + shift;
    return [x, ground - size / 2 - row * size * 0.7];
  });
}
