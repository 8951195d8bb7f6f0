import type { Seat } from '../kernel/game.ts';
import type { CopyOf } from '../protocol/ahead.ts';
import type { NewCall } from './calls.ts';
import type { ClockState } from './clocks/clock-state.ts';

/** The rows that are stored of tables and matches, and the interface of the store. Times are milliseconds since 1970; JSON is stored as text. */

/** The clocks of a match. */
export interface StoredClocks {
  readonly state: ClockState;
  /** When somebody has to look at them again; null if there is nothing to wait for. */
  readonly due: number | null;
  /** Grows by one with every change. */
  readonly revision: number;
}

/** A bot that sits down at a seat in the same write. */
export interface SittingIn {
  readonly seat: Seat;
  readonly level: string;
  readonly at: number;
}

/** A seat that becomes another person's, while it is offered. */
export interface NewOwner {
  readonly seat: Seat;
  readonly from: string;
  readonly to: string;
  readonly at: number;
}

/** What is stored in the same write as clocks that change without an entry. */
export interface WithClocks {
  readonly standIn?: SittingIn;
  /** If the seat is not offered any more, nothing is written. */
  readonly newOwner?: NewOwner;
  readonly calls?: readonly NewCall[];
}

/** The clock of a match that began before clocks had rows of their own. It is read, and never written any more. */
interface EarlierClock {
  readonly clock_period?: string | null | undefined;
  readonly clock_due?: number | null | undefined;
  readonly clock_left?: number | null | undefined;
}

export interface TableRow extends EarlierClock {
  readonly id: string;
  readonly game: string;
  /** The version of the rules that the match began with, and the one it is played by now. */
  readonly version: number;
  readonly rules: number;
  readonly seats: number;
  readonly options: string;
  readonly open: number;
  readonly state: 'gathering' | 'running' | 'over';
  readonly host: string;
  readonly seed: string;
  readonly commitment: string;
  /** The events of the setup as JSON, and the seats asked first, one bit for each. */
  readonly opening: string;
  readonly asked: number;
  readonly made: number;
  readonly started: number | null;
  readonly ended: number | null;
  readonly places: string | null;
  readonly rematch: string | null;
  /** Whether those who only watch may chat. */
  readonly spectators_chat: number;
  readonly hints: number;
  /** How fast it is to be played, as JSON; null if nobody's time is limited. */
  readonly pace: string | null;
  /** 1 if the result counts: then only people play, and each plays alone. */
  readonly rated: number;
  /** Who has seated the players, if not the host: a tournament, or the server for people who waited. Rows kept by browsers lack it. */
  readonly arranged?: 'tournament' | 'waiting' | null | undefined;
  /** Whether the match begins by itself when every seat is taken, or would if nobody wanted to wait; null if its host begins it. */
  readonly begins?: 'full' | 'held' | null | undefined;
  /** When it begins by itself, once every seat is taken. */
  readonly begins_at?: number | null | undefined;
}

export interface SeatRow {
  readonly table_id: string;
  readonly seat: Seat;
  readonly holder: 'nobody' | 'person' | 'bot';
  readonly person: string | null;
  /** Level of a bot from the start. */
  readonly bot: string | null;
  /** Level of a bot that plays while the owner is away. */
  readonly stand_in: string | null;
  /** The person for whom a free seat is kept. */
  readonly kept?: string | null | undefined;
  /** Since when it does; null if that is not known. */
  readonly stand_in_since?: number | null | undefined;
  /** Since when the seat is offered to whoever wants to play on. */
  readonly offered?: number | null | undefined;
}

export interface LogRow {
  readonly table_id: string;
  readonly sequence: number;
  /** The seat, and how many entries of that seat come before; null for a change of rules. */
  readonly seat: Seat | null;
  readonly number: number | null;
  readonly entry: string;
  readonly told: string;
  /** The version of the rules by which the entry was accepted. */
  readonly version: number;
  /** The seats asked after it, one bit for each; exact, and as far as everybody may know. */
  readonly asked: number;
  readonly asked_known: number;
  readonly at: number;
  /** When the last entry was made that everybody may know of: this one, unless it is secret. */
  readonly moved: number;
}

export interface SnapshotRow {
  readonly table_id: string;
  /** How many entries of the log, and how many moments of the match, lie before the position. */
  readonly sequence: number;
  readonly moments: number;
  readonly version: number;
  /** 1 if nothing before it can be undone any more. */
  readonly settled: number;
  readonly position: string;
  readonly resigned: string;
  /** How many of the moments are secret answers of each seat, as a JSON list. Rows of older versions lack it. */
  readonly secret?: string | null | undefined;
}

/** The place of a settled snapshot in the log and in the match. */
export type SnapshotPlace = Pick<SnapshotRow, 'sequence' | 'moments' | 'secret'>;

/** Somebody whose seat another person has taken over. */
export interface FormerOwner {
  readonly person: string;
  readonly name: string;
  readonly until: number;
}

