import type { Pace } from '../pace.ts';

/** Why nothing happens at a table. */
export type StuckReason = 'unknown-game' | 'newer-rules' | 'unreadable' | 'bot-late' | 'clock-late';

/** A table as a host may know it: what anybody who watches may, and of private ones not where they are. */
export interface HostTable {
  /** Names the table in the host's room, and nowhere else. */
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
