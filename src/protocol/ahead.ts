import type { Move, Question, Seat } from '../kernel/game.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { Pace } from './pace.ts';

/** Moves planned ahead: answers to questions that a seat has not been asked yet. Nobody else is ever sent them. */

/** The most moves that are planned at a time. */
export const MOST_AHEAD = 8;

/** An answer that is given if this very question is asked and the move is on offer. */
export interface MoveAhead {
  readonly question: Question;
  readonly move: Move;
  /** The answer in words, for whoever planned it. */
  readonly label?: Question;
  /** Also only if the seat sees exactly what it foresaw: the fingerprint of its view (`fingerprintOf`). */
  readonly seen?: string;
}

/** Why a planned move was not made. */
type WhyDropped = 'question' | 'offer' | 'seen' | 'acted' | 'seat';

export interface PlanAhead {
  readonly seat: Seat;
  /** How many entries of the seat come before the first of the moves. */
  readonly seatEntry: number;
  readonly moves: readonly MoveAhead[];
  /** Set if nothing of it will be played any more. */
  readonly dropped?: { readonly why: WhyDropped; readonly refusal?: Refusal };
}

/** GET /api/tables/:id/ahead: the plans of the reader's own seats. */
export interface PlansAhead {
  readonly plans: readonly PlanAhead[];
}

/** A table on which somebody thinks ahead: a copy of what one of their seats knows of another one. */
export interface CopyOf {
  readonly table: string;
  readonly seat: Seat;
  readonly seatEntry: number;
}

/**
 * Whether one may think ahead on a copy, and plan moves: in matches by days, rated or not. A copy has no bots, hints or chances, so it
 * is no more than the board laid out a second time.
 */
export function mayPlanAhead(pace: Pace | undefined): boolean {
  return pace?.kind === 'days';
}
