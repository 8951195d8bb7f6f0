import type { OptionValue, Position } from '../../kernel/game.ts';

/** A table that `npm run shots` photographs: who sits there, and how far the match is played before. */
export interface Scene {
  readonly seats: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** After so many touches of ours (a move of two places takes two; bots answer for the others), or as soon as so many of these elements are on the board. */
  readonly until: { readonly answers: number } | { readonly count: number; readonly of: string };
  /** Where the match is put then, for what is hardly ever come to by playing. */
  readonly position?: () => Position;
  /** Places that are taken first where they glow: how their ids begin. */
  readonly prefers?: string;
  /** Buttons that are pressed before the picture, one after another, by their names. */
  readonly presses?: readonly string[];
}

/** The scenes of a game by name. */
export type Scenes = Readonly<Record<string, Scene>>;
