import type { Generated, Selectable } from 'kysely';

/** Somebody who may enter the host's room. */
interface HostsTable {
  person: string;
  made: number;
}

/** A link, printed by the command line, that makes whoever follows it a host. */
interface HostLinksTable {
  token_hash: string;
  expires: number;
}

/** A device on which a host has proved who they are, and until when that is enough. */
interface HostDoorsTable {
  device: string;
  until: number;
}

/** What a host has done. Nothing here is ever changed. */
interface HostLogTable {
  id: string;
  at: number;
  /** Null for what was done by the command line. */
  host: string | null;
  /** What the host was called then. */
  name: string;
  what: string;
  /** The person it was done to, if any. */
  about: string | null;
  /** The parameters of the sentence that tells it, as JSON. */
  details: string;
}

export type RestraintKind = 'mute' | 'ban';

/** Somebody who may not chat, or neither chat nor sit down, for a time. */
interface RestraintsTable {
  person: string;
  kind: RestraintKind;
  since: number;
  until: number;
  /** What the host says to them; empty for nothing. */
  why: string;
}

export type ReportOutcome = 'no-fault' | 'mute' | 'ban' | 'name';

/** What somebody has told the host about somebody. */
interface ReportsTable {
  id: string;
  kind: 'chat' | 'name';
  about: string;
  reporter: string;
  table_id: string;
  /** The id of the chat line. */
  line: number | null;
  /** The line or the name, as it was. */
  words: string;
  note: string;
  at: number;
  closed: number | null;
  /** What the host was called who closed it. */
  closer: string | null;
  outcome: ReportOutcome | null;
  /** What that host noted. */
  answer: Generated<string | null>;
}

/** What the host says to everybody. */
interface AnnouncementsTable {
  id: string;
  /** By language, as JSON. */
  texts: string;
  made: number;
  until: number;
}

/** Figures of a day, counted from 1970. */
interface MeasuresTable {
  day: number;
  /** The most people that were there at once. */
  people: number;
  running: number;
  /** Entries of matches, and how long storing them took altogether and at most. */
  entries: number;
  stored_ms: number;
  worst_ms: number;
  /** The size of the database. */
  bytes: number;
}

export interface HostRoomSchema {
  hosts: HostsTable;
  host_links: HostLinksTable;
  host_doors: HostDoorsTable;
  host_log: HostLogTable;
  restraints: RestraintsTable;
  reports: ReportsTable;
  announcements: AnnouncementsTable;
  measures: MeasuresTable;
}

export type RestraintRow = Selectable<RestraintsTable>;
export type ReportRow = Selectable<ReportsTable>;
export type HostLogRow = Selectable<HostLogTable>;
export type MeasureRow = Selectable<MeasuresTable>;
