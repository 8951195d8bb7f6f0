import type { HostLogEntry } from './log.ts';
import type { HostReport } from './reports.ts';
import type { HostTable } from './tables.ts';

/** What a host has imposed on the reader: in the answer to GET /api/me. */
export interface Restraint {
  readonly kind: 'mute' | 'ban';
  readonly until: number;
  /** What the host says about it; empty for nothing. */
  readonly why: string;
}

export interface HostPerson {
  readonly id: string;
  readonly name: string;
  /** Their house mark. */
  readonly mark: string;
  readonly made: number;
  readonly seen: number;
  /** Whether they were seen within the last minutes. */
  readonly here: boolean;
  readonly matches: number;
  readonly host: boolean;
  /** Whether it is a program with a token. */
  readonly program: boolean;
  /** Whether a report about them waits. */
  readonly reported: boolean;
  readonly restraints: readonly Restraint[];
}

export interface HostPeople {
  readonly people: readonly HostPerson[];
  /** How many people there are in all, and whether more of them match than are listed. */
  readonly all: number;
  readonly more: boolean;
}

/** GET /api/host/people/:id, and the answer to everything that is done to somebody. */
export interface HostPersonDetails extends HostPerson {
  readonly tables: readonly HostTable[];
  readonly reports: readonly HostReport[];
  readonly log: readonly HostLogEntry[];
  readonly passkeys: number;
  readonly codes: number;
  readonly devices: number;
}

/** POST /api/host/people/:id/link: signs somebody in who has lost every key. Works once. */
export interface HostPersonLink {
  readonly path: string;
  readonly expires: number;
}
