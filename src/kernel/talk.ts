import type { BotSense, Move, Position, Seat } from './game.ts';
import type { Proposal, Proposed } from './proposals.ts';

/** What a bot knows besides its seat's view. */
export interface Company {
  /** The seats that people play. */
  readonly people: readonly Seat[];
  /** The proposals of the current period, in the order they were made. */
  readonly said: readonly Proposed[];
}

/** How the bots of a game take part in the talk of people. Where no person plays, nothing of it is called. */
export interface Talk<P extends Position = Position, Id extends string = string> {
  /** The bot that plans among this company. */
  botIn(company: Company): BotSense<P, Id>;
  /** Changes whenever the seat's bot learns something by talk or by looking on for which it would plan anew. */
  known(view: P, seat: Seat, company: Company): string;
  /** What the seat's bot says now, if anything. It gets the public view, so that nothing secret can come with its words. */
  says(view: P, seat: Seat, company: Company): readonly Proposal[];
  /** Whether the move ends the seat's plan for good. Bots wait with it until people have made theirs. */
  isFinal(move: Move): boolean;
}
