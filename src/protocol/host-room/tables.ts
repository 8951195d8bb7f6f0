import type { Pace } from '../pace.ts';

/** Why nothing happens at a table. */
export type StuckReason = 'unknown-game' | 'newer-rules' | 'unreadable' | 'bot-late' | 'clock-late';

/** A table as hosts are shown it: public information, and no id if the table is private. */
export interface HostTable {
  /** Identifies the table in the host's room alone. */
  readonly handle: string;
  /** The id, if the table is open to all. */
  readonly table?: string;
  readonly game: string;
  readonly version: number;
  readonly state: 'gathering' | 'running' | 'over';
  readonly players: readonly string[];
  readonly pace?: Pace;
  readonly created: number;
  readonly moved: number;
  readonly putAway: boolean;
  /** At a match with clocks: whether a host has stopped them. */
  readonly clocks?: 'go' | 'stopped';
  /** Whether the host sits there, and so may not touch it. */
  readonly mine: boolean;
  readonly stuck?: StuckReason;
}

export interface HostTables {
  readonly tables: readonly HostTable[];
  readonly more: boolean;
}

/** Since when a host has stopped the clocks of all matches, if so. */
export interface HostClocks {
  readonly since?: number;
}
