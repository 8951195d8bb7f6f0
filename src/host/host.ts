import type { Game } from '../kernel/game.ts';
import type { Proposed } from '../kernel/proposals.ts';
import type { Thinker } from './bots/bots.ts';
import type { LogEntry } from './match/entry.ts';
import type { Store } from './store.ts';
import type { HostedTable } from './table.ts';
import type { Time } from './time.ts';

/** The log for whoever operates the program. */
export interface Logger {
  error(about: object, words: string): void;
  warn(about: object, words: string): void;
}

/** An entry that is on disk and has been sent to the watchers. */
export interface StoredEntry {
  readonly entry: LogEntry;
  readonly by: 'person' | 'bot';
  /** Whether it ends the match. */
  readonly ends: boolean;
  /** Whether other seats were asked at the same time, and the same round of answers is still open. */
  readonly amongOthers: boolean;
  /** Whether only its own seat may know of it. */
  readonly hidden: boolean;
  /** Whether it changes the time that the rules give, or why clocks stand. */
  readonly pauses: boolean;
}

/** Called after each entry: starts bots, sends news, counts. */
export type EntryListener = (host: Host, table: HostedTable, stored: StoredEntry) => void;

/** Everything that a table needs from the program that hosts it: the store, time, bots, a log. */
export interface Host extends Time {
  readonly store: Store;
  readonly log: Logger;
  readonly thinker: Thinker;
  /** Called in this order after every entry that this process has stored. */
  readonly afterEntry: readonly EntryListener[];
  /** In milliseconds: the least time between the last entry and a bot's answer. */
  readonly botPause: number;
  /** The newest proposals at a table, in the order they were made; undefined where bots are not to listen. */
  saidAt(table: HostedTable): Promise<readonly Proposed[] | undefined>;
  /** A bot makes a proposal: it is kept and sent like those of people. The caller holds the table's lock. */
  sayAt(table: HostedTable, proposed: Proposed): Promise<void>;
  /** The rules of a game; nothing if there is no such game here. */
  gameNamed(id: string): Promise<Game | undefined>;
  /**
   * The match of the table is played by newer rules, of that version. True if a process that knows them goes on with it: its watchers
   * are led there.
   */
  handsOver?(table: HostedTable, version: number): boolean;
  /** The match of the table goes on by the rules of this process from now on. The caller holds the table's lock. */
  rulesChanged?(table: HostedTable): void;
  /** A match has been read from the store, or could not be. */
  readTable?(table: HostedTable, readable: boolean): void;
  /** The stored table has changed. `reseated` says whether a watcher's seats have changed. */
  tableChanged(table: HostedTable, reseated: boolean): void;
  /** The table has been deleted. */
  tableGone(table: HostedTable): void;
}
