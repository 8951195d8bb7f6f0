import type { Seat } from '../../kernel/game.ts';
import type { GameEvent } from '../../kernel/tell.ts';

/** What is stored of the clocks of a table. Durations are in milliseconds, moments in milliseconds since 1970. */

/** A clock that runs or is stopped. `left` and `free` are as they were when it was last started or stopped. */
export interface TableClock {
  readonly left: number;
  /** When it began to run; null while it stands. */
  readonly since: number | null;
  /** Free time of this decision: it is used up before `left`. */
  readonly free: number;
}

export interface SeatClockState extends TableClock {
  /** The turn after which the seat was last given its increment. */
  readonly turn: string | null;
  /** What others see while answers are secret: a clock that does not tell whether the seat has answered. */
  readonly shown?: TableClock;
  /** When its time ran out, if a bot took over then. */
  readonly up?: number;
}

/** The time that the rules give everybody together, such as for planning. */
export interface PeriodClock extends TableClock {
  readonly period: string;
  /** Whether it has been paused after it began. */
  readonly rested?: true;
}

/** Why clocks stand. They go on when no reason is left. */
export type Pause =
  | { readonly why: 'holiday'; readonly seat: Seat; readonly since: number; readonly until: number }
  /** The host of the table, all who play, or a host of the server has stopped the clocks. */
  | { readonly why: 'host' | 'agreed' | 'server'; readonly since: number }
  /** All who play have agreed to go on at that date. */
  | { readonly why: 'adjourned'; readonly since: number; readonly until: number }
  /** Something is shown that takes a while to watch: until all of these people have seen it, and not longer than that. */
  | { readonly why: 'show'; readonly since: number; readonly until: number; readonly people: readonly string[] }
  /** No player is present. This pauses only the shared time for planning, never the clock of a seat. */
  | { readonly why: 'absent'; readonly since: number };

export interface ClockState {
  /** One for each seat; null for that of a bot, and where the table has no pace. */
  readonly seats: readonly (SeatClockState | null)[];
  readonly period?: PeriodClock;
  readonly pauses: readonly Pause[];
  /** People who would like the clocks to pause. */
  readonly wishes: readonly string[];
  /** The date that somebody proposes to adjourn the match to, and the people who agree. */
  readonly adjourning?: { readonly until: number; readonly by: string; readonly agreed: readonly string[] };
  /** What everybody is to read in the log with the next entry. */
  readonly notes: readonly GameEvent[];
}
