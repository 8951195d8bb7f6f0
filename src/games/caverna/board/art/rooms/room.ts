import type { FurnishingId } from '../ids.ts';
import type { Placed } from '../Piece.tsx';
import type { Wall } from './walls.ts';

export interface Room {
  readonly wall: Wall;
  /** From back to front; the floor is at 70, the cell 130 wide. */
  readonly placed: readonly Placed[];
  /** Where lamps shine. */
  readonly lights: readonly (readonly [x: number, y: number])[];
}

export type RoomGroup = Readonly<Partial<Record<FurnishingId, Room>>>;
