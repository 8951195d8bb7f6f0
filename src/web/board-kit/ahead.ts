import type { Move } from '../../kernel/game.ts';
import type { PlaceId } from './tabletop.ts';

/** An answer chosen before its question is asked; or a place to choose then, after which the player continues. */
export type Chosen = Move | { readonly at: PlaceId };

/** The step that the answers belong to. Questions of other steps in between are left to the player. */
export interface Within {
  readonly step: string;
  /** Steps that end it: remaining answers are dropped there. */
  readonly until: readonly string[];
}

/** The answers chosen ahead, in order. Without a step no other question may come in between. */
export interface Ahead {
  readonly answers: readonly Chosen[];
  readonly within?: Within;
}
