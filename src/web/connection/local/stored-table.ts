import type { Move, OptionValue } from '../../../kernel/game.ts';
import type { Entry } from '../../../kernel/match.ts';

export interface LocalSeat {
  readonly name: string;
  /** Level of the bot that sits here; without it somebody at this screen does. */
  readonly bot?: string;
}

/** What has to be known to set up a table in this browser. */
export interface NewLocalTable {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly LocalSeat[];
  /** A fixed shuffle, for guided matches. */
  readonly seed?: string;
  /** What bots answer, seat by seat, as long as that is on offer: for guided matches. */
  readonly script?: readonly (readonly Move[])[];
}

/** A table as it is kept: everything else follows from it by playing the entries again. */
export interface StoredTable extends NewLocalTable {
  readonly id: string;
  readonly version: number;
  readonly seed: string;
  readonly created: number;
  moved: number;
  /** How many entries the log has had, those taken back included. */
  sequence: number;
  entries: Entry[];
  /** Bots that stand in for people, by seat. */
  standIns: Record<number, string>;
  rematch?: string;
}
