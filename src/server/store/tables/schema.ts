import type { Generated, Selectable } from 'kysely';
import type { SeatRow, TableRow } from '../../../host/store.ts';
import type { WaitingPace } from '../../../protocol/waiting.ts';

interface VotesTable {
  table_id: string;
  seat: number;
  person: string;
  /** The level of the bot that the person wants. */
  level: string | null;
}

/** A player's agreement that the seat is offered to others. */
interface SeatOffersTable {
  table_id: string;
  seat: number;
  person: string;
}

/** Somebody who had a seat before its owner: all entries of the log before `until` are theirs, or those of owners before them. */
interface FormerOwnersTable {
  table_id: string;
  seat: number;
  until: number;
  person: string;
  at: number;
}

/** Somebody who may not chat at a table. */
interface MutesTable {
  table_id: string;
  person: string;
}

interface ChatTable {
  table_id: string;
  id: number;
  person: string;
  name: string;
  text: string;
  at: number;
  /** What is proposed with it, as JSON. */
  proposed: string | null;
}

/** Columns that only the server has: the process that began the match, or stored the entry. */
interface TablesTable extends TableRow {
  readonly node: Generated<string | null>;
  /** When the match was archived because nobody had come for long; null if it is not. */
  readonly put_away: Generated<number | null>;
  /** 1 if the spare snapshots of a finished match have been deleted. */
  readonly trimmed: Generated<number>;
  /** 1 if the result of a finished match has been counted. */
  readonly counted: Generated<number>;
  /** How often counting it has failed; null for never. */
  readonly count_tries: Generated<number | null>;
}

/** Somebody who waits, or waited, for others to play with. */
interface WaitingTable {
  id: string;
  person: string;
  game: string;
  seats: number;
  pace: WaitingPace;
  rated: number;
  /** In milliseconds: after which time bots may take the free seats; null for never. */
  bot_after: number | null;
  /** 1 if they go on waiting when no page of theirs is open. */
  stay: number;
  since: number;
  /** When the waiting ends; an open page puts that off, unless they stay. */
  until: number;
  /** When it ended, and how: they sat down with people alone or also with bots, or nobody was found. */
  ended: number | null;
  outcome: 'people' | 'bots' | 'left' | null;
  table_id: string | null;
  bots: number;
  /** 1 once they have seen what was found. */
  opened: number;
}

/** What somebody has written and drawn for themselves in a match. */
interface NotesTable {
  person: string;
  table_id: string;
  /** The pages, as JSON. */
  pages: string;
  /** Grows by one with every change. */
  revision: number;
  changed: number;
}

export interface TablesSchema {
  tables: TablesTable;
  seats: SeatRow;
  votes: VotesTable;
  seat_offers: SeatOffersTable;
  former_owners: FormerOwnersTable;
  mutes: MutesTable;
  chat: ChatTable;
  waiting: WaitingTable;
  notes: NotesTable;
}

export type StoredTableRow = Selectable<TablesTable>;
export type ChatRow = Selectable<ChatTable>;
export type WaitingRow = Selectable<WaitingTable>;
