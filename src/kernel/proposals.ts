import type { Position, Seat } from './game.ts';
import type { Refusal } from './refusal.ts';

/** What a player proposes to the others: flat plain data like a move, but only talk. No rule reads it, and it binds nobody. */
export interface Proposal {
  readonly do: string;
}

/**
 * Which proposals players of a game can make. Both functions are given what everybody may see, so nothing secret can come of
 * them. A proposal is put into words by the message `proposal.<do>`, with its own fields and the `seat` that made it.
 */
export interface Proposals<P extends Position = Position> {
  /** What proposals are for now, such as the turn: they vanish when it is over. Nothing where there is nothing to propose. */
  period(view: P): number | undefined;
  /** Why it makes no sense now. It may be anything that was sent. */
  problem(view: P, seat: Seat, proposal: Proposal): Refusal | undefined;
}

/** A proposal that was made: by whom, and what it was for. */
export interface Proposed {
  readonly seat: Seat;
  readonly period: number;
  readonly proposal: Proposal;
}

/** Message id and parameters that put it into words. */
export function wordsOf({ seat, proposal }: Omit<Proposed, 'period'>) {
  return { ...proposal, seat, say: `proposal.${proposal.do}` };
}
