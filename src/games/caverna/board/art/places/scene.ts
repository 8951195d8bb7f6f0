import type { PlaceKind } from '../ids.ts';
import type { Placed } from '../Piece.tsx';

export type Terrain = 'forest' | 'meadow' | 'rock';

export interface Scene {
  readonly terrain: Terrain;
  /** From back to front, in a box of 148 by 88; the ground is at about 80. */
  readonly placed: readonly Placed[];
  /** What stands before the goods: the near fence. */
  readonly front?: readonly Placed[];
  /** Fires and lanterns. */
  readonly lights?: readonly (readonly [x: number, y: number])[];
  /** Where goods lie, from left to right along the ground; the right of the hill unless it says otherwise. */
  readonly pile?: readonly [left: number, right: number, ground: number];
}

export type Scenes = Readonly<Partial<Record<PlaceKind, Scene>>>;
