import type { InkName } from '../../inks.ts';

/** A colour by its name, or one that only a single folk wears. */
export type FaceInk = InkName | `#${string}`;

/** One cut of a portrait: colour, path, width of its outline (0 for none), and the outline's colour where it is not ink. */
type Cut = readonly [fill: FaceInk, d: string, line?: number, outline?: FaceInk];

/** A folk from the waist up, in a box of 160 by 200. The coat has the tint of its seat. */
export interface Face {
  /** Cut off by the rim of a piece. */
  readonly body: readonly Cut[];
  /** Horns, ears and hats stick out over the rim. */
  readonly head: readonly Cut[];
  /** The head's middle from the top, and how wide it is drawn in a piece. */
  readonly middle: number;
  readonly span: number;
}

export function oval(x: number, y: number, across: number, down: number): string {
  return `M${x - across} ${y}a${across} ${down} 0 1 0 ${across * 2} 0a${across} ${down} 0 1 0-${across * 2} 0z`;
}