export interface StoredSeat extends Omit<SeatRow, 'table_id'> {
  /** Name of the person or bot, and when the person was last seen. */
  readonly name: string | null;
  readonly seen: number | null;
  /** The house mark that the person has chosen. */
  readonly mark?: string | null;
  /** Name and house mark of the person for whom the seat is kept. */
  readonly kept_name?: string | null;
  readonly kept_mark?: string | null;
  /** The person's id again if it is a program. */
  readonly program: string | null;
  /** What the person is called for, and how: bits by `callBit`; missing where nobody is called. */
  readonly calls?: number;
  /** Persons who want a bot to stand in. */
  readonly votes: readonly string[];
  /** Persons who agree that the seat is offered to others. Browsers' own tables lack it. */
  readonly agreed?: readonly string[];
  /** Those who had the seat before, the first one first, and the length of the log when they lost it. */
  readonly former?: readonly FormerOwner[];
}

/** A table with its seats and the state of its match. */
export interface StoredTable {
  readonly row: TableRow;
  readonly seats: readonly StoredSeat[];
  /** The seats asked, one bit for each; exact, and as far as everybody may know. */
  readonly asked: number;
  readonly publicAsked: number;
  /** When the last entry was made, and the last one that everybody may know of. */
  readonly entered: number;
  readonly moved: number;
  /** When it was archived because nobody had come for long; undefined if it is not. */
  readonly putAway?: number | undefined;
  /** People who may not chat there. */
  readonly muted: readonly string[];
  /** A browser's own table may have begun from a record: how many of its moves were taken from there. */
  readonly playedBefore?: number;
  /** Set if it is a browser's copy of another table, to think ahead on. */
  readonly copyOf?: CopyOf;
  /** Undefined if there has never been anything to measure. */
  readonly clocks?: StoredClocks | undefined;
}

/** A new entry of the log, with the rows that are stored in the same transaction. */
export interface Append {
  readonly log: LogRow;
  /** When the entry before it was made, if known. If the log has another one there, the append fails. */
  readonly after?: number | undefined;
  readonly snapshot?: SnapshotRow;
  readonly end?: { readonly ended: number; readonly places: string };
  /** The bot that plays for a seat that has resigned. */
  readonly standIn?: SittingIn;
  /** The clocks after it, if they change. If somebody else has changed them meanwhile, the append fails. */
  readonly clocks?: StoredClocks;
  /** The calls to those whom the entry concerns. */
  readonly calls?: readonly NewCall[];
}

/** A snapshot to store, and when the entry before it was made. If the log has no such entry, it is not stored. */
export interface KeptPosition {
  readonly snapshot: SnapshotRow;
  readonly after: number | undefined;
}

/**
 * The outcome of an append. 'taken': another process has stored an entry there first, or changed the clocks. 'gap': the entry before is missing, so the
 * store has lost what it had acknowledged. In both cases nothing was written.
 */
export type Outcome = 'stored' | 'taken' | 'gap';

/** What the start of a match changes in its table. */
export interface Start {
  readonly started: number;
  readonly asked: number;
  readonly opening: string;
  readonly version: number;
  readonly snapshot: SnapshotRow;
  /** The calls to those who are asked first. */
  readonly calls?: readonly NewCall[];
  readonly clocks?: StoredClocks;
}

export interface Store {
  table(id: string): Promise<StoredTable | undefined>;
  /** Begins the match with its first position; false if it has begun already or somebody left meanwhile. */
  start(table: string, start: Start): Promise<boolean>;
  /** Resolves when the entry is on disk, or when it is known why it cannot be. */
  append(entry: Append): Promise<Outcome>;
  /** Rows of the log from that sequence on, up to but excluding `before`. */
  logFrom(table: string, sequence: number, before?: number): Promise<LogRow[]>;
  /** The seat's entry with that number. */
  entryOf(table: string, seat: Seat, number: number): Promise<LogRow | undefined>;
  /** How many entries of each seat come before that sequence. */
  countEntries(table: string, before: number): Promise<{ readonly seat: Seat; readonly entries: number }[]>;
  /** The newest snapshot, or the newest settled one. */
  newestSnapshot(table: string, kind: 'any' | 'settled'): Promise<SnapshotRow | undefined>;
  /** The places of all settled snapshots, in the order of the log. */
  settledPlaces(table: string): Promise<SnapshotPlace[]>;
  /** The settled snapshot at that sequence. */
  settledAt(table: string, sequence: number): Promise<SnapshotRow | undefined>;
  /** Stores the snapshots. An existing one is replaced only by one of newer rules. */
  savePositions(positions: readonly KeptPosition[]): Promise<void>;
  /** Sets the version of the rules; never to an older one. */
  setRules(table: string, rules: number): Promise<void>;
  clocks(table: string): Promise<StoredClocks | undefined>;
  /** Sets the clocks, and what belongs to that, if nobody has changed them since the revision before; false otherwise. */
  setClocks(table: string, clocks: StoredClocks, along?: WithClocks): Promise<boolean>;
  /** Sets or removes the stand-in of a seat, and deletes the votes about it. */
  setStandIn(table: string, seat: Seat, level: string | null, at: number): Promise<void>;
  /** Stores the person's vote for a bot of that level; a second vote replaces the first. */
  addVote(table: string, seat: Seat, person: string, level: string): Promise<void>;
  /** The levels that those people have voted for. */
  levelsVoted(table: string, seat: Seat, voters: readonly string[]): Promise<string[]>;
  /** Sets a stand-in that was voted for. The votes are kept: they tell it from one that the owner chose. */
  voteIn(table: string, seat: Seat, level: string, at: number): Promise<void>;
  /** Resolves when everything written so far is on disk. */
  sync(): Promise<void>;
}
