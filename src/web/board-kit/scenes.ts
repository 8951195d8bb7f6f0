import type { OptionValue, Position } from '../../kernel/game.ts';

/** A table for `npm run shots`: its seats, and how far its match is played before the picture. */
export interface BoardScene {
  readonly seats: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /**
   * The end: after this many touches of ours (a tile and its square are two; bots play the others), or as soon as this
   * many of these elements are on the board.
   */
  readonly until: { readonly answers: number } | { readonly count: number; readonly of: string };
  /** A position to continue from, for situations that play hardly ever reaches. */
  readonly position?: () => Position;
  /** Prefix of the places that are chosen first when they are lit. */
  readonly prefers?: string;
  /** Names of buttons that are pressed before the picture, in order. */
  readonly presses?: readonly string[];
}

/** The scenes of a game by name. */
export type Scenes = Readonly<Record<string, BoardScene>>;
