import type { Move, OptionValue, Position } from '../../../kernel/game.ts';
import type { MatchRecord } from '../../../kernel/record.ts';
import type { CopyOf } from '../../../protocol/ahead.ts';

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
  /** The first moves of a record, with its seed: the table goes on from there. */
  readonly played?: MatchRecord['moves'];
  /** A copy to think ahead on: what a seat sees of another table. What is hidden is dealt anew. */
  readonly ahead?: CopyOf & { readonly view: Position };
}
