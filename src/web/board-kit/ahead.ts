import type { Move } from '../../kernel/game.ts';
import type { PlaceId } from './tabletop.ts';

/** An answer that is chosen before it is asked for; or a place to be chosen then, from which the player goes on. */
export type Chosen = Move | { readonly at: PlaceId };

/** The step that the answers belong to: questions of others in between are the player's. */
export interface Within {
  readonly step: string;
  /** Steps at which it is over: whatever is left then is forgotten. */
  readonly until: readonly string[];
}

/** What was chosen ahead, in the order in which it is asked for. Without a step nothing else comes in between. */
export interface Ahead {
  readonly answers: readonly Chosen[];
  readonly within?: Within;
}
