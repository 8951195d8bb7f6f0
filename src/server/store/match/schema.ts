import type { Generated, Selectable } from 'kysely';
import type { LogRow, SnapshotRow } from '../../../host/store.ts';

interface LogTable extends LogRow {
  readonly node: Generated<string | null>;
}

/** The clocks of a match, as entries write them. */
export interface ClocksRow {
  table_id: string;
  /** As JSON. */
  state: string;
  /** When somebody has to look at them again. */
  due: number | null;
  /** Grows by one with every change. */
  revision: number;
  /** The length of the log after the last entry that changed them. Changes without an entry are published by a trigger. */
  sequence: number;
}

interface ClocksTable extends ClocksRow {
  /** The process that looks at them, because they are due. */
  node: Generated<string | null>;
}

/** Moves that somebody has planned ahead for a seat. */
interface MovesAheadTable {
  table_id: string;
  seat: number;
  person: string;
  /** How many entries of the seat come before the first of them. */
  seat_entry: number;
  /** As JSON. */
  moves: string;
  /** Why nothing of it will be played any more, as JSON; null while it may be. */
  dropped: string | null;
  made: number;
  /** When somebody has to look whether the seat is asked; null if it was dropped. */
  due: number | null;
  /** The process that looks. */
  node: Generated<string | null>;
}

export interface MatchesSchema {
  log: LogTable;
  snapshots: SnapshotRow;
  clocks: ClocksTable;
  moves_ahead: MovesAheadTable;
}

export type DueClocks = Selectable<ClocksTable>;
export type StoredAhead = Selectable<MovesAheadTable>;
