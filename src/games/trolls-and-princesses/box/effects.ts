import type { Resource } from './bonuses.ts';

/** What a spot, a castle, a clan tile or a King's tile does, in parts that the game knows how to carry out. */
export type Effect =
  | { readonly is: 'power'; readonly amount: number }
  | { readonly is: 'gain'; readonly resource: Resource; readonly amount: number }
  | { readonly is: 'cows'; readonly amount: number }
  | { readonly is: 'mine'; readonly resource: Resource; readonly amount: number }
  | { readonly is: 'refill' }
  /** TP-7.5, TP-7.6: so many different trolls, and so many moves with humans, at most. */
  | { readonly is: 'move'; readonly trolls: number; readonly humans: number }
  /** TP-7.4: one cave tile, free of charge. */
  | { readonly is: 'build'; readonly mayStop: boolean }
  /** TP-7.4: one troll card, free of charge. */
  | { readonly is: 'card' };
