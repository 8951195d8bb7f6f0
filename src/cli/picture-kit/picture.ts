import type { createColors } from 'picocolors';
import type { Move, Position } from '../../kernel/game.ts';

export type Colours = ReturnType<typeof createColors>;

export interface PictureInput {
  readonly colours: Colours;
  readonly columns: number;
  /** The seat's mark and name, as this reader is shown them. */
  readonly names: readonly string[];
  readonly marks: readonly string[];
  /** What may be answered: number 1 is the first. */
  readonly offers: readonly Move[];
}

/** Draws a game's position with letters. */
export interface Picture<P extends Position = Position, M extends Move = Move> {
  draw(position: P, scene: PictureInput): string[];
  /** Whether the number of this offer stands in the picture, so that no list needs to name it. */
  shows(move: M): boolean;
}

export type Paint = (text: string) => string;

/** How a scene's offers are numbered for somebody who types. */
export function numberOf(scene: PictureInput, fits: (move: Move) => boolean): number | undefined {
  const index = scene.offers.findIndex(fits);
  return index < 0 ? undefined : index + 1;
}
