import type { Game } from '../kernel/game.ts';
import type { Thinker } from './bots.ts';
import type { LogEntry } from './entry.ts';
import type { Store } from './store.ts';
import type { HostedTable } from './table.ts';
import type { Time } from './time.ts';

/** Notes what went wrong, in words that somebody who looks after the program can search for. */
export interface Logger {
  error(about: object, words: string): void;
  warn(about: object, words: string): void;
}

/** An entry that is on disk and has been shown. */
export interface StoredEntry {
  readonly entry: LogEntry;
  readonly by: 'person' | 'bot';
  /** Whether the match is over with it. */
  readonly ends: boolean;
  /** Whether other seats were asked at once with this one, and still are or have answered already. */
  readonly amongOthers: boolean;
}

/** What happens after an entry: bots think, people are told, things are counted. */
export type EntryListener = (host: Host, table: HostedTable, stored: StoredEntry) => void;

/** What keeps tables: where matches are stored, and everything around them that a table needs. */
export interface Host extends Time {
  readonly store: Store;
  readonly log: Logger;
  readonly thinker: Thinker;
  /** Called one after another, in this order, with every entry that was stored here. */
  readonly afterEntry: readonly EntryListener[];
  /** How long after the last entry a bot answers at the earliest, in milliseconds. */
  readonly botPause: number;
  /** The rules of a game; nothing if there is no such game here. */
  gameNamed(id: string): Promise<Game | undefined>;
  /** A match has been read from the store, or could not be. */
  readTable?(table: HostedTable, readable: boolean): void;
  /** Who sits at the table, or how it stands, has changed; `reseated` says whether people look with other eyes since then. */
  tableChanged(table: HostedTable, reseated: boolean): void;
  /** The table has been cleared away. */
  tableGone(table: HostedTable): void;
}
