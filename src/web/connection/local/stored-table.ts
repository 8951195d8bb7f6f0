import type { Move, OptionValue } from '../../../kernel/game.ts';

/** The person at this screen. */
export const ME = 'me';

export interface LocalSeat {
  readonly name: string;
  /** Level of the bot at this seat; without it a person at this screen plays. */
  readonly bot?: string;
}

/** The answers of each seat's bot, used as long as they are on offer: for guided matches. */
export type Script = readonly (readonly Move[])[];

/** What is needed to create a local table. */
export interface NewLocalTable {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly LocalSeat[];
  /** A fixed shuffle, for guided matches. */
  readonly seed?: string;
  readonly script?: Script;
}
