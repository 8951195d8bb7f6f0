import type { Move, OptionValue } from '../../../kernel/game.ts';

/** The person at this screen. */
export const ME = 'me';

export interface LocalSeat {
  readonly name: string;
  /** Level of the bot that sits here; without it somebody at this screen does. */
  readonly bot?: string;
}

/** What bots answer, seat by seat, as long as that is on offer: for guided matches. */
export type Script = readonly (readonly Move[])[];

/** What has to be known to set up a table in this browser. */
export interface NewLocalTable {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly LocalSeat[];
  /** A fixed shuffle, for guided matches. */
  readonly seed?: string;
  readonly script?: Script;
}
