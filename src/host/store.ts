import type { Seat } from '../kernel/game.ts';

/** What is kept of tables and their matches, wherever that is. Times are milliseconds since 1970; JSON is kept as text. */

/** What there is limited time for at a table, and until when; nothing where there is no hurry. */
export interface StoredClock {
  readonly clock_period: string | null;
  readonly clock_due: number | null;
}

export interface TableRow extends StoredClock {
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
  /** What was told while the match was set up, and who was asked first, one bit for each seat. */
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
}

export interface LogRow {
  readonly table_id: string;
  readonly sequence: number;
  /** Whose entry it is, and how many entries of that seat come before it; no seat's if the rules changed. */
  readonly seat: Seat | null;
  readonly number: number | null;
  readonly entry: string;
  readonly told: string;
  /** The version of the rules by which the entry was accepted. */
  readonly version: number;
  /** Who is asked after it, one bit for each seat; and as far as everybody may know. */
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
  /** Whether nothing before it can be taken back any more. */
  readonly settled: number;
  readonly position: string;
  readonly resigned: string;
}

export interface StoredSeat extends Omit<SeatRow, 'table_id'> {
  /** Name of the person, or of a bot that was given one, and when a person was last here. */
  readonly name: string | null;
  readonly seen: number | null;
  /** Set if that person is a program: its own id once more. */
  readonly program: string | null;
  /** Persons who want a bot to stand in. */
  readonly votes: readonly string[];
}

/** A table with who sits at it, and how its match stands. */
export interface StoredTable {
  readonly row: TableRow;
  readonly seats: readonly StoredSeat[];
  /** Of a match under way: who is asked, one bit for each seat, and who as far as everybody may know. */
  readonly asked: number;
  readonly askedKnown: number;
  /** When the last entry was made, and the last one that everybody may know of. */
  readonly entered: number;
  readonly moved: number;
  /** People who may not chat there. */
  readonly muted: readonly string[];
}

/** A new entry of a match's log, with what belongs on disk together with it. */
export interface Append {
  readonly log: LogRow;
  readonly snapshot?: SnapshotRow;
  readonly end?: { readonly ended: number; readonly places: string };
  /** Who plays on for somebody who has given up. */
  readonly standIn?: { readonly seat: Seat; readonly level: string };
  /** Where the entry begins or ends what there is limited time for. */
  readonly clock?: StoredClock;
}

/** What the beginning of a match adds to its table. */
export interface Start extends StoredClock {
  readonly started: number;
  readonly asked: number;
  readonly opening: string;
  readonly version: number;
  readonly snapshot: SnapshotRow;
}

export interface Store {
  table(id: string): Promise<StoredTable | undefined>;
  /** Begins the match with its first position; false if it has begun already or somebody left meanwhile. */
  start(table: string, start: Start): Promise<boolean>;
  /** Resolves when the entry is on disk; 'taken' if another process had its place in the log first: then nothing was written. */
  append(entry: Append): Promise<'stored' | 'taken'>;
  /** Rows of the log from that place on, up to but without `before`. */
  logFrom(table: string, sequence: number, before?: number): Promise<LogRow[]>;
  /** The seat's entry with that number. */
  entryOf(table: string, seat: Seat, number: number): Promise<LogRow | undefined>;
  /** How many entries of each seat lie before that place of the log. */
  countEntries(table: string, before: number): Promise<{ readonly seat: Seat; readonly entries: number }[]>;
  /** The newest position kept; a settled one if answers before it must not be taken back any more. */
  newestSnapshot(table: string, kind: 'any' | 'settled'): Promise<SnapshotRow | undefined>;
  /** The newest settled position with at most that many moments before it. */
  snapshotBefore(table: string, moments: number): Promise<SnapshotRow | undefined>;
  /** Where in the log the oldest settled position with at least that many moments before it stands. */
  sequenceAfter(table: string, moments: number): Promise<number | undefined>;
  /** Keeps the positions; one that was kept there before gives way only to one of newer rules. */
  saveSnapshots(snapshots: readonly SnapshotRow[]): Promise<void>;
  setRules(table: string, rules: number): Promise<void>;
  /** Sets the deadline, if the one that is stored is still for that period. */
  setClock(table: string, period: string | null, clock: StoredClock): Promise<void>;
  /** Lets a bot of that level play for the owner, or nobody but the owner again. Votes about it are done with. */
  setStandIn(table: string, seat: Seat, level: string | null): Promise<void>;
  /** Notes that the person wants a bot of that level there; whoever votes again may want another. */
  addVote(table: string, seat: Seat, person: string, level: string): Promise<void>;
  /** The levels that those people have voted for. */
  levelsVoted(table: string, seat: Seat, voters: readonly string[]): Promise<string[]>;
  /** Lets a bot play because the others want it; that their votes are kept tells it from one the owner chose. */
  voteIn(table: string, seat: Seat, level: string): Promise<void>;
  /** Resolves when everything written so far is on disk. */
  sync(): Promise<void>;
}
