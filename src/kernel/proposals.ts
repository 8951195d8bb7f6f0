import type { Position, Seat } from './game.ts';
import type { Refusal } from './refusal.ts';

/** A proposal of a player to the others: flat plain data like a move. It has no effect on the match. */
export interface Proposal {
  readonly do: string;
}

/**
 * The proposals of a game. Both functions get the public view, so that they cannot leak secrets. The text of a proposal is the
 * message `proposal.<do>`, with its own fields and the `seat` that made it.
 */
export interface Proposals<P extends Position = Position, Id extends string = string> {
  /** The period that proposals are valid for, such as the turn; undefined if nothing can be proposed now. */
  period(view: P): number | undefined;
  /** Why it is not valid now. The proposal is unchecked input. */
  problem(view: P, seat: Seat, proposal: Proposal): Refusal<Id> | undefined;
}

/** A proposal that was made: by which seat, and for which period. */
export interface Proposed {
  readonly seat: Seat;
  readonly period: number;
  readonly proposal: Proposal;
}

/** The message for a proposal. */
export function proposalMessage({ seat, proposal }: Omit<Proposed, 'period'>) {
  return { ...proposal, seat, say: `proposal.${proposal.do}` };
}
