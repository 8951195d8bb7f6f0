import type { Generated, Selectable } from 'kysely';

/** Somebody who may enter the host's room. */
interface HostsTable {
  person: string;
  made: number;
}

/** A link, printed by the command line, that makes the person who follows it a host. */
interface HostLinksTable {
  token_hash: string;
  expires: number;
}

/** A device on which a host has signed in to the host's room, and until when. */
interface HostDoorsTable {
  device: string;
  until: number;
}

/** An action of a host. Append-only. */
interface HostLogTable {
  id: string;
  at: number;
  /** Null for what was done by the command line. */
  host: string | null;
  /** The host's name at that time. */
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
  /** The host's message to them, perhaps empty. */
  why: string;
}

export type ReportOutcome = 'no-fault' | 'mute' | 'ban' | 'name';

/** A report about a person. */
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
  /** The name of the host who closed it. */
  closer: string | null;
  outcome: ReportOutcome | null;
  /** That host's note. */
  answer: Generated<string | null>;
}

/** An announcement to everybody. */
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
